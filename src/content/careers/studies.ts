import type { RouteKind, SchoolShares, StudyYears } from "#domain/careers/presented-career.ts";
import { routeKinds } from "#domain/careers/presented-career.ts";
import type { Locale } from "#domain/shared/locale.ts";
import type { CareerFact } from "../facts/career-fact.ts";
import { studyFamilies } from "../facts/study-families.ts";
import { pairLabel } from "./school-subjects.ts";

/** The years after the baccalauréat that a level names: "bac+5 à bac+8" names 5 and 8. */
export const levelYears = (exitLevel: string): number[] =>
	[...exitLevel.matchAll(/bac\+(\d+)/g)].map(([, years]) => Number(years));

/** A doctorate ends eight years after the baccalauréat: licence, master, three years. */
export const doctorateYears = 8;

/** A master's or an engineering school ends five years after it. */
export const masterYears = 5;

/** Years of study after the baccalauréat by the routes of the facts, and by shorter ways into the career (`earlyExits`). */
export const studyYears = (
	{ path: { routes } }: CareerFact,
	hasDoctorate: boolean,
	earlyExits: readonly number[],
): StudyYears => {
	const all = [...routes.flatMap(({ exitLevel }) => levelYears(exitLevel)), ...earlyExits];
	const [from, to] = [Math.min(...all), Math.max(...all)];
	// A researcher's post asks for a doctorate; who leaves a shorter route works beside researchers.
	if (hasDoctorate && from < doctorateYears)
		return {
			from: doctorateYears,
			to: Math.max(doctorateYears, to),
			relatedFrom: Math.min(from, masterYears),
		};
	return { from, to, relatedFrom: null };
};

/** The names of a route's first step, and the kind of studies. */
const beginnings: readonly (readonly [RegExp, RouteKind])[] = [
	[/^BTS/, "bts"],
	[/^BUT/, "but"],
	[/^Licence/, "licence"],
	[/^CPGE/, "cpge"],
	[/^École d'ingénieurs/, "engineering"],
	[/^PASS/, "health"],
	[/^Concours vétérinaire/, "veterinary"],
];

/** The kinds of studies that lead to a career, shortest first. */
export const studyRoutes = ({ path: { routes } }: CareerFact): RouteKind[] => {
	const kinds = routes.map(
		({ stepsFr: [first = ""] }) => beginnings.find(([pattern]) => pattern.test(first))?.[1],
	);
	return routeKinds.filter((kind) => kinds.includes(kind));
};

/** Families that the first step of a route can name besides the one whose pairs represent it. */
const namedFamilies: Readonly<Record<string, RegExp>> = {
	"licence-physique-chimie": /Physique-chimie/,
	"licence-maths": /Mathématiques(?! et informatique)/,
	"licence-maths-info": /Mathématiques et informatique/,
	"licence-sv": /Licence SV/,
	pass: /PASS/,
	las: /L\.AS/,
};

/**
 * Families whose students reach the schools of another route: a school of five years gives the diploma of those entered later,
 * and the preparatory courses of universities lead to them as preparatory classes do, but for biology (BCPST).
 */
const familiesToSameSchools = ({
	key,
	lyceeFamily,
	stepsFr,
}: CareerFact["path"]["routes"][number]): string[] => [
	...(stepsFr.some((step) => /école d'ingénieurs/i.test(step)) ? ["ecoles-ingenieurs"] : []),
	...(lyceeFamily === "cpge-s" && !key.startsWith("bcpst") ? ["cupge"] : []),
];

/** The families of studies from which the facts' routes lead to a career, by their keys, each once. */
export const familiesLeadingTo = ({ path: { routes } }: CareerFact): string[] => [
	...new Set(
		routes.flatMap((route) => [
			...(route.lyceeFamily === undefined ? [] : [route.lyceeFamily]),
			...Object.keys(namedFamilies).filter((key) => namedFamilies[key]?.test(route.stepsFr[0] ?? "")),
			...familiesToSameSchools(route),
		]),
	),
];

const pairsShown = 2;

/** Families that mix many trades, or admit fewest: their shares stand for a career only where it has no other route. */
const broadFamilies: ReadonlySet<string> = new Set(["cpge-s", "but-production"]);

/** The pairs of subjects of those admitted to the first studies that lead to a career. */
export const schoolShares = ({ path: { routes } }: CareerFact, locale: Locale): SchoolShares | null => {
	// All scientific preparatory classes taken together say little of those in biology (BCPST).
	const known = routes.filter(({ key, lyceeFamily }) => lyceeFamily && !key.startsWith("bcpst"));
	const route = known.find(({ lyceeFamily = "" }) => !broadFamilies.has(lyceeFamily)) ?? known[0];
	const family = studyFamilies.find(({ key }) => key === route?.lyceeFamily);
	if (!family) return null;
	const shares = family.pairs.slice(0, pairsShown).map(({ pair, percent }) => ({
		pair: pairLabel(pair, locale),
		percent: Math.round(percent),
	}));
	const shown = shares.reduce((sum, { percent }) => sum + percent, 0);
	return {
		family: family.label[locale],
		admitted: family.admitted,
		shares,
		otherPercent: 100 - shown,
	};
};
