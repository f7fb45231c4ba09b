import { failure, type Result, success } from "../shared/result.ts";
import type { AgeBand } from "./age-band.ts";
import { isEmailAddress } from "./email-address.ts";
import type { Role } from "./role.ts";

/** The login form. */
export interface Login {
	email: string;
	password: string;
}

/** The sign-up form, filled in. */
export interface SignUp {
	firstName: string;
	lastName: string;
	email: string;
	password: string;
	role: Role;
}

/** The sign-up form while it is being filled in: the role can be missing. */
export type SignUpDraft = Omit<SignUp, "role"> & {
	readonly role: Role | null;
	/** The age band of a student, asked in the live edition. */
	readonly ageBand?: AgeBand | null | undefined;
	/** The parent's address for consent when the student is under fifteen. */
	readonly guardianEmail?: string | undefined;
};

/** The recipient of results. Consent covers updates only; the requested e-mail never needs it. */
export interface UserInfo {
	name: string;
	email: string;
	consentToUpdates: boolean;
}

const isBlank = (value: string): boolean => value.trim() === "";

/** Checks the login form. Returns the address trimmed and the password unchanged. */
export const checkLogin = (form: Login): Result<Login, "forms.required" | "forms.email_invalid"> => {
	const email = form.email.trim();
	if (isBlank(email) || form.password === "") return failure("forms.required");
	return isEmailAddress(email) ? success({ email, password: form.password }) : failure("forms.email_invalid");
};

/** Checks the sign-up form: first that every field is filled, then the address, then the role. */
export const checkSignUp = (
	form: SignUpDraft,
): Result<SignUp, "forms.required" | "forms.email_invalid" | "account.role_required"> => {
	const firstName = form.firstName.trim();
	const lastName = form.lastName.trim();
	const login = checkLogin(form);
	if (firstName === "" || lastName === "") return failure("forms.required");
	if (!login.ok) return login;
	if (form.role === null) return failure("account.role_required");
	return success({ firstName, lastName, ...login.value, role: form.role });
};

/** Checks the form of the results e-mail. Returns name and address trimmed. */
export const checkUserInfo = (form: UserInfo): Result<UserInfo, "forms.required" | "forms.email_invalid"> => {
	const name = form.name.trim();
	const email = form.email.trim();
	if (name === "" || email === "") return failure("forms.required");
	return isEmailAddress(email)
		? success({ name, email, consentToUpdates: form.consentToUpdates })
		: failure("forms.email_invalid");
};
