import { type DocumentBlock, type TableMark, tableMarks } from "#domain/shared/document.ts";
import { formatsOf } from "#domain/shared/format.ts";
import { type LocalDate, utcMidnight, utcZone } from "#domain/shared/instant.ts";
import type { Locale } from "#domain/shared/locale.ts";
import facts from "../facts/near-home.json" with { type: "json" };
import { linksToSources } from "./family-sources.ts";

const routes = ["lab", "field", "animals", "care", "workshop", "screen", "safety"] as const;
type Route = (typeof routes)[number];
type Condition = keyof typeof facts.health;

type Meeting = { readonly mark: string; readonly source: string };
const meetings: Readonly<Record<Condition, Partial<Record<Route, Meeting>>>> = facts.health;

/** The mark of a condition on a route: "none" where no stored source says anything. */
const markOf = (condition: Condition, route: Route): TableMark =>
	tableMarks.find((mark) => mark === meetings[condition][route]?.mark) ?? "none";

interface HealthWords {
	readonly caption: string;
	readonly legend: Extract<DocumentBlock, { kind: "marks" }>["legend"];
	readonly routes: Readonly<Record<Route, string>>;
	readonly conditions: Readonly<Record<Condition, string>>;
}

/** The drawing of the conditions that meet routes, from the stored marks. */
export const healthTable = ({ caption, legend, ...words }: HealthWords): DocumentBlock => ({
	kind: "marks",
	caption,
	legend,
	columns: routes.map((route) => words.routes[route]),
	items: (Object.keys(facts.health) as Condition[]).map((condition) => ({
		label: words.conditions[condition],
		marks: routes.map((route) => markOf(condition, route)),
	})),
});

/** The stored figures and days of the page, as they are read. */
export const nearHomeFigures = (locale: Locale) => {
	const { number, percent, longDate } = formatsOf(locale);
	const day = (date: string): string => longDate(utcMidnight(date as LocalDate), utcZone);
	const { psychologist, placement, vets, apprentice } = facts;
	return {
		pupils: number(psychologist.pupils),
		pupilsIn: psychologist.year,
		placementFrom: day(placement.from),
		placementTo: day(placement.to),
		vets: percent(vets.percent),
		vetsIn: vets.year,
		apprenticeFrom: apprentice.from,
		apprenticeTo: apprentice.to,
	};
};

/** Every stored source of the page, in the order of its sections. */
export const nearHomeSources = (locale: Locale): DocumentBlock[] =>
	linksToSources(locale, facts, Object.keys(facts.sources) as (keyof typeof facts.sources)[]);
