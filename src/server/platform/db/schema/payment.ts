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
import { amountInCents, instant, knownWords, oneOf } from "./column.ts";

/**
 * Whose it is. What was paid outlives an erased account, as books have to: the amount, the day and the provider's
 * reference stay, and nobody is named.
 */
const payer = () => uuid("account_id").references(() => account.id, { onDelete: "set null" });

const provider = () => oneOf("provider", paymentProviders).notNull();

/** Money on its way, as far as we know: the provider knows better, and is asked again until it is settled. */
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
		/** `refunding`: it is to go back, and the provider has not confirmed it yet. */
		state: oneOf("state", paymentStates).notNull(),
		provider: provider(),
		/** What the provider calls this order; null until it has told, and for renewals. */
		providerReference: text("provider_reference"),
		/** What the provider calls the money that came; null until it came. */
		providerCharge: text("provider_charge"),
		createdAt: instant("created_at").notNull(),
		/** From then on an order that is still open is given up. */
		expiresAt: instant("expires_at").notNull(),
		settledAt: instant("settled_at"),
		refundedAt: instant("refunded_at"),
	},
	(table) => [
		index("payment_account").on(table.accountId, table.createdAt),
		index("payment_unsettled").on(table.createdAt).where(sql`state in ('open', 'refunding')`),
		// Nobody takes the plan twice, however often they click.
		uniqueIndex("payment_one_open_subscription")
			.on(table.accountId)
			.where(sql`state = 'open' and purpose = 'subscription'`),
		uniqueIndex("payment_provider_charge").on(table.provider, table.providerCharge),
		knownWords("payment", "purpose", paymentPurposes),
		knownWords("payment", "plan", planIds),
		knownWords("payment", "state", paymentStates),
		knownWords("payment", "provider", paymentProviders),
	],
);

/**
 * A receipt for money that came, or one for money that went back. Numbered without a gap; what it says of the payer is
 * read from the account as long as there is one, so that an erased account leaves no name here.
 */
export const receipt = pgTable(
	"receipt",
	{
		/** Each provider's receipts are a series of their own: those of test mode do not count among the others. */
		series: oneOf("series", paymentProviders).notNull(),
		number: integer("number").notNull(),
		kind: oneOf("kind", receiptKinds).notNull(),
		paymentId: uuid("payment_id")
			.notNull()
			.references(() => payment.id),
		/** In cents, of the payment; what went back is positive too. */
		amountCents: amountInCents("amount_cents").notNull(),
		/** Who sold it, as the settings had it then. */
		seller: jsonb("seller").$type<Seller>().notNull(),
		issuedAt: instant("issued_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.series, table.number] }),
		uniqueIndex("receipt_once").on(table.paymentId, table.kind),
		knownWords("receipt", "series", paymentProviders),
		knownWords("receipt", "kind", receiptKinds),
	],
);

/** The number of the latest receipt of each series: the next one has the next number, so that none is left out. */
export const receiptSeries = pgTable(
	"receipt_series",
	{ series: oneOf("series", paymentProviders).primaryKey(), lastNumber: integer("last_number").notNull() },
	() => [knownWords("receipt_series", "series", paymentProviders)],
);

/** A message of the provider: by its id it is taken once, however often it comes. */
export const paymentEvent = pgTable(
	"payment_event",
	{
		id: text("id").primaryKey(),
		type: text("type").notNull(),
		receivedAt: instant("received_at").notNull(),
		/** When what it tells of was brought in line; until then it may come again. */
		appliedAt: instant("applied_at"),
	},
	(table) => [index("payment_event_received").on(table.receivedAt)],
);

/** A plan that was taken: the facts from which domain/billing/access.ts derives what is open to its owner. */
export const subscription = pgTable(
	"subscription",
	{
		/** The id of the payment that began it. */
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
		 * What its owner (or an operator) wants of it: asked of the provider until it is so, then `none` again. `forget`: it
		 * ends, and the provider forgets who paid.
		 */
		requestedChange: oneOf("wish", requestedChanges).notNull(),
		startedAt: instant("started_at").notNull(),
		/** Later with every change: what was read before a change is not written after it. */
		updatedAt: instant("updated_at").notNull(),
	},
	(table) => [
		index("subscription_account").on(table.accountId),
		uniqueIndex("subscription_one_each").on(table.accountId).where(sql`status <> 'ended'`),
		uniqueIndex("subscription_provider_reference").on(table.provider, table.providerReference),
		index("subscription_period_end").on(table.periodEnd).where(sql`status <> 'ended'`),
		knownWords("subscription", "plan", planIds),
		knownWords("subscription", "provider", paymentProviders),
		knownWords("subscription", "status", subscriptionStatuses),
		knownWords("subscription", "wish", requestedChanges),
	],
);

const simulatedPaymentStates = [
	"paid",
	"failed",
	"expired",
	"refunded",
] as const satisfies readonly PaymentState[];

/** What the bank of the simulated provider says of an order or of a renewal. */
export const simulatedPayment = pgTable(
	"simulated_payment",
	{
		id: text("id").primaryKey(),
		state: oneOf("state", simulatedPaymentStates).notNull(),
		amountCents: amountInCents("amount_cents").notNull(),
		decidedAt: instant("decided_at").notNull(),
	},
	() => [knownWords("simulated_payment", "state", simulatedPaymentStates)],
);

/** A standing order with the bank of the simulated provider. */
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
		/** When the bank collects next. */
		collectAt: instant("collect_at").notNull(),
	},
	(table) => [
		index("simulated_subscription_collect").on(table.collectAt).where(sql`status <> 'ended'`),
		knownWords("simulated_subscription", "plan", planIds),
		knownWords("simulated_subscription", "status", subscriptionStatuses),
	],
);
