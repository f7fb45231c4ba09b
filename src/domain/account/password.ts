import { failure, type Result, success } from "../shared/result.ts";

/** The minimum length of a password, in Unicode code points. */
export const minPasswordLength = 10;
/** The maximum length of a password, in Unicode code points. */
export const maxPasswordLength = 128;

/** Why a password is refused. */
export type PasswordRefusal =
	| "account.password_short"
	| "account.password_long"
	| "account.password_is_email"
	| "account.password_common";

/** Normalizes the forms in which keyboards write a character, so that a password works on every device. */
export const normalizedPassword = (password: string): string => password.normalize("NFKC");

/**
 * Whether a password may be chosen: any characters, no rule of composition. `isCommon` is asked for the password in
 * lower case; the browser, which has no list, passes a function that always answers no.
 */
export const checkPassword = (
	password: string,
	email: string,
	isCommon: (lowerCasePassword: string) => boolean,
): Result<string, PasswordRefusal> => {
	const normalized = normalizedPassword(password);
	const length = [...normalized].length;
	if (length < minPasswordLength) return failure("account.password_short");
	if (length > maxPasswordLength) return failure("account.password_long");
	const lowerCase = normalized.toLowerCase();
	if (lowerCase === email.trim().toLowerCase()) return failure("account.password_is_email");
	return isCommon(lowerCase) ? failure("account.password_common") : success(normalized);
};
