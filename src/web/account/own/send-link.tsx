import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import type { Result } from "#domain/shared/result.ts";
import { useProblem } from "../../shared/use-problem.ts";
import { Button } from "../../ui/button.tsx";
import { useToast } from "../../ui/toast.tsx";

interface SendLinkProps {
	readonly email: string;
	readonly onSend: () => Promise<Result<null, ProblemCode>>;
}

/** Has a parent or guardian mailed their link again, by which they can withdraw. */
export function SendLink({ email, onSend }: SendLinkProps) {
	const { t } = useTranslation();
	const toast = useToast();
	const problem = useProblem();
	const [isBusy, setBusy] = useState(false);
	const send = async (): Promise<void> => {
		if (isBusy) return;
		setBusy(true);
		const sent = await onSend();
		setBusy(false);
		if (!sent.ok) return void toast({ tone: "destructive", title: problem(sent.code) });
		toast({
			tone: "success",
			title: t("ownAccount.guardian.asked"),
			description: t("ownAccount.unverified.sentText", { email }),
		});
	};
	return (
		<Button
			look="secondary"
			className="justify-self-start"
			aria-disabled={isBusy || undefined}
			onClick={() => void send()}
		>
			{t("ownAccount.guardian.sendLink")}
		</Button>
	);
}
