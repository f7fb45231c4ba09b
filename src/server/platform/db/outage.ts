import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "../log.ts";
import { isDatabaseUnavailable, reasonOf } from "./failure.ts";

const maxRetryDelayMs = 5_000;
/** The number of attempts between two lines of the log about the same reason. */
const attemptsPerLine = 12;

/**
 * Runs `work`, and again with exponential backoff while the database is unavailable. Undefined when `signal` aborted it.
 * `work` is idempotent. Rejects with every other error.
 */
export async function retryDuringOutage<Value>(
	work: () => Promise<Value>,
	log: Pick<Log, "warn">,
	signal: AbortSignal,
): Promise<Value | undefined> {
	let loggedReason: string | undefined;
	// An attempt may wait for a host that never answers.
	const aborted = once(signal, "abort").then(() => undefined);
	for (let attempts = 1; !signal.aborted; attempts += 1) {
		try {
			return await Promise.race([work(), aborted]);
		} catch (error) {
			if (signal.aborted) break;
			if (!isDatabaseUnavailable(error)) throw error;
			const reason = reasonOf(error);
			if (attempts % attemptsPerLine === 1 || reason !== loggedReason)
				log.warn("waiting for the database", { reason });
			loggedReason = reason;
			await pause(Math.min(250 * 2 ** attempts, maxRetryDelayMs), undefined, { signal }).catch(() => {});
		}
	}
	return undefined;
}
