import {
	careersIn,
	isNoneOption,
	type Questionnaire,
	type QuizAnswers,
	type QuizQuestion,
} from "#domain/quiz/questionnaire.ts";
import { careersKept } from "#domain/quiz/score.ts";
import { draw } from "#domain/shared/draw.ts";

/** A repeatable random generator: the same seed gives the same numbers in [0, 1). Algorithm: Mulberry32. */
export const seededRandom = (seed: number): (() => number) => {
	let state = seed | 0;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
};

/** Chosen places (0 to n - 1) of each question, in questionnaire order. */
export type Picks = readonly (readonly number[])[];

/** The places of the options that name something: "None of these" has an audit of its own (stand-out.test.ts). */
export const namingPlaces = ({ options }: Pick<QuizQuestion, "options">): number[] =>
	[...options.entries()].flatMap(([index, option]) => (isNoneOption(option) ? [] : [index]));

/**
 * One random attempt among the options that name something: one of a single choice; 1 to n of a multiple choice, each number
 * equally likely.
 */
export const randomPicks = (questionnaire: Questionnaire, random: () => number): Picks =>
	questionnaire.questions.map((question) => {
		const places = namingPlaces(question);
		return draw(places, question.multiSelect ? 1 + Math.floor(random() * places.length) : 1, random);
	});

/** Picks written as answers, for the product's own rules. */
export const picksToAnswers = (questionnaire: Questionnaire, picks: Picks): QuizAnswers =>
	Object.fromEntries(
		questionnaire.questions.map(({ id, options }, question) => [
			id,
			options.filter((_, index) => picks[question]?.includes(index)).map((option) => option.id),
		]),
	);

type Named = readonly (readonly (readonly number[])[])[];

/** Careers as numbers in the order that breaks ties; per question and option, the numbers it names. */
export type Prepared = { readonly careers: readonly string[]; readonly named: Named };

/** Prepares a questionnaire for fast repeated counting. */
export const prepare = (questionnaire: Questionnaire): Prepared => {
	const { questions } = questionnaire;
	const careers = careersIn(questionnaire);
	const numberOf = new Map(careers.map((id, number) => [id, number]));
	const numbers = (ids: readonly string[]) => ids.map((id) => numberOf.get(id) ?? 0);
	return {
		careers,
		named: questions.map(({ options }) => options.map((option) => numbers(option.careerIds))),
	};
};

/** A fast equivalent of `scoreAnswers` and `topResults`: numbers of the top careers, and whether the cut splits equals. */
export const quickTop = ({ careers, named }: Prepared, picks: Picks): { top: number[]; tied: boolean } => {
	const size = careers.length;
	// One number per career holds its count first, then its place among equals: sorting them is ranking.
	const keys = Int32Array.from({ length: size }, (_, number) => size - 1 - number);
	for (const [question, places] of picks.entries()) {
		for (const index of places) {
			for (const career of named[question]?.[index] ?? []) keys[career] = (keys[career] ?? 0) + size;
		}
	}
	keys.sort().reverse();
	const countAt = (rank: number) => Math.floor((keys[rank] ?? 0) / size);
	const top = [...keys.subarray(0, careersKept)].filter((key) => key >= size);
	return {
		top: top.map((key) => size - 1 - (key % size)),
		tied: countAt(careersKept) > 0 && countAt(careersKept - 1) === countAt(careersKept),
	};
};

/** The statistics of many random attempts. */
export type Frequencies = { readonly inTop: ReadonlyMap<string, number>; readonly tied: number };

/** How often each career is among the top five, and how often the cut splits a tie, over random attempts. */
export const topFrequencies = (
	questionnaire: Questionnaire,
	attempts: number,
	random: () => number,
): Frequencies => {
	const prepared = prepare(questionnaire);
	const counts = prepared.careers.map(() => 0);
	let tied = 0;
	for (let attempt = 0; attempt < attempts; attempt++) {
		const result = quickTop(prepared, randomPicks(questionnaire, random));
		for (const career of result.top) counts[career] = (counts[career] ?? 0) + 1;
		if (result.tied) tied++;
	}
	return { inTop: new Map(prepared.careers.map((id, number) => [id, counts[number] ?? 0])), tied };
};
