import type { Transaction } from "#server/platform/db/queries.ts";
import type { Adult } from "#server/platform/people/adults.ts";
import type { AdultNews, ParentDecision } from "./adult-mail.ts";
import type { AccountMails } from "./mail.ts";
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

/** The student whom the news is about; `accountId` is null when the decision erases the account. */
interface Student {
	readonly accountId: string | null;
	readonly firstName: string;
}

/** Confirms to a parent or guardian what they decided, or says that they are no longer needed; null is no one. */
export const notifyAdult = async (
	mailer: AccountMails,
	transaction: Transaction,
	{ accountId, firstName }: Student,
	adult: Pick<Adult, "email" | "locale"> | null,
	news: AdultNews,
	now: Date,
): Promise<void> => {
	if (adult === null) return;
	const { email: to, locale } = adult;
	const facts = { news, firstName };
	await mailer.enqueue(transaction, { kind: "adultNotice", locale, to, accountId, facts }, now);
};
