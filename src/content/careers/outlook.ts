import type { FactSource, GrowthOutlook } from "#domain/careers/presented-career.ts";
import type { Locale, Localized } from "#domain/shared/locale.ts";
import { allOccupationsGrowthPercent, type CareerFact } from "../facts/career-fact.ts";

/**
 * The wording bands of the US Occupational Outlook Handbook for growth over ten years, in percent,
 * against an average of 3 for all occupations in 2024 to 2034 (bands: README of the facts).
 */
const bands: readonly { readonly from: number; readonly words: Localized<string> }[] = [
	{
		from: 7,
		words: { en: "Growing much faster than average", fr: "Croissance bien plus rapide que la moyenne" },
	},
	{ from: 5, words: { en: "Growing faster than average", fr: "Croissance plus rapide que la moyenne" } },
	{
		from: 3,
		words: { en: "Growing about as fast as average", fr: "Croissance proche de la moyenne" },
	},
	{ from: 1, words: { en: "Growing slower than average", fr: "Croissance plus lente que la moyenne" } },
	{ from: -1, words: { en: "Stable", fr: "Stable" } },
	{ from: Number.NEGATIVE_INFINITY, words: { en: "Declining", fr: "En recul" } },
];

const unpublished: Localized<string> = { en: "No published figure", fr: "Pas de chiffre publié" };

/** France Travail's index from 1 (candidates compete hard) to 5 (employers look hard for candidates). */
const tensionWords: Record<number, Localized<string>> = {
	1: { en: "very hard for candidates", fr: "très défavorable aux candidats" },
	2: { en: "hard for candidates", fr: "défavorable aux candidats" },
	3: { en: "balanced", fr: "équilibré" },
	4: { en: "good for candidates", fr: "favorable aux candidats" },
	5: { en: "very good for candidates", fr: "très favorable aux candidats" },
};

const signed = (percent: number, locale: Locale): string =>
	new Intl.NumberFormat(locale, { style: "percent", signDisplay: "exceptZero" }).format(percent / 100);

const american = (fact: CareerFact, locale: Locale): string | null => {
	const { percent, period, socTitle } = fact.growth.us;
	if (percent === null || !period || !socTitle) return null;
	const years = period.replace("-", "–20");
	const average = signed(allOccupationsGrowthPercent, locale);
	return locale === "fr"
		? `États-Unis, ${years} : ${signed(percent, locale)} d’emplois pour le groupe « ${socTitle} » (tous métiers : ${average}).`
		: `United States, ${years}: ${signed(percent, locale)} in jobs for the group “${socTitle}” (all occupations: ${average}).`;
};

const french = (fact: CareerFact, locale: Locale): string | null => {
	const { rome } = fact.codes;
	const market = fact.growth.fr;
	const words = market && rome.display ? tensionWords[market.tension]?.[locale] : undefined;
	if (!market || !words) return null;
	return locale === "fr"
		? `France, mars 2026 : marché ${words} pour la famille ${market.rome} (indice de tension ${market.tension} sur 5).`
		: `France, March 2026: a market that is ${words} in the job family ${market.rome} (tension index ${market.tension} of 5).`;
};

const outlookSources = (fact: CareerFact): FactSource[] => {
	const sources: FactSource[] = [];
	const { us, fr } = fact.growth;
	if (us.percent !== null && us.url)
		sources.push({ label: "U.S. Bureau of Labor Statistics, 2024–34", url: us.url });
	if (fr && fact.codes.rome.display) sources.push({ label: "France Travail, 2026", url: fr.ficheUrl });
	return sources;
};

/** Growth as published, with country and period; says so where nothing is published. */
export const growthOutlook = (fact: CareerFact, locale: Locale): GrowthOutlook => {
	const { percent } = fact.growth.us;
	const band = percent === null ? undefined : bands.find(({ from }) => percent >= from);
	const detail = [american(fact, locale), french(fact, locale)].filter((line) => line !== null).join(" ");
	return {
		summary: (band?.words ?? unpublished)[locale],
		detail: detail || null,
		sources: outlookSources(fact),
	};
};
