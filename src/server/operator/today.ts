import { obstaclesOf } from "#domain/consultations/safety.ts";
import { isMonthOver } from "#domain/consultations/statement.ts";
import { type Need, needsOf, type TodayFacts, type Waiting } from "#domain/operator/today.ts";
import { type Instant, toInstant, toInstantOrNull } from "#domain/shared/instant.ts";
import { listMissed } from "#server/consultations/missed/store.ts";
import { listReports } from "#server/consultations/reports/store.ts";
import { allResearchers, safetyOf } from "#server/consultations/researchers/store.ts";
import { waitingProfiles } from "#server/desk/profiles/store.ts";
import { readBackupFolder } from "#server/platform/db/backup/backup-folder.ts";
import { newestMigration } from "#server/platform/db/migrate.ts";
import { lastZone, monthsOfAll } from "./actions/statements.ts";
import type { OperatorContext } from "./context.ts";
import { newestMigrationIn, unansweredMessages, unsettledPayments, waitingMailFacts } from "./today-store.ts";

const waitingOf = (instants: readonly (Instant | null)[]): Waiting => ({
	count: instants.length,
	since: instants.filter((instant) => instant !== null).sort()[0] ?? null,
});

async function backupFacts({ backupFolder, now }: Pick<OperatorContext, "backupFolder" | "now">) {
	const present = now();
	const state = await readBackupFolder(backupFolder, present);
	const at = (age: number | undefined): Instant | null =>
		age === undefined ? null : toInstant(new Date(present.getTime() - age * 1000));
	const { newestBytes = 0, freeBytes = Number.POSITIVE_INFINITY } = state;
	return {
		backupAt: at(state.newestAge),
		backupCheckedAt: at(state.checkedAge),
		hasBackupSpace: freeBytes > 2 * newestBytes,
	};
}

async function factsOf(context: OperatorContext): Promise<TodayFacts> {
	const queries = context.database.queries();
	const present = toInstant(context.now());
	const unchecked = (await allResearchers(queries)).filter(
		(row) =>
			row.retiredAt === null &&
			row.conductAcceptedAt !== null &&
			obstaclesOf(safetyOf(row)).includes("identity_unchecked"),
	);
	const unpaid = (await monthsOfAll(context)).filter(
		({ paidAt, month }) => paidAt === null && isMonthOver(month, lastZone, present),
	);
	const reports = await listReports(queries, true);
	const missed = await listMissed(queries, true);
	return {
		reports: waitingOf(reports.map(({ report }) => toInstant(report.createdAt))),
		missed: waitingOf(
			missed.map(
				({ missed: row }) =>
					waitingOf([toInstantOrNull(row.studentReportedAt), toInstantOrNull(row.researcherReportedAt)])
						.since,
			),
		),
		...(await waitingMailFacts(queries)),
		openPayments: await unsettledPayments(queries),
		messages: await unansweredMessages(queries),
		profiles: waitingOf((await waitingProfiles(queries)).map(({ sentAt }) => toInstant(sentAt))),
		uncheckedResearchers: waitingOf(unchecked.map((row) => toInstantOrNull(row.conductAcceptedAt))),
		unpaidMonths: unpaid.length,
		...(await backupFacts(context)),
		isBehind: (await newestMigrationIn(queries)) > (await newestMigration()),
	};
}

/** The needs for an operator now, the most urgent first: the command and the desk show the same list. */
export const readToday = async (context: OperatorContext): Promise<Need[]> =>
	needsOf(await factsOf(context), toInstant(context.now()));
