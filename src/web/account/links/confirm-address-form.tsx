import { useTranslation } from "react-i18next";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import type { Result } from "#domain/shared/result.ts";
import { useForm } from "../../shared/use-form.ts";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { PasswordField } from "../password-field.tsx";
import { UnreachableNote } from "../unreachable-note.tsx";

interface ConfirmAddressFormProps {
	/** Whoever is signed in to the account has proven the password already. */
	readonly needsPassword: boolean;
	readonly onConfirm: (password: string | null) => Promise<Result<null, ProblemCode>>;
	readonly onDone: () => void;
}

/** Confirms an address by a press of a button: a mail scanner that only opens the link confirms nothing. */
export function ConfirmAddressForm({ needsPassword, onConfirm, onDone }: ConfirmAddressFormProps) {
	const { t } = useTranslation();
	const { isBusy, onSubmit, errorOf, reach } = useForm({
		send: ({ password }) => onConfirm(needsPassword ? (password ?? "") : null),
		onDone,
		fieldOf: { "account.password_wrong": "password" },
		problemOf: { password: "account.password_wrong" },
		untrimmed: ["password"],
	});
	return (
		<form noValidate onSubmit={(event) => void onSubmit(event)} className="grid w-full max-w-md gap-5">
			{needsPassword ? <PasswordField autoComplete="current-password" error={errorOf("password")} /> : null}
			<UnreachableNote reach={reach} />
			<SubmitButton
				isBusy={isBusy}
				busyLabel={t("links.verify.confirming")}
				className="justify-self-start max-sm:w-full"
			>
				{t("links.verify.confirm")}
			</SubmitButton>
		</form>
	);
}
