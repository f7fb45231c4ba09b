import type { OwnAccountBackend } from "#contract/own-account.ts";
import { routes } from "#contract/routes.ts";
import { isEmailAddress } from "#domain/account/email-address.ts";
import type { PasswordRefusal } from "#domain/account/password.ts";
import { failure, success } from "#domain/shared/result.ts";
import type { Client } from "./client.ts";
import type { Who } from "./who.ts";

const guest = "account.sign_in_required";
const invalid = "account.link_invalid";
const passwordRefusals: readonly PasswordRefusal[] = [
	"account.password_short",
	"account.password_long",
	"account.password_is_email",
	"account.password_common",
];

interface Parts {
	readonly client: Client;
	readonly who: Who;
	/** Called when the account is gone. */
	readonly onLeft: () => void;
}

/** One's own account, as the server keeps it. */
export const httpOwnAccount = ({ client, who, onLeft }: Parts): OwnAccountBackend => {
	/** The session tells parts of the profile: asked again, since they may have changed. */
	const askAgain = (): void => void who.ask().catch(() => {});
	return {
		profile: () => client.ask(routes.profile, {}, [guest]),
		updateProfile: async (body) => {
			const updated = await client.ask(routes.updateProfile, { body }, [
				guest,
				"forms.required",
				"forms.name_invalid",
				"account.age_declared",
			]);
			if (updated.ok) askAgain();
			return updated;
		},
		changePassword: (body) =>
			client.ask(routes.changePassword, { body }, [guest, "account.password_wrong", ...passwordRefusals]),
		sessions: async () => {
			const asked = await client.ask(routes.sessions, {}, [guest]);
			return asked.ok ? success(asked.value.sessions) : asked;
		},
		endSession: (sessionId) =>
			client.ask(routes.endSession, { params: { sessionId } }, [guest, "account.session_unknown"]),
		endOtherSessions: () => client.ask(routes.endOtherSessions, {}, [guest]),
		requestPasswordReset: async (typed, locale) => {
			const email = typed.trim();
			if (email === "") return failure("forms.required");
			if (!isEmailAddress(email)) return failure("forms.email_invalid");
			return client.ask(routes.requestPasswordReset, { body: { email, locale } }, [
				"forms.required",
				"forms.email_invalid",
			]);
		},
		resetPassword: (token, password) =>
			client.ask(routes.resetPassword, { body: { token, password } }, [invalid, ...passwordRefusals]),
		verifyEmail: async (token, password) => {
			const body = password === null ? { token } : { token, password };
			const verified = await client.ask(routes.verifyEmail, { body }, [invalid, "account.password_wrong"]);
			if (verified.ok) askAgain();
			return verified;
		},
		resendVerification: () => client.ask(routes.resendVerification, {}, [guest]),
		askConsent: (guardianEmail) =>
			client.ask(routes.askConsent, { body: { guardianEmail: guardianEmail.trim() } }, [
				guest,
				"account.consent_not_needed",
				"account.guardian_email_required",
				"account.guardian_email_own",
				"forms.email_invalid",
			]),
		readConsent: (token) => client.ask(routes.readConsent, { body: { token } }, [invalid]),
		decideConsent: (token, decision) =>
			client.ask(routes.decideConsent, { body: { token, decision } }, [invalid]),
		exportData: () => client.ask(routes.exportData, {}, [guest]),
		erase: async (password) => {
			const erased = await client.ask(routes.erase, { body: { password } }, [
				guest,
				"account.password_wrong",
			]);
			if (!erased.ok) return erased;
			onLeft();
			who.set(null);
			return erased;
		},
	};
};
