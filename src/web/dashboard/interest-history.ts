import type { CategoryKey } from "#domain/careers/category.ts";

/** A category's light in each attempt: the share of the chosen options that named it, 0 to 1. */
export interface InterestHistory {
	readonly category: CategoryKey;
	readonly shares: readonly number[];
}

/** The counts of a comparison of attempts; the lists inside have one entry for each. */
interface CountedAttempts {
	readonly attempts: readonly { readonly chosen: number }[];
	readonly categories: readonly { readonly id: CategoryKey; readonly counts: readonly number[] }[];
}

/** Every category that was ever named, in the order of the comparison: the brightest of the latest attempt first. */
export const interestHistory = ({ attempts, categories }: CountedAttempts): InterestHistory[] =>
	categories.map(({ id, counts }) => ({
		category: id,
		shares: counts.map((count, index) => count / Math.max(1, attempts[index]?.chosen ?? 1)),
	}));

/** The smallest change that is reported, as a share of the chosen options. */
const noticeable = 0.02;

export interface InterestChange {
	/** The brightest lines of the latest attempt, brightest first. */
	readonly brightest: readonly CategoryKey[];
	/** The category that gained the most light since the first attempt; null without one. */
	readonly gained: CategoryKey | null;
	/** The category that lost the most. */
	readonly lost: CategoryKey | null;
}

/** The number of brightest lines that are named. */
const namedAtMost = 3;

/** The main observations of the picture; `lines` in the order of the comparison. */
export const interestChange = (lines: readonly InterestHistory[]): InterestChange => {
	const last = ({ shares }: InterestHistory): number => shares.at(-1) ?? 0;
	const change = (line: InterestHistory): number => last(line) - (line.shares[0] ?? 0);
	const byChange = [...lines].sort((one, other) => change(other) - change(one));
	const [most, least] = [byChange[0], byChange.at(-1)];
	return {
		brightest: lines
			.filter((line) => last(line) > 0)
			.slice(0, namedAtMost)
			.map(({ category }) => category),
		gained: most && change(most) >= noticeable ? most.category : null,
		lost: least && change(least) <= -noticeable ? least.category : null,
	};
};

/** The change from one attempt to the one after it, by the index of the later one. */
export const changeSince = (lines: readonly InterestHistory[], later: number): InterestChange =>
	interestChange(
		lines.map(({ category, shares }) => ({
			category,
			shares: shares.slice(Math.max(0, later - 1), later + 1),
		})),
	);
