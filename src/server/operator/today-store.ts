import type { Waiting } from "#domain/operator/today.ts";
import { toInstantOrNull } from "#domain/shared/instant.ts";
import { and, gt, inArray, isNotNull, isNull, type SQL, sql } from "#server/platform/db/drizzle.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import type { researcher } from "#server/platform/db/schema/consultation.ts";
import { contactMessage } from "#server/platform/db/schema/contact.ts";
import { mailOutbox } from "#server/platform/db/schema/mail.ts";
import { payment } from "#server/platform/db/schema/payment.ts";

type Counted = typeof mailOutbox | typeof payment | typeof contactMessage | typeof researcher;

/** How many rows of a table there are, and the earliest instant of a column among them. */
async function waitingIn(
	queries: Queries,
	table: Counted,
	since: SQL,
	where: SQL | undefined,
): Promise<Waiting> {
	const [found] = await queries
		.select({ count: sql<number>`count(*)::int`, since: sql<string | null>`min(${since})` })
		.from(table)
		.where(where);
	const instant = found?.since ?? null;
	return { count: found?.count ?? 0, since: toInstantOrNull(instant === null ? null : new Date(instant)) };
}

/** The mails that wait, those that failed at least once, and those that were refused for good. */
export async function waitingMailFacts(queries: Queries) {
	const count = (where: SQL | undefined) =>
		waitingIn(queries, mailOutbox, sql`${mailOutbox.writtenAt}`, where);
	return {
		waitingMails: await count(isNull(mailOutbox.sentAt)),
		failingMails: await count(and(isNull(mailOutbox.sentAt), gt(mailOutbox.failures, 0))),
		refusedMails: await count(isNotNull(mailOutbox.refusedAt)),
	};
}

/** The payments whose outcome is unknown. */
export const unsettledPayments = (queries: Queries): Promise<Waiting> =>
	waitingIn(queries, payment, sql`${payment.createdAt}`, inArray(payment.state, ["open", "refunding"]));

/** The messages of the contact form without an answer. */
export const unansweredMessages = (queries: Queries): Promise<Waiting> =>
	waitingIn(queries, contactMessage, sql`${contactMessage.receivedAt}`, isNull(contactMessage.answeredAt));

/** The newest migration of the database, in milliseconds since 1970. */
export async function newestMigrationIn(queries: Queries): Promise<number> {
	const { rows } = await queries.execute<{ newest: string }>(
		sql`SELECT coalesce(max(created_at), 0) AS newest FROM drizzle.__drizzle_migrations`,
	);
	return Number(rows[0]?.newest ?? 0);
}
