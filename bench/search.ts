import { searchWords } from "#content/careers/search-words.ts";
import type { PresentedCareerCard } from "#domain/careers/presented-career.ts";
import { prepareSearch, searchCareers } from "#domain/careers/search/search.ts";
import { type Figure, type Part, percentile } from "./figure.ts";
import { seededChance, syntheticCareers } from "./synthetic-careers.ts";

const careerCount = 10_000;
const wordCount = 40;
const roundCount = 9;
/** The slow baseline is measured on one keystroke in this many. */
const baselineEvery = 8;
const maxMilliseconds = 8;

/**
 * Queries beside the words of the catalogue: accents, capitals, an apostrophe, several words, typing errors, short words, and
 * words without a match.
 */
const typedByHand = [
	"écologie",
	"GÉNÉTIQUE",
	"cœur",
	"l’eau",
	"marine biologist",
	"zzzz",
	"données de santé",
	"biologiste marni",
	"astronemer",
	"working with animals",
	"vet",
];

/** The content of the field after each key. */
const keystrokes = (word: string): string[] => Array.from(word, (_, index) => word.slice(0, index + 1));

const timed = (work: () => unknown): number => {
	const began = performance.now();
	work();
	return performance.now() - began;
};

/**
 * The duration of each work in milliseconds: the fastest of its rounds, because other load is not the search's. All works
 * run in every round, so that a busy moment spoils single rounds only.
 */
const quickestOfEach = (works: readonly (() => unknown)[]): number[] => {
	const best = works.map(() => Number.POSITIVE_INFINITY);
	for (let round = 0; round < roundCount; round += 1)
		for (const [index, work] of works.entries()) best[index] = Math.min(best[index] ?? 0, timed(work));
	return best;
};

/** The baseline: nothing is prepared; every field is lower-cased again at each key. */
const searchNaively = (careers: readonly PresentedCareerCard[], query: string): PresentedCareerCard[] => {
	const wanted = query.trim().toLowerCase();
	return careers.filter(({ title, description, subjects, skills }) =>
		[title, description, ...subjects.map(({ label }) => label), ...skills].some((text) =>
			text.toLowerCase().includes(wanted),
		),
	);
};

/** The duration of a keystroke of the search among many careers, letter by letter. */
export const measureSearch = (): Part => {
	const chance = seededChance(2026);
	const careers = syntheticCareers(careerCount, chance);
	const vocabulary = careers.flatMap(({ title }) => title.split(" ")).filter((word) => word.length > 3);
	const words = Array.from(
		{ length: wordCount },
		() => vocabulary[Math.floor(chance() * vocabulary.length)] ?? "",
	);
	const queries = [...words, ...typedByHand].flatMap(keystrokes);

	const known = searchWords("en");
	const index = prepareSearch(careers, known);
	const own = quickestOfEach(queries.map((query) => () => searchCareers(index, { query, category: null })));
	const sample = queries.filter((_, index) => index % baselineEvery === 0);
	const naive = quickestOfEach(sample.map((query) => () => searchNaively(careers, query)));
	const [preparation = Number.NaN] = quickestOfEach([() => prepareSearch(careers, known)]);
	const figure = (name: string, percent: number): Figure => ({
		name: `Keystroke, ${name} of ${own.length}, each the quickest of ${roundCount}`,
		value: percentile(own, percent),
		unit: "ms",
		baseline: { name: "lower-casing at each key", value: percentile(naive, percent) },
	});
	return {
		title: `Search over ${careerCount.toLocaleString("en")} careers`,
		figures: [
			figure("p50", 50),
			{ ...figure("p98", 98), budget: { of: "value", most: maxMilliseconds } },
			{
				name: "Folding the whole catalogue, once",
				value: preparation,
				unit: "ms",
			},
		],
	};
};
