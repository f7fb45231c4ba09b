import type { Locale } from "#domain/shared/locale.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import type { QuizMails } from "./mail.ts";

export interface QuizDependencies {
	readonly database: Pick<Database, "queries" | "readFromReplica" | "transaction">;
	readonly mailer: QuizMails;
	/** Whether an account has the premium plan. */
	readonly isPremium: (queries: Queries, accountId: string, now: Date) => Promise<boolean>;
	/**
	 * Stores a request for the newsletter; returns whether the address is asked by mail, unless it was
	 * before.
	 */
	readonly askForNewsletter: (
		transaction: Transaction,
		asking: { readonly email: string; readonly locale: Locale; readonly accountId: string | null },
		now: Date,
	) => Promise<boolean>;
}
