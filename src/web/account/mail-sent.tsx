import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/button.tsx";

interface MailSentProps {
	readonly email: string;
	readonly onBack: () => void;
}

/** In the place of the forms, after signing up where addresses are confirmed first: what to do now. */
export function MailSent({ email, onBack }: MailSentProps) {
	const { t } = useTranslation();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<div className="grid justify-items-start gap-4">
			<h2 ref={heading} tabIndex={-1} className="display-3 outline-none">
				{t("account.mailSent.title")}
			</h2>
			<p className="lead">{t("account.mailSent.text", { email })}</p>
			<p className="text-soft">{t("account.mailSent.help")}</p>
			<Button look="secondary" onClick={onBack}>
				{t("account.mailSent.again")}
			</Button>
		</div>
	);
}
