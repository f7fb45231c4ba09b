import { careersKept, type QuizScore } from "./score.ts";

/** A student's choice between two weeks: that of the first or the second career, or neither. */
export const tieChoices = ["first", "second", "neither"] as const;
export type TieChoice = (typeof tieChoices)[number];

/** The maximum number of pairs of weeks that a student is shown. */
export const maxTiePairs = 5;

/** Two careers that are level at the cut, in the order in which their weeks are shown. */
export type TiePair = readonly [first: string, second: string];

/** The result of a student's choices between tied careers. */
export interface TieDecision {
	/** How many of the level careers the order of the questions left out. */
	readonly leftOut: number;
	/** The pairs that were answered, in order. */
	readonly asked: readonly TiePair[];
	/** The next pair; null when the tie is settled or five pairs were answered. */
	readonly next: TiePair | null;
	/** Whether the choices alone decide which of the level careers are among the five. */
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

/** The level careers in ranking order, and how many places among the five they share. */
const levelAtCut = ({ careers }: QuizScore): { readonly level: string[]; readonly places: number } => {
	const last = careers[careersKept - 1]?.count;
	const level = careers.filter(({ count }) => count === last).map(({ id }) => id);
	const places = careers.slice(0, careersKept).filter(({ count }) => count === last).length;
	return { level, places };
};

/**
 * The five careers when the student decides between those that are level at the cut; null when none are. Each pair sets one that
 * holds a place against one that the order left out, those shown least often first. The one not chosen is out; "neither" puts both
 * out. So as many pairs as careers are left out settle the tie, and no fewer can: a pair puts out one. After five pairs, or when the
 * student stops, the order of the questions decides between the rest. Without choices the five are those of `topResults`.
 */
export const decideTie = (score: QuizScore, choices: readonly TieChoice[]): TieDecision | null => {
	const { level, places } = levelAtCut(score);
	if (level.length <= places || places === 0) return null;
	const out = new Set<string>();
	const asked: TiePair[] = [];
	const timesShown = (id: string) => asked.filter((pair) => pair.includes(id)).length;
	const leastShown = (ids: readonly string[]): string | undefined =>
		[...ids].sort((one, other) => timesShown(one) - timesShown(other))[0];
	const remaining = () => level.filter((id) => !out.has(id));
	/** Those that hold a place: those chosen before come before those that were never shown. */
	const ranked = () => {
		const isChosen = (id: string) => timesShown(id) > 0;
		return [...remaining().filter(isChosen), ...remaining().filter((id) => !isChosen(id))];
	};
	const nextPair = (): TiePair | null => {
		if (asked.length === maxTiePairs || remaining().length <= places) return null;
		const holders = ranked().slice(0, places);
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
	const kept = new Set([...ranked(), ...level.filter((id) => out.has(id))].slice(0, places));
	const above = score.careers.slice(0, careersKept - places).map(({ id }) => id);
	return {
		leftOut: level.length - places,
		asked,
		next: nextPair(),
		isSettled: remaining().length <= places,
		five: [...above, ...level.filter((id) => kept.has(id))],
		entered: level.slice(places).filter((id) => kept.has(id)),
		left: level.slice(0, places).filter((id) => !kept.has(id)),
	};
};

/** Whether these choices answer pairs that were shown: no more than it takes to settle the tie. */
export const areTieChoices = (score: QuizScore, choices: readonly TieChoice[]): boolean =>
	choices.length === (decideTie(score, choices)?.asked.length ?? 0);
