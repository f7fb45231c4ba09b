import { readTypedCode } from "../shared/typed-code.ts";

/** The length of the codes that start a second factor or replace a lost one: about 70 random bits. */
export const operatorCodeLength = 16;
/** How many codes replace a lost second factor, each once. */
export const recoveryCodeCount = 10;
/** How many hours the code is valid with which an operator sets the second factor up. */
export const startCodeHours = 72;

/** How long an operator's desk stays open without a request, in minutes. */
export const operatorIdleMinutes = 20;
/** How long it stays open at most, in hours. */
export const operatorLongestHours = 8;

/** The second factor as an operator typed it: the six digits of an app, or a recovery code. */
export type TypedFactor =
	| { readonly kind: "app"; readonly digits: string }
	| { readonly kind: "recovery"; readonly code: string };

/** A typed second factor, whatever spaces and dashes it has; undefined when it is neither. */
export const readSecondFactor = (typed: string): TypedFactor | undefined => {
	const digits = typed.normalize("NFKC").replace(/[\s\p{P}\p{Cf}]/gu, "");
	if (/^\d{6}$/.test(digits)) return { kind: "app", digits };
	const code = readTypedCode(typed, operatorCodeLength);
	return code === undefined ? undefined : { kind: "recovery", code };
};

/** A code in groups of four, as it is shown: "KRT4 M7CD …". */
export const groupedCode = (code: string): string => code.match(/.{1,4}/g)?.join(" ") ?? code;

/** How many steps of thirty seconds an app's clock may be off, in either direction. */
export const clockTolerance = 1;
