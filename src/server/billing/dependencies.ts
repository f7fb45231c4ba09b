import type { Database } from "#server/platform/db/database.ts";
import type { Log } from "#server/platform/log.ts";
import type { BillingMails } from "./mail.ts";
import type { Payments } from "./payments/payments.ts";
import type { SubscriptionSync } from "./subscription-sync.ts";

export interface BillingDependencies {
	readonly database: Pick<Database, "queries" | "transaction">;
	readonly payments: Payments;
	readonly subscriptionSync: SubscriptionSync;
	readonly mailer: BillingMails;
	readonly publicUrl: string;
	readonly log: Log;
}
