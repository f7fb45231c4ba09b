import type { Locale } from "#domain/shared/locale.ts";
import { failure, type Result } from "#domain/shared/result.ts";
import { fileReport } from "#server/consultations/reports/report.ts";
import { isId } from "#server/platform/db/id.ts";
import type { CirclesDependencies } from "./dependencies.ts";
import { findCircle, type ParticipantRow, participationsOf } from "./store.ts";

/** A report of a student with a seat, or of their guardian. */
export interface CircleReport {
	readonly circleId: string;
	readonly accountId: string;
	readonly isGuardian?: boolean;
	readonly text: string;
	/** The language of the mail to the operator. */
	readonly locale: Locale;
}

/** Whether a participant has a seat, or had one before the circle was cancelled or the seat was given back. */
const hadSeat = ({ state, leavingReason }: ParticipantRow): boolean =>
	state === "seated" || (state === "left" && leavingReason !== "unpaid" && leavingReason !== "offer_ended");

/** Reports a problem with a circle in which an account has, or had, a seat. The researcher is suspended. */
export async function reportCircle(
	dependencies: CirclesDependencies,
	{ circleId, accountId, isGuardian = false, text, locale }: CircleReport,
	now: Date,
): Promise<Result<null, "forms.required" | "request.not_found">> {
	const queries = dependencies.database.queries();
	const own = isId(circleId) ? await participationsOf(queries, accountId, circleId) : [];
	const circle = own.some(hadSeat) ? await findCircle(queries, circleId) : undefined;
	if (circle === undefined) return failure("request.not_found");
	const about = { researcherId: circle.researcherId, accountId, appointmentId: null, circleId };
	const reporter = isGuardian ? "guardian" : "student";
	return fileReport(dependencies, { ...about, reporter, text, locale }, now);
}
