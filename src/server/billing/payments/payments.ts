import { randomUUID } from "node:crypto";
import type { PaymentState } from "#domain/billing/payment.ts";
import { type PlanId, plans } from "#domain/billing/plans.ts";
import type { Cents } from "#domain/shared/money.ts";
import type { Database } from "#server/platform/db/database.ts";
import { isDatabaseUnavailable } from "#server/platform/db/failure.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { describeError, type Log } from "#server/platform/log.ts";
import type { Receipts } from "../receipts/receipts.ts";
import type { PaymentKey, PaymentOrder, PaymentProvider, ProviderPaymentState } from "./provider.ts";
import type { Providers } from "./providers.ts";
import {
	changePayment,
	findPayment,
	insertPayment,
	lockPayment,
	markApplied,
	nameOrder,
	openPayments,
	type PaymentPurpose,
	type PaymentRow,
	planOf,
	unreconciledPayments,
} from "./store.ts";

/** The provider's identifiers of a paid payment. */
export interface Received {
	readonly charge: string;
	readonly subscription: string | null;
	/**
	 * True when the order had been given up and its reservation released: the money goes back in any case.
	 */
	readonly isLate: boolean;
}

/**
 * The effects of payments of one purpose. Each is called at most once for a payment, in the transaction in
 * which the payment changes: both are kept or neither is. Only the database may be used.
 */
export interface PaymentHandler {
	/**
	 * The money arrived: keeps what it was for, or reports that this is gone, and then it is refunded. The
	 * account may be gone too (`accountId` null).
	 */
	readonly paid: (
		transaction: Transaction,
		payment: PaymentRow,
		received: Received,
		now: Date,
	) => Promise<"kept" | "lost">;
	/** No money arrived, and none will: releases what was reserved. */
	readonly released: (transaction: Transaction, payment: PaymentRow, now: Date) => Promise<void>;
	/** A paid payment is refunded, kept or lost, also when that happened on the provider's own pages. */
	readonly refunded: (transaction: Transaction, payment: PaymentRow, now: Date) => Promise<void>;
}

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

export interface PaymentsDependencies {
	readonly database: Pick<Database, "queries" | "transaction">;
	readonly providers: Providers;
	readonly receipts: Pick<Receipts, "issue">;
	readonly now: () => Date;
	readonly log: Log;
}

const currency = "eur";

const keyOf = ({ id, providerReference, providerCharge }: PaymentRow): PaymentKey => ({
	id,
	reference: providerReference,
	charge: providerCharge,
});

/** Payments: our rows follow the provider, which is the source of truth. */
export function createPayments({ database, providers, receipts, now, log }: PaymentsDependencies): Payments {
	const handlers = new Map<PaymentPurpose, PaymentHandler>();
	const handlerOf = ({ purpose }: PaymentRow): PaymentHandler => {
		const handler = handlers.get(purpose);
		if (handler === undefined) throw new Error(`There is no payment handler for ${purpose}`);
		return handler;
	};

	const foundPayment = async (paymentId: string): Promise<PaymentRow> => {
		const row = await findPayment(database.queries(), paymentId);
		if (row === undefined) throw new Error("No such payment");
		return row;
	};

	/** Brings a locked payment in line with the provider; every path leaves row and effects in agreement. */
	const apply = async (
		transaction: Transaction,
		row: PaymentRow,
		providerState: ProviderPaymentState,
		present: Date,
	): Promise<PaymentRow> => {
		const change = (state: PaymentState, more: Partial<PaymentRow> = {}) =>
			changePayment(transaction, row.id, { state, ...more });
		const isGivenUp = row.state === "failed" || row.state === "expired";
		if (providerState.state === "paid" && (row.state === "open" || isGivenUp)) {
			const { charge, subscription } = providerState;
			const paid = await change("paid", { providerCharge: charge, settledAt: present });
			// The reservation was released when the order was given up: money that arrives later is refunded.
			const received = { charge, subscription, isLate: isGivenUp };
			const kept = await handlerOf(row).paid(transaction, paid, received, present);
			if (kept !== "kept" || isGivenUp) return change("refunding");
			await receipts.issue(transaction, paid, "payment", present);
			return paid;
		}
		if (providerState.state === "refunded" && row.state !== "refunded") {
			const refunded = await change("refunded", {
				providerCharge: providerState.charge,
				settledAt: row.settledAt ?? present,
				refundedAt: present,
			});
			if (row.state === "open") await handlerOf(row).released(transaction, refunded, present);
			else await handlerOf(row).refunded(transaction, refunded, present);
			await receipts.issue(transaction, refunded, "refund", present);
			return refunded;
		}
		if ((providerState.state === "failed" || providerState.state === "expired") && row.state === "open") {
			const released = await change(providerState.state, { settledAt: present });
			await handlerOf(row).released(transaction, released, present);
			return released;
		}
		return row;
	};

	interface ReconcileOptions {
		readonly eventId?: string;
		/** The order was given up. */
		readonly isGivenUp?: boolean;
	}
	const bringInLine = async (
		paymentId: string,
		{ eventId, isGivenUp = false }: ReconcileOptions = {},
	): Promise<PaymentRow> => {
		const known = await foundPayment(paymentId);
		const providerState = await providers.of(known).readPayment(keyOf(known));
		return database.transaction(async (transaction) => {
			const row = await lockPayment(transaction, paymentId);
			if (row === undefined) throw new Error("No such payment");
			const present = now();
			// The provider's response to the order never arrived: the page on which to pay it is unknown.
			const isUnknown = providerState.state === "open" && row.providerReference === null;
			const end: ProviderPaymentState = isGivenUp && isUnknown ? { state: "expired" } : providerState;
			const changed = await apply(transaction, row, end, present);
			if (eventId !== undefined) await markApplied(transaction, eventId, present);
			return changed;
		});
	};

	const reconcile = async (paymentId: string, options: ReconcileOptions = {}): Promise<PaymentState> => {
		const row = await bringInLine(paymentId, options);
		if (row.state !== "refunding") return row.state;
		await providers.of(row).refundPayment(keyOf(row));
		return (await bringInLine(paymentId)).state;
	};

	const giveUp = async (row: PaymentRow): Promise<PaymentState> => {
		await providers.of(row).expirePayment(keyOf(row));
		return reconcile(row.id, { isGivenUp: true });
	};

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
		register: (purpose, handler) => void handlers.set(purpose, handler),
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
			const row = await foundPayment(paymentId);
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
		giveUp: async (paymentId) => giveUp(await foundPayment(paymentId)),
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
