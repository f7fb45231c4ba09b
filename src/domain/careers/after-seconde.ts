import type { LocalDate } from "../shared/moment.ts";
import type { FactSource } from "./presented-career.ts";

/** The ways through the last two or three years of a French lycée that lead to science. */
export const lyceeWays = ["general", "stl", "sti2d", "st2s", "stav", "professional"] as const;
/** One of these ways, by the abbreviation of its baccalauréat. */
export type LyceeWayId = (typeof lyceeWays)[number];

/** Where these ways lead, the longest studies first. */
export const afterBacKinds = [
	"university",
	"health",
	"prepa",
	"engineering",
	"but",
	"bts",
	"paramedical",
	"work",
] as const;
/** A kind of studies after the baccalauréat, or work. */
export type AfterBacKind = (typeof afterBacKinds)[number];

/** A way and a kind of studies that it leads to. */
export interface WayOn {
	readonly kind: AfterBacKind;
	/** Whether many take it; otherwise it is open and fewer do. */
	readonly isUsual: boolean;
	/** What to know there: names of courses, places that are kept. */
	readonly note: string;
}

/** A way through the lycée, in one language. */
export interface LyceeWay {
	readonly id: LyceeWayId;
	/** Short, for the drawing. */
	readonly name: string;
	readonly title: string;
	readonly text: string;
	readonly waysOn: readonly WayOn[];
	readonly sources: readonly FactSource[];
}

/** A question about maths with its answer, in one language. */
export interface MathsAnswer {
	readonly id: string;
	readonly title: string;
	readonly text: string;
	readonly sources: readonly FactSource[];
}

/** The choice at the end of seconde, in one language. */
export interface AfterSeconde {
	/** The day on which the sources were read. */
	readonly checked: LocalDate;
	readonly ways: readonly LyceeWay[];
	readonly maths: readonly MathsAnswer[];
}

/** The usual ways on first, then the others, each group in the order of the drawing. */
export const waysOnByUse = (waysOn: readonly WayOn[]): WayOn[] =>
	waysOn.toSorted(
		(one, other) =>
			Number(other.isUsual) - Number(one.isUsual) ||
			afterBacKinds.indexOf(one.kind) - afterBacKinds.indexOf(other.kind),
	);
