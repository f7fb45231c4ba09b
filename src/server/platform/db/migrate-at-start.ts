import { Client } from "pg";
import type { Log } from "../log.ts";
import { Refusal } from "../refusal.ts";
import { failureCode, reasonOf } from "./failure.ts";
import type { Hosts } from "./hosts.ts";
import { type MigrateMode, migrateDatabase } from "./migrate.ts";
import { retryDuringOutage } from "./outage.ts";
import { timeLimits } from "./time-limits.ts";

interface MigrateAtStart {
	readonly hosts: Hosts;
	/** The setting that names the database, for sentences. */
	readonly settingName: string;
	readonly mode: MigrateMode;
	readonly log: Log;
	readonly signal: AbortSignal;
}

/** With two seconds of waiting each, and pauses of up to five between them. */
const maxLockAttempts = 30;

const poolerSentence = (settingName: string): string =>
	`${settingName} leads to a pooler such as PgBouncer, which drops this server's time limits: set DATABASE_DIRECT_URL to the address of PostgreSQL itself (docs/operations.md, "PgBouncer").`;

/** @throws Refusal when a pooler is between this server and PostgreSQL, because limits and notifications get lost */
async function refusePooler({ hosts, settingName }: MigrateAtStart): Promise<void> {
	const client = new Client({ ...hosts.current(), ...timeLimits });
	client.on("error", () => {});
	try {
		await client.connect();
		const { rows } = await client.query(
			"SELECT setting::int AS limit FROM pg_settings WHERE name = 'statement_timeout'",
		);
		if (rows[0]?.limit !== timeLimits.statement_timeout) throw new Refusal(poolerSentence(settingName));
	} catch (error) {
		if (error instanceof Error && /unsupported startup parameter/i.test(error.message))
			throw new Refusal(poolerSentence(settingName));
		throw error;
	} finally {
		await client.end().catch(() => {});
	}
}

/**
 * Migrates the database as soon as it can be reached. False when it was stopped meanwhile.
 * @throws Refusal for an error that waiting does not fix
 */
export async function migrateAtStart(start: MigrateAtStart): Promise<boolean> {
	const { hosts, settingName, mode, log, signal } = start;
	let lockAttempts = 0;
	const attempt = async () => {
		await hosts.find();
		await refusePooler(start);
		try {
			await migrateDatabase(hosts.current(), {
				mode,
				signal,
				onWait: () => log.warn("waiting for another server's migration"),
			});
			return true;
		} catch (error) {
			if (failureCode(error) === "55P03" && ++lockAttempts >= maxLockAttempts) {
				throw new Refusal(
					"The database could not be migrated: another transaction holds a table for minutes. End it (pg_stat_activity names it), then start again.",
				);
			}
			throw error;
		}
	};
	try {
		return (await retryDuringOutage(attempt, log, signal)) ?? false;
	} catch (error) {
		if (error instanceof Refusal) throw error;
		throw new Refusal(`The database refuses to work: ${reasonOf(error)}. Check ${settingName}.`);
	}
}
