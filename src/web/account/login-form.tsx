import { useTranslation } from "react-i18next";
import type { Login } from "#domain/account/forms.ts";
import type { Session } from "#domain/account/session.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import type { Result } from "#domain/shared/result.ts";
import { LocalLink } from "../shared/local-link.tsx";
import { type Draft, useForm } from "../shared/use-form.ts";
import { SubmitButton } from "../ui/submit-button.tsx";
import { TextField } from "../ui/text-field.tsx";
import { PasswordField } from "./password-field.tsx";
import { UnreachableNote } from "./unreachable-note.tsx";

interface LoginFormProps {
	readonly draft: Draft;
	readonly onSend: (form: Login) => Promise<Result<Session, ProblemCode>>;
	readonly onDone: (session: Session | null) => void;
	/** Where a forgotten password is reset; null where that is not possible. */
	readonly passwordResetPath: string | null;
}

const linkClass = "inline-flex min-h-11 items-center underline decoration-edge underline-offset-4";

/** E-mail address and password. */
export function LoginForm({ draft, onSend, onDone, passwordResetPath }: LoginFormProps) {
	const { t } = useTranslation();
	const { isBusy, onSubmit, errorOf, reach } = useForm({
		schema: async () => (await import("#contract/account.ts")).loginSchema,
		send: ({ email = "", password = "" }) => onSend({ email, password }),
		onDone,
		untrimmed: ["password"],
	});
	return (
		<form noValidate onSubmit={onSubmit} className="grid gap-5">
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
			<UnreachableNote reach={reach} />
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
