import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ageBands } from "#domain/account/age-band.ts";
import type { SignUpDraft } from "#domain/account/forms.ts";
import { roles } from "#domain/account/role.ts";
import type { Session } from "#domain/account/session.ts";
import { type Draft, type FormMutation, useForm } from "../shared/forms/use-form.ts";
import { useReaderOfRole } from "../shared/i18n/use-language.ts";
import { SubmitButton } from "../ui/submit-button.tsx";
import { TextField } from "../ui/text-field.tsx";
import { fieldOfPerson } from "./field-of-person.ts";
import { AgeFields, NameFields, PasswordField, RadioField, UnreachableNote } from "./fields.tsx";

interface SignUpFormProps {
	readonly draft: Draft;
	/** The account is real: passwords have rules, and students say how old they are. */
	readonly isReal: boolean;
	readonly mutation: FormMutation<SignUpDraft, Session | null>;
	readonly onDone: (session: Session | null, draft: Draft) => void;
}

const signUpDraft = ({
	firstName = "",
	lastName = "",
	email = "",
	password = "",
	guardianEmail = "",
	role,
	ageBand,
}: Draft): SignUpDraft => ({
	firstName,
	lastName,
	email,
	password,
	role: roles.find((one) => one === role) ?? null,
	ageBand: ageBands.find((one) => one === ageBand) ?? null,
	guardianEmail,
});

/** The role that is selected in a form, also if it was selected before hydration. */
const useChosenRole = (form: RefObject<HTMLFormElement | null>, atFirst: string | undefined) => {
	const [role, setRole] = useState(atFirst);
	useEffect(() => {
		const chosen = form.current && new FormData(form.current).get("role");
		if (typeof chosen === "string") setRole(chosen);
	}, [form]);
	return [role, setRole] as const;
};

/** Name, address, password and role of a new account; students add their age. */
export function SignUpForm({ draft, isReal, mutation, onDone }: SignUpFormProps) {
	const { t } = useTranslation();
	const form = useRef<HTMLFormElement>(null);
	const [role, setRole] = useChosenRole(form, draft.role);
	useReaderOfRole(roles.find((one) => one === role) ?? null);
	const { isBusy, onSubmit, errorOf, status } = useForm({
		schema: async () => (await import("#contract/account.ts")).signUpSchema,
		mutation,
		toRequest: signUpDraft,
		onDone,
		problemOf: { role: "account.role_required" },
		untrimmed: ["password"],
		fieldOf: fieldOfPerson,
	});
	return (
		<form
			method="dialog"
			ref={form}
			noValidate
			onSubmit={onSubmit}
			onChange={({ target }) => {
				if (target instanceof HTMLInputElement && target.name === "role") setRole(target.value);
			}}
			className="grid gap-5"
		>
			<NameFields firstName={draft.firstName} lastName={draft.lastName} errorOf={errorOf} />
			<TextField
				label={t("account.email")}
				name="email"
				type="email"
				autoComplete="email"
				required
				defaultValue={draft.email}
				error={errorOf("email")}
			/>
			<PasswordField
				autoComplete="new-password"
				hasRules={isReal}
				defaultValue={draft.password}
				error={errorOf("password")}
			/>
			<RadioField
				name="role"
				label={t("account.role")}
				options={roles.map((value) => ({ value, label: t(`account.roles.${value}`) }))}
				defaultValue={draft.role}
				error={errorOf("role")}
			/>
			{isReal && role === "student" ? (
				<AgeFields ageBand={draft.ageBand} guardianEmail={draft.guardianEmail} errorOf={errorOf} />
			) : null}
			<UnreachableNote status={status} />
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
