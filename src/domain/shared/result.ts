/** The outcome of a rule: a value, or a problem code that has a sentence in both languages. */
export type Result<Value, Code extends string> =
	| { readonly ok: true; readonly value: Value }
	| { readonly ok: false; readonly code: Code };

/** A result with its value. */
export const success = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value });
/** A result that names what went wrong. */
export const failure = <Code extends string>(code: Code): { ok: false; code: Code } => ({
	ok: false,
	code,
});

/** The value of an outcome. Throws an error with the code when there is none. */
export const valueIn = <Value>(outcome: Result<Value, string>): Value => {
	if (outcome.ok) return outcome.value;
	throw new Error(outcome.code);
};
