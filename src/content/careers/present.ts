import type { CareerPage, FactSource, PresentedCareerCard } from "#domain/careers/presented-career.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { type CareerFact, careerFact } from "../facts/career-fact.ts";
import type { CareerSource } from "./define-career.ts";
import { growthOutlook } from "./outlook.ts";
import { subjectWords } from "./subjects.ts";

/** What a card shows of a career in one language. */
export const presentCard = (source: CareerSource, locale: Locale): PresentedCareerCard => {
	const { title, description, skills } = source.text[locale];
	return {
		id: source.id,
		category: source.category,
		secondaryCategories: source.secondaryCategories,
		title,
		description,
		subjects: source.subjects.map((id) => ({ id, label: subjectWords[id][locale] })),
		skills,
	};
};

const furtherReading = ({ codes }: CareerFact): FactSource[] => [
	...(codes.onisep.title && codes.onisep.url
		? [{ label: `Onisep, « ${codes.onisep.title} »`, url: codes.onisep.url }]
		: []),
	{ label: `O*NET OnLine, “${codes.onet.title}”`, url: codes.onet.url },
];

/** Everything a career page says in one language: the career's own words and its sourced facts. */
export const presentCareer = (source: CareerSource, locale: Locale): CareerPage => {
	const { week, discovery, school, degrees, qualities, professionals, superhero } = source.text[locale];
	const fact = careerFact(source.id);
	return {
		...presentCard(source, locale),
		...{ week, discovery, school, degrees, qualities, professionals, superhero },
		growthOutlook: growthOutlook(fact, locale),
		institutions: fact.institutions.map(({ name, location, website }) => ({ name, location, website })),
		furtherReading: furtherReading(fact),
	};
};
