import type { GuardianMissing } from "#domain/billing/guardian.ts";
import type { Result } from "#domain/shared/result.ts";
import type { BillingMails } from "#server/billing/mail.ts";
import type { Payments } from "#server/billing/payments/payments.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import type { Log } from "#server/platform/log.ts";
import type { AppointmentMails } from "./mail.ts";
import type { MissedMails } from "./missed/mail.ts";
import type { ProposalMails } from "./proposals/mail.ts";
import type { ReportMails } from "./reports/mail.ts";
import type { MeetingTokens } from "./rooms/meeting-address.ts";

export interface ConsultationsDependencies {
	readonly database: Pick<Database, "queries" | "readFromReplica" | "transaction">;
	readonly payments: Payments;
	readonly mailer: AppointmentMails & BillingMails & ReportMails & MissedMails & ProposalMails;
	readonly log: Log;
	readonly publicUrl: string;
	/** The base address of meeting rooms; each consultation gets an address below it. */
	readonly meetingUrl: string;
	/** How the address of a meeting is signed for a person; undefined: the provider asks for no token. */
	readonly meetingTokens: () => MeetingTokens | undefined;
	/** The operator's address, which is notified of reported problems; undefined: they are stored and logged. */
	readonly contactEmail: string | undefined;
	/** The platform's part of the price of a consultation, in percent. */
	readonly feePercent: number;
	/** Whether real researchers can be booked, free of charge, while payments are simulated. */
	readonly isFree: boolean;
	/** Whether an account may book: it needs the plan and, under eighteen, a guardian. */
	readonly mayBook: (
		queries: Queries,
		accountId: string,
		now: Date,
	) => Promise<Result<null, "consultations.premium_required" | GuardianMissing>>;
}
