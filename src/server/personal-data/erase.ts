import { eraseAccount } from "#server/account/own-data.ts";
import { leaveClasses } from "#server/classes/own-data.ts";
import { deleteMessagesOf } from "#server/contact/store.ts";
import { deleteNewsletterSignups } from "#server/newsletter/store.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import type { AccountOwner } from "#server/platform/people/owner.ts";

/** What one feature does when an account is erased, in the same transaction. */
export type EraseStep = (transaction: Transaction, owner: AccountOwner) => Promise<void>;

/**
 * Erases an account and everything that any feature keeps of it: all at once or nothing. Mails first, so that what the
 * parts tell others by mail stays; every feature's part in turn; the account itself last. Rows that name their account go
 * with it by themselves (foreign keys); a part is needed for what does not, and for what others have to be told.
 */
export const createErase =
	(eraseMails: EraseStep, dependencies: readonly EraseStep[]): EraseStep =>
	async (transaction, owner) => {
		for (const erase of [
			eraseMails,
			...dependencies,
			leaveClasses,
			deleteMessagesOf,
			deleteNewsletterSignups,
			eraseAccount,
		]) {
			await erase(transaction, owner);
		}
	};
