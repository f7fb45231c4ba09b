import { spectrum } from "#domain/careers/category.ts";
import type { PresentedHome } from "#domain/careers/presented-home.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { exampleResult } from "../quiz/example.ts";
import { careerSources } from "./catalogue.ts";

/** The content of the home page beside its messages: fields with their careers, and an example of a result. */
export const presentHome = (locale: Locale): PresentedHome => {
	const sources = careerSources(locale);
	return {
		fields: spectrum
			.map(({ key }) => ({
				key,
				careers: sources
					.filter(({ category }) => category === key)
					.map(({ id, text }) => ({ id, title: text[locale].title })),
			}))
			.filter(({ careers }) => careers.length > 0),
		example: exampleResult(locale),
	};
};
