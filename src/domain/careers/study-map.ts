/** The kinds of steps on the way to a job, as the French system names them. */
export const stepKinds = [
	"bts",
	"technicianSchool",
	"licencePro",
	"but",
	"licence",
	"master",
	"doctorate",
	"cpge",
	"engineering",
	"health",
	"internship",
	"veterinary",
	"careSchool",
] as const;
/** One of them; a step has a length, a kind does not. */
export type StepKind = (typeof stepKinds)[number];

/** How one can earn during a step: as an apprentice, or by paid work. */
export type Earning = "apprentice" | "paid";

/** One step of studies, in years after the baccalauréat. */
export interface StudyStep {
	readonly kind: StepKind;
	readonly from: number;
	readonly to: number;
	/** Where it differs from what is usual for the kind. */
	readonly earning?: Earning;
}

/** Where a way through studies leads: into the career itself, or into a post beside it. */
export type PostKind = "career" | "beside";

/** One way through studies, and the years between which it leads to a post. */
export interface StudyPath {
	readonly steps: readonly StudyStep[];
	readonly firstExit: number;
	readonly lastExit: number;
	readonly leadsTo: PostKind;
	/** The names of courses with which it begins, as Parcoursup finds them. */
	readonly firstCourses: readonly string[];
}

/** A post that can begin at the end of a step, or inside one that takes longer for some. */
export interface MapExit {
	readonly year: number;
	readonly leadsTo: PostKind;
}

/** A step as a map draws it. */
export interface MapStep extends StudyStep {
	readonly exits: readonly MapExit[];
	/** The names to look for among the courses of the first year; none for a later step. */
	readonly firstCourses: readonly string[];
}

/** A line between two steps: a year and a lane at each end, the lanes counted from the top. */
export interface MapLink {
	readonly from: { readonly year: number; readonly lane: number };
	readonly to: { readonly year: number; readonly lane: number };
	/** Whether one changes studies here, besides the usual way. */
	readonly isChange: boolean;
}

/** All ways into a job as one drawing: lanes from top to bottom, years from left to right. */
export interface StudyMap {
	/** The last year of the longest way. */
	readonly years: number;
	readonly lanes: readonly (readonly MapStep[])[];
	readonly links: readonly MapLink[];
}

/** The steps that an apprentice can take: a contract with an employer, and pay. */
const apprenticeSteps: ReadonlySet<StepKind> = new Set(["bts", "licencePro", "but", "master", "engineering"]);
/** The steps during which one is paid for work: a doctoral contract, a post in a hospital. */
const paidSteps: ReadonlySet<StepKind> = new Set(["doctorate", "internship"]);

/** How one can earn during a step; null where a student is not paid for it. */
export const earningOf = ({ kind, earning }: Pick<StudyStep, "kind" | "earning">): Earning | null => {
	if (earning) return earning;
	if (apprenticeSteps.has(kind)) return "apprentice";
	return paidSteps.has(kind) ? "paid" : null;
};

const laneKinds: readonly (readonly StepKind[])[] = [
	["health", "internship", "veterinary", "careSchool"],
	// A school of five years, without preparatory classes.
	[],
	["cpge", "engineering"],
	["licence", "master", "doctorate"],
	["but"],
	["bts", "technicianSchool", "licencePro"],
];
const wholeSchoolLane = 1;

const laneOf = ({ kind, from }: StudyStep): number => {
	if (kind === "engineering" && from === 0) return wholeSchoolLane;
	// A veterinary school after preparatory classes follows them in their lane.
	const sameLane = kind === "veterinary" && from > 0 ? "cpge" : kind;
	return laneKinds.findIndex((kinds) => kinds.includes(sameLane));
};

/**
 * Places where students change from one kind of studies to another, in years after the baccalauréat. They apply for it
 * and may be refused.
 */
const changes: readonly { readonly kind: StepKind; readonly year: number; readonly into: StepKind }[] = [
	{ kind: "health", year: 1, into: "licence" },
	{ kind: "cpge", year: 2, into: "licence" },
	{ kind: "licence", year: 2, into: "engineering" },
	{ kind: "bts", year: 2, into: "but" },
	{ kind: "bts", year: 2, into: "licence" },
	{ kind: "but", year: 2, into: "engineering" },
	{ kind: "engineering", year: 5, into: "doctorate" },
];

