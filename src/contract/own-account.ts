import type { ConsentDecision } from "#domain/account/consent.ts";
import type { PasswordRefusal } from "#domain/account/password.ts";
import type { GuardianRefusal } from "#domain/account/registration.ts";
import type { Locale } from "#domain/shared/locale.ts";
import type { ConsentRequest, OpenSession, Profile, ProfileChange } from "./account.ts";
import type { AccountExport } from "./personal-data.ts";
import type { Outcome } from "./problem.ts";

/** One's own account, where accounts are real. Unless said otherwise a guest gets `account.sign_in_required`. */
export interface OwnAccountBackend {
	profile(): Outcome<Profile, "account.sign_in_required">;
	updateProfile(
		change: ProfileChange,
	): Outcome<
		Profile,
		"account.sign_in_required" | "forms.required" | "forms.name_invalid" | "account.age_declared"
	>;
	/** Ends every other session. */
	changePassword(change: {
		readonly current: string;
		readonly next: string;
	}): Outcome<null, "account.sign_in_required" | "account.password_wrong" | PasswordRefusal>;
	/** The present one first, then the latest seen. */
	sessions(): Outcome<OpenSession[], "account.sign_in_required">;
	endSession(id: string): Outcome<null, "account.sign_in_required" | "account.session_unknown">;
	endOtherSessions(): Outcome<null, "account.sign_in_required">;
	/** For anyone. The answer is the same whether the address is known or not. */
	requestPasswordReset(
		email: string,
		locale: Locale,
	): Outcome<null, "forms.required" | "forms.email_invalid">;
	/** For anyone with a link of at most ten minutes. Ends every session; sign in anew. */
	resetPassword(token: string, password: string): Outcome<null, "account.link_invalid" | PasswordRefusal>;
	/** For anyone with the link who gives the account's password; null for who is signed in to it. */
	verifyEmail(
		token: string,
		password: string | null,
	): Outcome<null, "account.link_invalid" | "account.password_wrong">;
	/** Sends the link again; does nothing when the address is confirmed already. */
	resendVerification(): Outcome<null, "account.sign_in_required">;
	/** Asks a parent, or asks again; links sent before stop working. */
	askConsent(
		guardianEmail: string,
	): Outcome<null, "account.sign_in_required" | "account.consent_not_needed" | GuardianRefusal>;
	/** For anyone with the link. */
	readConsent(token: string): Outcome<ConsentRequest, "account.link_invalid">;
	/** For anyone with the link, which stays good to withdraw consent. Refusing erases the child's account. */
	decideConsent(token: string, decision: ConsentDecision): Outcome<null, "account.link_invalid">;
	/** Everything that is stored of the owner, as one document. */
	exportData(): Outcome<AccountExport, "account.sign_in_required">;
	/** Erases everything at once, sessions included. */
	erase(password: string): Outcome<null, "account.sign_in_required" | "account.password_wrong">;
}
