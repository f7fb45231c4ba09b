import { useTranslation } from "react-i18next";
import type { Login } from "#domain/account/forms.ts";
import type { Session } from "#domain/account/session.ts";
import type { Edition } from "../api/edition.ts";
import { type Draft, type FormMutation, useForm } from "../shared/forms/use-form.ts";
import { LocalLink } from "../shared/i18n/local-link.tsx";
import { SubmitButton } from "../ui/submit-button.tsx";
import { TextField } from "../ui/text-field.tsx";
import { PasswordField, UnreachableNote } from "./fields.tsx";
import { PasskeyButton } from "./passkeys/passkey-button.tsx";
import { useLogInByPasskey } from "./use-auth.ts";

interface LoginFormProps {
	readonly draft: Draft;
	readonly mutation: FormMutation<Login, Session>;
	readonly onDone: () => void;
	/** Where accounts are real there are ways in without the password. Null until it is known. */
	readonly edition: Edition | null;
}

const wayPaths = { linkInstead: "/log-in-link", forgotPassword: "/reset-password" } as const;
const linkClass = "inline-flex min-h-11 items-center underline decoration-edge underline-offset-4";

function PasskeyLogIn({ onDone }: Pick<LoginFormProps, "onDone">) {
	const { t } = useTranslation();
	return (
		<PasskeyButton
			className={linkClass}
			label={t("account.passkey")}
			logIn={useLogInByPasskey()}
			onDone={onDone}
		/>
	);
}

export function LoginForm({ draft, mutation, onDone, edition }: LoginFormProps) {
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
			<SubmitButton isBusy={isBusy} busyLabel={t("account.login.busy")} className="sm:justify-self-start">
				{t("account.login.submit")}
			</SubmitButton>
			<div className="-mt-2 flex flex-wrap gap-x-6">
				{edition === "live" ? null : (
					// biome-ignore lint/a11y/useValidAnchor: the specification gives it no target here
					<a
						href="#"
						onClick={(event) => event.preventDefault()}
						className={`demonstration-only ${linkClass}`}
					>
						{t("account.forgotPassword")}
					</a>
				)}
				{edition === "demo" ? null : (
					<div className="live-only contents">
						{(["forgotPassword", "linkInstead"] as const).map((way) => (
							<LocalLink key={way} to={wayPaths[way]} className={linkClass}>
								{t(`account.${way}`)}
							</LocalLink>
						))}
						<PasskeyLogIn onDone={onDone} />
					</div>
				)}
			</div>
		</form>
	);
}
