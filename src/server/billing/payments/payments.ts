import { randomUUID } from "node:crypto";
import type { PaymentState } from "#domain/billing/payment.ts";
import type { Cents } from "#domain/shared/money.ts";
import type { Database } from "#server/platform/db/database.ts";
import { isDatabaseAway } from "#server/platform/db/failure.ts";
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
	unreconciledPayments,
} from "./store.ts";

/** What a payment that was paid is known by at the provider. */
export interface Received {
	readonly charge: string;
	readonly subscription: string | null;
	/** It had been given up, and what was held for it let go: it goes back whatever is done. */
	readonly isLate: boolean;
}

/**
 * What a payment brings about, by its purpose. Each is called at most once for a payment, in the transaction in which
 * the payment changes: both are kept or neither is. Only the database may be asked.
 */
export interface PaymentHandler {
	/**
	 * Money came: keeps what it was for, or tells that this is gone; then the money goes back by itself. The account may
	 * be gone too (`accountId` null).
	 */
	readonly paid: (
		transaction: Transaction,
		payment: PaymentRow,
		received: Received,
		now: Date,
	) => Promise<"kept" | "lost">;
	/** No money came, and none will: lets go what was held for it. */
	readonly released: (transaction: Transaction, payment: PaymentRow, now: Date) => Promise<void>;
	/** Money that had come is back, kept or lost, also when it was given back on the provider's own pages. */
	readonly refunded: (transaction: Transaction, payment: PaymentRow, now: Date) => Promise<void>;
}

/** What an order needs besides its row. The addresses are of this site. */
export type OrderWords = Pick<PaymentOrder, "description" | "locale" | "email" | "returnUrl" | "cancelUrl">;

/** How an order went on: its state, or the provider's page on which it is paid. */
export type Progress =
	| { readonly kind: "settled"; readonly state: PaymentState }
	| { readonly kind: "redirect"; readonly url: string };

/** Payments, whatever they are for. */
export interface Payments {
	/** Who takes the money of new orders. */
	readonly provider: PaymentProvider;
	/** Tells what payments of a purpose bring about. */
	readonly register: (purpose: PaymentPurpose, handler: PaymentHandler) => void;
	/** Writes an order down, in the transaction of what is held for it; gives its id. Then `start` it. */
	readonly open: (
		transaction: Transaction,
		order: { readonly accountId: string; readonly purpose: PaymentPurpose; readonly amountCents: Cents },
		now: Date,
	) => Promise<string>;
	/**
	 * Hands an order over to the provider. When it fails to, the order is given up and the failure is thrown; where it was
	 * our own database that could not be asked, the order stays open and may be started again.
	 */
	readonly start: (paymentId: string, words: OrderWords) => Promise<Progress>;
	/**
	 * Asks the provider how a payment stands and brings everything in line with that: effects, and a refund that is due.
	 * May be called at any time, any number of times, by several at once.
	 */
	readonly reconcile: (paymentId: string, options?: { readonly eventId?: string }) => Promise<PaymentState>;
	/** An order that is still open is given up, unless it turns out to be paid. */
	readonly giveUp: (paymentId: string) => Promise<PaymentState>;
	/** Orders of an account that are still open are given up, unless they turn out to be paid. */
	readonly giveUpOpen: (accountId: string, purpose: PaymentPurpose) => Promise<void>;
	/** Wants a paid payment back, in the transaction of the reason; then `reconcile` it. False when nothing was paid. */
	readonly askRefund: (transaction: Transaction, paymentId: string) => Promise<boolean>;
	/** Settles everything that is unsettled. One that fails does not keep the others. */
	readonly reconcileAll: () => Promise<void>;
}

/** What payments need. */
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

/** Payments: rows of ours that follow what the provider says. */
export function createPayments({ database, providers, receipts, now, log }: PaymentsDependencies): Payments {
	const handlers = new Map<PaymentPurpose, PaymentHandler>();
	const handlerOf = ({ purpose }: PaymentRow): PaymentHandler => {
		const handler = handlers.get(purpose);
		if (handler === undefined) throw new Error(`Nobody answers for payments for ${purpose}`);
		return handler;
	};

	const foundPayment = async (paymentId: string): Promise<PaymentRow> => {
		const row = await findPayment(database.queries(), paymentId);
		if (row === undefined) throw new Error("No such payment");
		return row;
	};

	/** Brings a held payment in line with the truth; every way out leaves row and effects in agreement. */
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
			// What was held is let go by whoever gave the order up: money that comes after all goes back.
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
		/** It is to come to an end. */
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
			// The provider's answer to the order never reached us: nobody knows the page on which to pay it.
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
		const started =
			row.purpose === "subscription"
				? await provider.startSubscription(order)
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
		open: async (transaction, { accountId, purpose, amountCents }, present) => {
			const id = randomUUID();
			await insertPayment(transaction, {
				id,
				accountId,
				purpose,
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
				// The same wish may go on when the database is back, and what the provider knows is read again.
				if (isDatabaseAway(error)) throw error;
				// Nobody was sent to pay it: it is given up now; if even that fails, it is when it expires.
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
