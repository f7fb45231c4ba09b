import { careersKept, type QuizScore } from "./score.ts";

/** A student's choice between two weeks: that of the first or the second career, or neither. */
export const tieChoices = ["first", "second", "neither"] as const;
export type TieChoice = (typeof tieChoices)[number];

/** The maximum number of pairs of weeks that a student is shown. */
export const maxTiePairs = 5;

/** Two careers that are tied at the cut, in the order in which their weeks are shown. */
export type TiePair = readonly [first: string, second: string];

/** The result of a student's choices between tied careers. */
export interface TieDecision {
	/** How many of the tied careers the order of the questions left out. */
	readonly leftOut: number;
	/** The pairs that were answered, in order. */
	readonly asked: readonly TiePair[];
	/** The next pair; null when the tie is settled or five pairs were answered. */
	readonly next: TiePair | null;
	/** Whether the choices alone decide which of the tied careers are among the five. */
	readonly isSettled: boolean;
	/** The five careers after the choices, best first. */
	readonly five: readonly string[];
	/** Careers that the choices brought in, and those that they put out, in ranking order. */
	readonly entered: readonly string[];
	readonly left: readonly string[];
}

const losersOf = ([first, second]: TiePair, choice: TieChoice): readonly string[] => {
	if (choice === "neither") return [first, second];
	return choice === "first" ? [second] : [first];
};

/** The tied careers in ranking order, and how many ranks among the five they share. */
const tiedAtCut = ({ careers }: QuizScore): { readonly tied: string[]; readonly ranks: number } => {
	const last = careers[careersKept - 1]?.count;
	const tied = careers.filter(({ count }) => count === last).map(({ id }) => id);
	const ranks = careers.slice(0, careersKept).filter(({ count }) => count === last).length;
	return { tied, ranks };
};

/**
 * The five careers when the student decides between those that are tied at the cut; null when none are. Each pair sets one that
 * holds a rank against one that the order left out, those shown least often first. The one not chosen is out; "neither" puts both
 * out. So as many pairs as careers are left out settle the tie, and no fewer can: a pair puts out one. After five pairs, or when the
 * student stops, the order of the questions decides between the rest. Without choices the five are those of `topResults`.
 */
export const decideTie = (score: QuizScore, choices: readonly TieChoice[]): TieDecision | null => {
	const { tied, ranks } = tiedAtCut(score);
	if (tied.length <= ranks || ranks === 0) return null;
	const out = new Set<string>();
	const asked: TiePair[] = [];
	const timesShown = (id: string) => asked.filter((pair) => pair.includes(id)).length;
	const leastShown = (ids: readonly string[]): string | undefined =>
		[...ids].sort((one, other) => timesShown(one) - timesShown(other))[0];
	const remaining = () => tied.filter((id) => !out.has(id));
	/** Those that hold a rank: those chosen before come before those that were never shown. */
	const ranked = () => {
		const isChosen = (id: string) => timesShown(id) > 0;
		return [...remaining().filter(isChosen), ...remaining().filter((id) => !isChosen(id))];
	};
	const nextPair = (): TiePair | null => {
		if (asked.length === maxTiePairs || remaining().length <= ranks) return null;
		const holders = ranked().slice(0, ranks);
		const others = remaining().filter((id) => !holders.includes(id));
		const [holder, other] = [leastShown([...holders].reverse()), leastShown(others)];
		if (holder === undefined || other === undefined) return null;
		return asked.length % 2 === 0 ? [holder, other] : [other, holder];
	};
	for (const choice of choices) {
		const pair = nextPair();
		if (!pair) break;
		asked.push(pair);
		for (const loser of losersOf(pair, choice)) out.add(loser);
	}
	const kept = new Set([...ranked(), ...tied.filter((id) => out.has(id))].slice(0, ranks));
	const above = score.careers.slice(0, careersKept - ranks).map(({ id }) => id);
	return {
		leftOut: tied.length - ranks,
		asked,
		next: nextPair(),
		isSettled: remaining().length <= ranks,
		five: [...above, ...tied.filter((id) => kept.has(id))],
		entered: tied.slice(ranks).filter((id) => kept.has(id)),
		left: tied.slice(0, ranks).filter((id) => !kept.has(id)),
	};
};

/** Whether these choices answer pairs that were shown: no more than it takes to settle the tie. */
export const areTieChoices = (score: QuizScore, choices: readonly TieChoice[]): boolean =>
	choices.length === (decideTie(score, choices)?.asked.length ?? 0);
