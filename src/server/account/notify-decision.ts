import type { Locale } from "#domain/shared/locale.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import type { AccountMails, AdultNews, ParentDecision } from "./mail.ts";
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

/** The adult of a mail, and the student's account; `accountId` is null when the decision erases it. */
interface Adult {
	readonly to: string | null;
	readonly locale: Locale;
	readonly accountId: string | null;
	readonly firstName: string;
}

/** Confirms to a parent or guardian what they decided, or says that they are no longer needed. */
export const notifyAdult = async (
	mailer: AccountMails,
	transaction: Transaction,
	{ to, locale, accountId, firstName }: Adult,
	news: AdultNews,
	now: Date,
): Promise<void> => {
	if (to === null) return;
	const facts = { news, firstName };
	await mailer.enqueue(transaction, { kind: "adultNotice", locale, to, accountId, facts }, now);
};
