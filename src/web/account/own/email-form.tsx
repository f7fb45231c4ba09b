import { useTranslation } from "react-i18next";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import type { Result } from "#domain/shared/result.ts";
import { useForm } from "../../shared/use-form.ts";
import { Alert } from "../../ui/alert.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useToast } from "../../ui/toast.tsx";
import { PasswordField } from "../password-field.tsx";
import { UnreachableNote } from "../unreachable-note.tsx";
import { Setting } from "./setting.tsx";

interface EmailFormProps {
	readonly email: string;
	/** The address that waits to be confirmed. */
	readonly newEmail: string | null;
	readonly onAsk: (change: { email: string; password: string }) => Promise<Result<null, ProblemCode>>;
	readonly onAsked: () => void;
}

/** Another address: nothing changes before it is confirmed. */
export function NewEmailForm({ email, newEmail, onAsk, onAsked }: EmailFormProps) {
	const { t } = useTranslation();
	const toast = useToast();
	const { isBusy, onSubmit, errorOf, reach } = useForm({
		send: ({ newEmail: typed = "", emailPassword = "" }) =>
			onAsk({ email: typed.trim(), password: emailPassword }),
		onDone: (_, { newEmail: typed = "" }) => {
			toast({
				tone: "success",
				title: t("ownAccount.email.asked"),
				description: t("ownAccount.email.askedText", { email: typed.trim() }),
			});
			onAsked();
		},
		fieldOf: {
			"forms.required": "newEmail",
			"forms.email_invalid": "newEmail",
			"account.email_same": "newEmail",
			"account.guardian_email_own": "newEmail",
			"account.password_wrong": "emailPassword",
		},
		untrimmed: ["emailPassword"],
	});
	return (
		<Setting title={t("ownAccount.email.title")} text={t("ownAccount.email.text", { email })}>
			{newEmail === null ? null : (
				<Alert title={t("ownAccount.email.waiting")}>
					<p className="wrap-anywhere">{t("ownAccount.email.waitingText", { email: newEmail })}</p>
				</Alert>
			)}
			<form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-5">
				<TextField
					label={t("ownAccount.email.address")}
					name="newEmail"
					type="email"
					autoComplete="off"
					required
					error={errorOf("newEmail")}
				/>
				<PasswordField
					name="emailPassword"
					label={t("ownAccount.email.password")}
					autoComplete="current-password"
					error={errorOf("emailPassword")}
				/>
				<UnreachableNote reach={reach} />
				<SubmitButton
					look="secondary"
					isBusy={isBusy}
					busyLabel={t("ownAccount.email.busy")}
					className="justify-self-start max-sm:w-full"
				>
					{t("ownAccount.email.submit")}
				</SubmitButton>
			</form>
		</Setting>
	);
}
