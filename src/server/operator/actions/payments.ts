import { paymentStates } from "#domain/billing/payment.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { requestChange } from "#server/billing/store.ts";
import { isId } from "#server/platform/db/id.ts";
import { describeError } from "#server/platform/log.ts";
import { Refusal } from "#server/platform/refusal.ts";
import type { OperatorContext } from "../context.ts";
import { listPayments, listSubscriptions, type PaymentFilter } from "../store.ts";
import { euros } from "../table.ts";
import { type OperatorActionHandlers, recorded } from "./action.ts";

/**
 * The stored request is sent to the provider now or, when it can't be reached, by the server until it
 * succeeds.
 */
const unlessAway = ({ log }: OperatorContext, asked: Promise<unknown>): Promise<unknown> =>
	asked.catch((error: unknown) => log.error("the provider is asked again later", describeError(error)));

async function shownSubscriptions({ database }: OperatorContext, email: string | undefined) {
	const rows = await listSubscriptions(database.queries(), email);
	return rows.map(({ accountId: _, periodEnd, startedAt, ...row }) => ({
		...row,
		startedAt: toInstant(startedAt),
		periodEnd: toInstant(periodEnd),
	}));
}

async function shownPayments({ database }: OperatorContext, filter: PaymentFilter) {
	const rows = await listPayments(database.queries(), filter);
	return rows.map(({ at, amountCents, accountId: _, ...row }) => ({
		...row,
		at: toInstant(at),
		euros: euros(amountCents),
	}));
}

/** Actions on subscriptions and payments. */
export const paymentActions: OperatorActionHandlers<
	Extract<keyof OperatorActionHandlers, `subscriptions ${string}` | `payments ${string}`>
> = {
	"subscriptions list": async (context, { email }) => ({ rows: await shownSubscriptions(context, email) }),
	"subscriptions cancel": async (context, { email, now }) => {
		const queries = context.database.queries();
		const [current] = await listSubscriptions(queries, email);
		if (current === undefined || current.accountId === null || current.status === "ended") {
			throw new Refusal(`${email} has no subscription that goes on.`, "operator.nothing_changed");
		}
		const { accountId } = current;
		await recorded(context, { accountId }, (transaction) =>
			requestChange(transaction, accountId, now ? "end_now" : "cancel_at_period_end"),
		);
		await unlessAway(context, context.services.subscriptions.sync(current.id));
		return { rows: await shownSubscriptions(context, email) };
	},
	"payments list": async (context, { email, state }) => ({
		rows: await shownPayments(context, { email, state: paymentStates.find((one) => one === state) }),
	}),
	"payments refund": async (context, { id }) => {
		if (!isId(id)) throw new Refusal(`"${id}" is no id of a payment.`, "operator.unknown");
		const [paid] = await listPayments(context.database.queries(), { id });
		await recorded(context, { accountId: paid?.accountId ?? null }, async (transaction) => {
			if (!(await context.services.payments.askRefund(transaction, id)))
				throw new Refusal(
					"There is no such payment, or nothing was paid: nothing was changed.",
					"operator.nothing_changed",
				);
		});
		await unlessAway(context, context.services.payments.reconcile(id));
		return { rows: await shownPayments(context, { id }) };
	},
};
