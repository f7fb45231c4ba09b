import { failure, type Result, success } from "../shared/result.ts";

/** The version of the code of conduct that researchers accept. A new version has to be accepted again. */
export const conductVersion = 1;

/** The facts that decide whether a researcher may meet students. */
export interface SafetyFacts {
	/** Invented: no one attends, so that nothing has to be checked. */
	readonly isIllustrative: boolean;
	/** Whether an operator has recorded a check of the researcher's identity. */
	readonly isIdentityChecked: boolean;
	/** The accepted version of the code of conduct; null: none. */
	readonly acceptedConduct: number | null;
	/** The researcher takes no new bookings for now. */
	readonly isPaused: boolean;
	/** A problem was reported, or an operator decided so. Only an operator ends it. */
	readonly isSuspended: boolean;
}

/** Why a researcher may not meet students, the gravest reason first. */
export const bookingObstacles = ["suspended", "identity_unchecked", "conduct_open", "paused"] as const;
export type BookingObstacle = (typeof bookingObstacles)[number];

/**
 * Every reason for which a researcher can't be booked; none for one who can. A real researcher meets minors alone, so
 * an operator's check and the researcher's own promise both come before the first booking.
 */
export const obstaclesOf = (facts: SafetyFacts): BookingObstacle[] => {
	const isReal = !facts.isIllustrative;
	const isThere: Readonly<Record<BookingObstacle, boolean>> = {
		suspended: facts.isSuspended,
		identity_unchecked: isReal && !facts.isIdentityChecked,
		conduct_open: isReal && facts.acceptedConduct !== conductVersion,
		paused: facts.isPaused,
	};
	return bookingObstacles.filter((obstacle) => isThere[obstacle]);
};

/** Whether students see a researcher at all: one who only takes a break stays visible, without times. */
export const isListed = (facts: SafetyFacts): boolean =>
	obstaclesOf(facts).every((obstacle) => obstacle === "paused");

/** The maximum length of the text of a report. */
export const maxReportLength = 1000;

/** The people who can report a problem with a consultation. */
export const reporters = ["student", "guardian", "researcher"] as const;
export type Reporter = (typeof reporters)[number];

/** Whether a report suspends the researcher at once: one by the other side does. */
export const suspends = (reporter: Reporter): boolean => reporter !== "researcher";

/** A report's text without spaces around it. Fails when it is empty. */
export const readReport = (typed: string): Result<string, "forms.required"> => {
	const text = typed.trim();
	return text === "" ? failure("forms.required") : success(text);
};
