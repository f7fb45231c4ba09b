import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import type { Result } from "#domain/shared/result.ts";
import { useProblem } from "../../shared/use-problem.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { useToast } from "../../ui/toast.tsx";

interface UnverifiedNoteProps {
	readonly email: string;
	readonly onResend: () => Promise<Result<null, ProblemCode>>;
}

/** Says that an address is not confirmed yet, and sends its link again. */
export function UnverifiedNote({ email, onResend }: UnverifiedNoteProps) {
	const { t } = useTranslation();
	const toast = useToast();
	const problem = useProblem();
	const [isBusy, setBusy] = useState(false);
	const resend = async (): Promise<void> => {
		if (isBusy) return;
		setBusy(true);
		const sent = await onResend();
		setBusy(false);
		if (sent.ok)
			toast({
				tone: "success",
				title: t("ownAccount.unverified.sent"),
				description: t("ownAccount.unverified.sentText", { email }),
			});
		else toast({ tone: "destructive", title: problem(sent.code) });
	};
	return (
		<Alert title={t("ownAccount.unverified.title")}>
			<p className="wrap-anywhere">{t("ownAccount.unverified.text", { email })}</p>
			<Button
				look="secondary"
				aria-disabled={isBusy || undefined}
				className="mt-2 justify-self-start"
				onClick={() => void resend()}
			>
				{t(isBusy ? "ownAccount.unverified.busy" : "ownAccount.unverified.resend")}
			</Button>
		</Alert>
	);
}
