import { randomUUID } from "node:crypto";
import { premiumUntil } from "#domain/billing/access.ts";
import { checkGuardian } from "#domain/billing/guardian.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { describeError, type Log } from "#server/platform/log.ts";
import { findPayer } from "#server/platform/people/store.ts";
import type { BillingMails } from "./mail.ts";
import { type PlanNews, tellPlanNews } from "./mail.ts";
import type { PaidMonth, SubscriptionTruth } from "./payments/provider.ts";
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
export interface ConvergeParts {
	readonly database: Pick<Database, "queries" | "transaction">;
	readonly providers: Providers;
	readonly mailer: BillingMails;
	readonly receipts: Pick<Receipts, "issue">;
	readonly now: () => Date;
	readonly log: Log;
}

/** Brings subscriptions in line with what their owners want and with what the provider says. */
export interface Convergence {
	/** Of one; at any time, any number of times, by several at once. Gives it as it is then. */
	readonly converge: (id: string, eventId?: string) => Promise<SubscriptionRow>;
	/** Of all that are due. One that fails does not keep the others. */
	readonly convergeDue: () => Promise<void>;
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
const isUnpaid = (wish: SubscriptionRow["wish"], { status }: SubscriptionTruth): boolean =>
	wish === "cancel_at_period_end" && status === "past_due";

/** Whether what is wanted is so. */
const isMet = (wish: SubscriptionRow["wish"], truth: SubscriptionTruth): boolean => {
	if (wish === "none" || truth.status === "ended") return true;
	if (wish === "end_now" || wish === "forget") return false;
	if (isUnpaid(wish, truth)) return false;
	return truth.cancelAtPeriodEnd === (wish === "cancel_at_period_end");
};

/** What the provider has to be asked for; null where what is wanted is so. */
const askOf = (wish: SubscriptionRow["wish"], truth: SubscriptionTruth) => {
	if (isMet(wish, truth)) return null;
	return isUnpaid(wish, truth) ? "now" : askFor[wish];
};

/** What the owner is told of a change, if anything. */
const newsOf = (before: SubscriptionRow, truth: SubscriptionTruth): PlanNews | null => {
	if (truth.status === "ended") return before.status === "ended" ? null : "ended";
	if (truth.status === "past_due" && before.status === "active") return "failed";
	if (truth.cancelAtPeriodEnd === before.cancelAtPeriodEnd) return null;
	// Taken back here, or on the provider's own pages: it will be paid again.
	return truth.cancelAtPeriodEnd ? "cancelled" : "resumed";
};

/** Brings subscriptions in line with what the provider says of them. */
export function createConvergence({
	database,
	providers,
	mailer,
	receipts,
	now,
	log,
}: ConvergeParts): Convergence {
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
		{ paidMonths, periodEnd }: SubscriptionTruth,
		present: Date,
	): Promise<void> => {
		const kept: (PaymentRow | undefined)[] = [];
		for (const month of paidMonths) kept.push(await keepMonth(transaction, row, month));
		const latest = kept.at(-1);
		if (latest === undefined || row.accountId === null) return;
		const { amountCents, id: paymentId } = latest;
		const news = { news: "renewed", amountCents, at: periodEnd, isTestMode: isTest(row), paymentId } as const;
		await tellPlanNews(mailer, transaction, row.accountId, news, present);
	};

	const write = (
		before: SubscriptionRow,
		truth: SubscriptionTruth,
		{ wanted, eventId }: { wanted: SubscriptionRow["wish"]; eventId: string | undefined },
	) =>
		database.transaction(async (transaction) => {
			const present = now();
			const { status, periodEnd, cancelAtPeriodEnd, paymentFailedAt } = truth;
			const facts = { status, periodEnd, cancelAtPeriodEnd, paymentFailedAt };
			const wish = isMet(wanted, truth) ? "none" : wanted;
			// Somebody else was faster, perhaps with an older truth: everything is asked anew.
			if (!(await changeSubscription(transaction, before, { ...facts, wish }, present))) return null;
			await keepMonths(transaction, before, truth, present);
			const news = newsOf(before, truth);
			if (news !== null && before.accountId !== null) {
				const at = new Date(premiumUntil(factsOf(facts)) ?? periodEnd);
				const amountCents = truth.paidMonths.at(-1)?.amountCents ?? 0;
				const told = { news, amountCents, at, isTestMode: isTest(before) };
				await tellPlanNews(mailer, transaction, before.accountId, told, present);
			}
			if (eventId !== undefined) await markApplied(transaction, eventId, present);
			return findSubscription(transaction, before.id);
		});

	/**
	 * What is to become of a plan: what its owner wants of it; nothing goes on that is nobody's any more, or that no
	 * guardian answers for, even when it was taken up again on the provider's own pages.
	 */
	const wishOf = async ({ accountId, wish }: SubscriptionRow): Promise<SubscriptionRow["wish"]> => {
		if (accountId === null) return "forget";
		if (wish !== "none" && wish !== "keep") return wish;
		const payer = await findPayer(database.queries(), accountId);
		return payer === undefined || checkGuardian(payer.guardian).ok ? wish : "cancel_at_period_end";
	};

	const converge = async (id: string, eventId?: string): Promise<SubscriptionRow> => {
		for (;;) {
			const before = await findSubscription(database.queries(), id);
			if (before === undefined) throw new Error("No such subscription");
			const provider = providers.of(before);
			const reference = before.providerReference;
			const wish = await wishOf(before);
			const first = await provider.readSubscription(reference);
			const asked = askOf(wish, first);
			if (asked !== null) await provider.cancelSubscription(reference, asked);
			const truth = asked === null ? first : await provider.readSubscription(reference);
			if (wish === "forget" && truth.status === "ended") await provider.forget?.(reference);
			const written = await write(before, truth, { wanted: wish, eventId });
			if (written) return written;
		}
	};

	return {
		converge,
		endSimulated: async () => {
			if (providers.current.name !== "simulated") await endAllOf(database.queries(), "simulated");
		},
		convergeDue: async () => {
			for (const id of await dueSubscriptions(database.queries(), providers.names, now())) {
				await converge(id).catch((error: unknown) =>
					log.warn("a subscription is not in line yet", describeError(error)),
				);
			}
		},
	};
}
