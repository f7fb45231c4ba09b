import { useTranslation } from "react-i18next";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import type { Result } from "#domain/shared/result.ts";
import { useForm } from "../../shared/use-form.ts";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { PasswordField } from "../password-field.tsx";
import { UnreachableNote } from "../unreachable-note.tsx";

interface SetPasswordFormProps {
	readonly onSet: (password: string) => Promise<Result<null, ProblemCode>>;
	readonly onDone: () => void;
}

/** A new password, by the token of a link. */
export function SetPasswordForm({ onSet, onDone }: SetPasswordFormProps) {
	const { t } = useTranslation();
	const { isBusy, onSubmit, errorOf, reach } = useForm({
		send: ({ password = "" }) => onSet(password),
		onDone,
		fieldOf: {
			"account.password_short": "password",
			"account.password_long": "password",
			"account.password_common": "password",
			"account.password_is_email": "password",
		},
	});
	return (
		<form noValidate onSubmit={(event) => void onSubmit(event)} className="grid w-full max-w-md gap-5">
			<PasswordField
				label={t("links.reset.password")}
				autoComplete="new-password"
				hasRules
				error={errorOf("password")}
			/>
			<UnreachableNote reach={reach} />
			<SubmitButton
				isBusy={isBusy}
				busyLabel={t("links.reset.setting")}
				className="justify-self-start max-sm:w-full"
			>
				{t("links.reset.set")}
			</SubmitButton>
		</form>
	);
}
