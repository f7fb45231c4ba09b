import type { ComingAppointment } from "#contract/billing.ts";
import type { AccountExport } from "#contract/personal-data.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import type { Limits } from "#server/platform/limits/limits.ts";
import type { AccountOwner } from "#server/platform/people/owner.ts";
import type { Passwords } from "#server/platform/session/passwords.ts";
import type { Sessions } from "#server/platform/session/sessions.ts";
import type { AccountMails } from "./mail.ts";

/** Whose data is exported, and by which of their sessions. */
export interface Exporting {
	readonly accountId: string;
	readonly sessionId: string;
}

export interface AccountDependencies {
	readonly database: Pick<Database, "queries" | "transaction">;
	readonly sessions: Sessions;
	readonly passwords: Passwords;
	readonly limits: Limits;
	readonly mailer: AccountMails;
	readonly publicUrl: string;
	/** Nobody signs in before their address is confirmed. */
	readonly needsConfirmedEmail: boolean;
	/** Erases an account with everything that any feature keeps of it. */
	readonly eraseEverything: (transaction: Transaction, owner: AccountOwner) => Promise<void>;
	/** A student's consultations to come, as their guardian may know them. */
	readonly comingAppointments: (accountId: string, now: Date) => Promise<ComingAppointment[]>;
	/**
	 * What ends when nobody answers for a student's payments any more: the plan, and consultations to come. `by` where it
	 * was the guardian who withdrew.
	 */
	readonly onGuardianLeft: (transaction: Transaction, accountId: string, by?: "guardian") => Promise<void>;
	/** Everything that any feature keeps of an account. */
	readonly collectEverything: (queries: Queries, exporting: Exporting, now: Date) => Promise<AccountExport>;
}
