import type { Attempt } from "#contract/quiz.ts";
import type { CareerId } from "#domain/careers/career-id.ts";

/** The data that only a student's own dashboard shows. */
export interface OwnWork {
	/** Latest first. */
	readonly attempts: readonly Attempt[];
	/** Latest first; null if careers cannot be saved. */
	readonly saved: readonly CareerId[] | null;
	/** Whether it is a guest's work on this device. */
	readonly isDevice: boolean;
}
