import { setTimeout as pause } from "node:timers/promises";
import type { ConstructorOptions, JobResult, PgBoss } from "pg-boss";
import { minuteMs } from "#domain/shared/units.ts";
import type { Database } from "../db/database.ts";
import { isUniqueViolation } from "../db/failure.ts";
import type { Transaction } from "../db/queries.ts";
import { describeError, type Log } from "../log.ts";
import { noMeter } from "../metrics/meter.ts";
import { resetFutureTimes } from "./future-times.ts";

/**
 * Work after the response, done by any server on the database. It is repeated when a server dies meanwhile,
 * so `handle` must be idempotent.
 */
export interface JobDefinition {
	readonly name: string;
	readonly handle: (data: object) => Promise<void>;
	/** A cron expression in UTC for periodic jobs, null for one that the settings switch off; others are enqueued. */
	readonly every?: string | null;
	/**
	 * It erases, completes or cancels for good what is due by the clock, so it does nothing while the clock is in doubt.
	 */
	readonly isFinal?: boolean;
	/** How many of them one server runs concurrently; one by default. */
	readonly concurrency?: number;
	/** The longest time of one run, and how often a failed one is repeated; by default two minutes, and sixty times. */
	readonly maxSeconds?: number;
	readonly maxRetries?: number;
}

/** Background work. */
export interface Jobs {
	/** Starts to work; resolves when the queues exist. Waits for a database that went down meanwhile. */
	readonly start: (definitions: readonly JobDefinition[]) => Promise<void>;
	/** Allows to enqueue without working: for a program beside the server. */
	readonly startSending: (definitions: readonly JobDefinition[]) => Promise<void>;
	/**
	 * Enqueues a job in a transaction: it runs if and only if the transaction commits. Waiting jobs run by
	 * descending `priority`; 0 by default.
	 */
	readonly send: (transaction: Transaction, name: string, data: object, priority?: number) => Promise<void>;
	/** The `id` in the data of every job of a name that waits, runs, or will be retried. */
	readonly idsUnderWay: (name: string) => Promise<readonly string[]>;
	/** Lets current jobs finish, for a few seconds. */
	readonly stop: () => Promise<void>;
}

const retry = { retryDelay: 10, retryBackoff: true, retryDelayMax: 600 };
const queueOptions = { retentionSeconds: 14 * 24 * 3600, deleteAfterSeconds: 3600 };
const pollingSeconds = 1;
const stopGraceMs = 5_000;
const repairEveryMs = minuteMs;
/** How many jobs from before the queues exist are remembered; sweeps find the others. */
const earlyJobsAtMost = 1_000;
/** Their transactions end within this time, if they have not yet. */
const earlyDelaySeconds = 2;

/** How often the queue compares its own time with the database's, by which periodic jobs run. */
const clockMonitorIntervalSeconds = 60;

/** Goes on when the machine's clock is set: the queue's timers would wait for years after a jump back. */
const steadyClock: NonNullable<ConstructorOptions["clock"]> = {
	now: () => performance.timeOrigin + performance.now(),
	setTimeout: (work, ms) => setTimeout(work, ms),
	clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
	setInterval: (work, ms) => setInterval(work, ms),
	clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
};

/**
 * Runs one job of a batch alone, so that the others are not repeated when it fails. The queue stores only
 * what may be logged of the error.
 */
const resultOf = (id: string, handle: () => Promise<void>): Promise<JobResult> =>
	handle().then(
		() => ({ id, status: "completed" }),
		(error: unknown) => ({ id, status: "failed", output: describeError(error) }),
	);

