import type { Database } from "#server/platform/db/database.ts";
import type { Secrets } from "#server/platform/db/secrets.ts";
import type { Jobs } from "#server/platform/jobs/jobs.ts";
import type { Log } from "#server/platform/log.ts";
import type { ToolKeys } from "./keys.ts";
import type { LtiPlatform } from "./settings.ts";

export interface LtiDependencies {
	readonly database: Pick<Database, "queries" | "transaction">;
	readonly secrets: Pick<Secrets, "key" | "acceptedKeys">;
	readonly jobs: Pick<Jobs, "send" | "idsUnderWay">;
	readonly log: Pick<Log, "warn">;
	/** The settings, read at each use: they may be replaced while the server runs. */
	readonly platforms: () => readonly LtiPlatform[];
	readonly publicUrl: string;
	/** A random number in [0, 1). */
	readonly random: () => number;
	readonly now: () => Date;
}

/** The same, with the keys of this site. */
export interface LtiParts extends LtiDependencies {
	readonly keys: ToolKeys;
}
