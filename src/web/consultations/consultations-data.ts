import type { Researcher } from "#contract/consultations.ts";
import type { Appointment } from "#domain/consultations/appointment.ts";
import type { Selection } from "#domain/consultations/selection.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import type { Clock } from "../shared/hooks/use-clock.ts";

/** The data that both parts of the consultations page show. */
export interface ConsultationsData {
	readonly researchers: readonly Researcher[];
	readonly appointments: readonly Appointment[];
	readonly clock: Clock;
	/** The appointment that was paid before the page opened; null without one. */
	readonly paidId: string | null;
	readonly nameOf: (researcherId: string) => string;
	readonly selection: Selection;
	readonly onSelect: (selection: Selection) => void;
	readonly onFailed: (code: ProblemCode) => void;
}
