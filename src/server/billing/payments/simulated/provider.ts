import { simulatePayment } from "#domain/billing/payment.ts";
import { monthsIn, type PlanId, plans } from "#domain/billing/plans.ts";
import { cents } from "#domain/shared/money.ts";
import { dayMs, minuteMs } from "#domain/shared/units.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { monthsAfter } from "#server/platform/month.ts";
import type { PaymentOrder, PaymentProvider, ProviderPaymentState, Started } from "../provider.ts";
import {
	changeSimulatedSubscription,
	collectOnce,
	decideOnce,
	dueSimulatedSubscriptions,
	findSimulatedPayment,
	findSimulatedSubscription,
	insertSimulatedSubscription,
	markRefunded,
	type SimulatedSubscriptionRow,
	standingOrderOf,
} from "./store.ts";

/** The randomness and time of the simulation. */
export interface SimulatedProviderDependencies {
	/** A new number in [0, 1) for each payment of `payer`; null for a renewal. */
	readonly chance: (payer: string | null) => number;
	readonly wait: (milliseconds: number) => Promise<void>;
	readonly now: () => Date;
}

/** How long a simulated payment takes by the specification, in milliseconds. */
const delay = 1_500;
/** How often and how long a bank retries before it ends a standing order that can't be collected. */
const triesEvery = dayMs;
const triesFor = 7 * dayMs;

const chargeOf = (id: string, period: number): string => `${id}:${period}`;

const periodsAfter = (plan: PlanId, start: Date, periods: number): Date =>
	monthsAfter(start, periods * monthsIn[plans[plan].period]);

/**
 * A bank that charges no card: "test mode". It has books of its own, so that its state survives a server that
 * dies between a request and storing the response, as with a real one.
 */
export function simulatedProvider(
	database: Pick<Database, "queries" | "transaction">,
	{ chance, wait, now }: SimulatedProviderDependencies,
): PaymentProvider {
	const draw = (payer: string | null) => (simulatePayment(chance(payer)).ok ? "paid" : "failed");

	const start = async ({ id, amountCents, email }: PaymentOrder): Promise<Started> => {
		await wait(delay);
		await decideOnce(database.queries(), { id, amountCents, state: draw(email), decidedAt: now() });
		return { kind: "settled", reference: id };
	};

	/** One attempt to collect the next month, or the final one. */
	const collectOne = async (
		queries: Transaction,
		order: SimulatedSubscriptionRow,
		present: Date,
	): Promise<void> => {
		const failedAt = order.paymentFailedAt;
		const isOver = failedAt !== null && present.getTime() - failedAt.getTime() >= triesFor;
		if (order.cancelAtPeriodEnd || isOver) return collectOnce(queries, order, { status: "ended" });
		// The first period is the order itself.
		const period = order.periodsPaid + 1;
		const paid = await findSimulatedPayment(queries, chargeOf(order.id, period));
		const state = paid?.state ?? draw(null);
		if (state === "failed") {
			const paymentFailedAt = failedAt ?? present;
			const collectAt = new Date(present.getTime() + triesEvery);
			return collectOnce(queries, order, { status: "past_due", paymentFailedAt, collectAt });
		}
		const { id, amountCents } = order;
		await decideOnce(queries, { id: chargeOf(id, period), amountCents, state: "paid", decidedAt: present });
		const periodEnd = periodsAfter(order.plan, order.startedAt, period);
		const renewed = { status: "active", periodsPaid: period, paymentFailedAt: null } as const;
		return collectOnce(queries, order, { ...renewed, periodEnd, collectAt: periodEnd });
	};

	return {
		name: "simulated",
		orderLifeMs: minuteMs,
		startPayment: start,
		startSubscription: start,
		readPayment: async ({ id, charge }): Promise<ProviderPaymentState> => {
			const found = await findSimulatedPayment(database.queries(), charge ?? id);
			if (found === undefined) return { state: "open" };
			const { state } = found;
			return state === "paid" || state === "refunded"
				? { state, charge: found.id, subscription: id }
				: { state };
		},
		expirePayment: async ({ id }) => {
			await decideOnce(database.queries(), { id, amountCents: cents(0), state: "expired", decidedAt: now() });
		},
		refundPayment: ({ id, charge }) => markRefunded(database.queries(), charge ?? id),

		readSubscription: async (reference, plan) => {
			if (plan === null) throw new Error("A subscription without a plan");
			const queries = database.queries();
			const first = await findSimulatedPayment(queries, reference);
			if (first?.state !== "paid" && first?.state !== "refunded") throw new Error("No standing order");
			const { amountCents, decidedAt } = first;
			// The standing order begins with the first payment; a bank would have stored both at once.
			const periodEnd = periodsAfter(plan, decidedAt, 1);
			await insertSimulatedSubscription(queries, {
				id: reference,
				plan,
				amountCents,
				status: "active",
				startedAt: decidedAt,
				periodsPaid: 1,
				periodEnd,
				cancelAtPeriodEnd: false,
				paymentFailedAt: null,
				collectAt: periodEnd,
			});
			const { order, paid } = await database.transaction((transaction) =>
				standingOrderOf(transaction, reference),
			);
			if (order === undefined) throw new Error("The bank lost a standing order");
			const paidPeriods = paid.map(({ id, decidedAt: at }) => ({ charge: id, amountCents, at }));
			return { ...order, paidPeriods, orderId: reference };
		},
		cancelSubscription: async (reference, when) => {
			const queries = database.queries();
			if (when !== "now") {
				return changeSimulatedSubscription(queries, reference, { cancelAtPeriodEnd: when === "period_end" });
			}
			const present = now();
			const order = await findSimulatedSubscription(queries, reference);
			const periodEnd = order !== undefined && order.periodEnd < present ? order.periodEnd : present;
			const ended = { status: "ended", cancelAtPeriodEnd: true, periodEnd } as const;
			return changeSimulatedSubscription(queries, reference, ended);
		},
		collect: async (present) => {
			for (const order of await dueSimulatedSubscriptions(database.queries(), present)) {
				// The paid month and the new end are written together: a reader in between would see the old
				// end.
				await database.transaction((transaction) => collectOne(transaction, order, present));
			}
		},
	};
}
