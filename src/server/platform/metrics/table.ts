import { routes } from "#contract/routes.ts";
import { problemCodes } from "#domain/shared/problem-code.ts";

/** The label of requests that no route of the contract answers. */
export const otherRequests = ["page", "asset", "unknown"] as const;
/** The name of a route in the contract, or the kind of another request. */
export type RouteLabel = keyof typeof routes | (typeof otherRequests)[number];

const routeLabels = [...(Object.keys(routes) as (keyof typeof routes)[]), ...otherRequests];
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "other"] as const;
const statusClasses = ["1xx", "2xx", "3xx", "4xx", "5xx"] as const;

/**
 * The values that each label can have. None comes from a request, so that no metric names a person; another value becomes
 * "other". The names of queues are those of the jobs in the code.
 */
export const labelValues = {
	method: methods,
	route: routeLabels,
	status_class: statusClasses,
	code: problemCodes,
	state: ["idle", "busy", "waiting"],
} as const;

/** The label of a request's method. */
export const methodLabel = (method: string): (typeof methods)[number] =>
	methods.find((known) => known === method) ?? "other";

/** The label of a status, such as "2xx". */
export const statusClass = (status: number): (typeof statusClasses)[number] =>
	statusClasses[Math.floor(status / 100) - 1] ?? "5xx";

interface Metric {
	readonly kind: "histogram" | "counter" | "gauge";
	readonly help: string;
	readonly labels?: readonly string[];
	/** The upper bounds of a histogram, in seconds. */
	readonly buckets?: readonly number[];
}

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const workBuckets = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];

/** Every metric of the server beside those of Node itself (`nodejs_…`, `process_…`). */
export const metricTable = {
	spectra_http_request_duration_seconds: {
		kind: "histogram",
		help: "Time until the answer of a request begins.",
		labels: ["method", "route", "status_class"],
		buckets: requestBuckets,
	},
	spectra_problems_total: {
		kind: "counter",
		help: "Answers that are problems, by code.",
		labels: ["route", "code"],
	},
	spectra_hash_duration_seconds: {
		kind: "histogram",
		help: "Time to hash one password, without waiting.",
		buckets: workBuckets,
	},
	spectra_job_duration_seconds: {
		kind: "histogram",
		help: "Time of one background job.",
		labels: ["queue"],
		buckets: workBuckets,
	},
	spectra_job_failures_total: {
		kind: "counter",
		help: "Background jobs that failed; they are repeated.",
		labels: ["queue"],
	},
	spectra_http_connections: { kind: "gauge", help: "Open connections of clients and proxies." },
	spectra_hashes_waiting: { kind: "gauge", help: "Passwords that wait to be hashed; 40 is the limit." },
	spectra_streams_open: { kind: "gauge", help: "Open event streams of class walls." },
	spectra_db_connections: {
		kind: "gauge",
		help: "Connections of the pool that are idle or busy, and requests that wait for one.",
		labels: ["state"],
	},
	spectra_db_ready: {
		kind: "gauge",
		help: "1 when the database answers, is writable and has a usable schema.",
	},
	spectra_db_losses: { kind: "gauge", help: "How often the database was lost since the start." },
	spectra_db_listening: {
		kind: "gauge",
		help: "1 while class walls receive notifications, else they are read each ten seconds. Absent before the first wall.",
	},
	spectra_replica_used: {
		kind: "gauge",
		help: "1 while reads use the replica of DATABASE_READ_URL. Absent without one.",
	},
	spectra_replica_behind_seconds: {
		kind: "gauge",
		help: "How far the replica is behind the primary at most; infinite until that is known.",
	},
	spectra_replica_fallbacks: {
		kind: "gauge",
		help: "How many reads the primary answered in place of the replica since the start.",
	},
	spectra_jobs_waiting: { kind: "gauge", help: "Jobs that wait, run or are repeated.", labels: ["queue"] },
	spectra_job_oldest_seconds: {
		kind: "gauge",
		help: "Age of the oldest job that is due and not done.",
		labels: ["queue"],
	},
	spectra_mails_waiting: { kind: "gauge", help: "Mails that are neither sent nor refused." },
	spectra_mail_oldest_seconds: { kind: "gauge", help: "Age of the oldest mail that waits." },
	spectra_payments_unsettled: { kind: "gauge", help: "Payments whose outcome is not known yet." },
	spectra_payment_oldest_seconds: {
		kind: "gauge",
		help: "Age of the oldest payment whose outcome is not known.",
	},
	spectra_backup_age_seconds: {
		kind: "gauge",
		help: "Time since the newest backup in BACKUP_DIR. Absent without one.",
	},
	spectra_backup_checked_age_seconds: {
		kind: "gauge",
		help: "Time since the newest backup that was restored and compared. Absent without one.",
	},
	spectra_backup_bytes: { kind: "gauge", help: "The size of the newest backup." },
	spectra_backup_free_bytes: { kind: "gauge", help: "Free space for backups in BACKUP_DIR." },
	spectra_build_info: { kind: "gauge", help: "Always 1.", labels: ["version", "node", "schema"] },
} as const satisfies Record<string, Metric>;

type Table = typeof metricTable;
type NamesOf<Kind extends Metric["kind"]> = {
	[Name in keyof Table]: Table[Name]["kind"] extends Kind ? Name : never;
}[keyof Table];

export type HistogramName = NamesOf<"histogram">;
export type CounterName = NamesOf<"counter">;
export type GaugeName = NamesOf<"gauge">;

type LabelOf<Name extends keyof Table> = Table[Name] extends {
	labels: readonly (infer Label extends string)[];
}
	? Label
	: never;

/** The labels of a metric, each of its closed set where it has one. */
export type LabelsOf<Name extends keyof Table> = {
	readonly [Label in LabelOf<Name>]: Label extends keyof typeof labelValues
		? (typeof labelValues)[Label][number]
		: string;
};
