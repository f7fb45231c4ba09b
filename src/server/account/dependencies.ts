import type { ComingAppointment, RecentAppointment } from "#contract/billing.ts";
import type { AccountExport } from "#contract/personal-data.ts";
import type { Locale } from "#domain/shared/locale.ts";
import type { Result } from "#domain/shared/result.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import type { Limits } from "#server/platform/limits/limits.ts";
import type { AccountOwner } from "#server/platform/people/owner.ts";
import type { Passwords } from "#server/platform/session/passwords.ts";
import type { Sessions } from "#server/platform/session/sessions.ts";
import type { AccountMails } from "./mail.ts";

/** The account to export and the session that asks for it. */
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
	/** Login waits for the confirmation of the address. */
	readonly needsConfirmedEmail: boolean;
	/** Erases an account with everything that any feature stores about it. */
	readonly eraseEverything: (transaction: Transaction, owner: AccountOwner) => Promise<void>;
	/** A student's upcoming and recent consultations, as far as their guardian may see them. */
	readonly guardianAppointments: (
		accountId: string,
		now: Date,
	) => Promise<{ readonly coming: ComingAppointment[]; readonly recent: RecentAppointment[] }>;
	/** A guardian's report of a problem with a consultation or a circle; fails where it is not one of the account. */
	readonly reportProblem: (
		report: {
			readonly appointmentId: string;
			readonly by: { readonly accountId: string; readonly isGuardian: true };
			readonly text: string;
			readonly locale: Locale;
		},
		now: Date,
	) => Promise<Result<null, "forms.required" | "request.not_found">>;
	/**
	 * Ends the plan and upcoming consultations when no guardian answers for a student's payments. `by` is set
	 * when the guardian withdrew.
	 */
	readonly onGuardianLeft: (transaction: Transaction, accountId: string, by?: "guardian") => Promise<void>;
	/** Everything that any feature stores about an account. */
	readonly collectEverything: (queries: Queries, exporting: Exporting, now: Date) => Promise<AccountExport>;
}
