import { randomUUID } from "node:crypto";
import { premiumUntil } from "#domain/billing/access.ts";
import { checkGuardian } from "#domain/billing/guardian.ts";
import { cents } from "#domain/shared/money.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { describeError, type Log } from "#server/platform/log.ts";
import { findPayer } from "#server/platform/people/store.ts";
import type { BillingMails } from "./mail.ts";
import { notifySubscriber } from "./mail.ts";
import type { PlanNews } from "./mail-words.ts";
import type { PaidMonth, ProviderSubscriptionState } from "./payments/provider.ts";
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

/** What bringing subscriptions in line needs. */
export interface SubscriptionSyncDependencies {
	readonly database: Pick<Database, "queries" | "transaction">;
	readonly providers: Providers;
	readonly mailer: BillingMails;
	readonly receipts: Pick<Receipts, "issue">;
	readonly now: () => Date;
	readonly log: Log;
}

/** Brings subscriptions in line with what their owners want and with what the provider says. */
export interface SubscriptionSync {
	/** Of one; at any time, any number of times, by several at once. Gives it as it is then. */
	readonly sync: (id: string, eventId?: string) => Promise<SubscriptionRow>;
	/** Of all that are due. One that fails does not keep the others. */
	readonly syncDue: () => Promise<void>;
	/** Ends the plans that nothing was paid for, where payments are real by now. */
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

/** A plan that is cancelled ends with what is paid. When that is over the provider would go on collecting what is not. */
const isUnpaid = (
	requestedChange: SubscriptionRow["requestedChange"],
	{ status }: ProviderSubscriptionState,
): boolean => requestedChange === "cancel_at_period_end" && status === "past_due";

/** Whether what is wanted is so. */
const isMet = (
	requestedChange: SubscriptionRow["requestedChange"],
	providerState: ProviderSubscriptionState,
): boolean => {
	if (requestedChange === "none" || providerState.status === "ended") return true;
	if (requestedChange === "end_now" || requestedChange === "forget") return false;
	if (isUnpaid(requestedChange, providerState)) return false;
	return providerState.cancelAtPeriodEnd === (requestedChange === "cancel_at_period_end");
};

/** What the provider has to be asked for; null where what is wanted is so. */
const askOf = (
	requestedChange: SubscriptionRow["requestedChange"],
	providerState: ProviderSubscriptionState,
) => {
	if (isMet(requestedChange, providerState)) return null;
	return isUnpaid(requestedChange, providerState) ? "now" : askFor[requestedChange];
};

/** What the owner is told of a change, if anything. */
const newsOf = (before: SubscriptionRow, providerState: ProviderSubscriptionState): PlanNews | null => {
	if (providerState.status === "ended") return before.status === "ended" ? null : "ended";
	if (providerState.status === "past_due" && before.status === "active") return "failed";
	if (providerState.cancelAtPeriodEnd === before.cancelAtPeriodEnd) return null;
	// Taken back here, or on the provider's own pages: it will be paid again.
	return providerState.cancelAtPeriodEnd ? "cancelled" : "resumed";
};

/** Whether a plan ended because a month was not paid, and not because it was to end at once. */
const hasEndedUnpaid = (
	{ status: before }: SubscriptionRow,
	{ status, paymentFailedAt }: ProviderSubscriptionState,
	wanted: SubscriptionRow["requestedChange"],
): boolean =>
	status === "ended" &&
	(before === "past_due" || paymentFailedAt !== null) &&
	wanted !== "end_now" &&
	wanted !== "forget";

/** Brings subscriptions in line with what the provider says of them. */
export function createSubscriptionSync({
	database,
	providers,
	mailer,
	receipts,
	now,
	log,
}: SubscriptionSyncDependencies): SubscriptionSync {
	/** A month that was paid, as it is kept; undefined when we knew of it. */
	const keepMonth = async (
		transaction: Transaction,
		{ accountId, provider }: SubscriptionRow,
		{ charge, amountCents, at }: PaidMonth,
	): Promise<PaymentRow | undefined> => {
		const kept = await insertRenewal(transaction, {
			id: randomUUID(),
			accountId,
			purpose: "subscription",
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

	const keepMonths = async (
		transaction: Transaction,
		row: SubscriptionRow,
		{ paidMonths, periodEnd }: ProviderSubscriptionState,
		present: Date,
	): Promise<void> => {
		const kept: (PaymentRow | undefined)[] = [];
		for (const month of paidMonths) kept.push(await keepMonth(transaction, row, month));
		const latest = kept.at(-1);
		if (latest === undefined || row.accountId === null) return;
		const { amountCents, id: paymentId } = latest;
		const news = { news: "renewed", amountCents, at: periodEnd, isTestMode: isTest(row), paymentId } as const;
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
			// Somebody else was faster, perhaps with an older truth: everything is asked anew.
			if (!(await changeSubscription(transaction, before, { ...facts, requestedChange }, present)))
				return null;
			await keepMonths(transaction, before, providerState, present);
			const news = newsOf(before, providerState);
			if (news !== null && before.accountId !== null) {
				// What goes on is paid again when its month ends; the grace after it is told of once it is needed.
				const until = news === "resumed" ? null : premiumUntil(factsOf(facts));
				const at = until === null ? periodEnd : new Date(until);
				const amountCents = providerState.paidMonths.at(-1)?.amountCents ?? cents(0);
				const isUnpaid = hasEndedUnpaid(before, providerState, wanted);
				const told = { news, amountCents, at, isTestMode: isTest(before), isUnpaid };
				await notifySubscriber(mailer, transaction, before.accountId, told, present);
			}
			if (eventId !== undefined) await markApplied(transaction, eventId, present);
			return findSubscription(transaction, before.id);
		});

	/**
	 * What is to become of a plan: what its owner wants of it; nothing goes on that is nobody's any more, or that no
	 * guardian answers for, even when it was taken up again on the provider's own pages.
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
			const first = await provider.readSubscription(reference);
			const asked = askOf(requestedChange, first);
			if (asked !== null) await provider.cancelSubscription(reference, asked);
			const providerState = asked === null ? first : await provider.readSubscription(reference);
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
