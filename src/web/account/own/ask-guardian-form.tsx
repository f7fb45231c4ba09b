import { useTranslation } from "react-i18next";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import type { Result } from "#domain/shared/result.ts";
import { useForm } from "../../shared/use-form.ts";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useToast } from "../../ui/toast.tsx";
import { UnreachableNote } from "../unreachable-note.tsx";

/** How a parent or guardian is asked by e-mail. */
export interface AskingGuardian {
	readonly onAsk: (guardianEmail: string) => Promise<Result<null, ProblemCode>>;
	/** Called when somebody was asked, and when they turned out to have answered meanwhile. */
	readonly onAsked: () => void;
}

interface AskGuardianFormProps extends AskingGuardian {
	/** Who was asked before. */
	readonly email: string | null;
	readonly submit: string;
	/** What is said of the message that went to this address. */
	readonly sentText: (guardianEmail: string) => string;
}

/** Asks a parent or guardian by e-mail, at the same address as before or another. */
export function AskGuardianForm({ email, submit, sentText, onAsk, onAsked }: AskGuardianFormProps) {
	const { t } = useTranslation();
	const toast = useToast();
	const { isBusy, onSubmit, errorOf, reach } = useForm({
		send: async ({ guardianEmail = "" }) => {
			const asked = await onAsk(guardianEmail);
			if (!asked.ok && asked.code === "billing.guardian_confirmed") onAsked();
			return asked;
		},
		onDone: (_, { guardianEmail = "" }) => {
			toast({
				tone: "success",
				title: t("ownAccount.guardian.asked"),
				description: sentText(guardianEmail.trim()),
			});
			onAsked();
		},
		fieldOf: {
			"account.guardian_email_required": "guardianEmail",
			"account.guardian_email_own": "guardianEmail",
			"forms.email_invalid": "guardianEmail",
		},
	});
	return (
		<form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-5">
			<TextField
				label={t("ownAccount.guardian.address")}
				name="guardianEmail"
				type="email"
				autoComplete="off"
				required
				defaultValue={email ?? ""}
				error={errorOf("guardianEmail")}
			/>
			<UnreachableNote reach={reach} />
			<SubmitButton
				look="secondary"
				isBusy={isBusy}
				busyLabel={t("ownAccount.guardian.busy")}
				className="justify-self-start max-sm:w-full"
			>
				{submit}
			</SubmitButton>
		</form>
	);
}
