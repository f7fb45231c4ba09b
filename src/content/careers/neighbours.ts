import type { NeighbourCard, NeighbourPage } from "#domain/careers/neighbour.ts";
import { type NeighbourId, neighbourIds } from "#domain/careers/neighbour-id.ts";
import { type StudyPath, type StudyStep, studyMap } from "#domain/careers/study-map.ts";
import type { LocalDate } from "#domain/shared/instant.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { alongSpectrum } from "./along-spectrum.ts";
import type { NeighbourSource } from "./define-neighbour.ts";
import { longestOf, usualWays } from "./usual-ways.ts";

const load = async (id: NeighbourId): Promise<NeighbourSource> => {
	const module: { default: NeighbourSource } = await import(`./neighbours/${id}.ts`);
	if (module.default.id !== id) throw new Error(`The file ${id}.ts describes ${module.default.id}`);
	return module.default;
};

const sources = await Promise.all(neighbourIds.map(load));

/** One neighbouring career from its file, both languages side by side. */
export const neighbourSource = (id: NeighbourId): NeighbourSource => {
	const source = sources.find((one) => one.id === id);
	if (!source) throw new Error(`No neighbouring career ${id}`);
	return source;
};

const pathOf = ({ way, courses }: NeighbourSource["ways"][number]): StudyPath => {
	const steps: readonly StudyStep[] = usualWays[way];
	const exit = steps.at(-1)?.to ?? 0;
	return {
		steps,
		firstExit: exit,
		lastExit: longestOf[way] ?? exit,
		leadsTo: "career",
		firstCourses: courses,
	};
};

/** A neighbouring career as a list shows it, in one language. */
const presentNeighbourCard = (source: NeighbourSource, locale: Locale): NeighbourCard => {
	const { id, category, secondaryCategories, ways, worksWith } = source;
	const { title, description, words } = source.text[locale];
	const exits = ways.map((way) => pathOf(way).lastExit);
	return {
		id,
		category,
		secondaryCategories,
		title,
		description,
		words,
		worksWith,
		years: { from: Math.min(...exits), to: Math.max(...exits) },
	};
};

/** The cards of all neighbouring careers in one language, along the spectrum, then by title. */
export const neighbourCards = (locale: Locale): NeighbourCard[] =>
	alongSpectrum(sources, locale).map((source) => presentNeighbourCard(source, locale));

/** The content of the page of a neighbouring career in one language. */
export const presentNeighbour = (source: NeighbourSource, locale: Locale): NeighbourPage => {
	const named = (key: string) => {
		const found = source.sources[key];
		if (!found) throw new Error(`No source ${key} of ${source.id}`);
		return found;
	};
	return {
		...presentNeighbourCard(source, locale),
		week: source.text[locale].week.map((text, index) => {
			const setting = source.settings[index];
			if (!setting) throw new Error(`No setting for line ${index} of the week of ${source.id}`);
			return { text, setting, parts: 1 };
		}),
		wayIn: source.text[locale].wayIn,
		studyMap: studyMap(source.ways.map(pathOf)),
		facts: source.facts.map((fact) => ({ text: fact.text[locale], source: named(fact.source) })),
		sources: Object.values(source.sources),
		checked: source.checked as LocalDate,
	};
};
