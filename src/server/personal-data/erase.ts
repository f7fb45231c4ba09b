import { eraseAccount } from "#server/account/export.ts";
import { leaveClasses } from "#server/classes/export.ts";
import { deleteMessagesOf } from "#server/contact/store.ts";
import { handInstitutionOver } from "#server/institutions/manager-store.ts";
import { deleteNewsletterSignups } from "#server/newsletter/store.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import type { AccountOwner } from "#server/platform/people/owner.ts";

/** A feature's part of an erasure, in the same transaction. */
export type EraseStep = (transaction: Transaction, owner: AccountOwner) => Promise<void>;

/**
 * Erases an account and everything that any feature stores about it, in one transaction. Mails first, so that
 * the parts can still notify others; then each part; the account last. Rows that reference the account are
 * deleted by their foreign keys: a part is needed for everything else, and to notify others.
 */
export const createErase =
	(eraseMails: EraseStep, dependencies: readonly EraseStep[], now: () => Date): EraseStep =>
	async (transaction, owner) => {
		const steps: readonly EraseStep[] = [
			eraseMails,
			...dependencies,
			(open, who) => leaveClasses(open, who, now()),
			handInstitutionOver,
			deleteMessagesOf,
			deleteNewsletterSignups,
			eraseAccount,
		];
		for (const erase of steps) await erase(transaction, owner);
	};
