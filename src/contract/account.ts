import type { Login, SignUpDraft } from "#domain/account/forms.ts";
import type { RegistrationRefusal } from "#domain/account/registration.ts";
import type { Session } from "#domain/account/session.ts";
import type { Locale } from "#domain/shared/locale.ts";
import type { Outcome, Unobserve } from "./problem.ts";

export { loginSchema, signUpSchema } from "#domain/account/forms.ts";

/** Who is here. No method rejects: what can go wrong is in the result. */
export interface AccountBackend {
	/** The present session, or null for a guest. */
	current(): Promise<Session | null>;
	/** Checks the form, then signs in. Passwords are never kept in the browser. */
	signIn(
		form: Login,
	): Outcome<
		Session,
		| "forms.required"
		| "forms.email_invalid"
		| "account.credentials_wrong"
		| "account.credentials_or_unconfirmed"
	>;
	/**
	 * Checks the form, then makes an account and signs in with it. Where addresses have to be confirmed first, the value
	 * is null and a mail is on its way, whether the address was known or not. `locale` is the language of mails.
	 */
	signUp(
		form: SignUpDraft,
		locale?: Locale,
	): Outcome<Session | null, RegistrationRefusal | "account.sign_up_unfinished">;
	/** Ends the session. For a guest it does nothing. */
	signOut(): Promise<void>;
	/** Calls `listener` once with the present session and again at every change, in other tabs too. */
	observe(listener: (session: Session | null) => void): Unobserve;
}
