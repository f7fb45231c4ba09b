import type { PostKind, StepKind, StudyPath, StudyStep } from "#domain/careers/study-map.ts";
import type { CareerFact } from "../facts/career-fact.ts";
import { doctorateYears, levelYears, masterYears } from "./studies.ts";
import { type UsualWay, usualWays } from "./usual-ways.ts";

type Route = CareerFact["path"]["routes"][number];

/** Whole courses by the words that the facts use, with their usual length in years. */
const known: readonly { readonly words: RegExp; readonly kind: StepKind; readonly years: number }[] = [
	{ words: /^BTS/, kind: "bts", years: 2 },
	{ words: /^BUT/, kind: "but", years: 3 },
	{ words: /^Licence \/ licence professionnelle/, kind: "licencePro", years: 1 },
	{ words: /^Licence/, kind: "licence", years: 3 },
	{ words: /^CPGE|^Cycle préparatoire/, kind: "cpge", years: 2 },
	{ words: /^École d'ingénieurs en 5 ans/, kind: "engineering", years: 5 },
	{ words: /^PASS/, kind: "health", years: 6 },
	{ words: /^Concours vétérinaire/, kind: "veterinary", years: 6 },
	{ words: /^Internat/, kind: "internship", years: 0 },
	{ words: /^(?:Insertion ou poursuite en )?[Mm]aster/, kind: "master", years: 2 },
	{ words: /^Doctorat/, kind: "doctorate", years: 3 },
	{ words: /^(?:ENS|École)/, kind: "engineering", years: 3 },
];

/** Steps that belong to one already drawn: the years of health studies, a school entered by a competition. */
const withinOther = /^(?:DFGS|Épreuves nationales|École nationale vétérinaire)/;

const stepAfter = (text: string, from: number, lastYear: number): StudyStep => {
	const found = known.find(({ words }) => words.test(text));
	if (!found) throw new Error(`No kind of step for « ${text} »`);
	// Hospital training lasts until the end of the route.
	return { kind: found.kind, from, to: found.kind === "internship" ? lastYear : from + found.years };
};

/** Names that Parcoursup does not find, and those that it does. */
const searchedAs: Readonly<Record<string, string>> = {
	"Licence SV": "Licence Sciences de la vie",
};

/**
 * The names of the courses of a first step as Parcoursup finds them, one for each alternative: "CPGE MPSI, PCSI ou MP2I puis MP
 * (2 ans)" gives three.
 */
const searchNames = (text: string): string[] => {
	const school = /vétérinaire|ingénieur/.exec(text)?.[0];
	// Classes of the second year: one enters them from these.
	if (text.startsWith("CPGE MP/")) return ["CPGE MPSI", "CPGE PCSI", "CPGE MP2I"];
	if (school !== undefined) return [school, ...(text.match(/CPGE \w+/) ?? [])];
	const [beginning = ""] = text.split(/ puis | parcours | \(|\//);
	const [kind = ""] = beginning.split(" ");
	// The full name of one BUT holds commas.
	const names = beginning.split(kind === "BUT" ? / ou / : /, | ou /);
	// A licence with a health option is a way into health studies: it is listed there.
	return names
		.filter((name) => kind !== "Licence" || name !== "L.AS")
		.map((name) => {
			const full = name.startsWith(kind) || name === "L.AS" ? name : `${kind} ${name}`;
			return searchedAs[full] ?? full;
		});
};

/** The school that students enter after two years of another course. */
const [, laterSchool] = usualWays.engineeringAfterBut;

/**
 * The ways of one route: two where it says "master or engineering school", unless no other route of the career has a
 * master's (`hasMaster`): then the school alone.
 */
const pathsOfRoute = ({ stepsFr, exitLevel }: Route, hasMaster: boolean): StudyPath[] => {
	const exits = levelYears(exitLevel);
	const [firstExit, lastExit] = [Math.min(...exits), Math.max(...exits)];
	const texts = stepsFr.filter((text) => !withinOther.test(text));
	const steps: StudyStep[] = [];
	for (const text of texts) steps.push(stepAfter(text, steps.at(-1)?.to ?? 0, lastExit));
	// The facts name a master's after a licence professionnelle in one step.
	const last = steps.at(-1);
	if (last?.kind === "licencePro" && last.to < lastExit)
		steps.push({ kind: "master", from: last.to, to: lastExit });
	const path = { firstExit, lastExit, leadsTo: "career" as const, firstCourses: searchNames(texts[0] ?? "") };
	// The facts name both ways into a veterinary school in one step; the longer one takes a year more.
	if (texts[0]?.startsWith("Concours vétérinaire"))
		return [
			{ ...path, lastExit: firstExit, steps },
			{ ...path, firstExit: lastExit, steps: usualWays.veterinaryAfterClasses },
		];
	// A pharmacist's internship begins after the fifth year; other pharmacists leave after the sixth.
	if (texts.at(-1)?.startsWith("Internat en pharmacie"))
		return [
			{ ...path, lastExit: firstExit, steps: steps.slice(0, 1) },
			{ ...path, firstExit: lastExit, steps: usualWays.internship },
		];
	const isEither = texts.some((text) => /master (?:ou|\/) école/i.test(text));
	const ways = [
		...(isEither && !hasMaster ? [] : [steps]),
		...(isEither ? [[...steps.slice(0, 1), laterSchool]] : []),
	];
	return ways.map((way) => ({ ...path, steps: way }));
};

/** The ways into a career after two or three years, or into a post beside it. */
export type EarlyWay = Extract<UsualWay, "bts" | "but" | "licencePro" | "technicianSchool">;

/** Ways into a career after two or three years, and the courses with which they begin, as Parcoursup finds them. */
export interface EarlyPaths {
	readonly ways: readonly EarlyWay[];
	readonly courses: readonly string[];
	/** Those that lead to the career itself though its facts begin with longer studies; none where absent. */
	readonly toCareer?: readonly EarlyWay[];
}

/** The years after which the ways into the career itself end that are shorter than those of its facts. */
export const earlyExits = (early: EarlyPaths | null): number[] =>
	(early?.toCareer ?? []).map((way) => usualWays[way].at(-1)?.to ?? 0);

const earlyPath = (way: EarlyWay, courses: readonly string[], leadsTo: PostKind): StudyPath => {
	const steps: readonly StudyStep[] = usualWays[way];
	const exit = steps.at(-1)?.to ?? 0;
	// A course has the abbreviation of its kind in front; a licence professionnelle follows a BTS.
	const firstCourses = courses.filter((course) => course.startsWith(way === "but" ? "BUT" : "BTS"));
	return { steps, firstExit: exit, lastExit: exit, leadsTo, firstCourses };
};

/** Where a career needs a doctorate, a post before it is one beside the career, as after a master's or a school. */
const withDoctorate = (path: StudyPath): StudyPath[] => {
	const needsAll = path.firstExit >= doctorateYears;
	const besideAt = ({ kind, to }: StudyStep) =>
		to === masterYears && (kind === "master" || kind === "engineering");
	return [
		...(path.lastExit >= doctorateYears
			? [{ ...path, firstExit: needsAll ? path.firstExit : path.lastExit }]
			: []),
		...(needsAll && path.steps.some(besideAt)
			? [{ ...path, firstExit: masterYears, lastExit: masterYears, leadsTo: "beside" as const }]
			: []),
		...(needsAll
			? []
			: [{ ...path, lastExit: Math.min(path.lastExit, doctorateYears - 1), leadsTo: "beside" as const }]),
	];
};

/** Years after which a BUT, and so a licence professionnelle, leads to a job. */
const professionalYears = 3;

/**
 * Every way into a career, by the routes of its facts, then those into a post beside it. Throws when the facts use words that
 * name no kind of step.
 */
export const studyPaths = (
	{ path: { routes } }: CareerFact,
	hasDoctorate: boolean,
	early: EarlyPaths | null,
): StudyPath[] => {
	const hasMaster = routes.some(({ stepsFr }) =>
		stepsFr.some((text) => text.startsWith("Master ") && !text.includes("école")),
	);
	const butLeadsToCareer =
		!hasDoctorate &&
		routes.some(
			({ stepsFr: [first = ""], exitLevel }) =>
				first.startsWith("BUT") && levelYears(exitLevel).includes(professionalYears),
		);
	return [
		...routes
			.flatMap((route) => pathsOfRoute(route, hasMaster))
			.flatMap((path) => (hasDoctorate ? withDoctorate(path) : [path])),
		...(early?.ways ?? []).map((way) => {
			const isCareer = (way !== "bts" && butLeadsToCareer) || early?.toCareer?.includes(way);
			return earlyPath(way, early?.courses ?? [], isCareer ? "career" : "beside");
		}),
	];
};
