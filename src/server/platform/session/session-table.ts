import { randomUUID } from "node:crypto";
import { and, eq, getTableColumns, lt, ne, type PgColumn, type PgTable } from "../db/drizzle.ts";
import type { Queries } from "../db/queries.ts";
import { tokenHash } from "../db/token-hash.ts";
import type { ExtendedSession, SessionRows } from "./rows.ts";

/** The columns that every table of sessions has. */
type SessionTable = PgTable & {
	readonly id: PgColumn;
	readonly tokenHash: PgColumn;
	readonly expiresAt: PgColumn;
};

/** The sessions of a table; a column names their owner. */
interface SessionTableRows extends Pick<SessionRows<ExtendedSession>, "insert" | "extend"> {
	/** Ends the session of a token and returns its owner; undefined when it had ended. */
	readonly endByToken: (queries: Queries, token: string) => Promise<string | undefined>;
	/** Ends every session of an owner, except one where it is given. */
	readonly endAll: (queries: Queries, ownerId: string, except?: string) => Promise<void>;
	/** Deletes the sessions that have expired. */
	readonly deleteExpired: (queries: Queries, now: Date) => Promise<void>;
}

/** Inserts, extends and ends the sessions of a table, of whatever kind they are. The network is stored if it has a column. */
export function sessionTable<Table extends SessionTable>(
	table: Table,
	owner: keyof Table["_"]["columns"] & string,
): SessionTableRows {
	const sessions: PgTable = table;
	const columns = getTableColumns(sessions);
	const ownerId = columns[owner] as PgColumn;
	return {
		insert: async (queries, { ownerId: id, token, client: { device, network }, expiresAt }, now) => {
			await queries.insert(sessions).values({
				id: randomUUID(),
				[owner]: id,
				tokenHash: tokenHash(token),
				device,
				...("network" in columns && { network }),
				expiresAt,
				createdAt: now,
				updatedAt: now,
			});
		},
		extend: async (queries, sessionId, expiresAt, now) => {
			const extended = await queries
				.update(sessions)
				.set({ expiresAt, updatedAt: now })
				.where(eq(table.id, sessionId))
				.returning({ id: table.id });
			return extended.length > 0;
		},
		endByToken: async (queries, token) => {
			const [ended] = await queries
				.delete(sessions)
				.where(eq(table.tokenHash, tokenHash(token)))
				.returning({ ownerId });
			return ended?.ownerId as string | undefined;
		},
		endAll: async (queries, id, except) => {
			const others = except === undefined ? undefined : ne(table.id, except);
			await queries.delete(sessions).where(and(eq(ownerId, id), others));
		},
		deleteExpired: async (queries, now) => {
			await queries.delete(sessions).where(lt(table.expiresAt, now));
		},
	};
}
