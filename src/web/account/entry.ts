import { checkLogin, checkSignUp, type Login, type SignUpDraft } from "#domain/account/forms.ts";
import { checkRegistration } from "#domain/account/registration.ts";
import type { Session } from "#domain/account/session.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { failure, success } from "#domain/shared/result.ts";
import { call, sessionQuery } from "../api/api.ts";
import { deviceZone } from "../api/device-zone.ts";
import { pageEdition } from "../api/edition.ts";
import { learn } from "../api/query-client.ts";
import type { Transport } from "../api/transport.ts";
import { releaseOutbox } from "../personal-data/guest-work.ts";

interface EntryDependencies {
	readonly call: Transport;
	/** Accounts are real: sign-up asks for more, and addresses may have to be confirmed before the first login. */
	readonly isReal: boolean;
	/** Called when somebody has come in, before anything else goes on. */
	readonly onEntered: (session: Session) => Promise<void>;
}

/** Logging in and signing up. Forms are checked here first, so that a mistake is told even while the server is away. */
export const createEntry = ({ call, isReal, onEntered }: EntryDependencies) => {
	const logIn = async (body: Login) => {
		const outcome = await call("POST /api/account/sign-in", { body });
		if (!outcome.ok) return outcome;
		// Where the browser refuses cookies the server has forgotten them by the next request.
		const read = isReal ? await call("GET /api/account/session", {}) : null;
		if (read?.ok && read.value.session === null) return failure("account.cookies_needed");
		await onEntered(outcome.value);
		return outcome;
	};
	const zone = deviceZone();
	/** The demonstration opens the session itself: its login makes a student of everyone. */
	const signUpInDemo = async (draft: SignUpDraft, locale: Locale) => {
		const checked = checkSignUp(draft);
		if (!checked.ok) return checked;
		const made = await call("POST /api/account/sign-up", { body: { ...checked.value, locale, zone } });
		if (!made.ok) return made;
		const read = await call("GET /api/account/session", {});
		if (!read.ok) return read;
		if (read.value.session) await onEntered(read.value.session);
		return success(read.value.session);
	};
	const signUpInLive = async (draft: SignUpDraft, locale: Locale) => {
		// The list of common passwords is the server's.
		const checked = checkRegistration(draft, () => false);
		if (!checked.ok) return checked;
		const { guardianEmail, ...form } = checked.value;
		const body = { ...form, ...(guardianEmail === null ? {} : { guardianEmail }), locale, zone };
		const made = await call("POST /api/account/sign-up", { body });
		if (!made.ok) return made;
		if (!made.value.canSignIn) return success(null);
		const entered = await logIn({ email: form.email, password: form.password });
		const isRefused = !entered.ok && entered.code.startsWith("account.credentials");
		return isRefused ? failure("account.sign_up_unfinished") : entered;
	};
	return {
		signIn: async (form: Login) => {
			const checked = checkLogin(form);
			return checked.ok ? logIn(checked.value) : checked;
		},
		/** Gives the session, or null where a mail says how it goes on. Mails are written in `locale`. */
		signUp: isReal ? signUpInLive : signUpInDemo,
	};
};

/** Logging in and signing up on this page. */
export const { signIn, signUp } = createEntry({
	call,
	isReal: pageEdition === "live",
	onEntered: async (session) => {
		await releaseOutbox();
		await learn(sessionQuery, { session });
	},
});
