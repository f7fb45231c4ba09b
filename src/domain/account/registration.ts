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

/** The details that an account needs of its owner besides a way to log in. */
export type PersonForm = Omit<Registration, "password">;

/** The answers about age and parent of a form that is being filled in. */
type AgeDraft = Pick<SignUpDraft, "ageBand" | "guardianEmail">;

/** Checks address, names, a student's age band and, below fifteen, the address of the parent who is asked. */
export const checkPerson = (
	{ firstName, lastName, email, role }: Omit<SignUp, "password">,
	draft: AgeDraft,
):
	| Result<PersonForm, Exclude<RegistrationRefusal, "account.role_required" | PasswordRefusal>>
	| NameRefusal => {
	if (!isDeliverableAddress(email)) return failure("forms.email_invalid");
	const first = readPersonName(firstName);
	if (!first.ok) return first;
	const last = readPersonName(lastName);
	if (!last.ok) return last;
	const ageBand = role === "student" ? (draft.ageBand ?? null) : null;
	if (role === "student" && ageBand === null) return failure("account.age_band_required");
	const guardian = needsConsent(role, ageBand)
		? checkGuardianEmail(draft.guardianEmail ?? "", email)
		: success(null);
	if (!guardian.ok) return guardian;
	const names = { firstName: first.value, lastName: last.value };
	return success({ ...names, email, role, ageBand, guardianEmail: guardian.value });
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
	const person = checkPerson(form.value, draft);
	if (!person.ok) return person;
	const password = checkPassword(form.value.password, form.value.email, isCommonPassword);
	if (!password.ok) return password;
	return success({ ...person.value, password: password.value });
};
