import type { NameRefusal } from "../shared/name-text.ts";
import { failure, type Result, success } from "../shared/result.ts";
import { type AgeBand, needsConsent } from "./age-band.ts";
import { isDeliverableAddress } from "./email-address.ts";
import { checkSignUp, type SignUp, type SignUpDraft } from "./forms.ts";
import { checkPassword, type PasswordRefusal } from "./password.ts";
import { readPersonName } from "./person-name.ts";
import { isSameMailbox } from "./same-mailbox.ts";

/** The registration of a live account: the sign-up form and a student's age band. */
export type Registration = SignUp & {
	/** Null for everyone but students. */
	readonly ageBand: AgeBand | null;
	/** The parent who is asked for consent; null when none is needed. */
	readonly guardianEmail: string | null;
};

/** Why the address of a parent or guardian is refused. */
export type GuardianRefusal =
	| "account.guardian_email_required"
	| "account.guardian_email_own"
	| "forms.email_invalid";

/** Why a sign-up is refused. */
export type RegistrationRefusal =
	| "forms.required"
	| "account.role_required"
	| "account.age_band_required"
	| GuardianRefusal
	| PasswordRefusal;

/** Checks the parent's address: well-formed, and another mailbox than the student's. Returns it trimmed. */
export const checkGuardianEmail = (
	guardianEmail: string,
	ownEmail: string,
): Result<string, GuardianRefusal> => {
	const trimmed = guardianEmail.trim();
	if (trimmed === "") return failure("account.guardian_email_required");
	if (!isDeliverableAddress(trimmed)) return failure("forms.email_invalid");
	return isSameMailbox(trimmed, ownEmail) ? failure("account.guardian_email_own") : success(trimmed);
};

/**
 * Checks everything that a real account asks for: the sign-up form, then names, age band, the guardian's address and
 * at last the password. `isCommonPassword` as in `checkPassword`.
 */
export const checkRegistration = (
	draft: SignUpDraft,
	isCommonPassword: (lowerCasePassword: string) => boolean,
): Result<Registration, RegistrationRefusal> | NameRefusal => {
	const form = checkSignUp(draft);
	if (!form.ok) return form;
	const { email, role } = form.value;
	if (!isDeliverableAddress(email)) return failure("forms.email_invalid");
	const firstName = readPersonName(form.value.firstName);
	if (!firstName.ok) return firstName;
	const lastName = readPersonName(form.value.lastName);
	if (!lastName.ok) return lastName;
	const ageBand = role === "student" ? (draft.ageBand ?? null) : null;
	if (role === "student" && ageBand === null) return failure("account.age_band_required");
	const guardian = needsConsent(role, ageBand)
		? checkGuardianEmail(draft.guardianEmail ?? "", email)
		: success(null);
	if (!guardian.ok) return guardian;
	const password = checkPassword(form.value.password, email, isCommonPassword);
	if (!password.ok) return password;
	return success({
		...form.value,
		firstName: firstName.value,
		lastName: lastName.value,
		password: password.value,
		ageBand,
		guardianEmail: guardian.value,
	});
};
