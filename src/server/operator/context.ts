import type { OperatorRowOf } from "#contract/operator-rows.ts";
import type { AccountMails } from "#server/account/mail.ts";
import type { People } from "#server/account/people.ts";
import type { Payments } from "#server/billing/payments/payments.ts";
import type { SubscriptionSync } from "#server/billing/subscription-sync.ts";
import type { CircleActions } from "#server/circles/routes.ts";
import type { OperatorActions } from "#server/consultations/create-consultations.ts";
import type { DeskMails } from "#server/desk/mail.ts";
import type { InstitutionMails } from "#server/institutions/mail.ts";
import type { NewsletterMails } from "#server/newsletter/mail.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Log } from "#server/platform/log.ts";
import type { Mailer } from "#server/platform/mail/mailer.ts";

/** The services that operators' actions use: the same as the server's, on the same database. */
export interface OperatorContext {
	readonly database: Pick<Database, "queries" | "readFromReplica" | "transaction">;
	readonly services: {
		readonly operatorActions: OperatorActions;
		readonly circleActions: CircleActions;
		readonly payments: Payments;
		readonly subscriptions: SubscriptionSync;
		/** Mails that operators send, and resend. */
		readonly mailer: Pick<Mailer, "sendAgain"> &
			NewsletterMails &
			AccountMails &
			DeskMails &
			InstitutionMails;
		readonly people: People;
	};
	/** The public address of the site; undefined when PUBLIC_URL is not set. */
	readonly publicUrl: string | undefined;
	/** The settings of this server; of a secret only whether it is set. */
	readonly settings: readonly OperatorRowOf<"settings">[];
	/** The folder in which backups are kept. */
	readonly backupFolder: string;
	readonly log: Pick<Log, "error">;
	readonly now: () => Date;
}
