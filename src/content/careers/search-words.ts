import { categoryKeys } from "#domain/careers/category.ts";
import type { SearchWords } from "#domain/careers/search/search.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { messagesByLocale } from "../messages/all.ts";
import { careerSources } from "./catalogue.ts";
import { careerSynonyms, categorySynonyms } from "./synonyms.ts";

const separate = (words: string): string[] => words.split(", ");

/** The search terms of careers in one language beside the words of their cards: synonyms, fields, the real week. */
export const searchWords = (locale: Locale): SearchWords => {
	const names = messagesByLocale[locale].common.categories;
	const sources = careerSources(locale);
	return {
		synonyms: Object.fromEntries(sources.map(({ id }) => [id, separate(careerSynonyms[id][locale])])),
		weeks: Object.fromEntries(sources.map(({ id, text }) => [id, text[locale].week])),
		categories: Object.fromEntries(
			categoryKeys.map((key) => [key, [names[key], ...separate(categorySynonyms[key][locale])]]),
		),
	};
};
