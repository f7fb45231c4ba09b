import { careerSource, careerSources } from "../../../src/content/careers/catalogue.ts";
import { presentCard, presentCareer } from "../../../src/content/careers/present.ts";
import type { CareerId } from "../../../src/domain/careers/career-id.ts";
import type { CareerPage, PresentedCareerCard } from "../../../src/domain/careers/presented-career.ts";
import type { Locale } from "../../../src/domain/shared/locale.ts";

/** Every career's card in a language, in the catalogue's order. */
export const catalogueIn = (locale: Locale): PresentedCareerCard[] =>
	careerSources(locale).map((source) => presentCard(source, locale));

/** The content of a career's page in a language. */
export const careerIn = (locale: Locale, id: CareerId): CareerPage => presentCareer(careerSource(id), locale);
