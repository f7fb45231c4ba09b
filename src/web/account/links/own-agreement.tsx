import { useTranslation } from "react-i18next";
import type { OtherAdult } from "#contract/account-links.ts";
import type { Agreement } from "#domain/account/two-adults.ts";
import { useApiMutation } from "../../api/api.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { AdultForm } from "../adult-form.tsx";

interface OwnAgreementProps {
	readonly about: Agreement;
	/** The token of the link of an adult who has agreed. */
	readonly token: string;
	/** The student's first name. */
	readonly name: string;
	/** The consent status of the other adult. */
	readonly other: OtherAdult;
}

/** For an adult who has agreed: whether another has, an invitation of one, and an address of their own that changed. */
export function OwnAgreement({ about, token, name, other }: OwnAgreementProps) {
	const { t } = useTranslation();
	const locale = useLocale();
	const requestFor = (email: string) => ({ body: { token, about, email, locale } });
	const invite = useApiMutation("POST /api/account/second-adult/by-link");
	const move = useApiMutation("POST /api/account/adult-address/by-link");
	const words = (what: "invite" | "move") =>
		({
			title: t(`links.consent.two.${what}.title`),
			text: t(`links.consent.two.${what}.text`, { name }),
			label: t(`links.consent.two.${what}.label`),
			submit: t(`links.consent.two.${what}.submit`),
			busy: t("links.consent.giving"),
			sent: t("links.consent.two.sent"),
			sentText: (email: string) => t(`links.consent.two.${what}.sentText`, { email }),
		}) as const;
	return (
		<div className="grid w-full max-w-xl gap-0 border-b border-hairline">
			{other === "none" ? null : <p className="measure pb-4">{t(`links.consent.two.${other}`, { name })}</p>}
			{other === "agreed" ? null : (
				<AdultForm mutation={invite} requestFor={requestFor} {...words("invite")} />
			)}
			<AdultForm mutation={move} requestFor={requestFor} {...words("move")} />
		</div>
	);
}
