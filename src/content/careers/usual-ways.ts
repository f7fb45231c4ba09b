import type { StudyStep } from "#domain/careers/study-map.ts";

/** The engineering school that follows two years of something else: three years more. */
const lastThreeYears = { kind: "engineering", from: 2, to: 5 } as const;
/** The veterinary school after two years of something else: five years more. */
const lastFiveYears = { kind: "veterinary", from: 2, to: 7 } as const;
/** The institute of physiotherapy after a first year at a university. */
const afterFirstYear = { kind: "careSchool", from: 1, to: 5 } as const;

/** The usual ways through studies by name, each with its steps in years after the baccalauréat. */
export const usualWays = {
	bts: [{ kind: "bts", from: 0, to: 2 }],
	/** One year after a BTS. */
	licencePro: [
		{ kind: "bts", from: 0, to: 2 },
		{ kind: "licencePro", from: 2, to: 3 },
	],
	but: [{ kind: "but", from: 0, to: 3 }],
	technicianSchool: [{ kind: "technicianSchool", from: 0, to: 2, earning: "paid" }],
	/** Nurses, radiographers and laboratory technicians may train as apprentices there. */
	careSchool: [{ kind: "careSchool", from: 0, to: 3, earning: "apprentice" }],
	licence: [{ kind: "licence", from: 0, to: 3 }],
	/** After a licence. */
	master: [
		{ kind: "licence", from: 0, to: 3 },
		{ kind: "master", from: 3, to: 5 },
	],
	/** Those who passed the competition for teachers are paid during the master’s, since 2026. */
	teacherMaster: [
		{ kind: "licence", from: 0, to: 3 },
		{ kind: "master", from: 3, to: 5, earning: "paid" },
	],
	engineering: [{ kind: "engineering", from: 0, to: 5 }],
	engineeringAfterClasses: [{ kind: "cpge", from: 0, to: 2 }, lastThreeYears],
	/** A BUT takes three years; a few of its students enter a school after two. */
	engineeringAfterBut: [{ kind: "but", from: 0, to: 3 }, lastThreeYears],
	engineeringAfterBts: [{ kind: "bts", from: 0, to: 2 }, lastThreeYears],
	health: [{ kind: "health", from: 0, to: 6 }],
	/** The internship of pharmacists, after their fifth year. */
	internship: [
		{ kind: "health", from: 0, to: 5 },
		{ kind: "internship", from: 5, to: 9 },
	],
	physiotherapyAfterHealth: [{ kind: "health", from: 0, to: 1 }, afterFirstYear],
	physiotherapyAfterLicence: [{ kind: "licence", from: 0, to: 1 }, afterFirstYear],
	veterinary: [{ kind: "veterinary", from: 0, to: 6 }],
	veterinaryAfterClasses: [{ kind: "cpge", from: 0, to: 2 }, lastFiveYears],
	veterinaryAfterLicence: [{ kind: "licence", from: 0, to: 2 }, lastFiveYears],
} as const satisfies Readonly<Record<string, readonly StudyStep[]>>;

/** A usual way through studies. */
export type UsualWay = keyof typeof usualWays;

/**
 * Ways that take some students longer than their drawing, in years: after a whole BUT one enters the school a year later, and after a
 * BTS a bridging class of one year leads to a veterinary school.
 */
export const longestOf: Readonly<Partial<Record<UsualWay, number>>> = {
	engineeringAfterBut: 6,
	veterinaryAfterClasses: 8,
};

/** The names that a file of a neighbouring career may give as its ways. */
export const usualWayNames = Object.keys(usualWays) as UsualWay[];
