import type {
	AmericanGrowth,
	FactSource,
	FrenchMarket,
	GrowthOutlook,
} from "#domain/careers/presented-career.ts";
import { formatsOf } from "#domain/shared/format.ts";
import type { Locale, Localized } from "#domain/shared/locale.ts";
import { allOccupationsGrowthPercent, type CareerFact, isExact } from "../facts/career-fact.ts";
import { americanGroupsInFrench, frenchFamilies } from "../facts/occupation-names.ts";

/**
 * The wording bands of the US Occupational Outlook Handbook for growth over ten years, in percent, against an average
 * of 3 for all occupations in 2024 to 2034. Its own label for 0 is "little or no change", for -1 "decline".
 */
const bands: readonly { readonly from: number; readonly words: Localized<string> }[] = [
	{
		from: 7,
		words: { en: "growing much faster than average", fr: "croissance bien plus rapide que la moyenne" },
	},
	{ from: 5, words: { en: "growing faster than average", fr: "croissance plus rapide que la moyenne" } },
	{ from: 3, words: { en: "growing about as fast as average", fr: "croissance proche de la moyenne" } },
	{ from: 1, words: { en: "growing slower than average", fr: "croissance plus lente que la moyenne" } },
	{ from: 0, words: { en: "stable", fr: "emploi stable" } },
	{ from: Number.NEGATIVE_INFINITY, words: { en: "jobs declining", fr: "emploi en recul" } },
];

const bandOf = (percent: number) => bands.find(({ from }) => percent >= from)?.words;

/** France Travail's index from 1 (candidates compete hard) to 5 (employers look hard for candidates). */
const marketWords: readonly Localized<string>[] = [
	{ en: "jobs very hard to find", fr: "emplois très difficiles à trouver" },
	{ en: "jobs hard to find", fr: "emplois difficiles à trouver" },
	{ en: "a balanced market", fr: "marché équilibré" },
	{ en: "good for jobseekers", fr: "bonnes chances d’embauche" },
	{ en: "very good for jobseekers", fr: "très bonnes chances d’embauche" },
];

/** The name of the group of an American figure in the language. */
export const americanGroup = ({ growth: { us } }: CareerFact, locale: Locale): string =>
	({ en: us.socTitle, fr: americanGroupsInFrench[us.soc] })[locale] ?? us.socTitle ?? "";

const wholeNumber = (value: number, locale: Locale) => new Intl.NumberFormat(locale).format(value);

/** Names the wider group, too, where the handbook's headline for it differs from this job's own. */
const widerGroup = (fact: CareerFact, locale: Locale): string => {
	const { percent, pagePercent, pageGroup, employment2024 } = fact.growth.us;
	if (percent === null || pagePercent === undefined || !pageGroup || !employment2024) return "";
	if (bandOf(percent) === bandOf(pagePercent)) return "";
	const jobs = wholeNumber(employment2024, locale);
	const group = formatsOf(locale).signed(pagePercent);
	return {
		en: ` This small group has ${jobs} jobs; for its whole family (${pageGroup.toLowerCase()}), ${group}.`,
		fr: ` Ce petit groupe compte ${jobs} emplois ; pour l’ensemble de sa famille de métiers, l’évolution prévue est de ${group}.`,
	}[locale];
};

const american = (fact: CareerFact, locale: Locale): AmericanGrowth => {
	const { percent, period } = fact.growth.us;
	const averagePercent = allOccupationsGrowthPercent;
	if (percent === null || !period)
		return {
			percent: null,
			averagePercent,
			headline: {
				en: "United States: no figure found for this job alone",
				fr: "États-Unis : pas de chiffre trouvé pour ce métier précis",
			}[locale],
			detail: "",
		};
	const years = period.replace("-", "–20");
	const group = americanGroup(fact, locale);
	const { signed } = formatsOf(locale);
	const [own, average] = [signed(percent), signed(averagePercent)];
	const band = bandOf(percent)?.[locale] ?? "";
	return {
		percent,
		averagePercent,
		headline: { en: `United States: ${band}`, fr: `États-Unis : ${band}` }[locale],
		detail: {
			en: `Expected job growth from ${years.replace("–", " to ")}: ${own} in the group “${group}”, ${average} in all occupations.${widerGroup(fact, locale)}`,
			fr: `Évolution prévue de l’emploi de ${years.replace("–", " à ")} : ${own} dans le groupe « ${group} », ${average} pour tous les métiers.${widerGroup(fact, locale)}`,
		}[locale],
	};
};

