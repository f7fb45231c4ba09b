import { type CategoryKey, categoryKeys } from "#domain/careers/category.ts";
import { addGroup, blurRatio, emptySum } from "#domain/classes/blurred-sum.ts";
import { type GroupState, maxWaitMs } from "#domain/classes/groups.ts";
import { linesOf, type SentResult } from "#domain/classes/sent-result.ts";
import { join, joined, leave, type Pupil, rest, send } from "./class-view.ts";

/** Every set of three lines that a pupil can have. */
export const triples: readonly (readonly CategoryKey[])[] = categoryKeys.flatMap((one, first) =>
	categoryKeys
		.slice(first + 1)
		.flatMap((other, second) =>
			categoryKeys.slice(first + second + 2).map((third): readonly CategoryKey[] => [one, other, third]),
		),
);

/** A seeded generator of numbers in [0, 1) (mulberry32). */
export const seededDraws = (seed: number) => {
	let state = seed >>> 0;
	return (): number => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
};

const resultOf = (lines: readonly CategoryKey[]): SentResult => ({
	categories: lines.map((category) => ({ category })),
});

/** A pupil whose result the observer wants, and the numbers seen when it was counted. */
export interface Look {
	readonly lines: readonly CategoryKey[];
	/** The number of results that entered with it, its own included. */
	readonly groupSize: number;
	/** For each category: the growth of the sum, less everything that the observer knows to be in it. */
	readonly remainder: Readonly<Record<CategoryKey, number>>;
}

const countOf = (lists: readonly (readonly CategoryKey[])[], key: CategoryKey): number =>
	lists.flat().filter((line) => line === key).length;

/**
 * How likely each set of three lines is for a pupil, exactly, for an observer who sees the sum itself and knows every
 * other result: no real observer knows more. All sets are equally likely beforehand.
 */
export const posteriorOf = ({ remainder }: Pick<Look, "remainder">): number[] => {
	const weights = triples.map((lines) =>
		categoryKeys.reduce(
			(weight, key) => weight * blurRatio ** Math.abs(remainder[key] - (lines.includes(key) ? 1 : 0)),
			1,
		),
	);
	const all = weights.reduce((sum, weight) => sum + weight, 0);
	return weights.map((weight) => weight / all);
};

/** A change of the sum that is not the first counting of a group. */
export class ForbiddenChange extends Error {}

/**
 * One random sequence of events in a class of which the adversary holds up to 59 of 60 memberships: it joins, sends, sends
 * again, leaves, removes, waits, and looks after each event. Honest pupils join and send at moments that it chooses;
 * handing a class over changes nothing but who looks. Returns a look for each honest pupil who was counted; throws
 * `ForbiddenChange` when a counted result changes or fewer than five enter together.
 */
export function attack(draw: () => number, secret: () => number): Look[] {
	const below = (limit: number): number => Math.floor(draw() * limit);
	const drawLines = (): readonly CategoryKey[] => triples[below(triples.length)] ?? [];
	const honestShare = [0.02, 0.2, 0.5, 1][below(4)] ?? 1;
	const honest = new Set<number>();
	const counted = new Map<number, SentResult>();
	const looks: Look[] = [];
	let one: GroupState<Pupil> = joined(0);
	let sum = emptySum;
	let next = 0;
	for (let step = 0; step < 150; step += 1) {
		const present = one.members.filter(({ isGone }) => !isGone);
		const name = present[below(present.length)]?.name ?? -1;
		const event = below(11);
		if (event < 3 && present.length < 60) {
			if (draw() < honestShare) honest.add(next);
			one = join(one, next);
			next += 1;
		} else if (event === 3) one = leave(one, name, step % 2 === 0 ? "pupil" : "teacher");
		else if (event === 4) one = rest(one, maxWaitMs);
		else one = send(one, name, resultOf(drawLines()));
		const group = one.members.flatMap((member) =>
			member.counted !== null && !counted.has(member.name)
				? [{ name: member.name, result: member.counted }]
				: [],
		);
		for (const [earlier, result] of counted)
			if (one.members.find((member) => member.name === earlier)?.counted !== result)
				throw new ForbiddenChange("A counted result changed");
		if (group.length === 0) continue;
		if (group.length < 5) throw new ForbiddenChange(`${group.length} results were counted together`);
		const before = sum;
		sum = addGroup(
			sum,
			group.map(({ result }) => result),
			secret,
		);
		for (const pupil of group) {
			counted.set(pupil.name, pupil.result);
			if (!honest.has(pupil.name)) continue;
			const known = group.filter((other) => other !== pupil).map(({ result }) => linesOf(result));
			const growth = (key: CategoryKey) => (sum.lines[key] ?? 0) - (before.lines[key] ?? 0);
			looks.push({
				lines: linesOf(pupil.result),
				groupSize: group.length,
				remainder: Object.fromEntries(
					categoryKeys.map((key) => [key, growth(key) - countOf(known, key)]),
				) as Record<CategoryKey, number>,
			});
		}
	}
	return looks;
}

/** The results of many attacks, in numbers. */
export interface Findings {
	readonly sequences: number;
	readonly looks: number;
	/** The highest probability that any set of three lines ever had. */
	readonly maxCertainty: number;
	/** The fewest sets of three lines that remained possible. */
	readonly fewestPossible: number;
	/** The share of honest pupils whose three lines the best guess names. */
	readonly guessed: number;
}

/** Runs so many attacks. */
export function runAttacks(sequences: number, seed: number): Findings {
	const [draw, secret] = [seededDraws(seed), seededDraws(seed + 1)];
	let [looks, maxCertainty, fewestPossible, guessed] = [0, 0, triples.length, 0];
	for (let run = 0; run < sequences; run += 1) {
		for (const look of attack(draw, secret)) {
			const chances = posteriorOf(look);
			const best = Math.max(...chances);
			looks += 1;
			maxCertainty = Math.max(maxCertainty, best);
			fewestPossible = Math.min(fewestPossible, chances.filter((chance) => chance > 0).length);
			const equallyGood = chances.flatMap((chance, at) => (chance === best ? [triples[at] ?? []] : []));
			const isNamed = equallyGood.some((lines) => lines.every((line) => look.lines.includes(line)));
			if (isNamed) guessed += 1 / equallyGood.length;
		}
	}
	return { sequences, looks, maxCertainty, fewestPossible, guessed: guessed / Math.max(1, looks) };
}
