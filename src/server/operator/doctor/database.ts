import { performance } from "node:perf_hooks";
import { clockMemoryAfter } from "#domain/operator/clock-trust.ts";
import { toInstant } from "#domain/shared/instant.ts";
import type { Environment } from "#server/env.ts";
import { type DatabaseFacts, examineDatabase, examineReplica } from "#server/platform/db/facts.ts";
import { reasonOf } from "#server/platform/db/failure.ts";
import { newestMigration } from "#server/platform/db/migrate.ts";
import { maxBehindMs } from "#server/platform/db/replica.ts";
import { type Finding, fail, ok, warn } from "./finding.ts";

/** A query that takes longer, in milliseconds, slows every page of an account. */
const slowMs = 20;
const clockToleranceMs = 2_000;

async function schemaFinding({ newest, oldest }: DatabaseFacts): Promise<Finding> {
	const own = await newestMigration();
	if (newest === 0)
		return warn("The database is empty: the first start, or npm run admin -- migrate, fills it.");
	if (own < oldest)
		return fail("A newer version has changed the database so that this one refuses to start.");
	if (newest < own)
		return warn("The database has an older schema: the next start, or npm run admin -- migrate, changes it.");
	return newest > own
		? ok("A newer version has migrated the database; this one still works with it.")
		: ok("The schema is that of this version.");
}

function connectionFinding({ connections, maxConnections }: DatabaseFacts): Finding {
	const sentence = `${connections} of ${maxConnections} connections of PostgreSQL are in use.`;
	return connections > maxConnections * 0.8
		? warn(`${sentence} Raise max_connections, lower DATABASE_CONNECTIONS, or use PgBouncer.`)
		: ok(sentence);
}

/** By what the installation remembers: no other clock is asked. */
function clockFinding({ clock }: DatabaseFacts): Finding {
	return clockMemoryAfter(clock, toInstant(new Date())).doubtedAt === null
		? ok("The clock has not jumped.")
		: fail(
				"The clock has jumped by more than a month: correct it. Until it is right, or has gone on for a day, nothing is erased, completed or cancelled by it.",
			);
}

function replicationFinding({ standbys, isSynchronous }: DatabaseFacts): Finding {
	if (standbys === 0)
		return ok("No standby replicates this database: after the loss of its machine only backups are left.");
	return isSynchronous
		? ok(`${standbys} standby(s) replicate, at least one synchronously: a failover loses nothing.`)
		: warn(
				`${standbys} standby(s) replicate asynchronously: a failover may lose the last acknowledged changes.`,
			);
}

async function examineAddress(address: string, setting: string): Promise<Finding[]> {
	const began = performance.now();
	const facts = await examineDatabase(address).catch((error: unknown) => reasonOf(error));
	if (typeof facts === "string") return [fail(`${setting}: the database can't be used: ${facts}.`)];
	const clockMs = Math.abs(facts.nowMs - Date.now());
	return [
		ok(
			`${setting}: PostgreSQL ${facts.version} answers ${Math.round(performance.now() - began)} ms after the first contact.`,
		),
		facts.isWritable
			? ok("It can be written to.")
			: fail("It can only be read: it is a standby, or its disk is full."),
		facts.queryMs > slowMs
			? warn(
					`A small query takes ${Math.round(facts.queryMs)} ms: server and database are far apart, or one is overloaded.`,
				)
			: ok(`A small query takes ${facts.queryMs.toFixed(1)} ms.`),
		clockMs > clockToleranceMs
			? fail(
					`The clocks of server and database differ by ${Math.round(clockMs / 1_000)} s: synchronize both.`,
				)
			: ok("The clocks of server and database agree."),
		clockFinding(facts),
		await schemaFinding(facts),
		connectionFinding(facts),
		replicationFinding(facts),
	];
}

/** Reads go to the primary while the replica can't be used, so none of this is a failure. */
async function replicaFinding(address: string, primaryAddress: string): Promise<Finding> {
	const facts = await examineReplica(address, primaryAddress).catch((error: unknown) => reasonOf(error));
	const sentence = (() => {
		if (typeof facts === "string") return `it can't be used: ${facts}`;
		if (!facts.isOfSameDatabase) return "it belongs to another database";
		if (!facts.isStandby) return "none of its hosts is a standby";
		return facts.behindMs > maxBehindMs ? "it is too far behind the primary" : undefined;
	})();
	return sentence === undefined
		? ok("DATABASE_READ_URL: the replica follows the primary.")
		: warn(`DATABASE_READ_URL: ${sentence}. The primary answers its reads.`);
}

/** Examines the database of the settings; `running` is the address of the one in the data folder, if it runs. */
export async function databaseFindings(
	{ databaseUrl, directUrl, readUrl }: Pick<Environment, "databaseUrl" | "directUrl" | "readUrl">,
	running: string | undefined,
): Promise<Finding[]> {
	if (databaseUrl === undefined && running === undefined)
		return [warn("No server runs on the data folder, so its database was not examined.")];
	if (databaseUrl === undefined) return examineAddress(running ?? "", "The data folder");
	const replica = readUrl === undefined ? [] : [await replicaFinding(readUrl, directUrl ?? databaseUrl)];
	if (directUrl === undefined) return [...(await examineAddress(databaseUrl, "DATABASE_URL")), ...replica];
	const limits = await examineDatabase(databaseUrl).then(
		({ statementTimeout }) =>
			statementTimeout === "0"
				? warn(
						"DATABASE_URL (a pooler): its user has no statement_timeout; docs/operations.md, PgBouncer, has the ALTER ROLE.",
					)
				: ok("DATABASE_URL (a pooler): its user has time limits."),
		(error: unknown) => fail(`DATABASE_URL (a pooler) can't be used: ${reasonOf(error)}.`),
	);
	return [limits, ...(await examineAddress(directUrl, "DATABASE_DIRECT_URL")), ...replica];
}
