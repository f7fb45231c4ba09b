import type { Instant } from "../shared/instant.ts";

/** The identity of an attempt: questionnaire, answers (in any order) and instant. */
export const attemptKey = ({
	questionnaireVersion,
	answers,
	completedAt,
}: {
	readonly questionnaireVersion: number;
	readonly answers: Readonly<Record<string, readonly string[]>>;
	readonly completedAt: Instant;
}): string => {
	const sorted = Object.entries(answers)
		.map(([question, ids]) => [question, [...ids].sort()] as const)
		.sort(([one], [other]) => (one < other ? -1 : 1));
	return JSON.stringify([questionnaireVersion, sorted, completedAt]);
};

/** A finished game with its answers. */
export interface FinishedGame {
	readonly gameId: string;
	readonly answers: readonly number[];
	readonly completedAt: Instant;
	/** Finished before understanding was counted (domain/quest/quest.ts). */
	readonly countsWhole: boolean;
}

/** The work of a person for merging: attempts by their keys. */
export interface Work {
	readonly attempts: ReadonlySet<string>;
	readonly saved: ReadonlySet<string>;
	/** One for each game. */
	readonly completions: ReadonlyMap<string, FinishedGame>;
}

/** Earliest first; of the same instant by the answers, so that the order of merging never matters. */
const isBefore = (one: FinishedGame, other: FinishedGame): boolean =>
	one.completedAt === other.completedAt
		? JSON.stringify(one.answers) < JSON.stringify(other.answers)
		: one.completedAt < other.completedAt;

/** The first completion of each game; it counts whole if any of the game's does. */
export const firstCompletions = (games: Iterable<FinishedGame>): Map<string, FinishedGame> => {
	const first = new Map<string, FinishedGame>();
	for (const game of games) {
		const before = first.get(game.gameId);
		const earlier = before === undefined || isBefore(game, before) ? game : before;
		const countsWhole = game.countsWhole || before?.countsWhole === true;
		first.set(game.gameId, earlier.countsWhole === countsWhole ? earlier : { ...earlier, countsWhole });
	}
	return first;
};

/**
 * Merges two works: every attempt and saved career once, and the earliest completion of every game. The merge is
 * idempotent and commutative.
 */
export const mergeWork = (one: Work, other: Work): Work => ({
	attempts: new Set([...one.attempts, ...other.attempts]),
	saved: new Set([...one.saved, ...other.saved]),
	completions: firstCompletions([...one.completions.values(), ...other.completions.values()]),
});

/** The entries that an account must add or replace to hold both works. */
export const missingWork = (own: Work, given: Work): Work => {
	const merged = mergeWork(own, given);
	const without = (all: ReadonlySet<string>, had: ReadonlySet<string>) =>
		new Set([...all].filter((key) => !had.has(key)));
	return {
		attempts: without(merged.attempts, own.attempts),
		saved: without(merged.saved, own.saved),
		completions: new Map([...merged.completions].filter(([id, game]) => own.completions.get(id) !== game)),
	};
};
