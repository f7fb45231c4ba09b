import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import type { ClockMemory } from "#domain/operator/clock-trust.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { hostsOf } from "./hosts.ts";
import { newestIn } from "./migrate.ts";
import { identityOf, positionOf, readOnlyOptions } from "./replica-facts.ts";

/** The facts that an operator wants to know about a database. */
export interface DatabaseFacts {
	readonly version: string;
	readonly isWritable: boolean;
	readonly nowMs: number;
	readonly queryMs: number;
	/** The newest migration, and the oldest whose servers still work; 0 where there is none. */
	readonly newest: number;
	readonly oldest: number;
	readonly connections: number;
	readonly maxConnections: number;
	readonly standbys: number;
	readonly isSynchronous: boolean;
	readonly clock: ClockMemory;
	/** As PostgreSQL prints it; "0" without a limit. */
	readonly statementTimeout: string;
}

const doctor = {
	connectionTimeoutMillis: 5_000,
	query_timeout: 5_000,
	application_name: "spectra-doctor",
};

/** The fastest of five small queries, in milliseconds: the first ones also warm up both ends. */
async function fastestQuery(client: Client): Promise<number> {
	const times: number[] = [];
	while (times.length < 5) {
		const began = performance.now();
		await client.query("SELECT 1");
		times.push(performance.now() - began);
	}
	return Math.min(...times);
}

/** Reads the facts of a database, of whose hosts the primary is asked. Rejects when it can't be reached. */
export async function examineDatabase(address: string): Promise<DatabaseFacts> {
	const hosts = hostsOf(() => address, doctor);
	await hosts.find();
	const client = new Client(hosts.current());
	client.on("error", () => {});
	try {
		await client.connect();
		const { rows } = await client.query(
			`SELECT current_setting('server_version') AS "version",
				NOT current_setting('transaction_read_only')::boolean AS "isWritable",
				extract(epoch FROM clock_timestamp()) * 1000 AS "nowMs",
				(SELECT count(*)::int FROM pg_stat_activity WHERE datname IS NOT NULL) AS "connections",
				current_setting('max_connections')::int AS "maxConnections",
				(SELECT count(*)::int FROM pg_stat_replication) AS "standbys",
				current_setting('synchronous_standby_names') <> '' AS "isSynchronous",
				current_setting('statement_timeout') AS "statementTimeout"`,
		);
		const queryMs = await fastestQuery(client);
		const newest = await newestIn(client);
		// An older schema has fewer columns.
		const known =
			newest === 0 ? [] : (await client.query("SELECT to_jsonb(installation) AS row FROM installation")).rows;
		const kept = known[0]?.row ?? {};
		const instantOf = (text: string | null | undefined) => (text ? toInstant(new Date(text)) : null);
		return {
			...rows[0],
			nowMs: Number(rows[0].nowMs),
			queryMs,
			newest,
			oldest: Number(kept.oldest_migration_ms ?? 0),
			clock: {
				believedAt: instantOf(kept.clock_believed_at),
				doubtedAt: instantOf(kept.clock_doubted_at),
			},
		};
	} finally {
		await client.end().catch(() => {});
	}
}

/** The facts that an operator wants to know about a replica. */
interface ReplicaFacts {
	readonly isStandby: boolean;
	readonly isOfSameDatabase: boolean;
	/** How long it took until it had everything that the primary had, in milliseconds; infinite after five seconds. */
	readonly behindMs: number;
}

const followsWithinMs = 5_000;
const askAgainMs = 50;

/** Compares a replica with its primary; of several hosts a standby is asked. Rejects when one of them can't be reached. */
export async function examineReplica(address: string, primaryAddress: string): Promise<ReplicaFacts> {
	const primaryHosts = hostsOf(() => primaryAddress, doctor);
	const hosts = hostsOf(() => address, { ...doctor, ...readOnlyOptions }, "standby");
	await Promise.all([primaryHosts.find(), hosts.find()]);
	const clients = [primaryHosts, hosts].map((one) => new Client(one.current()));
	const [primary, replica] = clients as [Client, Client];
	for (const client of clients) client.on("error", () => {});
	try {
		await Promise.all(clients.map((client) => client.connect()));
		const [own, expected] = await Promise.all([identityOf(replica), identityOf(primary)]);
		const { position: ahead } = await positionOf(primary);
		const began = performance.now();
		const waited = () => performance.now() - began;
		let now = await positionOf(replica);
		while (now.position < ahead && waited() < followsWithinMs) {
			await pause(askAgainMs);
			now = await positionOf(replica);
		}
		const behindMs = now.position < ahead ? Number.POSITIVE_INFINITY : waited();
		return { isStandby: now.isReplica, isOfSameDatabase: own === expected, behindMs };
	} finally {
		await Promise.all(clients.map((client) => client.end().catch(() => {})));
	}
}
