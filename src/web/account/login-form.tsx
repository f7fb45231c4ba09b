import { useTranslation } from "react-i18next";
import type { Login } from "#domain/account/forms.ts";
import type { Session } from "#domain/account/session.ts";
import { LocalLink } from "../shared/local-link.tsx";
import { type Draft, type FormMutation, useForm } from "../shared/use-form.ts";
import { SubmitButton } from "../ui/submit-button.tsx";
import { TextField } from "../ui/text-field.tsx";
import { PasswordField, UnreachableNote } from "./fields.tsx";

interface LoginFormProps {
	readonly draft: Draft;
	readonly mutation: FormMutation<Login, Session>;
	readonly onDone: (session: Session) => void;
	/** The page that resets a forgotten password; null if there is none. */
	readonly passwordResetPath: string | null;
}

const linkClass = "inline-flex min-h-11 items-center underline decoration-edge underline-offset-4";

export function LoginForm({ draft, mutation, onDone, passwordResetPath }: LoginFormProps) {
	const { t } = useTranslation();
	const { isBusy, onSubmit, errorOf, status } = useForm({
		schema: async () => (await import("#contract/account.ts")).loginSchema,
		mutation,
		toRequest: ({ email = "", password = "" }) => ({ email, password }),
		onDone,
		untrimmed: ["password"],
	});
	return (
		<form method="dialog" noValidate onSubmit={onSubmit} className="grid gap-5">
			<TextField
				label={t("account.email")}
				name="email"
				type="email"
				autoComplete="username"
				required
				defaultValue={draft.email}
				error={errorOf("email")}
			/>
			<PasswordField
				autoComplete="current-password"
				defaultValue={draft.password}
				error={errorOf("password")}
			/>
			<UnreachableNote status={status} />
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
				<SubmitButton isBusy={isBusy} busyLabel={t("account.login.busy")} className="max-sm:w-full">
					{t("account.login.submit")}
				</SubmitButton>
				{passwordResetPath === null ? (
					// biome-ignore lint/a11y/useValidAnchor: the specification gives it no target here
					<a href="#" onClick={(event) => event.preventDefault()} className={linkClass}>
						{t("account.forgotPassword")}
					</a>
				) : (
					<LocalLink to={passwordResetPath} className={linkClass}>
						{t("account.forgotPassword")}
					</LocalLink>
				)}
			</div>
		</form>
	);
}
