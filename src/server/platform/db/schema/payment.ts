import {
	type PaymentState,
	paymentProviders,
	paymentPurposes,
	paymentStates,
	requestedChanges,
	subscriptionStatuses,
} from "#domain/billing/payment.ts";
import { planIds } from "#domain/billing/plans.ts";
import { receiptKinds, type Seller } from "#domain/billing/receipt.ts";
import {
	boolean,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	sql,
	text,
	uniqueIndex,
	uuid,
} from "../drizzle.ts";
import { account } from "./account.ts";
import { amountInCents, enumCheck, instant, oneOf } from "./column.ts";

/**
 * The payer. A payment outlives an erased account, as bookkeeping requires: amount, day and the provider's
 * reference stay, without a person.
 */
const payer = () => uuid("account_id").references(() => account.id, { onDelete: "set null" });

const provider = () => oneOf("provider", paymentProviders).notNull();

/** A payment as far as we know: the provider is the source of truth, and is queried until it is settled. */
export const payment = pgTable(
	"payment",
	{
		id: uuid("id").primaryKey(),
		accountId: payer(),
		purpose: oneOf("purpose", paymentPurposes).notNull(),
		/** The plan that a payment for a subscription is for; null for other purposes. */
		plan: oneOf("plan", planIds),
		/** In cents. */
		amountCents: amountInCents("amount_cents").notNull(),
		currency: text("currency").notNull(),
		/** `refunding`: requested, and not yet confirmed by the provider. */
		state: oneOf("state", paymentStates).notNull(),
		provider: provider(),
		/** The provider's reference of this order; null until it responded, and for renewals. */
		providerReference: text("provider_reference"),
		/** The provider's id of the charge; null until it was paid. */
		providerCharge: text("provider_charge"),
		createdAt: instant("created_at").notNull(),
		/** From then on an open order is given up. */
		expiresAt: instant("expires_at").notNull(),
		settledAt: instant("settled_at"),
		refundedAt: instant("refunded_at"),
	},
	(table) => [
		index("payment_account").on(table.accountId, table.createdAt),
		index("payment_unsettled").on(table.createdAt).where(sql`state in ('open', 'refunding')`),
		// An account subscribes once, however often it clicks.
		uniqueIndex("payment_one_open_subscription")
			.on(table.accountId)
			.where(sql`state = 'open' and purpose = 'subscription'`),
		uniqueIndex("payment_provider_charge").on(table.provider, table.providerCharge),
		enumCheck("payment", "purpose", paymentPurposes),
		enumCheck("payment", "plan", planIds),
		enumCheck("payment", "state", paymentStates),
		enumCheck("payment", "provider", paymentProviders),
	],
);

/**
 * A receipt for a payment or a refund. Numbers have no gap. The payer's name is read from the account while
 * it exists, so that an erased account leaves no name here.
 */
