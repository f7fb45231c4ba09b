import { routes } from "#contract/routes.ts";
import { failure, success } from "#domain/shared/result.ts";
import { isId } from "#server/platform/db/id.ts";
import { implementRoute } from "#server/platform/http/define-route.ts";
import type { BillingDependencies } from "./dependencies.ts";
import type { ProviderEvent } from "./payments/provider.ts";
import {
	findPayment,
	findPaymentByCharge,
	markApplied,
	type PaymentRow,
	receiveEvent,
} from "./payments/store.ts";
import { findByReference, findSubscription } from "./store.ts";

/**
 * Webhooks of the payment provider. Whatever a message says, and in any order, the state is read from the
 * provider.
 */
export const providerEventRoutes = (dependencies: BillingDependencies) => {
	const { database, payments, subscriptionSync } = dependencies;
	const { provider } = payments;

	const paymentOf = async ({ orderId, charge }: ProviderEvent): Promise<PaymentRow | undefined> => {
		const queries = database.queries();
		if (orderId !== null && isId(orderId)) return findPayment(queries, orderId);
		return charge === null ? undefined : findPaymentByCharge(queries, provider.name, charge);
	};

	/** Settles a payment, then the subscription that it started. */
	const follow = async ({ id, purpose }: PaymentRow, eventId: string): Promise<void> => {
		if (purpose !== "subscription") return void (await payments.reconcile(id, { eventId }));
		await payments.reconcile(id);
		const began = await findSubscription(database.queries(), id);
		if (began !== undefined) await subscriptionSync.sync(id, eventId);
	};

	const apply = async (event: ProviderEvent, now: Date): Promise<void> => {
		const queries = database.queries();
		const payment = await paymentOf(event);
		if (payment !== undefined) await follow(payment, event.id);
		if (event.subscription !== null) {
			const known = await findByReference(queries, provider.name, event.subscription);
			if (known !== undefined) await subscriptionSync.sync(known.id, event.id);
			else if (payment === undefined) {
				// The message may arrive before the one about the order that started it.
				const { orderId } = await provider.readSubscription(event.subscription, null);
				const order = await paymentOf({ ...event, orderId, charge: null });
				if (order !== undefined) await follow(order, event.id);
			}
		}
		// Also when the message is about an object that is not ours.
		await markApplied(queries, event.id, now);
	};

	return [
		implementRoute(routes.stripeEvents, async ({ body, headers, now }) => {
			if (provider.readEvent === undefined) return failure("request.not_found");
			const event = await provider.readEvent(body, headers, now);
			if (event === null) return failure("billing.event_refused");
			const { isApplied } = await receiveEvent(database.queries(), event.id, event.type, now);
			// A failure here is answered as one, and the provider sends the message again.
			if (!isApplied) await apply(event, now);
			return success(null);
		}),
	];
};
