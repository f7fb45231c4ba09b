import type { Database } from "#server/platform/db/database.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import type { Mailer } from "#server/platform/mail/mailer.ts";

/** What the quiz works with. */
export interface QuizParts {
	readonly database: Pick<Database, "queries" | "transaction">;
	readonly mailer: Pick<Mailer, "write">;
	/** Whether an account has the premium plan. */
	readonly isPremium: (queries: Queries, accountId: string, now: Date) => Promise<boolean>;
}
