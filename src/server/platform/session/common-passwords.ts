import { ownCommonPasswords } from "#content/passwords/common-passwords.ts";
import { minPasswordLength } from "#domain/account/password.ts";

/** Whether a password, given in lower case, is commonly used or repetitive. */
export type IsCommonPassword = (lowerCasePassword: string) => boolean;

/** One to four characters repeated, such as "abcabcabca". */
const repeated = /^(.{1,4}?)\1+(.{0,3})$/u;

const isRepeated = (password: string): boolean => {
	const [, unit = "", rest = ""] = repeated.exec(password) ?? [];
	return unit !== "" && unit.startsWith(rest);
};

let loading: Promise<IsCommonPassword> | undefined;

/**
 * Loads the list at first use, because the server starts without it: the 49,233 leaked passwords that
 * zxcvbn-ts maintains (MIT, by Dan Wheeler, Dropbox and the project), and a few of ours.
 */
export const loadCommonPasswords = (): Promise<IsCommonPassword> => {
	loading ??= load();
	return loading;
};

const load = async (): Promise<IsCommonPassword> => {
	const { dictionary } = await import("@zxcvbn-ts/language-common");
	// Shorter ones are refused by the length rule.
	const found = dictionary["passwords-common"].filter((one) => String(one).length >= minPasswordLength);
	const common = new Set([...found.map(String), ...ownCommonPasswords]);
	return (password) => common.has(password) || isRepeated(password);
};
