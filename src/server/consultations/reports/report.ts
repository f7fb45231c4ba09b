import { randomUUID } from "node:crypto";
import { type Reporter, readReport, suspends } from "#domain/consultations/safety.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { failure, type Result, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { ConsultationsDependencies } from "../dependencies.ts";
import { changeResearcher } from "../researchers/store.ts";
import { findAppointment } from "../store.ts";
import type { ReportMails } from "./mail.ts";
import { insertReport, type ReportRow } from "./store.ts";

/** The parts of the server that reports need. */
export type ReportDependencies = Pick<ConsultationsDependencies, "database" | "contactEmail" | "log"> & {
	readonly mailer: ReportMails;
};

/** A report of one side of a consultation. */
export interface Reporting {
	readonly appointmentId: string;
	/** The account or the researcher that must take part in the consultation; a guardian reports for the account. */
	readonly by:
		| { readonly accountId: string; readonly isGuardian?: boolean }
		| { readonly researcherId: string };
	readonly text: string;
	/** The language of the mail to the operator. */
	readonly locale: Locale;
}

const events = {
	student: "problem_reported",
	guardian: "problem_reported_by_guardian",
	researcher: "problem_reported_by_researcher",
} as const satisfies Record<Reporter, string>;

const reporterOf = (by: Reporting["by"]): Reporter => {
	if ("researcherId" in by) return "researcher";
	return by.isGuardian ? "guardian" : "student";
};

/**
 * Reports a problem to the operator. A report by the student's side suspends the researcher in the same transaction: no new booking
 * follows it, whenever the operator reads it. Booked consultations stay, because one report must not cancel the
 * consultations of others.
 */
export async function reportProblem(
	dependencies: ReportDependencies,
	{ appointmentId, by, text, locale }: Reporting,
	now: Date,
): Promise<Result<null, "forms.required" | "request.not_found">> {
	const row = await findAppointment(dependencies.database.queries(), appointmentId);
	const isTheirs =
		"accountId" in by ? row?.accountId === by.accountId : row?.researcherId === by.researcherId;
	if (row === undefined || !isTheirs) return failure("request.not_found");
	const { researcherId, accountId } = row;
	const about = { researcherId, accountId, appointmentId, circleId: null };
	return fileReport(dependencies, { ...about, reporter: reporterOf(by), text, locale }, now);
}

/** The subject of a report, and its author. */
type Filed = Pick<ReportRow, "researcherId" | "accountId" | "appointmentId" | "circleId" | "reporter"> &
	Pick<Reporting, "text" | "locale">;

/**
 * Stores a report of a person who took part, suspends the researcher where the other side made it, and notifies the operator,
 * in one transaction.
 */
export async function fileReport(
	{ database, mailer, contactEmail, log }: ReportDependencies,
	{ text: typed, locale, ...about }: Filed,
	now: Date,
): Promise<Result<null, "forms.required">> {
	const text = readReport(typed);
	if (!text.ok) return text;
	const { reporter, researcherId, accountId } = about;
	const id = randomUUID();
	await database.transaction(async (transaction) => {
		await insertReport(transaction, { ...about, id, text: text.value, createdAt: now, closedAt: null });
		await recordEvent(transaction, { event: events[reporter], accountId, at: now, researcherId });
		if (suspends(reporter)) {
			await changeResearcher(transaction, researcherId, { suspendedAt: now }, now);
			await recordEvent(transaction, {
				event: "researcher_suspended",
				accountId: null,
				at: now,
				researcherId,
			});
		}
		if (contactEmail === undefined) return;
		const mail = { kind: "problemReport", locale, to: contactEmail, accountId: null } as const;
		await mailer.enqueue(transaction, { ...mail, facts: { reportId: id } }, now);
	});
	// Also without an address for mails, an operator who watches the log learns of it.
	log.warn("a problem with a consultation was reported (npm run admin -- reports list)", { report: id });
	return success(null);
}
