import { eq, lt } from "#server/platform/db/drizzle.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { contactMessage } from "#server/platform/db/schema/traffic.ts";

export type MessageRow = typeof contactMessage.$inferSelect;

export async function insertMessage(queries: Queries, row: MessageRow): Promise<void> {
	await queries.insert(contactMessage).values(row);
}

export async function findMessage(queries: Queries, id: string): Promise<MessageRow | undefined> {
	const [found] = await queries.select().from(contactMessage).where(eq(contactMessage.id, id));
	return found;
}

export async function forgetMessages(queries: Queries, before: Date): Promise<void> {
	await queries.delete(contactMessage).where(lt(contactMessage.receivedAt, before));
}
