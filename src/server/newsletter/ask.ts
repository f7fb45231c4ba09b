import { updatesPauseMs } from "#domain/newsletter/newsletter.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import type { NewsletterMails } from "./mail.ts";
import { type NewsletterRequest, storeNewsletterRequest } from "./store.ts";

/**
 * Stores that a reader ticked the newsletter box, and asks the address by mail to confirm: anyone can type
 * any address. A confirmed address, or one asked a moment ago, gets no further mail. Returns whether one is
 * sent.
 */
export const createAskForNewsletter =
	(mailer: NewsletterMails) =>
	async (transaction: Transaction, asking: NewsletterRequest, now: Date): Promise<boolean> => {
		const { email, locale, accountId } = asking;
		const id = await storeNewsletterRequest(
			transaction,
			asking,
			now,
			new Date(now.getTime() - updatesPauseMs),
		);
		if (id === undefined) return false;
		const facts = { subscriptionId: id };
		await mailer.enqueue(transaction, { kind: "updatesConfirm", locale, to: email, accountId, facts }, now);
		return true;
	};
