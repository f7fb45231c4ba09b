import type { Locale } from "#domain/shared/locale.ts";
import { and, eq, isNotNull, isNull, lt, or, sql } from "../db/drizzle.ts";
import { insertion } from "../db/prepared.ts";
import type { Queries, Transaction } from "../db/queries.ts";
import { mailOutbox } from "../db/schema/mail.ts";
import type { AccountOwner } from "../people/owner.ts";
import type { MailKinds, MailOf } from "./mail.ts";

/** A mail that was claimed for sending. */
export interface ClaimedMail {
	readonly id: string;
	readonly accountId: string | null;
	readonly kind: string;
	readonly locale: Locale;
	readonly recipient: string | null;
	readonly facts: unknown;
	readonly writtenAt: Date;
}

const isFree = (now: Date) =>
	and(isNull(mailOutbox.sentAt), or(isNull(mailOutbox.takenUntil), lt(mailOutbox.takenUntil, now)));

const insertRow = insertion(mailOutbox, "mail_insert");

/** Inserts a mail to send, in the transaction of its cause. */
export async function insertMail(
	transaction: Transaction,
	id: string,
	{ kind, locale, to, accountId, facts = {} }: MailOf<MailKinds>,
	writtenAt: Date,
): Promise<void> {
	const unsent = { takenUntil: null, sentAt: null, failures: 0, refusedAt: null };
	await insertRow(transaction, { id, kind, locale, recipient: to, accountId, facts, writtenAt, ...unsent });
}

/** Claims a waiting mail; undefined when there is none of that id, or another worker has it. */
export async function claimMail(
	transaction: Transaction,
	id: string,
	now: Date,
	takenUntil: Date,
): Promise<ClaimedMail | undefined> {
	const [taken] = await transaction
		.update(mailOutbox)
		.set({ takenUntil })
		.where(and(eq(mailOutbox.id, id), isFree(now)))
		.returning();
	return taken;
}

/** Releases a mail that could not be sent, and counts the failure. */
export async function releaseMail(queries: Queries, id: string): Promise<void> {
	const failures = sql`${mailOutbox.failures} + 1`;
	await queries.update(mailOutbox).set({ takenUntil: null, failures }).where(eq(mailOutbox.id, id));
}

/** Marks a mail whose recipient was refused permanently: it is not retried unless an operator resends it. */
export async function refuseMail(queries: Queries, id: string, refusedAt: Date): Promise<void> {
	const failures = sql`${mailOutbox.failures} + 1`;
	const refused = { sentAt: refusedAt, refusedAt, takenUntil: null, failures };
	await queries.update(mailOutbox).set(refused).where(eq(mailOutbox.id, id));
}

/** Mails that failed or wait, the oldest first. */
export async function unsentMails(queries: Queries) {
	return queries
		.select()
		.from(mailOutbox)
		.where(or(isNull(mailOutbox.sentAt), isNotNull(mailOutbox.refusedAt)))
		.orderBy(mailOutbox.writtenAt)
		.limit(1000);
}

/** Makes a failed or refused mail wait again. Undefined when there is no such mail. */
export async function requeueMail(
	transaction: Transaction,
	id: string,
): Promise<{ readonly kind: string; readonly accountId: string | null } | undefined> {
	const isUnsent = or(isNull(mailOutbox.sentAt), isNotNull(mailOutbox.refusedAt));
	const [revived] = await transaction
		.update(mailOutbox)
		.set({ sentAt: null, refusedAt: null, takenUntil: null })
		.where(and(eq(mailOutbox.id, id), isUnsent))
		.returning({ kind: mailOutbox.kind, accountId: mailOutbox.accountId });
	return revived;
}

/** Marks a mail as done, and deletes its recipient and facts. False when there is no such mail. */
export async function markMailSent(queries: Queries, id: string, sentAt: Date): Promise<boolean> {
	const sent = await queries
		.update(mailOutbox)
		.set({ sentAt, takenUntil: null, recipient: null, facts: null })
		.where(eq(mailOutbox.id, id))
		.returning({ id: mailOutbox.id });
	return sent.length > 0;
}

/**
 * Deletes every mail of an account, and those waiting to its address where that is confirmed. Returns their
 * ids.
 */
export async function deleteMailsOf(queries: Queries, { id, email }: AccountOwner): Promise<string[]> {
	const deleted = await queries
		.delete(mailOutbox)
		.where(
			or(
				eq(mailOutbox.accountId, id),
				email === null ? undefined : eq(sql`lower(${mailOutbox.recipient})`, email.toLowerCase()),
			),
		)
		.returning({ id: mailOutbox.id });
	return deleted.map((row) => row.id);
}

/** Waiting mails from before `before` that no worker has claimed, except those `underWay`. */
export async function waitingMails(
	queries: Queries,
	before: Date,
	now: Date,
	underWay: readonly string[],
): Promise<{ readonly id: string; readonly kind: string }[]> {
	return queries
		.select({ id: mailOutbox.id, kind: mailOutbox.kind })
		.from(mailOutbox)
		.where(
			and(
				isFree(now),
				lt(mailOutbox.writtenAt, before),
				sql`${mailOutbox.id}::text <> ALL(${sql.param(underWay)}::text[])`,
			),
		)
		.limit(500);
}

/** Deletes the rows of mails done before `before`. */
export async function deleteSentMails(queries: Queries, before: Date): Promise<void> {
	await queries.delete(mailOutbox).where(and(isNotNull(mailOutbox.sentAt), lt(mailOutbox.sentAt, before)));
}
