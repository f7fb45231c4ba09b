import type { BillingMails } from "#server/billing/mail.ts";
import type { Payments } from "#server/billing/payments/payments.ts";
import type { ReportMails } from "#server/consultations/reports/mail.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Log } from "#server/platform/log.ts";
import type { CircleMails } from "./mail.ts";

/** The parts of the server that circles need. */
export interface CirclesDependencies {
	readonly database: Pick<Database, "queries" | "readFromReplica" | "transaction">;
	readonly payments: Payments;
	readonly mailer: CircleMails & BillingMails & ReportMails;
	readonly log: Log;
	readonly publicUrl: string;
	/** The base address of meeting rooms; each circle gets an address below it. */
	readonly meetingUrl: string;
	/** The operator's address, which is notified of reported problems; undefined: they are stored and logged. */
	readonly contactEmail: string | undefined;
	/** Whether real researchers can be booked, free of charge, while payments are simulated. */
	readonly isFree: boolean;
}