export const receipt = pgTable(
	"receipt",
	{
		/** Each provider's receipts are a series: those of test mode do not count among the others. */
		series: oneOf("series", paymentProviders).notNull(),
		number: integer("number").notNull(),
		kind: oneOf("kind", receiptKinds).notNull(),
		paymentId: uuid("payment_id")
			.notNull()
			.references(() => payment.id),
		/** The payment's amount in cents; positive for a refund, too. */
		amountCents: amountInCents("amount_cents").notNull(),
		/** The seller, by the settings at that time. */
		seller: jsonb("seller").$type<Seller>().notNull(),
		issuedAt: instant("issued_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.series, table.number] }),
		uniqueIndex("receipt_once").on(table.paymentId, table.kind),
		enumCheck("receipt", "series", paymentProviders),
		enumCheck("receipt", "kind", receiptKinds),
	],
);

/** The latest number of each series: the next receipt has the next number, so that there is no gap. */
export const receiptSeries = pgTable(
	"receipt_series",
	{ series: oneOf("series", paymentProviders).primaryKey(), lastNumber: integer("last_number").notNull() },
	() => [enumCheck("receipt_series", "series", paymentProviders)],
);

/** A webhook message: its id makes handling idempotent, however often it arrives. */
export const paymentEvent = pgTable(
	"payment_event",
	{
		id: text("id").primaryKey(),
		type: text("type").notNull(),
		receivedAt: instant("received_at").notNull(),
		/** When its effects were applied; until then it may be repeated. */
		appliedAt: instant("applied_at"),
	},
	(table) => [index("payment_event_received").on(table.receivedAt)],
);

/** A subscription: the facts from which domain/billing/access.ts derives access. */
export const subscription = pgTable(
	"subscription",
	{
		/** The id of the payment that started it. */
		id: uuid("id").primaryKey(),
		accountId: payer(),
		plan: oneOf("plan", planIds).notNull().default("premium"),
		provider: provider(),
		providerReference: text("provider_reference").notNull(),
		status: oneOf("status", subscriptionStatuses).notNull(),
		periodEnd: instant("period_end").notNull(),
		cancelAtPeriodEnd: boolean("cancel_at_period_end").notNull(),
		paymentFailedAt: instant("payment_failed_at"),
		/**
		 * The request of its owner (or an operator), repeated to the provider until it is fulfilled, then
		 * `none` again. `forget`: it ends, and the provider deletes the payer.
		 */
		requestedChange: oneOf("wish", requestedChanges).notNull(), // cspell:disable-line
		startedAt: instant("started_at").notNull(),
		/** Later with every change: an update with an older value is refused as outdated. */
		updatedAt: instant("updated_at").notNull(),
	},
	(table) => [
		index("subscription_account").on(table.accountId),
		uniqueIndex("subscription_one_each").on(table.accountId).where(sql`status <> 'ended'`),
		uniqueIndex("subscription_provider_reference").on(table.provider, table.providerReference),
		index("subscription_period_end").on(table.periodEnd).where(sql`status <> 'ended'`),
		enumCheck("subscription", "plan", planIds),
		enumCheck("subscription", "provider", paymentProviders),
		enumCheck("subscription", "status", subscriptionStatuses),
		enumCheck("subscription", "wish", requestedChanges), // cspell:disable-line
	],
);

const simulatedPaymentStates = [
	"paid",
	"failed",
	"expired",
	"refunded",
] as const satisfies readonly PaymentState[];

/** An order or a renewal in the books of the simulated bank. */
export const simulatedPayment = pgTable(
	"simulated_payment",
	{
		id: text("id").primaryKey(),
		state: oneOf("state", simulatedPaymentStates).notNull(),
		amountCents: amountInCents("amount_cents").notNull(),
		decidedAt: instant("decided_at").notNull(),
	},
	() => [enumCheck("simulated_payment", "state", simulatedPaymentStates)],
);

/** A standing order with the simulated bank. */
export const simulatedSubscription = pgTable(
	"simulated_subscription",
	{
		/** The order's id. */
		id: uuid("id").primaryKey(),
		plan: oneOf("plan", planIds).notNull().default("premium"),
		amountCents: amountInCents("amount_cents").notNull(),
		status: oneOf("status", subscriptionStatuses).notNull(),
		startedAt: instant("started_at").notNull(),
		/** How many periods were paid. */
		periodsPaid: integer("months_paid").notNull(),
		periodEnd: instant("period_end").notNull(),
		cancelAtPeriodEnd: boolean("cancel_at_period_end").notNull(),
		paymentFailedAt: instant("payment_failed_at"),
		/** The next debit. */
		collectAt: instant("collect_at").notNull(),
	},
	(table) => [
		index("simulated_subscription_collect").on(table.collectAt).where(sql`status <> 'ended'`),
		enumCheck("simulated_subscription", "plan", planIds),
		enumCheck("simulated_subscription", "status", subscriptionStatuses),
	],
);
