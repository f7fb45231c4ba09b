import type { Transaction } from "#server/platform/db/queries.ts";
import type { Log } from "#server/platform/log.ts";
import type { AccountDependencies } from "../dependencies.ts";
import type { LoginProvider } from "./settings.ts";

export interface ProviderDependencies
	extends Pick<
		AccountDependencies,
		| "database"
		| "sessions"
		| "passwords"
		| "limits"
		| "mailer"
		| "publicUrl"
		| "needsConfirmedEmail"
		| "eraseEverything"
	> {
	/** The settings, read at each use: secrets may be replaced while the server runs. */
	readonly loginProviders: () => readonly LoginProvider[];
	/**
	 * Makes a teacher, or a counsellor, a member of the institution with this join code; false, and nothing changes, where that is not
	 * possible, for example because the institution has closed its code.
	 */
	readonly joinInstitution: (
		transaction: Transaction,
		member: { readonly accountId: string; readonly email: string; readonly isCounsellor: boolean },
		code: string,
		now: Date,
	) => Promise<boolean>;
	readonly log: Pick<Log, "warn">;
}