/** Jobs in PostgreSQL, in a schema of their own. */
export function createJobs(
	database: Pick<Database, "run">,
	log: Log,
	meter = noMeter,
	isClockTrusted = async () => true,
): Jobs {
	let boss: PgBoss | undefined;
	const early: { readonly name: string; readonly data: object; readonly priority: number }[] = [];
	let repairing: NodeJS.Timeout | undefined;
	let isStopping = false;

	const open = async (definitions: readonly JobDefinition[], works: boolean): Promise<PgBoss> => {
		const { PgBoss: Boss } = await import("pg-boss");
		const upkeep = { supervise: works, schedule: works, clockMonitorIntervalSeconds };
		const db = { executeSql: database.run };
		const startBoss = async () => {
			const started = new Boss({ db, schema: "jobs", clock: steadyClock, ...upkeep });
			started.on("error", (error) => log.warn("jobs disturbed", describeError(error)));
			await started.start();
			return started;
		};
		const opened = await startBoss().catch((error: unknown) => {
			// Of servers that start at once on a new database one makes the queue's tables.
			if (isUniqueViolation(error)) return startBoss();
			throw error;
		});
		for (const definition of definitions) {
			const { name, every, concurrency = 1, maxSeconds = 120, maxRetries = 60 } = definition;
			const handle: JobDefinition["handle"] = async (data) => {
				if (definition.isFinal !== true || (await isClockTrusted())) await definition.handle(data);
			};
			const limits = { retryLimit: maxRetries, expireInSeconds: maxSeconds };
			await opened.createQueue(name, { ...retry, ...queueOptions, ...limits });
			if (works && every === null) await opened.unschedule(name);
			if (!works || every === null) continue;
			const polling = { pollingIntervalSeconds: pollingSeconds, burstWhenBatchFull: true };
			await opened.work<object>(
				name,
				{ ...polling, batchSize: concurrency, perJobResults: true },
				(batch): Promise<JobResult[]> =>
					Promise.all(
						batch.map(({ id, data }) => resultOf(id, () => measured(name, () => handle(data ?? {})))),
					),
			);
			if (every !== undefined) await opened.schedule(name, every);
		}
		return opened;
	};

	/** A job whose transaction failed finds nothing to do. */
	const sendEarly = async (opened: PgBoss): Promise<void> => {
		for (const { name, data, priority } of early.splice(0))
			await opened
				.send(name, data, { priority, startAfter: earlyDelaySeconds })
				.catch((error: unknown) => log.warn("an early job waits for its sweep", describeError(error)));
	};

	const measured = async (queue: string, work: () => Promise<void>): Promise<void> => {
		const began = performance.now();
		try {
			await work();
		} catch (error) {
			meter.count("spectra_job_failures_total", { queue });
			throw error;
		} finally {
			meter.observe("spectra_job_duration_seconds", { queue }, (performance.now() - began) / 1_000);
		}
	};

	return {
		start: async (definitions) => {
			const repair = () =>
				resetFutureTimes(database).catch((error: unknown) =>
					log.warn("times of jobs were not repaired", describeError(error)),
				);
			repairing = setInterval(() => void repair(), repairEveryMs).unref();
			while (!isStopping && boss === undefined) {
				try {
					boss = await open(definitions, true);
					await sendEarly(boss);
					await repair();
				} catch (error) {
					log.warn("jobs do not start", describeError(error));
					await pause(2_000);
				}
			}
		},
		startSending: async (definitions) => {
			boss = await open(definitions, false);
			await sendEarly(boss);
		},
		send: async ({ $client }, name, data, priority = 0) => {
			if (boss === undefined) {
				// A server that ends before its queues exist forgets them: a sweep must find what was not enqueued.
				if (early.length < earlyJobsAtMost) early.push({ name, data, priority });
				return;
			}
			await boss.send(name, data, {
				priority,
				db: { executeSql: (text, values) => $client.query(text, values) },
			});
		},
		idsUnderWay: async (name) => {
			const { rows } = await database.run(
				"SELECT data->>'id' AS id FROM jobs.job WHERE name = $1 AND state < 'completed' AND data ? 'id'",
				[name],
			);
			return rows.map((row) => (row as { id: string }).id);
		},
		stop: async () => {
			isStopping = true;
			clearInterval(repairing);
			await boss?.stop({ graceful: true, timeout: stopGraceMs, close: false });
		},
	};
}
