import { randomUUID } from "node:crypto";
import { accessUntil } from "#domain/billing/access.ts";
import { checkGuardian } from "#domain/billing/guardian.ts";
import { cents } from "#domain/shared/money.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { describeError, type Log } from "#server/platform/log.ts";
import { findPayer } from "#server/platform/people/store.ts";
import { type BillingMails, notifySubscriber } from "./mail.ts";
import type { PlanNews } from "./mail-words.ts";
import type { PaidPeriod, ProviderSubscriptionState } from "./payments/provider.ts";
import type { Providers } from "./payments/providers.ts";
import { markApplied, type PaymentRow } from "./payments/store.ts";
import { factsOf } from "./premium.ts";
import type { Receipts } from "./receipts/receipts.ts";
import {
	changeSubscription,
	dueSubscriptions,
	endAllOf,
	findSubscription,
	insertRenewal,
	type SubscriptionRow,
} from "./store.ts";

/** The dependencies of `createSubscriptionSync`, shared with the other features where possible. */
export interface SubscriptionSyncDependencies {
	readonly database: Pick<Database, "queries" | "transaction">;
	readonly providers: Providers;
	readonly mailer: BillingMails;
	readonly receipts: Pick<Receipts, "issue">;
	readonly now: () => Date;
	readonly log: Log;
}

/** Brings subscriptions in line with their owners' requests and with the provider. */
export interface SubscriptionSync {
	/** Synchronizes one, and returns it. Idempotent; may be called at any time and concurrently. */
	readonly sync: (id: string, eventId?: string) => Promise<SubscriptionRow>;
	/** Synchronizes all that are due. One failure does not stop the others. */
	readonly syncDue: () => Promise<void>;
	/** Ends plans of the simulation once payments are real. */
	readonly endSimulated: () => Promise<void>;
}

const askFor = {
	none: null,
	keep: "keep",
	cancel_at_period_end: "period_end",
	end_now: "now",
	forget: "now",
} as const;

const isTest = ({ provider }: SubscriptionRow): boolean => provider === "simulated";

/** A cancelled plan ends with its paid period. After it the provider would go on collecting. */
const isUnpaid = (
	requestedChange: SubscriptionRow["requestedChange"],
	{ status }: ProviderSubscriptionState,
): boolean => requestedChange === "cancel_at_period_end" && status === "past_due";

/** Whether the request is fulfilled. */
const isMet = (
	requestedChange: SubscriptionRow["requestedChange"],
	providerState: ProviderSubscriptionState,
): boolean => {
	if (requestedChange === "none" || providerState.status === "ended") return true;
	if (requestedChange === "end_now" || requestedChange === "forget") return false;
	if (isUnpaid(requestedChange, providerState)) return false;
	return providerState.cancelAtPeriodEnd === (requestedChange === "cancel_at_period_end");
};

/** The request to send to the provider; null when it is fulfilled. */
const askOf = (
	requestedChange: SubscriptionRow["requestedChange"],
	providerState: ProviderSubscriptionState,
) => {
	if (isMet(requestedChange, providerState)) return null;
	return isUnpaid(requestedChange, providerState) ? "now" : askFor[requestedChange];
};

/** The event to notify the owner of, if any. */
const newsOf = (before: SubscriptionRow, providerState: ProviderSubscriptionState): PlanNews | null => {
	if (providerState.status === "ended") return before.status === "ended" ? null : "ended";
	if (providerState.status === "past_due" && before.status === "active") return "failed";
	if (providerState.cancelAtPeriodEnd === before.cancelAtPeriodEnd) return null;
	// Resumed here, or on the provider's own pages: it will be charged again.
	return providerState.cancelAtPeriodEnd ? "cancelled" : "resumed";
};

/** Whether a plan ended because of an unpaid month, and not because it had to end at once. */
const hasEndedUnpaid = (
	{ status: before }: SubscriptionRow,
	{ status, paymentFailedAt }: ProviderSubscriptionState,
	wanted: SubscriptionRow["requestedChange"],
): boolean =>
	status === "ended" &&
	(before === "past_due" || paymentFailedAt !== null) &&
	wanted !== "end_now" &&
	wanted !== "forget";

