import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { failure, type Result } from "#domain/shared/result.ts";
import { useForm } from "../../shared/use-form.ts";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useToast } from "../../ui/toast.tsx";
import { PasswordField } from "../password-field.tsx";
import { UnreachableNote } from "../unreachable-note.tsx";
import { Setting } from "./setting.tsx";

interface PasswordFormProps {
	/** For password managers: whose password it is. */
	readonly email: string;
	readonly onChange: (change: { current: string; next: string }) => Promise<Result<null, ProblemCode>>;
	/** Called after a change: every other session has ended. */
	readonly onChanged: () => void;
}

/** The present password and a new one. */
export function PasswordForm({ email, onChange, onChanged }: PasswordFormProps) {
	const { t } = useTranslation();
	const toast = useToast();
	// A new round empties the fields, which keep their own text.
	const [round, setRound] = useState(0);
	const { isBusy, onSubmit, errorOf, reach } = useForm({
		send: async ({ current = "", next = "" }) =>
			current === "" ? failure("forms.required") : onChange({ current, next }),
		onDone: () => {
			setRound((before) => before + 1);
			toast({
				tone: "success",
				title: t("ownAccount.password.done"),
				description: t("ownAccount.password.doneText"),
			});
			onChanged();
		},
		fieldOf: {
			"forms.required": "current",
			"account.password_wrong": "current",
			"account.password_same": "next",
			"account.password_short": "next",
			"account.password_long": "next",
			"account.password_common": "next",
			"account.password_is_email": "next",
		},
	});
	return (
		<Setting title={t("ownAccount.password.title")}>
			<form key={round} noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-5">
				<input type="hidden" name="username" autoComplete="username" value={email} readOnly />
				<PasswordField
					label={t("ownAccount.password.current")}
					name="current"
					autoComplete="current-password"
					error={errorOf("current")}
				/>
				<PasswordField
					label={t("ownAccount.password.next")}
					name="next"
					autoComplete="new-password"
					hasRules
					error={errorOf("next")}
				/>
				<UnreachableNote reach={reach} />
				<SubmitButton
					look="secondary"
					isBusy={isBusy}
					busyLabel={t("ownAccount.password.busy")}
					className="justify-self-start max-sm:w-full"
				>
					{t("ownAccount.password.submit")}
				</SubmitButton>
			</form>
		</Setting>
	);
}
