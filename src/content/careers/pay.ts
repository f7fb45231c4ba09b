import { figureCountries, type PayFigure } from "#domain/careers/presented-career.ts";
import { type Locale, languages } from "#domain/shared/locale.ts";
import type { CareerFact } from "../facts/career-fact.ts";
import { frenchFamilies } from "../facts/occupation-names.ts";
import pay from "../facts/pay.json" with { type: "json" };
import { americanGroup, minOffers } from "./outlook.ts";

type Occupation = {
	readonly median: number;
	readonly lowest: number | null;
	readonly highest: number | null;
};

const occupations: Readonly<Record<string, Occupation>> = pay.unitedStates.occupations;
const lowerBounds: Readonly<Record<string, number>> = pay.unitedStates.atLeast;

/** An amount as the language writes it, without cents. */
export const money = (amount: number, currency: "EUR" | "USD", locale: Locale): string =>
	new Intl.NumberFormat(languages[locale].tag, {
		style: "currency",
		currency,
		maximumFractionDigits: 0,
		currencyDisplay: "narrowSymbol",
	}).format(amount);

const american = (fact: CareerFact, locale: Locale): PayFigure[] => {
	const { soc, url } = fact.growth.us;
	const occupation = occupations[soc];
	const atLeast = lowerBounds[soc];
	if (!url || !(occupation || atLeast)) return [];
	const source = { label: "U.S. Bureau of Labor Statistics", url };
	const dollars = (amount: number) => money(amount, "USD", locale);
	if (!occupation)
		return [
			{
				country: "unitedStates",
				scope: { en: "median of all doctors", fr: "médiane de l’ensemble des médecins" }[locale],
				amount: {
					en: `${dollars(atLeast ?? 0)} a year at least`,
					fr: `${dollars(atLeast ?? 0)} par an au moins`,
				}[locale],
				basis: {
					en: "Median gross pay of all physicians and surgeons, May 2024.",
					fr: "Salaire médian brut de l’ensemble des médecins, mai 2024.",
				}[locale],
				source,
			},
		];
	const { median, lowest, highest } = occupation;
	const group = americanGroup(fact, locale);
	if (lowest === null || highest === null)
		return [
			{
				country: "unitedStates",
				scope: { en: "median of the group", fr: "médiane du groupe" }[locale],
				amount: { en: `${dollars(median)} a year`, fr: `${dollars(median)} par an` }[locale],
				basis: {
					en: `Median gross pay of the group “${group}”, May 2024: half earn less, half more.`,
					fr: `Salaire médian brut du groupe « ${group} », mai 2024 : la moitié gagne moins, l’autre plus.`,
				}[locale],
				source,
			},
		];
	return [
		{
			country: "unitedStates",
			scope: { en: "eight people in ten", fr: "pour huit personnes sur dix" }[locale],
			amount: {
				en: `${dollars(lowest)} to ${dollars(highest)} a year`,
				fr: `${dollars(lowest)} à ${dollars(highest)} par an`,
			}[locale],
			basis: {
				en: `Gross, group “${group}”, May 2024. Half earn less than ${dollars(median)}; one in ten earns less than the first amount, one in ten more than the second.`,
				fr: `Brut, groupe « ${group} », mai 2024. La moitié gagne moins de ${dollars(median)} ; une personne sur dix gagne moins que le premier montant, une sur dix plus que le second.`,
			}[locale],
			source,
		},
	];
};

const frenchFamily = ({ growth: { fr } }: CareerFact, locale: Locale): PayFigure[] => {
	const amount = fr?.salaryAnnualGrossEurExperienced;
	// The figure is the mean of a family of trades: with few offers it says next to nothing of one of them.
	if (!fr?.displaySalary || !amount || fr.offers < minOffers) return [];
	const family = frenchFamilies[fr.rome]?.[locale] ?? "";
	const yearly = money(1000 * Math.round(amount / 1000), "EUR", locale);
	const offers = new Intl.NumberFormat(languages[locale].tag).format(fr.offers);
	return [
		{
			country: "france",
			scope: {
				en: "average of a group of jobs, with experience",
				fr: "moyenne d’un groupe de métiers, personnes expérimentées",
			}[locale],
			amount: { en: `about ${yearly} a year`, fr: `environ ${yearly} par an` }[locale],
			basis: {
				en: `Average gross pay, with experience, in a group of jobs wider than “${family}” (about ${offers} offers in a year). France Travail, as of March 2026.`,
				fr: `Salaire brut moyen, avec de l’expérience, dans un groupe de métiers plus large que « ${family} » (environ ${offers} offres en un an). France Travail, consulté en mars 2026.`,
			}[locale],
			source: { label: `France Travail (ROME ${fr.rome})`, url: fr.ficheUrl },
		},
	];
};

const research = (locale: Locale): PayFigure[] => {
	const { doctoralContract, publicResearchers } = pay.france;
	const euros = (amount: number) => money(amount, "EUR", locale);
	return [
		{
			country: "france",
			scope: { en: "during a doctorate", fr: "pendant le doctorat" }[locale],
			amount: {
				en: `${euros(doctoralContract.grossPerMonthEuros)} a month at least`,
				fr: `${euros(doctoralContract.grossPerMonthEuros)} par mois au moins`,
			}[locale],
			basis: {
				en: "Gross, during a doctorate on a public doctoral contract, since 1 January 2026.",
				fr: "Brut, pendant le doctorat, en contrat doctoral public, depuis le 1er janvier 2026.",
			}[locale],
			source: { label: "Légifrance", url: doctoralContract.url },
		},
		{
			country: "france",
			scope: { en: "average in public research, 2019", fr: "moyenne de la recherche publique en 2019" }[
				locale
			],
			amount: {
				en: `${euros(publicResearchers.grossPerMonthEuros)} a month`,
				fr: `${euros(publicResearchers.grossPerMonthEuros)} par mois`,
			}[locale],
			basis: {
				en: "Average gross pay of researchers in public research bodies, all ages and grades, bonuses included, in 2019.",
				fr: "Salaire brut moyen des chercheuses et chercheurs des organismes publics, tous âges et grades confondus, primes comprises, en 2019.",
			}[locale],
			source: {
				label: { en: "French ministry of higher education", fr: "Ministère de l’Enseignement supérieur" }[
					locale
				],
				url: publicResearchers.url,
			},
		},
	];
};

/**
 * The published figures of a career's pay: in France for its own family, and for research where a doctorate is on the road;
 * in the United States for its occupation. The language's own country first; empty where no figure was found.
 */
export const payFigures = (fact: CareerFact, locale: Locale, hasDoctorate: boolean): PayFigure[] => {
	const france = [...frenchFamily(fact, locale), ...(hasDoctorate ? research(locale) : [])];
	const unitedStates = american(fact, locale);
	const figures = { france, unitedStates };
	return figureCountries[locale].flatMap((country) => figures[country]);
};
