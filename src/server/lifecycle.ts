import { watchPayments } from "./billing/payments/watch.ts";
import type { Foundation, ServicesDependencies } from "./foundation.ts";
import { retryDuringOutage } from "./platform/db/outage.ts";
import { makeMonths } from "./platform/db/partitions.ts";
import type { JobDefinition } from "./platform/jobs/jobs.ts";
import { describeError } from "./platform/log.ts";
import { monthlyTables } from "./platform/monthly-tables.ts";
import { loadCommonPasswords } from "./platform/session/common-passwords.ts";
import { startWarnings } from "./warnings.ts";

/** Starts and stops the work that no request asks for. */
export interface Lifecycle {
	/** Starts the jobs. Waits for a database that went down meanwhile. */
	readonly startJobs: () => Promise<void>;
	/** In place of `startJobs` for a program beside the server: enqueues jobs that the server runs. */
	readonly startSending: () => Promise<void>;
	readonly stopJobs: () => Promise<void>;
	/** Loads in the background what the first sign-up would otherwise wait for. */
	readonly warmUp: () => void;
}

/** The work around the features. `prepare` writes the rows without which they do not work. */
export function createLifecycle(
	{ settings, database, log, now }: ServicesDependencies,
	foundation: Foundation,
	jobDefinitions: readonly JobDefinition[],
	prepare: () => Promise<void>,
): Lifecycle {
	const { jobs, payments, receipts, subscriptions, needsConfirmedEmail, paymentsAreSimulated } = foundation;
	const stopping = new AbortController();
	let endWatch = async () => {};

	const logSimulations = () => {
		if (!needsConfirmedEmail) log.info("mails become files in the data folder: SMTP_URL is not set");
		if (paymentsAreSimulated) log.info("payments are simulated: no card is charged");
		const { publicUrl, trustedProxies } = settings;
		const installation = {
			publicUrl,
			trustedProxies,
			paymentsAreSimulated,
			mailsAreReal: needsConfirmedEmail,
		};
		for (const warning of startWarnings(installation)) log.warn(warning);
	};

	const catchUp = async () => {
		// After months without a server; the default partition takes rows until it succeeds.
		await makeMonths(database, monthlyTables, now()).catch((error: unknown) =>
			log.warn("the partitions of the next months were not made", describeError(error)),
		);
		await prepare();
		await subscriptions.endSimulated();
		await receipts.issueMissing(now());
		return true;
	};

	return {
		startJobs: async () => {
			logSimulations();
			if (!(await retryDuringOutage(catchUp, log, stopping.signal))) return;
			if (settings.role === "web") {
				await retryDuringOutage(() => jobs.startSending(jobDefinitions), log, stopping.signal);
				return;
			}
			await jobs.start(jobDefinitions);
			endWatch = watchPayments(payments, log);
		},
		startSending: () => jobs.startSending(jobDefinitions),
		stopJobs: async () => {
			stopping.abort();
			await endWatch();
			await jobs.stop();
		},
		warmUp: () => {
			loadCommonPasswords().catch(() => {});
		},
	};
}
