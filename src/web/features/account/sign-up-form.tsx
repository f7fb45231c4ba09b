import { useTranslation } from "react-i18next";
import type { SignUpDraft } from "#domain/account/forms.ts";
import { roles } from "#domain/account/role.ts";
import type { Session } from "#domain/account/session.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import type { Result } from "#domain/shared/result.ts";
import { type Draft, useForm } from "../../lib/use-form.ts";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { PasswordField } from "./password-field.tsx";
import { RoleField } from "./role-field.tsx";

interface SignUpFormProps {
	readonly draft: Draft;
	readonly onSend: (form: SignUpDraft) => Promise<Result<Session, ProblemCode>>;
	readonly onDone: () => void;
}

const signUpDraft = ({
	firstName = "",
	lastName = "",
	email = "",
	password = "",
	role,
}: Draft): SignUpDraft => ({
	firstName,
	lastName,
	email,
	password,
	role: roles.find((one) => one === role) ?? null,
});

/** Who somebody is and as what they sign up. */
export function SignUpForm({ draft, onSend, onDone }: SignUpFormProps) {
	const { t } = useTranslation();
	const { isBusy, onSubmit, errorOf } = useForm({
		schema: async () => (await import("#contract/account.ts")).signUpSchema,
		send: (form) => onSend(signUpDraft(form)),
		onDone,
		problemOf: { role: "account.role_required" },
		untrimmed: ["password"],
	});
	return (
		<form noValidate onSubmit={onSubmit} className="grid gap-5">
			<div className="grid items-start gap-5 sm:grid-cols-2">
				<TextField
					label={t("account.firstName")}
					name="firstName"
					autoComplete="given-name"
					required
					defaultValue={draft.firstName}
					error={errorOf("firstName")}
				/>
				<TextField
					label={t("account.lastName")}
					name="lastName"
					autoComplete="family-name"
					required
					defaultValue={draft.lastName}
					error={errorOf("lastName")}
				/>
			</div>
			<TextField
				label={t("account.email")}
				name="email"
				type="email"
				autoComplete="email"
				required
				defaultValue={draft.email}
				error={errorOf("email")}
			/>
			<PasswordField autoComplete="new-password" defaultValue={draft.password} error={errorOf("password")} />
			<RoleField defaultValue={draft.role} error={errorOf("role")} />
			<SubmitButton
				isBusy={isBusy}
				busyLabel={t("account.signup.busy")}
				className="justify-self-start max-sm:w-full"
			>
				{t("account.signup.submit")}
			</SubmitButton>
		</form>
	);
}
