import type { Detailed } from "#contract/problem.ts";
import { checkLogin, checkSignUp, type Login, type SignUpDraft } from "#domain/account/forms.ts";
import { checkRegistration } from "#domain/account/registration.ts";
import type { Session } from "#domain/account/session.ts";
import type { Locale } from "#domain/shared/locale.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { failure, type Result, success } from "#domain/shared/result.ts";
import { call } from "./call.ts";
import { deviceZone } from "./device-zone.ts";
import { pageEdition } from "./edition.ts";
import type { Transport } from "./transport.ts";

interface AuthDependencies {
	readonly call: Transport;
	/** Accounts are real: sign-up asks for more, and addresses may have to be confirmed before the first login. */
	readonly isReal: boolean;
}

/** Logging in and signing up. Forms are checked here first, so that mistakes show even while the server is unreachable. */
export const createAuthActions = ({ call, isReal }: AuthDependencies) => {
	/** The outcome of a log-in; a failure in a browser that refuses cookies, where the next request has no session. */
	const keptSession = async <Code extends ProblemCode>(outcome: Detailed<Result<Session, Code>>) => {
		const read = outcome.ok && isReal ? await call("GET /api/account/session", {}) : null;
		return read?.ok && read.value.session === null ? failure("account.cookies_needed") : outcome;
	};
	const logIn = async (body: Login) => keptSession(await call("POST /api/account/sign-in", { body }));
	const zone = deviceZone();
	/** The demonstration opens the session itself: every login opens a student's session. */
	const signUpInDemo = async (draft: SignUpDraft, locale: Locale) => {
		const checked = checkSignUp(draft);
		if (!checked.ok) return checked;
		const created = await call("POST /api/account/sign-up", { body: { ...checked.value, locale, zone } });
		if (!created.ok) return created;
		const read = await call("GET /api/account/session", {});
		return read.ok ? success(read.value.session) : read;
	};
	const signUpInLive = async (draft: SignUpDraft, locale: Locale) => {
		// Only the server has the list of common passwords.
		const checked = checkRegistration(draft, () => false);
		if (!checked.ok) return checked;
		const { guardianEmail, ...form } = checked.value;
		const body = { ...form, ...(guardianEmail === null ? {} : { guardianEmail }), locale, zone };
		const created = await call("POST /api/account/sign-up", { body });
		if (!created.ok) return created;
		if (!created.value.canSignIn) return success<Session | null>(null);
		const signedIn = await logIn({ email: form.email, password: form.password });
		const isRefused = !signedIn.ok && signedIn.code.startsWith("account.credentials");
		return isRefused ? failure("account.sign_up_unfinished") : signedIn;
	};
	return {
		signIn: async (form: Login) => {
			const checked = checkLogin(form);
			return checked.ok ? logIn(checked.value) : checked;
		},
		/** Uses the token of a mailed link up. */
		logInByLink: async (token: string) =>
			keptSession(await call("POST /api/account/log-in-link/complete", { body: { token } })),
		keptSession,
		/** Returns the session, or null if a mail explains the next step. Mails are written in `locale`. */
		signUp: isReal ? signUpInLive : signUpInDemo,
	};
};

/** Logging in and signing up on this page. */
export const { signIn, logInByLink, keptSession, signUp } = createAuthActions({
	call,
	isReal: pageEdition === "live",
});
