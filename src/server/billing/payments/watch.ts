import { describeError, type Log } from "#server/platform/log.ts";
import type { Payments } from "./payments.ts";

/** How often unsettled payments are asked about, in milliseconds: none waits for a minute. */
const often = 20_000;

/**
 * Settles what is unsettled, now and again and again: what another server left when it died, and refunds that failed.
 * Jobs are too slow for this, as they begin up to half a minute late. Gives what ends it.
 */
export function watchPayments(payments: Pick<Payments, "settleAll">, log: Log): () => Promise<void> {
	let settling = Promise.resolve();
	const settle = () => {
		settling = settling.then(payments.settleAll).catch((error: unknown) => {
			log.warn("payments wait", describeError(error));
		});
	};
	settle();
	const timer = setInterval(settle, often);
	timer.unref();
	return async () => {
		clearInterval(timer);
		await settling;
	};
}
