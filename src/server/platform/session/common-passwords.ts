import { ownCommonPasswords } from "#content/passwords/common-passwords.ts";
import { shortestPassword } from "#domain/account/password.ts";

/** Whether a password, given in lower case, is among those that are tried first. */
export type IsCommonPassword = (lowerCasePassword: string) => boolean;

/** One to four signs written again and again, such as "abcabcabca". */
const repeated = /^(.{1,4}?)\1+(.{0,3})$/u;

const isRepeated = (password: string): boolean => {
	const [, unit = "", rest = ""] = repeated.exec(password) ?? [];
	return unit !== "" && unit.startsWith(rest);
};

let loading: Promise<IsCommonPassword> | undefined;

/**
 * Loads the list at the first use: the server starts without it. It is the list of 49,233 passwords found in leaks that
 * zxcvbn-ts keeps (MIT, by Dan Wheeler, Dropbox and the project), and the few of ours.
 */
export const loadCommonPasswords = (): Promise<IsCommonPassword> => {
	loading ??= load();
	return loading;
};

const load = async (): Promise<IsCommonPassword> => {
	const { dictionary } = await import("@zxcvbn-ts/language-common");
	// Shorter ones are refused before anybody asks whether they are common.
	const found = dictionary["passwords-common"].filter((one) => String(one).length >= shortestPassword);
	const common = new Set([...found.map(String), ...ownCommonPasswords]);
	return (password) => common.has(password) || isRepeated(password);
};
