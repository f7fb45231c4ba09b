import { eq, lt, or } from "#server/platform/db/drizzle.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { contactMessage } from "#server/platform/db/schema/contact.ts";
import type { AccountOwner } from "#server/platform/people/owner.ts";

/** A message written by the contact form. */
export type MessageRow = typeof contactMessage.$inferSelect;

/** Stores a message of the contact form. */
export async function insertMessage(queries: Queries, row: MessageRow): Promise<void> {
	await queries.insert(contactMessage).values(row);
}

/** One message of the contact form; undefined when there is none of that id. */
export async function findMessage(queries: Queries, id: string): Promise<MessageRow | undefined> {
	const [found] = await queries.select().from(contactMessage).where(eq(contactMessage.id, id));
	return found;
}

const isOf = (accountId: string, email: string | null) =>
	or(eq(contactMessage.accountId, accountId), email === null ? undefined : eq(contactMessage.email, email));

/** Messages written by an account; also those under `email`, when that is given. */
export async function messagesOf(
	queries: Queries,
	accountId: string,
	email: string | null,
): Promise<MessageRow[]> {
	return queries
		.select()
		.from(contactMessage)
		.where(isOf(accountId, email))
		.orderBy(contactMessage.receivedAt);
}

/** Deletes the messages of an account, and those sent under its address without a login. */
export async function deleteMessagesOf(queries: Queries, { id, email }: AccountOwner): Promise<void> {
	await queries.delete(contactMessage).where(isOf(id, email));
}

/** Deletes messages received before `before`. */
export async function deleteOldMessages(queries: Queries, before: Date): Promise<void> {
	await queries.delete(contactMessage).where(lt(contactMessage.receivedAt, before));
}
