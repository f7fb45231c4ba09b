import type { LinkRefusal } from "#domain/account/link-refusal.ts";
import { readLinkToken } from "#domain/shared/link-secret.ts";
import { failure, type Result, success } from "#domain/shared/result.ts";
import { dayMs } from "#domain/shared/units.ts";
import {
	and,
	eq,
	getTableColumns,
	gt,
	isNull,
	lt,
	type PgColumn,
	type PgTable,
	type SQL,
} from "../db/drizzle.ts";
import type { Queries } from "../db/queries.ts";
import { drawToken, tokenHash } from "../db/token-hash.ts";

/** How long an ended link is remembered, so that its reader learns whether it was used or has expired. */
const endedLinkKeptMs = 30 * dayMs;

/** The names of the columns that hold a hash: of the token, or of the token after the purpose. */
type HashColumn = "tokenHash" | "purposeAndHash";

/** A table of links. The token is in the mail alone; the table holds its hash. */
interface Links<Row, NewRow> {
	/** Inserts a link and returns its token. */
	readonly draw: (queries: Queries, row: Omit<NewRow, HashColumn>) => Promise<string>;
	/** Gives a stored link a new token, so that an earlier one opens nothing; undefined without such a row. */
	readonly redraw: (queries: Queries, isRow: SQL) => Promise<string | undefined>;
	/** The row of a link, ended or not. `fragment` is the token as it arrived. */
	readonly find: (
		queries: Queries,
		fragment: string,
	) => Promise<Result<Row, "account.link_damaged" | "account.link_invalid">>;
}

/**
 * The links of a table, whose hash is in this column. Links of several purposes in one table have the purpose before the hash.
 */
export function linkTable<Table extends PgTable>(
	table: Table,
	column: HashColumn & keyof Table["_"]["columns"],
	purpose = "",
): Links<Table["$inferSelect"], Table["$inferInsert"]> & { readonly isOf: (fragment: string) => SQL } {
	// The statements are the same for every table of links, whatever its other columns.
	const links: PgTable = table;
	const hash = getTableColumns(links)[column] as PgColumn;
	const stored = (token: string) => purpose + tokenHash(token);
	const isOf = (fragment: string) => eq(hash, stored(readLinkToken(fragment) ?? ""));
	return {
		isOf,
		draw: async (queries, row) => {
			const token = drawToken();
			await queries.insert(links).values({ ...row, [column]: stored(token) });
			return token;
		},
		redraw: async (queries, isRow) => {
			const token = drawToken();
			const drawn = await queries
				.update(links)
				.set({ [column]: stored(token) })
				.where(isRow)
				.returning({ hash });
			return drawn.length > 0 ? token : undefined;
		},
		find: async (queries, fragment) => {
			if (readLinkToken(fragment) === undefined) return failure("account.link_damaged");
			const [row] = await queries.select().from(links).where(isOf(fragment));
			return row === undefined ? failure("account.link_invalid") : success(row as Table["$inferSelect"]);
		},
	};
}

/** A table of links that end at a time. */
type EndingTable = PgTable & { readonly expiresAt: PgColumn };
/** A table of links that are used up, too. */
type UsableTable = EndingTable & { readonly usedAt: PgColumn };

/** A found link, or why it works no longer. */
export const unlessEnded = <Row extends { readonly expiresAt: Date; readonly usedAt?: Date | null }>(
	row: Row,
	now: Date,
): Result<Row, "account.link_used" | "account.link_expired"> => {
	if (row.usedAt) return failure("account.link_used");
	return row.expiresAt > now ? success(row) : failure("account.link_expired");
};

/** The condition that a link is neither used nor expired. */
export const isUsable = ({ expiresAt, usedAt }: UsableTable, now: Date) =>
	and(isNull(usedAt), gt(expiresAt, now));

/** The columns of a link that has just been used. Servers of the previous release read its end alone. */
export const usedAt = (now: Date) => ({ usedAt: now, expiresAt: now });

/** The links of a table that are used up, as `linkTable`. */
export function usableLinkTable<Table extends UsableTable>(
	table: Table,
	column: HashColumn & keyof Table["_"]["columns"],
	purpose = "",
) {
	type Row = Table["$inferSelect"] & { readonly expiresAt: Date; readonly usedAt: Date | null };
	const links: PgTable = table;
	const { isOf, ...all } = linkTable(table, column, purpose);
	const read = async (queries: Queries, fragment: string, now: Date): Promise<Result<Row, LinkRefusal>> => {
		const found = await all.find(queries, fragment);
		return found.ok ? unlessEnded(found.value as Row, now) : found;
	};
	const isOpen = (fragment: string, now: Date) => and(isOf(fragment), isUsable(table, now));
	return {
		...all,
		isOpen,
		/** A link that works, or why it does not. */
		read,
		/** Uses a link up in one statement. Of concurrent uses, one gets the row. */
		consume: async (queries: Queries, fragment: string, now: Date): Promise<Result<Row, LinkRefusal>> => {
			const [row] = await queries.update(links).set(usedAt(now)).where(isOpen(fragment, now)).returning();
			if (row !== undefined) return success(row as Row);
			const found = await read(queries, fragment, now);
			return found.ok ? failure("account.link_invalid") : found;
		},
	};
}

/** Deletes the links that ended long before `now`. */
export async function deleteEndedLinks(queries: Queries, table: EndingTable, now: Date): Promise<void> {
	const before = new Date(now.getTime() - endedLinkKeptMs);
	await queries.delete(table).where(lt(table.expiresAt, before));
}
