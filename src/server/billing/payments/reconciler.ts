import type { PaymentState } from "#domain/billing/payment.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import type { Receipts } from "../receipts/receipts.ts";
import type { PaymentKey, ProviderPaymentState } from "./provider.ts";
import type { Providers } from "./providers.ts";
import {
	changePayment,
	findPayment,
	lockPayment,
	markApplied,
	type PaymentPurpose,
	type PaymentRow,
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

/** Brings payments in line with their provider. */
export interface Reconciler {
	/** Registers the effects of payments of one purpose. */
	readonly register: (purpose: PaymentPurpose, handler: PaymentHandler) => void;
	/** Reads the state of a payment from the provider and applies it: effects, and a due refund. Returns the state. */
	readonly reconcile: (paymentId: string, options?: ReconcileOptions) => Promise<PaymentState>;
	/** Gives up an open order, unless it turns out to be paid. Returns the state. */
	readonly giveUp: (row: PaymentRow) => Promise<PaymentState>;
}

interface ReconcileOptions {
	readonly eventId?: string;
	/** The order was given up. */
	readonly isGivenUp?: boolean;
}

export interface ReconcilerDependencies {
	readonly database: Pick<Database, "queries" | "transaction">;
	readonly providers: Providers;
	readonly receipts: Pick<Receipts, "issue">;
	readonly now: () => Date;
}

/** The provider's names of a payment. */
export const keyOf = ({ id, providerReference, providerCharge }: PaymentRow): PaymentKey => ({
	id,
	reference: providerReference,
	charge: providerCharge,
});

/** One payment. @throws when there is none of that id */
export async function foundPayment(
	database: Pick<Database, "queries">,
	paymentId: string,
): Promise<PaymentRow> {
	const row = await findPayment(database.queries(), paymentId);
	if (row === undefined) throw new Error("No such payment");
	return row;
}

/** The provider is the source of truth: reconciling twice, or at the same time, brings about the same as once. */
export function createReconciler({ database, providers, receipts, now }: ReconcilerDependencies): Reconciler {
	const handlers = new Map<PaymentPurpose, PaymentHandler>();
	const handlerOf = ({ purpose }: PaymentRow): PaymentHandler => {
		const handler = handlers.get(purpose);
		if (handler === undefined) throw new Error(`There is no payment handler for ${purpose}`);
		return handler;
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

	const bringInLine = async (
		paymentId: string,
		{ eventId, isGivenUp = false }: ReconcileOptions = {},
	): Promise<PaymentRow> => {
		const known = await foundPayment(database, paymentId);
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

	return { register: (purpose, handler) => void handlers.set(purpose, handler), reconcile, giveUp };
}
