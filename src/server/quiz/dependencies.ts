import type { Locale } from "#domain/shared/locale.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import type { QuizMails } from "./mail.ts";

export interface QuizDependencies {
	readonly database: Pick<Database, "queries" | "transaction">;
	readonly mailer: QuizMails;
	/** Whether an account has the premium plan. */
	readonly isPremium: (queries: Queries, accountId: string, now: Date) => Promise<boolean>;
	/** Keeps that an address would like updates; tells whether it is asked by mail, which it may have been before. */
	readonly askForNewsletter: (
		transaction: Transaction,
		asking: { readonly email: string; readonly locale: Locale; readonly accountId: string | null },
		now: Date,
	) => Promise<boolean>;
}
