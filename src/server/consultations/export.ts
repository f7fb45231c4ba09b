import type { ComingAppointment, RecentAppointment } from "#contract/billing.ts";
import type { AccountExport } from "#contract/personal-data.ts";
import { isRefundable } from "#domain/consultations/appointment.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { dayMs } from "#domain/shared/units.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { cancelIn } from "./change.ts";
import type { ConsultationsDependencies } from "./dependencies.ts";
import { presentAppointment } from "./present.ts";
import { reportsBy } from "./reports/store.ts";
import { appointmentsOf, lockAppointment, type PaidAppointment, upcomingOf } from "./store.ts";

/** The consultations part of an export. */
export async function exportAppointments(
	queries: Queries,
	accountId: string,
	now: Date,
): Promise<AccountExport["appointments"]> {
	const rows = await appointmentsOf(queries, accountId);
	return rows.map((row) => presentAppointment(row, now));
}

/** The reports of an account in an export. */
export async function exportReports(
	queries: Queries,
	accountId: string,
): Promise<AccountExport["problemReports"]> {
	const rows = await reportsBy(queries, accountId);
	return rows.map(({ appointmentId, text, createdAt }) => ({
		appointmentId,
		text,
		reportedAt: toInstant(createdAt),
	}));
}

/**
 * Cancels an account's upcoming consultations by the rule of 24 hours and notifies everyone: before an
 * erasure, and when the guardian withdraws. `by` is the reason in the mails.
 */
export const cancelUpcoming =
	(dependencies: Pick<ConsultationsDependencies, "payments" | "mailer">, now: () => Date) =>
	async (transaction: Transaction, accountId: string, by?: "erasure" | "guardian"): Promise<void> => {
		const present = now();
		for (const { id } of await upcomingOf(transaction, accountId, present)) {
			const row = await lockAppointment(transaction, id);
			if (row !== undefined) {
				await cancelIn(dependencies, transaction, row, { refund: "by_rule", by }, present);
			}
		}
	};

/** How long a guardian sees a consultation that has started, in milliseconds. */
const recentMs = 30 * dayMs;

/** Whether a guardian still sees a consultation that has started. */
export const isRecentForGuardian = (startsAt: Date, now: Date): boolean =>
	startsAt <= now && now.getTime() - startsAt.getTime() <= recentMs;

const inBothLanguages = ({ researcherWords }: PaidAppointment) => ({
	en: researcherWords.en.name,
	fr: researcherWords.fr.name,
});

/** An account's upcoming and recent consultations, as far as its guardian may see them. */
export async function guardianAppointmentsOf(
	queries: Queries,
	accountId: string,
	now: Date,
): Promise<{ readonly coming: ComingAppointment[]; readonly recent: RecentAppointment[] }> {
	const rows = await appointmentsOf(queries, accountId);
	const recent = rows
		.filter(({ state, startsAt }) => state !== "cancelled" && isRecentForGuardian(startsAt, now))
		.map((row) => ({
			id: row.id,
			startsAt: toInstant(row.startsAt),
			zone: row.visitorZone,
			researcherName: inBothLanguages(row),
		}));
	const coming = rows
		.filter(({ state, startsAt }) => state === "confirmed" && startsAt > now)
		.map((row) => {
			const startsAt = toInstant(row.startsAt);
			return {
				id: row.id,
				startsAt,
				zone: row.visitorZone,
				researcherName: inBothLanguages(row),
				amountCents: row.amountCents,
				isRefundable: isRefundable({ startsAt, wasMoved: row.isMovedByOperator }, toInstant(now)),
			};
		})
		.reverse();
	return { coming, recent };
}
