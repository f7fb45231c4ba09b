import { describeError, type Log } from "#server/platform/log.ts";
import type { Payments } from "./payments.ts";

/** The interval between runs, in milliseconds: no payment waits for a minute. */
const watchIntervalMs = 20_000;

/**
 * Settles unsettled payments periodically: those of a server that died, and failed refunds. Jobs are too slow
 * for this, because they start up to half a minute late. Returns the function that ends the watch.
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
