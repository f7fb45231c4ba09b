import type { Command } from "commander";
import { overlapIn } from "#domain/consultations/weekly.ts";
import {
	type LocalDate,
	type LocalMoment,
	type LocalTime,
	toInstant,
	type Zone,
} from "#domain/shared/moment.ts";
import { addToDate, dateIn, instantOf } from "#domain/shared/time.ts";
import {
	hoursOf,
	type ResearcherHours,
	type ResearcherRow,
	removeExceptions,
	setWeekly,
	storeExceptions,
} from "#server/consultations/researchers/store.ts";
import { Refusal } from "#server/platform/refusal.ts";
import { refuseWhileBooked } from "./appointments.ts";
import type { OperatorContext } from "./context.ts";
import { researcherOf } from "./researcher-desk.ts";
import type { Run } from "./run.ts";
import { readDate, readException, readWeekly, writeHours, writeWeekly } from "./times.ts";

/** The earliest day: it includes every stored exception. */
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

const refusePast = ({ now }: OperatorContext, day: string, zone: Zone): void => {
	if (readDate(day) < dateIn(toInstant(now()), zone))
		throw new Refusal(`${day} is over: nothing was changed.`);
};

/** A minute of a day; 1440 is the midnight at its end. */
const momentAt = (date: LocalDate, minute: number): LocalMoment => {
	const time = (part: number) => String(part).padStart(2, "0");
	return minute === 1440
		? { date: addToDate(date, { days: 1 }), time: "00:00" }
		: { date, time: `${time(Math.floor(minute / 60))}:${time(minute % 60)}` as LocalTime };
};

/** Commands on researchers' hours, in their own zones. */
export function availabilityCommands(program: Command, run: Run): void {
	const group = program
		.command("availability")
		.description("when a researcher can be booked, in their own time zone");
	type Exception = ResearcherHours["exceptions"][number];
	const put = (
		id: string,
		read: (context: OperatorContext, researcher: ResearcherRow) => Promise<Exception>,
	) =>
		run(async (context) => {
			const exception = await read(context, await researcherOf(context, id));
			await storeExceptions(context.database.queries(), id, [exception]);
			const event =
				exception.kind === "closed" ? "operator: availability close" : "operator: availability open";
			return { ...(await shown(context, id)), did: { event, accountId: null } };
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
		.description("closed on a day such as 2027-05-03, or for some of its hours")
		.option("--keep-booked", "also when something is booked then: it stays")
		.action((id: string, day: string, hours: string | undefined, { keepBooked }: { keepBooked?: boolean }) =>
			put(id, async (context, { zone }) => {
				const exception = readException("closed", day, hours);
				refusePast(context, day, zone);
				const at = (minute: number) => new Date(instantOf(momentAt(exception.date, minute), zone));
				const within = { from: at(exception.start), to: at(exception.end) };
				await refuseWhileBooked(context, { researcher: id, ...within }, keepBooked);
				return exception;
			}),
		);
	group
		.command("open <researcher> <day> <hours>")
		.description("open besides on a day, such as 2027-05-03 18:00-20:00, also when it is closed")
		.action((id: string, day: string, hours: string) =>
			put(id, async (context, { zone }) => {
				refusePast(context, day, zone);
				return readException("extra", day, hours);
			}),
		);
	group
		.command("usual <researcher> <day>")
		.description("take every exception of a day back")
		.action((id: string, day: string) =>
			run(async (context) => {
				await researcherOf(context, id);
				const date = readDate(day);
				const removed = await removeExceptions(context.database.queries(), id, { from: date, to: date });
				if (removed === 0) throw new Refusal(`There is no exception on ${day}.`);
				return shown(context, id);
			}),
		);
}
