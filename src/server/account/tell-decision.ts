import type { Transaction } from "#server/platform/db/queries.ts";
import type { AccountMails, ParentDecision } from "./mail.ts";
import type { AccountRow } from "./store.ts";

/** Tells a student what was decided about them; `id` is null where the account goes with the decision. */
export const tellDecision = (
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
