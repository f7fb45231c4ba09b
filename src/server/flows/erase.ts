import { eraseAccount } from "#server/features/account/own-data.ts";
import { eraseMessages } from "#server/features/contact/store.ts";
import { eraseSubscriptions } from "#server/features/updates/store.ts";
import type { Transaction } from "#server/platform/db/queries.ts";

/** What one room does when an account is erased, in the same transaction. */
type ErasePart = (
	transaction: Transaction,
	owner: { readonly id: string; readonly email: string },
) => Promise<void>;

/**
 * Every room's part, the account itself last. Rows that name their account go with it by themselves (foreign keys); a
 * part is needed for what does not.
 */
const eraseParts: readonly ErasePart[] = [eraseMessages, eraseSubscriptions, eraseAccount];

/** Erases an account and everything that any room keeps of it: all at once or nothing. */
export const eraseEverything: ErasePart = async (transaction, owner) => {
	for (const erase of eraseParts) await erase(transaction, owner);
};
