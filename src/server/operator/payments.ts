import { type Command, Option } from "commander";
import { type PaymentState, paymentStates } from "#domain/billing/payment.ts";
import { toInstant } from "#domain/shared/moment.ts";
import { requestChange } from "#server/billing/store.ts";
import { isId } from "#server/platform/db/id.ts";
import { describeError } from "#server/platform/log.ts";
import { Refusal } from "#server/platform/refusal.ts";
import type { OperatorContext } from "./context.ts";
import type { Run } from "./run.ts";
import { listPayments, listSubscriptions, type PaymentFilter } from "./store.ts";

/**
 * The stored request is sent to the provider now or, when it can't be reached, by the server until it
 * succeeds.
 */
const unlessAway = ({ log }: OperatorContext, asked: Promise<unknown>): Promise<unknown> =>
	asked.catch((error: unknown) => log.error("the provider is asked again later", describeError(error)));

const euros = (cents: number): string => (cents / 100).toFixed(2);

async function shownSubscriptions({ database }: OperatorContext, email: string | undefined) {
	const rows = await listSubscriptions(database.queries(), email);
	return {
		rows: rows.map(({ accountId: _, periodEnd, startedAt, ...row }) => ({
			...row,
			startedAt: toInstant(startedAt),
			periodEnd: toInstant(periodEnd),
		})),
		none: "No subscriptions.",
	};
}

async function shownPayments({ database }: OperatorContext, filter: PaymentFilter) {
	const rows = await listPayments(database.queries(), filter);
	return {
		rows: rows.map(({ at, amountCents, accountId: _, ...row }) => ({
			...row,
			at: toInstant(at),
			euros: euros(amountCents),
		})),
		none: "No payments.",
	};
}

/** Commands on subscriptions and payments. */
export function paymentCommands(program: Command, run: Run): void {
	const subscriptions = program.command("subscriptions").description("premium plans");
	subscriptions
		.command("list")
		.description("subscriptions, those that go on first")
		.option("--email <address>", "only of this account")
		.action(({ email }: { email?: string }) => run((context) => shownSubscriptions(context, email)));
	subscriptions
		.command("cancel <email>")
		.description("end a plan with what is paid")
		.option("--now", "end it at once")
		.action((email: string, { now }: { now?: boolean }) =>
			run(async (context) => {
				const queries = context.database.queries();
				const [current] = await listSubscriptions(queries, email);
				if (current === undefined || current.accountId === null || current.status === "ended") {
					throw new Refusal(`${email} has no subscription that goes on.`);
				}
				await requestChange(queries, current.accountId, now ? "end_now" : "cancel_at_period_end");
				await unlessAway(context, context.services.subscriptions.sync(current.id));
				const event = "operator: subscriptions cancel" as const;
				return {
					...(await shownSubscriptions(context, email)),
					did: { event, accountId: current.accountId },
				};
			}),
		);

	const payments = program.command("payments").description("what was paid");
	payments
		.command("list")
		.description("payments, the latest first")
		.option("--email <address>", "only of this account")
		.addOption(new Option("--state <state>", "only these").choices(paymentStates))
		.action((filter: { email?: string; state?: PaymentState }) =>
			run((context) => shownPayments(context, filter)),
		);
	payments
		.command("refund <id>")
		.description("give a payment back; a consultation that is still to come is cancelled with it")
		.action((id: string) =>
			run(async (context) => {
				if (!isId(id)) throw new Refusal(`"${id}" is no id of a payment.`);
				const asked = await context.database.transaction((transaction) =>
					context.services.payments.askRefund(transaction, id),
				);
				if (!asked) throw new Refusal("There is no such payment, or nothing was paid: nothing was changed.");
				await unlessAway(context, context.services.payments.reconcile(id));
				const [paid] = await listPayments(context.database.queries(), { id });
				const did = { event: "operator: payments refund", accountId: paid?.accountId ?? null } as const;
				return { ...(await shownPayments(context, { id })), did };
			}),
		);
}
