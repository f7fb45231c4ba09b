import type { ProblemCode } from "#domain/shared/problem-code.ts";

/**
 * An error whose message says what the operator can do. It is printed without a stack. The operator's desk shows the
 * sentence of its code instead, in the language of the screen.
 */
export class Refusal extends Error {
	override readonly name = "Refusal";
	readonly code: ProblemCode;

	constructor(message: string, code: ProblemCode = "operator.input_invalid") {
		super(message);
		this.code = code;
	}
}

/** The operating system's code of an error, such as EACCES, for a sentence; the error itself where it has none. */
export const systemCode = (error: unknown): unknown =>
	error instanceof Error && "code" in error ? error.code : error;

/**
 * The output for an error that ends the process: the sentence of a Refusal, or the stack of an unexpected
 * error.
 */
export const sentenceOf = (error: unknown): string => {
	if (error instanceof Refusal) return error.message;
	return error instanceof Error ? (error.stack ?? error.message) : String(error);
};
