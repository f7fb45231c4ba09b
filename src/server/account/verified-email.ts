import { type AddressUse, mayFollow, signUpOutcome } from "#domain/account/address-proof.ts";
import { loginHistoryMs } from "#domain/account/unfinished.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { type AccountRow, findAccountByEmail } from "./store.ts";
import { wasUsed } from "./unfinished/store.ts";

/** The facts that the rule about unconfirmed addresses needs. */
const addressUse = async (
	queries: Queries,
	{ id }: Pick<AccountRow, "id">,
	needsConfirmedEmail: boolean,
	now: Date,
): Promise<AddressUse> => ({
	needsConfirmedEmail,
	wasUsed: await wasUsed(queries, id, new Date(now.getTime() - loginHistoryMs)),
});

/**
 * Whether mails, consent and data may follow from the account's address (domain/account/address-proof.ts).
 */
export const isAddressTrusted = async (
	queries: Queries,
	row: Pick<AccountRow, "id" | "emailVerified">,
	needsConfirmedEmail: boolean,
	now: Date,
): Promise<boolean> =>
	row.emailVerified || mayFollow(row, await addressUse(queries, row, needsConfirmedEmail, now));

/**
 * The account of an address; undefined when it is free. `isUnfinished` is true when the address was never
 * confirmed and the account never used: a sign-up with the address, or its confirmation elsewhere, erases
 * such an account.
 */
export const holderOfAddress = async (
	queries: Queries,
	email: string,
	needsConfirmedEmail: boolean,
	now: Date,
): Promise<{ readonly row: AccountRow; readonly isUnfinished: boolean } | undefined> => {
	const row = await findAccountByEmail(queries, email);
	if (row === undefined) return undefined;
	const use = await addressUse(queries, row, needsConfirmedEmail, now);
	return { row, isUnfinished: signUpOutcome({ ...row, ...use }) === "start_over" };
};
