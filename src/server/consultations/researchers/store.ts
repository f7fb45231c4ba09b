import type { PgColumn } from "drizzle-orm/pg-core";
import type { Schedule } from "#domain/consultations/open-slots.ts";
import { isListed, obstaclesOf, type SafetyFacts } from "#domain/consultations/safety.ts";
import type { LocalDate } from "#domain/shared/instant.ts";
import type { EpochMinute } from "#domain/shared/zone-offsets.ts";
import { and, asc, eq, gte, isNull, lt, lte, sql } from "#server/platform/db/drizzle.ts";
import { prepared } from "#server/platform/db/prepared.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import {
	availabilityException,
	researcher,
	reservedHalfHour,
	weeklyAvailability,
} from "#server/platform/db/schema/consultation.ts";

/** A researcher as stored. */
export type ResearcherRow = typeof researcher.$inferSelect;
/** Hours of a day in minutes since midnight, local to the researcher. */
export type ResearcherHours = Pick<Schedule, "weekly" | "exceptions">;

/** Matches any of `ids`, an array parameter: one statement for every length. */
const isAmong = (column: PgColumn) => sql`${column} = any(${sql.placeholder("ids")})`;

const statements = prepared((queries: Queries) => ({
	find: queries
		.select()
		.from(researcher)
		.where(eq(researcher.id, sql.placeholder("id")))
		.prepare("researcher_find"),
	weekly: queries
		.select()
		.from(weeklyAvailability)
		.where(isAmong(weeklyAvailability.researcherId))
		.prepare("researchers_weekly"),
	exceptions: queries
		.select()
		.from(availabilityException)
		.where(
			and(
				isAmong(availabilityException.researcherId),
				gte(availabilityException.date, sql.placeholder("from")),
			),
		)
		.prepare("researchers_exceptions"),
	taken: queries
		.select({
			researcherId: reservedHalfHour.researcherId,
			minute: sql<number>`(extract(epoch from ${reservedHalfHour.halfHourStart}) / 60)::int`,
		})
		.from(reservedHalfHour)
		.where(
			and(
				isAmong(reservedHalfHour.researcherId),
				gte(reservedHalfHour.halfHourStart, sql.placeholder("from")),
			),
		)
		.prepare("researchers_taken"),
}));

/** The current provider, and whether real researchers may be booked free of charge. */
interface Payable {
	readonly payments: { readonly provider: { readonly name: string } };
	readonly isFree: boolean;
}

/** The stored facts that decide whether a researcher may meet students. */
export const safetyOf = (row: ResearcherRow): SafetyFacts => ({
	isIllustrative: row.isIllustrative,
	isIdentityChecked: row.identityCheckedAt !== null,
	acceptedConduct: row.conductVersion,
	isPaused: row.pausedAt !== null,
	isSuspended: row.suspendedAt !== null,
});

/**
 * Whether a researcher can be paid for: invented ones only where payments are simulated, real ones where payments are
 * real or the operator offers them free of charge.
 */
export const isPayable = ({ isIllustrative }: ResearcherRow, { payments, isFree }: Payable): boolean =>
	isIllustrative === (payments.provider.name === "simulated") || (!isIllustrative && isFree);

/** Whether a researcher can be booked: they can be paid for, and no check before meeting students is open. */
export const isBookable = (row: ResearcherRow, payable: Payable): boolean =>
	isPayable(row, payable) && obstaclesOf(safetyOf(row)).length === 0;

/** The researchers that have not retired; invented ones only where payments are simulated. */
export async function activeResearchers(queries: Queries, isSimulated: boolean): Promise<ResearcherRow[]> {
	const real = isSimulated ? undefined : eq(researcher.isIllustrative, false);
	return queries
		.select()
		.from(researcher)
		.where(and(isNull(researcher.retiredAt), real))
		.orderBy(asc(researcher.createdAt), asc(researcher.id));
}

/** The active researchers that students see: a real one only after the checks that come before the first booking. */
export const shownResearchers = async (queries: Queries, isSimulated: boolean): Promise<ResearcherRow[]> =>
	(await activeResearchers(queries, isSimulated)).filter((row) => isListed(safetyOf(row)));

/** The active researchers with an address, in any notation of capitals. */
export async function researchersAt(queries: Queries, email: string): Promise<ResearcherRow[]> {
	return queries
		.select()
		.from(researcher)
		.where(and(isNull(researcher.retiredAt), sql`lower(${researcher.email}) = ${email.toLowerCase()}`))
		.orderBy(asc(researcher.createdAt), asc(researcher.id));
}

/** All researchers, retired ones included, in the order of their addition. */
export async function allResearchers(queries: Queries): Promise<ResearcherRow[]> {
	return queries.select().from(researcher).orderBy(asc(researcher.createdAt), asc(researcher.id));
}

