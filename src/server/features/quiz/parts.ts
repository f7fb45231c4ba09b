import type { Database } from "#server/platform/db/database.ts";
import type { Mailer } from "#server/platform/mail/mailer.ts";

/** What the quiz works with. */
export interface QuizParts {
	readonly database: Pick<Database, "queries" | "transaction">;
	readonly mailer: Pick<Mailer, "write">;
}