/** The French market of a career, where the family of the figure is still the right one. */
const shownMarket = ({ codes: { rome }, growth: { fr } }: CareerFact) =>
	fr && rome.display && rome.v461?.changed !== true ? fr : null;

/** Below this number of offers in a year an index of the market describes chance. */
export const minOffers = 1000;

/** The French market with enough offers for an index. */
const ratedMarket = (fact: CareerFact) => {
	const market = shownMarket(fact);
	return market && market.offers >= minOffers ? market : null;
};

const french = (fact: CareerFact, locale: Locale): FrenchMarket => {
	const market = shownMarket(fact);
	if (market && market.offers < minOffers) {
		const offers = wholeNumber(market.offers, locale);
		const few = { en: "very few posts a year", fr: "très peu de postes par an" }[locale];
		return {
			index: null,
			words: few,
			headline: { en: `France: ${few}`, fr: `France : ${few}` }[locale],
			detail: {
				en: `Job offers in a year in this family of trades: about ${offers}. Too few to say how easy it is to find one. France Travail, as of March 2026.`,
				fr: `Offres d’emploi en un an dans cette famille de métiers : environ ${offers}. C’est trop peu pour dire s’il est facile de trouver un emploi. France Travail, consulté en mars 2026.`,
			}[locale],
		};
	}
	const words = market && marketWords[market.tension - 1]?.[locale];
	if (!market || !words)
		return {
			index: null,
			words: { en: "no figure found", fr: "pas de chiffre trouvé" }[locale],
			headline: {
				en: "France: no figure found for this job alone",
				fr: "France : pas de chiffre trouvé pour ce métier précis",
			}[locale],
			detail: "",
		};
	const { match } = fact.codes.rome;
	const own = { en: "In its job family", fr: "Dans sa famille de métiers" }[locale];
	const nearest = { en: "In the nearest job family", fr: "Dans la famille de métiers la plus proche" }[
		locale
	];
	const alone = { en: "No figure for this job alone. ", fr: "Pas de chiffre pour ce métier précis. " }[
		locale
	];
	const told = `${match === "exact-fiche" ? "" : alone}${isExact(match) ? own : nearest}`;
	const family = frenchFamilies[market.rome]?.[locale] ?? "";
	const offers = wholeNumber(market.offers, locale);
	return {
		index: market.tension,
		words,
		headline: { en: `France: ${words}`, fr: `France : ${words}` }[locale],
		detail: {
			en: `${told}, “${family}”: ${market.tension} out of 5, where 5 is best for people looking for a job; about ${offers} offers in a year for the whole family. France Travail’s latest yearly index, as of March 2026.`,
			fr: `${told}, « ${family} » : ${market.tension} sur 5 (5 : le plus favorable pour trouver un emploi) ; environ ${offers} offres en un an pour toute la famille. Dernier indice annuel de France Travail, consulté en mars 2026.`,
		}[locale],
	};
};

const outlookSources = (fact: CareerFact): FactSource[] => {
	const sources: FactSource[] = [];
	const { us } = fact.growth;
	const market = shownMarket(fact);
	if (market) sources.push({ label: `France Travail (ROME ${market.rome})`, url: market.ficheUrl });
	if (us.percent !== null && us.url)
		sources.push({ label: "U.S. Bureau of Labor Statistics, 2024–34", url: us.url });
	return sources;
};

/** Growth and market as published, each with its country and period; says so where no figure was found. */
export const growthOutlook = (fact: CareerFact, locale: Locale): GrowthOutlook => {
	const [france, unitedStates] = [french(fact, locale), american(fact, locale)];
	return {
		summary: { en: unitedStates, fr: france }[locale].headline,
		france,
		unitedStates,
		sources: outlookSources(fact),
	};
};

/** The figure for sorting in the language's own country: France's index, or growth in the United States. */
export const outlookRank = (fact: CareerFact, locale: Locale): number | null =>
	({ en: fact.growth.us.percent, fr: ratedMarket(fact)?.tension ?? null })[locale];
