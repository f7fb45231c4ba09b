import { describeError, type Log } from "#server/platform/log.ts";
import type { Payments } from "./payments.ts";

/**
 * Settles open orders when their buyer reads what they are for, without waiting for a webhook. Returns whether any is still
 * open, or can't be read now.
 */
export async function reconcileOpen(
	{ payments, log }: { readonly payments: Pick<Payments, "reconcile">; readonly log: Log },
	paymentIds: readonly string[],
): Promise<boolean> {
	let isPaymentOpen = false;
	for (const paymentId of paymentIds) {
		const state = await payments.reconcile(paymentId).catch((error: unknown) => {
			log.warn("a payment is not settled yet", describeError(error));
			return "open" as const;
		});
		isPaymentOpen ||= state === "open";
	}
	return isPaymentOpen;
}
