import type { PayFigure } from "#domain/careers/presented-career.ts";
import type { Locale } from "#domain/shared/locale.ts";
import type { CareerFact } from "../facts/career-fact.ts";
import { frenchFamilies } from "../facts/occupation-names.ts";
import pay from "../facts/pay.json" with { type: "json" };
import { americanGroup } from "./outlook.ts";

type Occupation = {
	readonly median: number;
	readonly lowest: number | null;
	readonly highest: number | null;
};

const occupations: Readonly<Record<string, Occupation>> = pay.unitedStates.occupations;
const lowerBounds: Readonly<Record<string, number>> = pay.unitedStates.atLeast;

/** An amount as the language writes it, without cents. */
export const money = (amount: number, currency: "EUR" | "USD", locale: Locale): string =>
	new Intl.NumberFormat(locale === "fr" ? "fr" : "en-US", {
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
	const isFrench = locale === "fr";
	if (!occupation)
		return [
			{
				country: "unitedStates",
				scope: isFrench ? "tous les médecins" : "all physicians",
				amount: isFrench
					? `${dollars(atLeast ?? 0)} par an ou plus`
					: `${dollars(atLeast ?? 0)} a year or more`,
				basis: isFrench
					? "Salaire médian brut de tous les médecins, mai 2024."
					: "Median of all physicians and surgeons, gross, May 2024.",
				source,
			},
		];
	const { median, lowest, highest } = occupation;
	const group = americanGroup(fact, locale);
	if (lowest === null || highest === null)
		return [
			{
				country: "unitedStates",
				scope: isFrench ? "médiane du groupe" : "median of the group",
				amount: isFrench ? `${dollars(median)} par an` : `${dollars(median)} a year`,
				basis: isFrench
					? `Salaire médian brut du groupe « ${group} », mai 2024 : la moitié gagne moins, l’autre plus.`
					: `Median of the group “${group}”, gross, May 2024: half earn less, half more.`,
				source,
			},
		];
	return [
		{
			country: "unitedStates",
			scope: isFrench ? "huit sur dix du groupe" : "eight in ten of the group",
			amount: isFrench
				? `${dollars(lowest)} à ${dollars(highest)} par an`
				: `${dollars(lowest)} to ${dollars(highest)} a year`,
			basis: isFrench
				? `Brut, groupe « ${group} », mai 2024. Médiane : ${dollars(median)} ; une personne sur dix gagne moins que le premier chiffre, une sur dix plus que le second.`
				: `Gross, group “${group}”, May 2024. Median ${dollars(median)}; one in ten earns less than the first figure, one in ten more than the second.`,
			source,
		},
	];
};

const frenchFamily = ({ growth: { fr } }: CareerFact, locale: Locale): PayFigure[] => {
	const amount = fr?.salaryAnnualGrossEurExperienced;
	if (!fr?.displaySalary || !amount) return [];
	const family = frenchFamilies[fr.rome]?.[locale] ?? "";
	const yearly = money(amount, "EUR", locale);
	return [
		{
			country: "france",
			scope: locale === "fr" ? "avec de l’expérience, toute la famille" : "experienced, wider family",
			amount: locale === "fr" ? `${yearly} par an` : `${yearly} a year`,
			basis:
				locale === "fr"
					? `Moyenne brute des personnes expérimentées de la famille professionnelle où se range « ${family} » ; le même chiffre vaut pour toute cette famille. France Travail, lu en mars 2026.`
					: `Mean of experienced people, gross, in the professional family that holds “${family}”; the same figure stands for the whole family. France Travail, read in March 2026.`,
			source: { label: `France Travail (ROME ${fr.rome})`, url: fr.ficheUrl },
		},
	];
};

const research = (locale: Locale): PayFigure[] => {
	const { doctoralContract, publicResearchers } = pay.france;
	const euros = (amount: number) => money(amount, "EUR", locale);
	const isFrench = locale === "fr";
	return [
		{
			country: "france",
			scope: isFrench ? "pendant la thèse" : "during a doctorate",
			amount: isFrench
				? `${euros(doctoralContract.grossPerMonthEuros)} par mois au moins`
				: `${euros(doctoralContract.grossPerMonthEuros)} a month at least`,
			basis: isFrench
				? "Brut, pendant la thèse, en contrat doctoral public, depuis le 1er janvier 2026."
				: "Gross, during a doctorate on a public doctoral contract, since 1 January 2026.",
			source: { label: "Légifrance", url: doctoralContract.url },
		},
		{
			country: "france",
			scope: isFrench ? "recherche publique, moyenne" : "public research, mean",
			amount: isFrench
				? `${euros(publicResearchers.grossPerMonthEuros)} par mois`
				: `${euros(publicResearchers.grossPerMonthEuros)} a month`,
			basis: isFrench
				? "Moyenne brute des chercheuses et chercheurs des organismes publics, tous âges et grades, primes comprises, en 2019."
				: "Mean of all researchers of public research bodies, gross, all ages and grades, bonuses included, in 2019.",
			source: {
				label: isFrench ? "Ministère de l’Enseignement supérieur" : "French ministry of higher education",
				url: publicResearchers.url,
			},
		},
	];
};

/**
 * What is published of a career's pay: in France for its own family, and for research where a doctorate is on the road;
 * in the United States for its occupation. The language's own country first; empty where no figure was found.
 */
export const payFigures = (fact: CareerFact, locale: Locale, hasDoctorate: boolean): PayFigure[] => {
	const france = [...frenchFamily(fact, locale), ...(hasDoctorate ? research(locale) : [])];
	const unitedStates = american(fact, locale);
	return locale === "fr" ? [...france, ...unitedStates] : [...unitedStates, ...france];
};
