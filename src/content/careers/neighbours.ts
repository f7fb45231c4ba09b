import { spectrum } from "#domain/careers/category.ts";
import type { NeighbourCard, NeighbourPage } from "#domain/careers/neighbour.ts";
import { type NeighbourId, neighbourIds } from "#domain/careers/neighbour-id.ts";
import { type StudyPath, studyMap } from "#domain/careers/study-map.ts";
import type { Locale } from "#domain/shared/locale.ts";
import type { LocalDate } from "#domain/shared/moment.ts";
import type { NeighbourSource } from "./define-neighbour.ts";

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

const lastYear = ({ steps }: NeighbourSource["ways"][number]): number => steps.at(-1)?.to ?? 0;

const lineOf = new Map(spectrum.map(({ key }, line) => [key, line]));

/** A neighbouring career as a list shows it, in one language. */
const presentNeighbourCard = (source: NeighbourSource, locale: Locale): NeighbourCard => {
	const { id, category, secondaryCategories, ways, worksWith } = source;
	const { title, description, words } = source.text[locale];
	const exits = ways.map(lastYear);
	return {
		...{ id, category, secondaryCategories, title, description, words, worksWith },
		years: { from: Math.min(...exits), to: Math.max(...exits) },
	};
};

/** The cards of all neighbouring careers in one language, along the spectrum, then by title. */
export const neighbourCards = (locale: Locale): NeighbourCard[] => {
	const collator = new Intl.Collator(locale);
	return sources
		.map((source) => presentNeighbourCard(source, locale))
		.sort(
			(a, b) =>
				(lineOf.get(a.category) ?? 0) - (lineOf.get(b.category) ?? 0) || collator.compare(a.title, b.title),
		);
};

const pathsOf = ({ ways }: NeighbourSource): StudyPath[] =>
	ways.map((way) => ({
		steps: way.steps,
		firstExit: lastYear(way),
		lastExit: lastYear(way),
		leadsTo: "career",
		firstCourses: way.courses,
	}));

/** The content of the page of a neighbouring career in one language. */
export const presentNeighbour = (source: NeighbourSource, locale: Locale): NeighbourPage => {
	const named = (key: string) => {
		const found = source.sources[key];
		if (!found) throw new Error(`No source ${key} of ${source.id}`);
		return found;
	};
	return {
		...presentNeighbourCard(source, locale),
		week: source.text[locale].week.map((text, place) => {
			const setting = source.settings[place];
			if (!setting) throw new Error(`No setting for line ${place} of the week of ${source.id}`);
			return { text, setting, parts: 1 };
		}),
		wayIn: source.text[locale].wayIn,
		studyMap: studyMap(pathsOf(source)),
		facts: source.facts.map((fact) => ({ text: fact.text[locale], source: named(fact.source) })),
		sources: Object.values(source.sources),
		checked: source.checked as LocalDate,
	};
};
