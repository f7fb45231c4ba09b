import type { Researcher } from "#contract/consultations.ts";
import type { Appointment } from "#domain/consultations/appointment.ts";
import type { Selection } from "#domain/consultations/selection.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import type { Here } from "./use-here.ts";

/** What both parts of the desk show. */
export interface DeskData {
	readonly researchers: readonly Researcher[];
	readonly appointments: readonly Appointment[];
	readonly here: Here;
	readonly nameOf: (researcherId: string) => string;
	readonly selection: Selection;
	readonly onSelect: (selection: Selection) => void;
	readonly onFailed: (code: ProblemCode) => void;
}
