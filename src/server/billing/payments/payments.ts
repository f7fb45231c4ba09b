import { randomUUID } from "node:crypto";
import type { PaymentState } from "#domain/billing/payment.ts";
import { type PlanId, plans } from "#domain/billing/plans.ts";
import type { Cents } from "#domain/shared/money.ts";
import { isDatabaseUnavailable } from "#server/platform/db/failure.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { describeError, type Log } from "#server/platform/log.ts";
import type { PaymentOrder, PaymentProvider } from "./provider.ts";
import type { Providers } from "./providers.ts";
import {
	createReconciler,
	foundPayment,
	keyOf,
	type PaymentHandler,
	type ReconcilerDependencies,
} from "./reconciler.ts";
import {
	changePayment,
	insertPayment,
	lockPayment,
	nameOrder,
	openPayments,
	type PaymentPurpose,
	type PaymentRow,
	planOf,
	unreconciledPayments,
} from "./store.ts";

/** The parts of an order that are not columns. The addresses are of this site. */
export type OrderWords = Pick<PaymentOrder, "description" | "locale" | "email" | "returnUrl" | "cancelUrl">;

/** A new order: for a consultation or for a plan. */
export type NewOrder = { readonly accountId: string; readonly amountCents: Cents } & (
	| { readonly purpose: Exclude<PaymentPurpose, "subscription"> }
	| { readonly purpose: "subscription"; readonly plan: PlanId }
);

/** The result of starting an order: its state, or the provider's page on which it is paid. */
export type Progress =
	| { readonly kind: "settled"; readonly state: PaymentState }
	| { readonly kind: "redirect"; readonly url: string };

/** Payments of every purpose. */
export interface Payments {
	/** The provider of new orders. */
	readonly provider: PaymentProvider;
	/** Registers the effects of payments of one purpose. */
	readonly register: (purpose: PaymentPurpose, handler: PaymentHandler) => void;
	/** Inserts an order in the transaction of its reservation and returns its id. Then call `start`. */
	readonly open: (transaction: Transaction, order: NewOrder, now: Date) => Promise<string>;
	/**
	 * Sends an order to the provider. When that fails, the order is given up and the error thrown; when our
	 * own database is down, the order stays open and may be started again.
	 */
	readonly start: (paymentId: string, words: OrderWords) => Promise<Progress>;
	/**
	 * Reads the state of a payment from the provider and applies it: effects, and a due refund. Idempotent;
	 * may be called at any time and concurrently.
	 */
	readonly reconcile: (paymentId: string, options?: { readonly eventId?: string }) => Promise<PaymentState>;
	/** Gives up an open order, unless it turns out to be paid. */
	readonly giveUp: (paymentId: string) => Promise<PaymentState>;
	/** Gives up the open orders of an account, unless they turn out to be paid. */
	readonly giveUpOpen: (accountId: string, purpose: PaymentPurpose) => Promise<void>;
	/**
	 * Requests a refund in the transaction of its reason; then call `reconcile`. False when nothing was paid.
	 */
	readonly askRefund: (transaction: Transaction, paymentId: string) => Promise<boolean>;
	/** Reconciles every open payment. One failure does not stop the others. */
	readonly reconcileAll: () => Promise<void>;
}

export interface PaymentsDependencies extends ReconcilerDependencies {
	/** The provider of each order. */
	readonly providers: Providers;
	readonly log: Log;
}

const currency = "eur";

/** Payments: our rows follow the provider, which is the source of truth. */
export function createPayments({ database, providers, receipts, now, log }: PaymentsDependencies): Payments {
	const { register, reconcile, giveUp } = createReconciler({ database, providers, receipts, now });

	const start = async (row: PaymentRow, words: OrderWords): Promise<Progress> => {
		const provider = providers.of(row);
		const { id, amountCents, expiresAt, providerReference: reference } = row;
		const order = { id, reference, amountCents, currency: row.currency, expiresAt, ...words };
		const plan = plans[planOf(row)];
		const started =
			row.purpose === "subscription"
				? await provider.startSubscription({ ...order, plan })
				: await provider.startPayment(order);
		const isOpen = await nameOrder(database.queries(), id, started.reference);
		if (started.kind === "redirect" && isOpen) return { kind: "redirect", url: started.url };
		if (!isOpen) await provider.expirePayment({ ...keyOf(row), reference: started.reference });
		return { kind: "settled", state: await reconcile(id) };
	};

	const reconcileOne = async (row: PaymentRow): Promise<void> => {
		const isLate = row.state === "open" && row.expiresAt <= now();
		await (isLate ? giveUp(row) : reconcile(row.id));
	};

	return {
		provider: providers.current,
		register,
		open: async (transaction, order, present) => {
			const { accountId, purpose, amountCents } = order;
			const id = randomUUID();
			await insertPayment(transaction, {
				id,
				accountId,
				purpose,
				plan: order.purpose === "subscription" ? order.plan : null,
				amountCents,
				currency,
				state: "open",
				provider: providers.current.name,
				providerReference: null,
				providerCharge: null,
				createdAt: present,
				expiresAt: new Date(present.getTime() + providers.current.orderLifeMs),
				settledAt: null,
				refundedAt: null,
			});
			return id;
		},
		start: async (paymentId, words) => {
			const row = await foundPayment(database, paymentId);
			try {
				return await start(row, words);
			} catch (error) {
				// The request can be repeated once the database is back, and the provider's state is read
				// again.
				if (isDatabaseUnavailable(error)) throw error;
				// The buyer was never sent to pay it: it is given up now, or if even that fails when it
				// expires.
				await giveUp(row).catch((second: unknown) =>
					log.warn("an order waits to be given up", describeError(second)),
				);
				throw error;
			}
		},
		reconcile: (paymentId, options) => reconcile(paymentId, options),
		giveUp: async (paymentId) => giveUp(await foundPayment(database, paymentId)),
		giveUpOpen: async (accountId, purpose) => {
			for (const row of await openPayments(database.queries(), accountId, purpose)) await giveUp(row);
		},
		askRefund: async (transaction, paymentId) => {
			const row = await lockPayment(transaction, paymentId);
			if (row?.state !== "paid") return row?.state === "refunding";
			await changePayment(transaction, paymentId, { state: "refunding" });
			return true;
		},
		reconcileAll: async () => {
			for (const row of await unreconciledPayments(database.queries(), providers.names)) {
				await reconcileOne(row).catch((error: unknown) =>
					log.warn("a payment is not settled yet", describeError(error)),
				);
			}
		},
	};
}
