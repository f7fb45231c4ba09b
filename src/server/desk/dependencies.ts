import type { ConsultationsFeature } from "#server/consultations/create-consultations.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { AtDesk } from "#server/platform/session/desk-store.ts";
import type { Sessions } from "#server/platform/session/sessions.ts";
import type { DeskMails } from "./mail.ts";

export interface DeskDependencies {
	readonly database: Pick<Database, "queries" | "transaction">;
	readonly mailer: DeskMails;
	readonly deskSessions: Sessions<AtDesk>;
	readonly publicUrl: string;
	/** The operator's address, which is notified of a sent profile; undefined: it is only listed. */
	readonly contactEmail: string | undefined;
	/** The payment provider, whether a researcher can be paid for, cancelling a consultation or proposing other times, its room, and reporting a problem or a missed appointment. */
	readonly consultations: Pick<
		ConsultationsFeature,
		"provider" | "report" | "reportMissed" | "isPayable" | "cancelByResearcher" | "propose" | "openRoom"
	>;
	readonly now: () => Date;
}
