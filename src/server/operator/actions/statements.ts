import { monthSchema } from "#contract/shared.ts";
import { dueOf, isMonthOver } from "#domain/consultations/statement.ts";
import { type Month, toInstant, toInstantOrNull, zoneNamed } from "#domain/shared/instant.ts";
import { deletePayout, insertPayout, monthsOf } from "#server/consultations/statements/store.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { Refusal } from "#server/platform/refusal.ts";
import type { OperatorContext } from "../context.ts";
import { euros } from "../table.ts";
import { type ActionContext, type OperatorActionHandlers, recorded } from "./action.ts";
import { researcherOf } from "./researchers.ts";

/** Where a month ends last: the zone of a researcher may have changed within it. */
export const lastZone = zoneNamed("Etc/GMT+12");

/** The months of researchers, of payments by the provider in use. */
export const monthsOfAll = ({ database, services, now }: OperatorContext, researcherId?: string) =>
	monthsOf(database.queries(), { provider: services.payments.provider.name, now: now(), researcherId });

type MonthRow = Awaited<ReturnType<typeof monthsOfAll>>[number];
type MonthProvider = OperatorContext["services"]["payments"]["provider"]["name"];

const shown = ({ researcherId, month, consultations, refunds, amountCents, feeCents, paidAt }: MonthRow) => ({
	researcher: researcherId,
	month,
	consultations,
	refunds,
	euros: euros(amountCents),
	fee: euros(feeCents),
	due: euros(dueOf({ amountCents, feeCents })),
	paid: toInstantOrNull(paidAt),
});

/** @throws Refusal for anything but a month */
function readMonth(text: string): Month {
	const month = monthSchema.safeParse(text);
	if (!month.success) throw new Refusal(`"${text}" is no month such as 2027-03.`, "operator.input_invalid");
	return month.data;
}

interface MarkedMonth {
	readonly researcher: string;
	readonly month: string;
}

/** A month of a researcher, of payments by the provider in use. */
interface FoundMonth {
	readonly row: MonthRow;
	readonly provider: MonthProvider;
}

/** Changes the mark of a month and shows it. */
const mark =
	(change: (context: ActionContext, transaction: Transaction, month: FoundMonth) => Promise<void>) =>
	async (context: ActionContext, { researcher: id, month: text }: MarkedMonth) => {
		const month = readMonth(text);
		await researcherOf(context, id);
		const find = async () => (await monthsOfAll(context, id)).find((one) => one.month === month);
		const row = await find();
		if (row === undefined)
			throw new Refusal(`"${id}" has no consultation or refund in ${month}.`, "operator.unknown");
		const provider = context.services.payments.provider.name;
		await recorded(context, { researcherId: id }, (transaction) =>
			change(context, transaction, { row, provider }),
		);
		const changed = await find();
		return { rows: changed === undefined ? [] : [shown(changed)] };
	};

/** Actions on what researchers are due each month. */
export const statementActions: OperatorActionHandlers<
	Extract<keyof OperatorActionHandlers, `statements ${string}`>
> = {
	"statements list": async (context, { researcher, open }) => {
		const rows = await monthsOfAll(context, researcher);
		return { rows: rows.filter(({ paidAt }) => !open || paidAt === null).map(shown) };
	},
	"statements paid": mark(async ({ now }, transaction, { row, provider }) => {
		const paidAt = now();
		if (!isMonthOver(row.month, lastZone, toInstant(paidAt)))
			throw new Refusal(`${row.month} is not over yet: nothing was changed.`, "operator.nothing_changed");
		const { researcherId, month } = row;
		const payout = { researcherId, month, provider, dueCents: dueOf(row), paidAt };
		if (!(await insertPayout(transaction, payout)))
			throw new Refusal(
				`${month} was marked as paid before: nothing was changed.`,
				"operator.nothing_changed",
			);
	}),
	"statements unpaid": mark(async (_, transaction, { row: { researcherId, month }, provider }) => {
		if (!(await deletePayout(transaction, { researcherId, month, provider })))
			throw new Refusal(`${month} is not marked as paid: nothing was changed.`, "operator.nothing_changed");
	}),
};
