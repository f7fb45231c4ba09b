import type { Command } from "commander";
import { overlapIn } from "#domain/consultations/weekly.ts";
import {
	type Hours,
	hoursOf,
	putException,
	removeExceptions,
	setWeekly,
} from "#server/consultations/researchers/store.ts";
import { Refusal } from "#server/platform/refusal.ts";
import type { OperatorContext } from "./context.ts";
import { researcherOf } from "./researchers.ts";
import type { Run } from "./run.ts";
import { readDate, readException, readWeekly, writeHours, writeWeekly } from "./times.ts";

/** The first day of all: every exception that is kept. */
const everything = "0001-01-01";

async function shown({ database }: OperatorContext, id: string) {
	const { weekly = [], exceptions = [] } =
		(await hoursOf(database.queries(), [id], everything)).get(id) ?? {};
	const inOrder = [...weekly].sort((one, other) => one.weekday - other.weekday || one.start - other.start);
	const days = [...exceptions].sort((one, other) => (one.date < other.date ? -1 : 1));
	return {
		rows: [
			...inOrder.map((hours) => ({ kind: "every week", when: writeWeekly(hours) })),
			...days.map(({ date, kind, ...hours }) => ({ kind, when: `${date} ${writeHours(hours)}` })),
		],
		none: "No hours: they can't be booked.",
	};
}

/** When researchers can be booked, on the wall of their own zone. */
export function availabilityCommands(program: Command, run: Run): void {
	const group = program
		.command("availability")
		.description("when a researcher can be booked, in their own time zone");
	const put = (id: string, exception: () => Hours["exceptions"][number]) =>
		run(async (context) => {
			await researcherOf(context, id);
			await putException(context.database.queries(), id, exception());
			return shown(context, id);
		});

	group
		.command("show <researcher>")
		.description("hours of every week, and exceptions")
		.action((id: string) =>
			run(async (context) => {
				await researcherOf(context, id);
				return shown(context, id);
			}),
		);
	group
		.command("set <researcher> [hours...]")
		.description(
			'replace the hours of every week, such as "mon,thu 09:00-12:00" "tue 14:00-18:00"; none: no hours',
		)
		.action((id: string, hours: string[]) =>
			run(async (context) => {
				await researcherOf(context, id);
				const weekly = hours.flatMap(readWeekly);
				const twice = overlapIn(weekly);
				if (twice !== null) {
					const [one, other] = twice.map(writeWeekly);
					throw new Refusal(`${one} and ${other} overlap: write each time once.`);
				}
				await context.database.transaction((transaction) => setWeekly(transaction, id, weekly));
				return shown(context, id);
			}),
		);
	group
		.command("close <researcher> <day> [hours]")
		.description("closed on a day such as 2027-05-03, or for some of its hours; appointments there stay")
		.action((id: string, day: string, hours?: string) => put(id, () => readException("closed", day, hours)));
	group
		.command("open <researcher> <day> <hours>")
		.description("open besides on a day, such as 2027-05-03 18:00-20:00, also when it is closed")
		.action((id: string, day: string, hours: string) => put(id, () => readException("extra", day, hours)));
	group
		.command("usual <researcher> <day>")
		.description("take every exception of a day back")
		.action((id: string, day: string) =>
			run(async (context) => {
				await researcherOf(context, id);
				const removed = await removeExceptions(context.database.queries(), id, readDate(day));
				if (removed === 0) throw new Refusal(`There is no exception on ${day}.`);
				return shown(context, id);
			}),
		);
}
