import { maxStreams } from "#server/platform/http/event-streams.ts";

/** The processor time of one action, in milliseconds, of the server and of PostgreSQL. */
export interface ActionCost {
	readonly node: number;
	readonly postgres: number;
}

/** The actions whose cost is measured. */
export const actions = [
	"page",
	"dashboard",
	"sign-in",
	"quiz",
	"class join",
	"class send",
	"booking",
	"wall, a minute",
	"wall, read again",
] as const;
export type Action = (typeof actions)[number];

/** How many bytes with its indexes one row of each kind takes. */
export interface Sizes {
	readonly student: number;
	readonly attempt: number;
	/** A class with its 28 pupils. */
	readonly class: number;
}

/** The pupils of one class. */
export const pupilsOfClass = 28;

/** A place whose schools use Spectra. */
export interface Area {
	readonly name: string;
	readonly students: number;
}

export const areas: readonly Area[] = [
	{ name: "a town", students: 10_000 },
	{ name: "a region", students: 400_000 },
	{ name: "a country", students: 5_000_000 },
];

/** The actions of people in the ten busiest minutes of a Tuesday. Shares are of all students. */
const busiest = {
	minutes: 10,
	/** A third of all students is in a lesson with Spectra. */
	inClass: 1 / 3,
	/** Pages of each of them; files with a hash are the browser's or a CDN's. */
	pages: 15,
	/** Everyone in a class joins within the first five minutes. */
	joinMinutes: 5,
	/** Others work at home or in the library: a dashboard, a saved quiz, a log-in. */
	dashboards: 1 / 20,
	quizzes: 1 / 100,
	signIns: 1 / 100,
	bookings: 1 / 10_000,
	/** Every class has a wall, whose stream is opened again after this time. */
	wallMinutes: 5,
};
/** A processor is planned to be busy for this part of its time. */
const planned = 0.6;
/** A student keeps three attempts and is in three classes. */
const kept = { attempts: 3, classes: 3 };

/** The processors that a place needs at its busiest, and the bytes that it stores. */
export interface Need {
	readonly area: Area;
	readonly classes: number;
	/** Actions a second, by action; for walls how many are open. */
	readonly rates: Readonly<Record<Action, number>>;
	readonly nodeCores: number;
	/** The part of these that hashes passwords, in processes of their own. */
	readonly hashCores: number;
	/** Servers: each has one event loop, and admits so many walls. */
	readonly servers: number;
	readonly postgresCores: number;
	readonly bytes: number;
}

/** Computes what a place needs from the cost of each action. */
export function needOf(area: Area, costs: Readonly<Record<Action, ActionCost>>, sizes: Sizes): Need {
	const { students } = area;
	const seconds = busiest.minutes * 60;
	const inClass = students * busiest.inClass;
	const classes = inClass / pupilsOfClass;
	const rates: Record<Action, number> = {
		page: (inClass * busiest.pages) / seconds,
		dashboard: (students * busiest.dashboards) / seconds,
		"sign-in": (students * busiest.signIns) / seconds,
		quiz: (students * busiest.quizzes) / seconds,
		"class join": inClass / (busiest.joinMinutes * 60),
		"class send": inClass / seconds,
		booking: (students * busiest.bookings) / seconds,
		"wall, a minute": classes / 60,
		// An upper bound: changes that arrive while a wall is read share the next read.
		"wall, read again":
			inClass / (busiest.joinMinutes * 60) + inClass / seconds + classes / (busiest.wallMinutes * 60),
	};
	const cores = (side: keyof ActionCost) =>
		actions.reduce((sum, action) => sum + (rates[action] * costs[action][side]) / 1_000, 0) / planned;
	const nodeCores = cores("node");
	const hashCores = (rates["sign-in"] * costs["sign-in"].node) / 1_000 / planned;
	return {
		area,
		classes,
		rates,
		nodeCores,
		hashCores,
		servers: Math.ceil(Math.max(nodeCores - hashCores, classes / maxStreams.ofAll)),
		postgresCores: cores("postgres"),
		bytes:
			students * (sizes.student + kept.attempts * sizes.attempt) +
			(students / pupilsOfClass) * kept.classes * sizes.class,
	};
}
