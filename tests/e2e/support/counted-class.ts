import type { CategoryKey } from "../../../src/domain/careers/category.ts";
import { type GuessSum, noGuesses } from "../../../src/domain/classes/guess.ts";
import { addSums, type TermSum } from "../../../src/domain/classes/terms.ts";
import { withDatabase } from "./live-database.ts";

/** The sums of a class in a term, by field; the year is that of the test, or so many years after it. */
export interface CountedTerm extends Pick<TermSum, "term" | "pupils"> {
	readonly year: number;
	readonly lines: Readonly<Partial<Record<CategoryKey, number>>>;
}

/** Lets a class of the live server have counted these terms and guessed: no test waits for a school year. It was made `daysAgo`. */
export const letCount = (
	classId: string,
	terms: readonly CountedTerm[],
	daysAgo: number,
	guesses: GuessSum = noGuesses,
): Promise<void> =>
	withDatabase((client) =>
		client.query(
			`UPDATE school_class SET created_at = now() - $4 * interval '1 day', term_sums = $2, blurred_sum = $3, guesses = $5 WHERE id = $1`,
			[classId, JSON.stringify(terms), JSON.stringify(addSums(terms)), daysAgo, JSON.stringify(guesses)],
		),
	);
