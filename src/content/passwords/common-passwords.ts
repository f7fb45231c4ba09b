import list from "./common-passwords.json" with { type: "json" };

const common = new Set(list.passwords.split(" "));

/** One to four signs written again and again, such as "abcabcabca". */
const repeated = /^(.{1,4}?)\1+(.{0,3})$/u;

const isRepeated = (password: string): boolean => {
	const [, unit = "", rest = ""] = repeated.exec(password) ?? [];
	return unit !== "" && unit.startsWith(rest);
};

/** Whether a password, given in lower case, is among those that are tried first. Too large for the browser. */
export const isCommonPassword = (lowerCasePassword: string): boolean =>
	common.has(lowerCasePassword) || isRepeated(lowerCasePassword);
