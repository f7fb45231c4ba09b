import type { Command } from "commander";
import { monthSchema } from "#contract/shared.ts";
import { dueOf, isMonthOver } from "#domain/consultations/statement.ts";
import { type Month, toInstant, toInstantOrNull, zoneNamed } from "#domain/shared/moment.ts";
import { deletePayout, insertPayout, monthsOf } from "#server/consultations/statements/store.ts";
import { Refusal } from "#server/platform/refusal.ts";
import type { OperatorContext } from "./context.ts";
import { researcherOf } from "./researcher-desk.ts";
import type { Run } from "./run.ts";

/** Where a month ends last: the zone of a researcher may have changed within it. */
export const lastZone = zoneNamed("Etc/GMT+12");

const euros = (cents: number): string => (cents / 100).toFixed(2);

/** The months of researchers, of payments by the provider in use. */
export const monthsOfAll = ({ database, services, now }: OperatorContext, researcherId?: string) =>
	monthsOf(database.queries(), { provider: services.payments.provider.name, now: now(), researcherId });

type MonthRow = Awaited<ReturnType<typeof monthsOfAll>>[number];

const shown = ({ researcherId, month, consultations, refunds, amountCents, feeCents, paidAt }: MonthRow) => ({
	...{ researcher: researcherId, month, consultations, refunds },
	...{ euros: euros(amountCents), fee: euros(feeCents), due: euros(dueOf({ amountCents, feeCents })) },
	paid: toInstantOrNull(paidAt),
});

/** @throws Refusal for anything but a month */
function readMonth(text: string): Month {
	const month = monthSchema.safeParse(text);
	if (!month.success) throw new Refusal(`"${text}" is no month such as 2027-03.`);
	return month.data;
}

/** Commands on what researchers are due each month. */
export function statementCommands(program: Command, run: Run): void {
	const group = program.command("statements").description("what researchers are due each month");
	/** Changes the mark of a month and shows it. */
	const mark = async (
		context: OperatorContext,
		{
			id,
			text,
			command,
		}: { readonly id: string; readonly text: string; readonly command: "paid" | "unpaid" },
		change: (row: MonthRow, provider: MonthProvider) => Promise<void>,
	) => {
		const month = readMonth(text);
		await researcherOf(context, id);
		const find = async () => (await monthsOfAll(context, id)).find((one) => one.month === month);
		const row = await find();
		if (row === undefined) throw new Refusal(`"${id}" has no consultation or refund in ${month}.`);
		await change(row, context.services.payments.provider.name);
		const changed = await find();
		const did = { event: `operator: statements ${command}`, accountId: null, researcherId: id } as const;
		return { rows: changed === undefined ? [] : [shown(changed)], did };
	};

	group
		.command("list")
		.description("the months of researchers, the latest first")
		.option("--researcher <id>", "only of this researcher")
		.option("--open", "only those that no one has marked as paid")
		.action(({ researcher, open }: { researcher?: string; open?: boolean }) =>
			run(async (context) => {
				const rows = await monthsOfAll(context, researcher);
				return { rows: rows.filter(({ paidAt }) => !open || paidAt === null).map(shown), none: "No months." };
			}),
		);
	group
		.command("paid <researcher> <month>")
		.description("mark a month such as 2027-03 as paid; the researcher sees it on the desk")
		.action((id: string, text: string) =>
			run((context) =>
				mark(context, { id, text, command: "paid" }, async (row, provider) => {
					const paidAt = context.now();
					if (!isMonthOver(row.month, lastZone, toInstant(paidAt)))
						throw new Refusal(`${row.month} is not over yet: nothing was changed.`);
					const payout = { researcherId: id, month: row.month, provider, dueCents: dueOf(row), paidAt };
					if (!(await insertPayout(context.database.queries(), payout)))
						throw new Refusal(`${row.month} was marked as paid before: nothing was changed.`);
				}),
			),
		);
	group
		.command("unpaid <researcher> <month>")
		.description("take a mark back that was a mistake")
		.action((id: string, text: string) =>
			run((context) =>
				mark(context, { id, text, command: "unpaid" }, async ({ month }, provider) => {
					if (!(await deletePayout(context.database.queries(), { researcherId: id, month, provider })))
						throw new Refusal(`${month} is not marked as paid: nothing was changed.`);
				}),
			),
		);
}

type MonthProvider = OperatorContext["services"]["payments"]["provider"]["name"];
