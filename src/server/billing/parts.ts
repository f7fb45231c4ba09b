import type { Database } from "#server/platform/db/database.ts";
import type { Log } from "#server/platform/log.ts";
import type { Convergence } from "./converge.ts";
import type { BillingMails } from "./mail.ts";
import type { Payments } from "./payments/payments.ts";

/** What the subscription room works with. */
export interface SubscriptionParts {
	readonly database: Pick<Database, "queries" | "transaction">;
	readonly payments: Payments;
	readonly convergence: Convergence;
	readonly mailer: BillingMails;
	readonly publicUrl: string;
	readonly log: Log;
}