/** Applies the provider's state to subscriptions. */
export function createSubscriptionSync({
	database,
	providers,
	mailer,
	receipts,
	now,
	log,
}: SubscriptionSyncDependencies): SubscriptionSync {
	/** Stores a paid period; undefined when it was stored before. */
	const keepPeriod = async (
		transaction: Transaction,
		{ accountId, provider, plan }: SubscriptionRow,
		{ charge, amountCents, at }: PaidPeriod,
	): Promise<PaymentRow | undefined> => {
		const kept = await insertRenewal(transaction, {
			id: randomUUID(),
			accountId,
			purpose: "subscription",
			plan,
			amountCents,
			currency: "eur",
			state: "paid",
			provider,
			providerReference: null,
			providerCharge: charge,
			createdAt: at,
			expiresAt: at,
			settledAt: at,
		});
		if (kept !== undefined) await receipts.issue(transaction, kept, "payment", now());
		return kept;
	};

	const keepPeriods = async (
		transaction: Transaction,
		row: SubscriptionRow,
		{ paidPeriods, periodEnd }: ProviderSubscriptionState,
		present: Date,
	): Promise<void> => {
		const kept: (PaymentRow | undefined)[] = [];
		for (const period of paidPeriods) kept.push(await keepPeriod(transaction, row, period));
		const latest = kept.at(-1);
		if (latest === undefined || row.accountId === null) return;
		const { amountCents, id: paymentId } = latest;
		const at = periodEnd;
		const { plan } = row;
		const news = { news: "renewed", plan, amountCents, at, isTestMode: isTest(row), paymentId } as const;
		await notifySubscriber(mailer, transaction, row.accountId, news, present);
	};

	const write = (
		before: SubscriptionRow,
		providerState: ProviderSubscriptionState,
		{ wanted, eventId }: { wanted: SubscriptionRow["requestedChange"]; eventId: string | undefined },
	) =>
		database.transaction(async (transaction) => {
			const present = now();
			const { status, periodEnd, cancelAtPeriodEnd, paymentFailedAt } = providerState;
			const facts = { status, periodEnd, cancelAtPeriodEnd, paymentFailedAt };
			const requestedChange = isMet(wanted, providerState) ? "none" : wanted;
			// A concurrent run was faster, perhaps with an older state: everything is read again.
			if (!(await changeSubscription(transaction, before, { ...facts, requestedChange }, present)))
				return null;
			await keepPeriods(transaction, before, providerState, present);
			const news = newsOf(before, providerState);
			if (news !== null && before.accountId !== null) {
				// A plan that continues is charged when its period ends; the grace period is mentioned only
				// once it is needed.
				const until = news === "resumed" ? null : accessUntil(factsOf({ ...facts, plan: before.plan }));
				const at = until === null ? periodEnd : new Date(until);
				const amountCents = providerState.paidPeriods.at(-1)?.amountCents ?? cents(0);
				const isUnpaid = hasEndedUnpaid(before, providerState, wanted);
				const notice = { news, plan: before.plan, amountCents, at, isTestMode: isTest(before), isUnpaid };
				await notifySubscriber(mailer, transaction, before.accountId, notice, present);
			}
			if (eventId !== undefined) await markApplied(transaction, eventId, present);
			return findSubscription(transaction, before.id);
		});

	/**
	 * The request that applies to a plan: the owner's; an end where the account is gone or a required
	 * guardian is missing, even when the plan was resumed on the provider's own pages.
	 */
	const requestedChangeOf = async ({
		accountId,
		requestedChange,
	}: SubscriptionRow): Promise<SubscriptionRow["requestedChange"]> => {
		if (accountId === null) return "forget";
		if (requestedChange !== "none" && requestedChange !== "keep") return requestedChange;
		const payer = await findPayer(database.queries(), accountId);
		return payer === undefined || checkGuardian(payer.guardian).ok ? requestedChange : "cancel_at_period_end";
	};

	const sync = async (id: string, eventId?: string): Promise<SubscriptionRow> => {
		for (;;) {
			const before = await findSubscription(database.queries(), id);
			if (before === undefined) throw new Error("No such subscription");
			const provider = providers.of(before);
			const reference = before.providerReference;
			const requestedChange = await requestedChangeOf(before);
			const first = await provider.readSubscription(reference, before.plan);
			const asked = askOf(requestedChange, first);
			if (asked !== null) await provider.cancelSubscription(reference, asked);
			const providerState = asked === null ? first : await provider.readSubscription(reference, before.plan);
			if (requestedChange === "forget" && providerState.status === "ended")
				await provider.forgetPayer?.(reference);
			const written = await write(before, providerState, { wanted: requestedChange, eventId });
			if (written) return written;
		}
	};

	return {
		sync,
		endSimulated: async () => {
			if (providers.current.name !== "simulated") await endAllOf(database.queries(), "simulated");
		},
		syncDue: async () => {
			for (const id of await dueSubscriptions(database.queries(), providers.names, now())) {
				await sync(id).catch((error: unknown) =>
					log.warn("a subscription is not in line yet", describeError(error)),
				);
			}
		},
	};
}