/** One researcher; undefined when there is none of that id. */
export async function findResearcher(queries: Queries, id: string): Promise<ResearcherRow | undefined> {
	const [found] = await statements(queries).find.execute({ id });
	return found;
}

/** The researcher of a calendar token. */
export async function findByFeedToken(
	queries: Queries,
	tokenHash: string,
): Promise<ResearcherRow | undefined> {
	const [found] = await queries.select().from(researcher).where(eq(researcher.feedTokenHash, tokenHash));
	return found;
}

/** False when the id is taken. */
export async function insertResearcher(
	queries: Queries,
	row: typeof researcher.$inferInsert,
): Promise<boolean> {
	const inserted = await queries
		.insert(researcher)
		.values(row)
		.onConflictDoNothing()
		.returning({ id: researcher.id });
	return inserted.length > 0;
}

/** Changes fields of a researcher and returns them; undefined when there is none of that id. */
export async function changeResearcher(
	queries: Queries,
	id: string,
	change: Partial<Omit<ResearcherRow, "id" | "createdAt">>,
	updatedAt: Date,
): Promise<ResearcherRow | undefined> {
	const [changed] = await queries
		.update(researcher)
		.set({ ...change, updatedAt })
		.where(eq(researcher.id, id))
		.returning();
	return changed;
}

/** Rows grouped by researcher. */
function byResearcher<Row extends { readonly researcherId: string }>(rows: readonly Row[]) {
	const groups = new Map<string, Row[]>();
	for (const row of rows) {
		const group = groups.get(row.researcherId);
		if (group === undefined) groups.set(row.researcherId, [row]);
		else group.push(row);
	}
	return groups;
}

/** The hours of several researchers, with exceptions from the day `from` on. */
export async function hoursOf(
	queries: Queries,
	ids: readonly string[],
	from: string,
): Promise<ReadonlyMap<string, ResearcherHours>> {
	if (ids.length === 0) return new Map();
	const [weekly, exceptions] = await Promise.all([
		statements(queries).weekly.execute({ ids }),
		statements(queries).exceptions.execute({ ids, from }),
	]);
	const weeklyById = byResearcher(weekly);
	const exceptionsById = byResearcher(exceptions);
	return new Map(
		ids.map((id) => [id, { weekly: weeklyById.get(id) ?? [], exceptions: exceptionsById.get(id) ?? [] }]),
	);
}

/** The taken half hours of several researchers from `from` on, as minutes. */
export async function takenOf(
	queries: Queries,
	ids: readonly string[],
	from: Date,
): Promise<ReadonlyMap<string, ReadonlySet<EpochMinute>>> {
	if (ids.length === 0) return new Map();
	const rows = await statements(queries).taken.execute({ ids, from });
	const byId = byResearcher(rows);
	return new Map(ids.map((id) => [id, new Set(byId.get(id)?.map((row) => row.minute))]));
}

/** Replaces the weekly hours. */
export async function setWeekly(
	queries: Queries,
	researcherId: string,
	weekly: ResearcherHours["weekly"],
): Promise<void> {
	await queries.delete(weeklyAvailability).where(eq(weeklyAvailability.researcherId, researcherId));
	if (weekly.length === 0) return;
	await queries.insert(weeklyAvailability).values(weekly.map((hours) => ({ ...hours, researcherId })));
}

type Exception = ResearcherHours["exceptions"][number];

/** Adds exceptions; one of the same kind that begins at the same minute of a day is replaced. */
export async function storeExceptions(
	queries: Queries,
	researcherId: string,
	exceptions: readonly Exception[],
): Promise<void> {
	const { researcherId: id, date, kind, start } = availabilityException;
	await queries
		.insert(availabilityException)
		.values(exceptions.map((exception) => ({ ...exception, researcherId })))
		.onConflictDoUpdate({ target: [id, date, kind, start], set: { end: sql`excluded.end_minute` } });
}

/** Locks a researcher's row until the transaction ends: changes of their hours happen one after the other. */
export async function lockResearcher(transaction: Transaction, id: string): Promise<void> {
	await transaction
		.select({ id: researcher.id })
		.from(researcher)
		.where(eq(researcher.id, id))
		.for("no key update");
}

/** Removes every exception from one day to another; returns how many there were. */
export async function removeExceptions(
	queries: Queries,
	researcherId: string,
	{ from, to }: { readonly from: LocalDate; readonly to: LocalDate },
): Promise<number> {
	const removed = await queries
		.delete(availabilityException)
		.where(
			and(
				eq(availabilityException.researcherId, researcherId),
				gte(availabilityException.date, from),
				lte(availabilityException.date, to),
			),
		)
		.returning({ kind: availabilityException.kind });
	return removed.length;
}

/** Deletes exceptions of days before `before`. */
export async function deleteExceptions(queries: Queries, before: LocalDate): Promise<void> {
	await queries.delete(availabilityException).where(lt(availabilityException.date, before));
}
