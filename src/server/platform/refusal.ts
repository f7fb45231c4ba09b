/** A start that can't go on, with one sentence that tells a person what to do. It is printed without a stack. */
export class Refusal extends Error {
	override readonly name = "Refusal";
}

/** What is printed of a failure that ends the process: the sentence, or all there is when nobody foresaw it. */
export const sentenceOf = (error: unknown): string => {
	if (error instanceof Refusal) return error.message;
	return error instanceof Error ? (error.stack ?? error.message) : String(error);
};