/** Whether this step follows the other one only for some, who apply for it. */
const isChange = (before: StudyStep, after: StudyStep): boolean =>
	(before.kind === "licencePro" && after.kind === "master") ||
	(before.kind === "but" && after.kind === "engineering");

/** The exits of a path at a step: at its end, and inside hospital training, which some specialities end sooner. */
const exitsAt = ({ firstExit, lastExit, leadsTo }: StudyPath, { kind, from, to }: StudyStep): MapExit[] => {
	const years = kind === "internship" && firstExit > from && firstExit < to ? [firstExit, to] : [to];
	return years.filter((year) => year >= firstExit && year <= lastExit).map((year) => ({ year, leadsTo }));
};

/** One exit for each year; one into the career hides one beside it. */
const mergedExits = (exits: readonly MapExit[]): MapExit[] =>
	[...new Set(exits.map(({ year }) => year))]
		.toSorted((one, other) => one - other)
		.map((year) => ({
			year,
			leadsTo: exits.some((exit) => exit.year === year && exit.leadsTo === "career") ? "career" : "beside",
		}));

/** The steps of all paths, each once: the longest of those that begin together. */
const mergedSteps = (paths: readonly StudyPath[]): MapStep[] => {
	const merged = new Map<string, MapStep>();
	for (const path of paths)
		for (const [index, step] of path.steps.entries()) {
			const key = `${step.kind} ${step.from}`;
			const before = merged.get(key);
			merged.set(key, {
				...step,
				to: Math.max(before?.to ?? 0, step.to),
				exits: mergedExits([...(before?.exits ?? []), ...exitsAt(path, step)]),
				firstCourses: [
					...new Set([...(before?.firstCourses ?? []), ...(index === 0 ? path.firstCourses : [])]),
				],
			});
		}
	return [...merged.values()];
};

/** A step and the year at which one enters it, which may lie inside it. */
const linked = (before: StudyStep, after: StudyStep) => ({
	from: { year: Math.min(before.to, after.from), lane: laneOf(before) },
	to: { year: after.from, lane: laneOf(after) },
	isChange: isChange(before, after),
});

const changesAmong = (steps: readonly StudyStep[]): MapLink[] =>
	changes.flatMap(({ kind, year, into }) => {
		const after = steps.find((step) => step.kind === into && step.from <= year && step.to > year);
		if (!after) return [];
		return steps
			.filter((step) => step.kind === kind && step.from < year && step.to >= year)
			.map((before) => ({
				from: { year, lane: laneOf(before) },
				to: { year, lane: laneOf(after) },
				isChange: true,
			}));
	});

/** Whether two links join the same points, in either direction. */
const joinSame = (one: MapLink, other: MapLink): boolean => {
	const ends = ({ from, to }: MapLink) => [`${from.year} ${from.lane}`, `${to.year} ${to.lane}`].toSorted();
	return ends(one).join() === ends(other).join();
};

/**
 * Draws all paths into one map: a step that several paths share is drawn once, empty lanes are left out, and the usual changes of
 * studies join lanes that are both there.
 */
export const studyMap = (paths: readonly StudyPath[]): StudyMap => {
	const steps = mergedSteps(paths);
	const usual = paths.flatMap(({ steps: way }) =>
		way.flatMap((step, index) => {
			const before = way[index - 1];
			return before && laneOf(before) !== laneOf(step) ? [linked(before, step)] : [];
		}),
	);
	const links = [...usual, ...changesAmong(steps)].filter(
		(link, index, all) => all.findIndex((other) => joinSame(link, other)) === index,
	);
	const lanes = laneKinds
		.map((_, lane) => lane)
		.filter((lane) => steps.some((step) => laneOf(step) === lane));
	const drawn = ({ year, lane }: MapLink["from"]) => ({ year, lane: lanes.indexOf(lane) });
	return {
		years: Math.max(...steps.map(({ to }) => to)),
		lanes: lanes.map((lane) =>
			steps.filter((step) => laneOf(step) === lane).toSorted((one, other) => one.from - other.from),
		),
		links: links.map(({ from, to, isChange }) => ({ from: drawn(from), to: drawn(to), isChange })),
	};
};
