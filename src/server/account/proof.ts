import { type AddressUse, mayFollow } from "#domain/account/address-proof.ts";
import { loginHistoryMs } from "#domain/account/unfinished.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import type { AccountRow } from "./store.ts";
import { wasUsed } from "./unfinished/store.ts";

/** What the rule about unproven addresses asks of an account beside its address. */
export const addressUse = async (
	queries: Queries,
	{ id }: Pick<AccountRow, "id">,
	needsConfirmedEmail: boolean,
	now: Date,
): Promise<AddressUse> => ({
	needsConfirmedEmail,
	wasUsed: await wasUsed(queries, id, new Date(now.getTime() - loginHistoryMs)),
});

/** Whether anything beyond the account may follow from its address (domain/account/address-proof.ts). */
export const mayReachOut = async (
	queries: Queries,
	row: Pick<AccountRow, "id" | "emailVerified">,
	needsConfirmedEmail: boolean,
	now: Date,
): Promise<boolean> =>
	row.emailVerified || mayFollow(row, await addressUse(queries, row, needsConfirmedEmail, now));
