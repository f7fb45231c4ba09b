import type { CareerId } from "#domain/careers/career-id.ts";
import { fingerprint } from "#domain/careers/fingerprint.ts";
import { guidesOf } from "#domain/careers/guides.ts";
import { neighboursOf } from "#domain/careers/neighbour.ts";
import type { CareerPage, FactSource, PresentedCareerCard } from "#domain/careers/presented-career.ts";
import { nearFields } from "#domain/careers/search/near-fields.ts";
import type { WeekPart } from "#domain/careers/setting.ts";
import { studyMap } from "#domain/careers/study-map.ts";
import type { Locale, Localized } from "#domain/shared/locale.ts";
import { type CareerFact, careerFact, isExact } from "../facts/career-fact.ts";
import { institutionsOf } from "../facts/places.ts";
import { presentQuest } from "../quest/present.ts";
import { careerSources } from "./catalogue.ts";
import type { CareerSource } from "./define-career.ts";
import { doctorateCareers, earlyWays } from "./early-ways.ts";
import { gists } from "./gists.ts";
import { guideWords } from "./guides.ts";
import { neighbourCards } from "./neighbours.ts";
import { growthOutlook, outlookRank } from "./outlook.ts";
import { payFigures } from "./pay.ts";
import { schoolShares, studyRoutes, studyYears } from "./studies.ts";
import { earlyExits, studyPaths } from "./study-paths.ts";
import { subjectWords } from "./subjects.ts";
import { weekSettings } from "./week-settings.ts";

/** A career's card in one language. */
export const presentCard = (source: CareerSource, locale: Locale): PresentedCareerCard => {
	const { id, category, secondaryCategories, subjects } = source;
	const { title, description, skills } = source.text[locale];
	const fact = careerFact(id);
	return {
		id,
		category,
		secondaryCategories,
		title,
		gist: gists[id][locale],
		description,
		skills,
		subjects: subjects.map((subject) => ({ id: subject, label: subjectWords[subject][locale] })),
		fingerprint: fingerprint({ category, secondaryCategories, subjects, knowledge: fact.knowledge.items }),
		years: studyYears(fact, doctorateCareers.has(id), earlyExits(earlyWays[id])),
		outlookRank: outlookRank(fact, locale),
	};
};

/** A title in the quotation marks of a language. */
const quoted: Localized<(title: string) => string> = {
	en: (title) => `“${title}”`,
	fr: (title) => `« ${title} »`,
};

/** Links to further reading. A description of a neighbouring or wider job is labelled as the nearest one. */
const furtherReading = ({ codes: { onisep, onet } }: CareerFact, locale: Locale): FactSource[] => {
	const nearest = (match: string | null | undefined) =>
		isExact(match) ? "" : { en: ", nearest match", fr: ", fiche la plus proche" }[locale];
	return [
		...(onisep.title && onisep.url
			? [
					{
						label: `Onisep, ${quoted[locale](onisep.title)}${nearest(onisep.match)}`,
						url: onisep.url,
					},
				]
			: []),
		{ label: `O*NET OnLine, ${quoted[locale](onet.title)}${nearest(onet.match)}`, url: onet.url },
	];
};

const presentWeek = (source: CareerSource, locale: Locale): WeekPart[] =>
	source.text[locale].week.map((text, index) => {
		const setting = weekSettings[source.id][index];
		if (!setting) throw new Error(`No setting for line ${index} of the week of ${source.id}`);
		return typeof setting === "string"
			? { text, setting, parts: 1 }
			: { text, setting: setting[0], parts: setting[1] };
	});

const gamesOf = (id: CareerId, locale: Locale) =>
	presentQuest(locale)
		.domains.flatMap(({ games }) => games)
		.filter(({ unlocks }) => unlocks.includes(id))
		.map((game) => ({ id: game.id, title: game.title }));

const everyCard = careerSources("en").map((source) => presentCard(source, "en"));

/** The content of a career page in one language: the career's own words and its sourced facts. */
export const presentCareer = (source: CareerSource, locale: Locale): CareerPage => {
	const { id } = source;
	const { discovery, school, degrees, qualities, professionals, superhero } = source.text[locale];
	const fact = careerFact(id);
	const hasDoctorate = doctorateCareers.has(id);
	const card = presentCard(source, locale);
	const week = presentWeek(source, locale);
	return {
		...card,
		discovery,
		school,
		degrees,
		qualities,
		professionals,
		superhero,
		hasDoctorate,
		week,
		schoolShares: schoolShares(fact, locale),
		routes: studyRoutes(fact),
		earlyWay: earlyWays[id]?.[locale] ?? null,
		studyMap: studyMap(studyPaths(fact, hasDoctorate, earlyWays[id])),
		growthOutlook: growthOutlook(fact, locale),
		pay: payFigures(fact, locale, hasDoctorate),
		institutions: institutionsOf(id),
		neighbours: neighboursOf(neighbourCards(locale), id).map((card) => ({
			id: card.id,
			title: card.title,
			category: card.category,
			years: card.years,
		})),
		games: gamesOf(id, locale),
		guides: guidesOf({ week, hasDoctorate }).map((guide) => ({ id: guide, ...guideWords[guide][locale] })),
		nearFields: nearFields(card, everyCard),
		hasKnowledge: fact.knowledge.items.length > 0,
		furtherReading: furtherReading(fact, locale),
	};
};
