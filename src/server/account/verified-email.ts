import { type AddressUse, mayFollow, signUpOutcome } from "#domain/account/address-proof.ts";
import type { LinkRefusal } from "#domain/account/link-refusal.ts";
import { loginHistoryMs } from "#domain/account/unfinished.ts";
import { failure, type Result, success } from "#domain/shared/result.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { readLink } from "#server/platform/people/links.ts";
import { type AccountOwner, ownerOf } from "#server/platform/people/owner.ts";
import { type AccountRow, changeAccount, findAccount, findAccountByEmail, lockAccountsOf } from "./store.ts";
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

/** The account of a link from a mail. The link is invalid while the account's address is only claimed. */
export async function trustedAccountOf(
	queries: Queries,
	purpose: "reset",
	token: string,
	needsConfirmedEmail: boolean,
	now: Date,
): Promise<Result<AccountRow, LinkRefusal>> {
	const link = await readLink(queries, purpose, token, now);
	if (!link.ok) return link;
	const row = await findAccount(queries, link.value);
	const isValid = row !== undefined && (await isAddressTrusted(queries, row, needsConfirmedEmail, now));
	return isValid ? success(row) : failure("account.link_invalid");
}

const isUnfinished = async (
	queries: Queries,
	row: AccountRow,
	needsConfirmedEmail: boolean,
	now: Date,
): Promise<boolean> => {
	const use = await addressUse(queries, row, needsConfirmedEmail, now);
	return signUpOutcome({ ...row, ...use }) === "claim";
};

/**
 * The account that holds an address; undefined when it is free. `isUnfinished` is true when the address was
 * never confirmed and the account never used: other sign-ups may claim the address, and the first confirmation
 * of it, by whichever account, erases the others.
 */
export const holderOfAddress = async (
	queries: Queries,
	email: string,
	needsConfirmedEmail: boolean,
	now: Date,
): Promise<{ readonly row: AccountRow; readonly isUnfinished: boolean } | undefined> => {
	const row = await findAccountByEmail(queries, email);
	if (row === undefined) return undefined;
	return { row, isUnfinished: await isUnfinished(queries, row, needsConfirmedEmail, now) };
};

/**
 * Locks every account of the address of an account. A confirmation does so before it uses its link up: it may
 * erase the other accounts with their links, and of several at the same time each would hold its own link.
 */
export const lockAddressOf = async (transaction: Transaction, accountId: string): Promise<void> => {
	const row = await findAccount(transaction, accountId);
	if (row !== undefined) await lockAccountsOf(transaction, row.email);
};

interface TakingAddress {
	readonly needsConfirmedEmail: boolean;
	readonly eraseEverything: (transaction: Transaction, owner: AccountOwner) => Promise<void>;
}

/**
 * Gives an address to the account whose owner has confirmed it, and erases all others that are unfinished.
 * False, and nothing changes, when another account has the address for good.
 */
export const claimAddress = async (
	{ needsConfirmedEmail, eraseEverything }: TakingAddress,
	transaction: Transaction,
	{ accountId, email }: { readonly accountId: string; readonly email: string },
	now: Date,
): Promise<boolean> => {
	const others = (await lockAccountsOf(transaction, email)).filter(({ id }) => id !== accountId);
	for (const other of others)
		if (!other.isClaim && !(await isUnfinished(transaction, other, needsConfirmedEmail, now))) return false;
	for (const other of others) await eraseEverything(transaction, ownerOf(other));
	await changeAccount(transaction, accountId, { isClaim: false }, now);
	return true;
};
