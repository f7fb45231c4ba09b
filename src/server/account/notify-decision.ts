import type { Transaction } from "#server/platform/db/queries.ts";
import type { AccountMails, ParentDecision } from "./mail.ts";
import type { AccountRow } from "./store.ts";

/** Notifies a student of a decision about them; `id` is null when the decision erases the account. */
export const notifyDecision = (
	mailer: AccountMails,
	transaction: Transaction,
	{
		id,
		email,
		locale,
		firstName,
	}: Pick<AccountRow, "email" | "locale" | "firstName"> & {
		readonly id: string | null;
	},
	news: ParentDecision,
	now: Date,
): Promise<void> => {
	const facts = { news, firstName };
	return mailer.enqueue(transaction, { kind: "decision", locale, to: email, accountId: id, facts }, now);
};
