import { confirmationWaitMs, consentWaitMs, loginHistoryMs } from "#domain/account/unfinished.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { JobDefinition } from "#server/platform/jobs/jobs.ts";
import type { AccountDependencies } from "./dependencies.ts";
import { lockUnfinished, type Unfinished, unfinishedAccounts } from "./unfinished/store.ts";

/** The most accounts that one run erases; the rest follow the next day. */
const maxErasedPerRun = 500;

/** The limits that make an account unfinished at an instant. */
const unfinishedAt = (now: Date, needsConfirmedEmail: boolean): Unfinished => {
	const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
	return {
		askedBefore: ago(consentWaitMs),
		confirmation: needsConfirmedEmail
			? { madeBefore: ago(confirmationWaitMs), madeAfter: ago(loginHistoryMs) }
			: null,
	};
};

/**
 * Erases unfinished accounts: those under fifteen whose parent never answered and, where addresses have to be
 * confirmed, those never confirmed. Each in its own transaction, which checks again.
 */
export const unfinishedHousekeeping = (
	{
		database,
		eraseEverything,
		needsConfirmedEmail,
	}: Pick<AccountDependencies, "database" | "eraseEverything" | "needsConfirmedEmail">,
	now: () => Date,
): JobDefinition => ({
	name: "account-unfinished",
	every: "23 3 * * *",
	isFinal: true,
	handle: async () => {
		const present = now();
		const unfinished = unfinishedAt(present, needsConfirmedEmail);
		for (const id of await unfinishedAccounts(database.queries(), unfinished, maxErasedPerRun)) {
			await database.transaction(async (transaction) => {
				const owner = await lockUnfinished(transaction, unfinished, id);
				if (owner === undefined) return;
				await eraseEverything(transaction, owner);
				await recordEvent(transaction, { event: "account_erased_unfinished", accountId: null, at: present });
			});
		}
	},
});
