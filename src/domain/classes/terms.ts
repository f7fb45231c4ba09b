import { categoryKeys } from "../careers/category.ts";
import { type Instant, parisZone } from "../shared/instant.ts";
import { dateIn } from "../shared/time.ts";
import { type BlurredSum, emptySum } from "./blurred-sum.ts";
import { type Term, termNames } from "./term.ts";

/** From this month on a French school prepares the next year: its autumn term begins. */
export const newYearMonth = 7;
const firstMonthOfSpring = 4;

/** All that a class has counted in one term: whole groups, with their blur. */
export interface TermSum extends Term, BlurredSum {}

/** The term of an instant. */
export const termAt = (at: Instant): Term => {
	const [year = 0, month = 0] = dateIn(at, parisZone).split("-").map(Number);
	if (month >= newYearMonth) return { year: year + 1, term: "autumn" };
	return { year, term: month >= firstMonthOfSpring ? "spring" : "winter" };
};

const isSame = (one: Term, other: Term): boolean => one.year === other.year && one.term === other.term;
const orderOf = ({ year, term }: Term): number => year * termNames.length + termNames.indexOf(term);

const combine = (one: BlurredSum, other: BlurredSum, sign: 1 | -1): BlurredSum => ({
	pupils: one.pupils + sign * other.pupils,
	lines: Object.fromEntries(
		categoryKeys.map((key) => [key, (one.lines[key] ?? 0) + sign * (other.lines[key] ?? 0)]),
	),
});

/** Several sums as one. */
export const addSums = (sums: readonly BlurredSum[]): BlurredSum =>
	sums.reduce((one, other) => combine(one, other, 1), emptySum);

/** Every term once, with the sums of its entries, in the order of time. */
export const mergeTerms = (sums: readonly TermSum[]): TermSum[] => {
	const terms = sums.filter((one, index) => sums.findIndex((other) => isSame(one, other)) === index);
	return terms
		.map(({ year, term }) => ({
			year,
			term,
			...addSums(sums.filter((other) => isSame({ year, term }, other))),
		}))
		.sort((one, other) => orderOf(one) - orderOf(other));
};

/**
 * Adds to the term of `at` by how much the sum of a class has grown. An observer who saw the class before and after has
 * seen this difference already: the sums of terms add nothing.
 */
export const growTerm = (
	terms: readonly TermSum[],
	before: BlurredSum,
	after: BlurredSum,
	at: Instant,
): TermSum[] => mergeTerms([...terms, { ...termAt(at), ...combine(after, before, -1) }]);

/** A class as its terms are read from it. */
export interface CountedClass {
	readonly createdAt: Instant;
	readonly blurredSum: BlurredSum;
	readonly termSums: readonly TermSum[];
}

/**
 * The sums of a class by term, in the order of time; together they are its sum. Results that were counted before terms were
 * kept belong to the term in which the class was made.
 */
export const termsOf = ({ createdAt, blurredSum, termSums }: CountedClass): TermSum[] => {
	const rest = combine(blurredSum, addSums(termSums), -1);
	return rest.pupils === 0
		? mergeTerms(termSums)
		: mergeTerms([{ ...termAt(createdAt), ...rest }, ...termSums]);
};
