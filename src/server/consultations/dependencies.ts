import type { GuardianMissing } from "#domain/billing/guardian.ts";
import type { Result } from "#domain/shared/result.ts";
import type { BillingMails } from "#server/billing/mail.ts";
import type { Payments } from "#server/billing/payments/payments.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import type { Log } from "#server/platform/log.ts";
import type { AppointmentMails } from "./mail.ts";

export interface ConsultationsDependencies {
	readonly database: Pick<Database, "queries" | "transaction">;
	readonly payments: Payments;
	readonly mailer: AppointmentMails & BillingMails;
	readonly log: Log;
	readonly publicUrl: string;
	/** Where conversations take place: each gets an address of its own below this one. */
	readonly meetingUrl: string;
	/** Real researchers can be booked while payments are simulated: nothing is paid for them. */
	readonly isFree: boolean;
	/** Whether an account may book: the plan, and the guardian of who is under eighteen. */
	readonly mayBook: (
		queries: Queries,
		accountId: string,
		now: Date,
	) => Promise<Result<null, "consultations.premium_required" | GuardianMissing>>;
}
