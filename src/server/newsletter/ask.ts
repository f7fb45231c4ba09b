import { updatesPause } from "#domain/account/updates.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import type { UpdatesMails } from "./mail.ts";
import { type Asking, keepAsking } from "./store.ts";

/**
 * Keeps that somebody ticked the box for updates, and asks the address by mail whether it wants them: anyone can type
 * any address. An address that confirmed already, or was asked a moment ago, gets no further mail.
 */
export const createAskForUpdates =
	(mailer: UpdatesMails) =>
	async (transaction: Transaction, asking: Asking, now: Date): Promise<void> => {
		const { email, locale, accountId } = asking;
		const id = await keepAsking(transaction, asking, now, new Date(now.getTime() - updatesPause));
		if (id === undefined) return;
		const facts = { subscriptionId: id };
		await mailer.enqueue(transaction, { kind: "updatesConfirm", locale, to: email, accountId, facts }, now);
	};
