import { describeError, type Log } from "#server/platform/log.ts";
import type { Payments } from "./payments.ts";

/** How often unsettled payments are asked about, in milliseconds: none waits for a minute. */
const watchIntervalMs = 20_000;

/**
 * Settles what is unsettled, now and again and again: what another server left when it died, and refunds that failed.
 * Jobs are too slow for this, as they begin up to half a minute late. Gives what ends it.
 */
export function watchPayments(payments: Pick<Payments, "reconcileAll">, log: Log): () => Promise<void> {
	let settling = Promise.resolve();
	const reconcile = () => {
		settling = settling.then(payments.reconcileAll).catch((error: unknown) => {
			log.warn("payments wait", describeError(error));
		});
	};
	reconcile();
	const timer = setInterval(reconcile, watchIntervalMs);
	timer.unref();
	return async () => {
		clearInterval(timer);
		await settling;
	};
}
