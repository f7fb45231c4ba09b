import { overlapIn } from "#domain/consultations/weekly.ts";
import {
	type LocalDate,
	type LocalDateTime,
	type LocalTime,
	toInstant,
	type Zone,
} from "#domain/shared/instant.ts";
import { addToDate, dateIn, instantOf } from "#domain/shared/time.ts";
import {
	hoursOf,
	removeExceptions,
	setWeekly,
	storeExceptions,
} from "#server/consultations/researchers/store.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { Refusal } from "#server/platform/refusal.ts";
import type { OperatorContext } from "../context.ts";
import { readDate, readException, readWeekly, writeHours, writeWeekly } from "../times.ts";
import { type ActionContext, type OperatorActionHandlers, recorded } from "./action.ts";
import { refuseWhileBooked } from "./appointments.ts";
import { researcherOf } from "./researchers.ts";

/** The earliest day: it includes every stored exception. */
const everything = "0001-01-01";

async function shown({ database }: OperatorContext, id: string) {
	const { weekly = [], exceptions = [] } =
		(await hoursOf(database.queries(), [id], everything)).get(id) ?? {};
	const inOrder = [...weekly].sort((one, other) => one.weekday - other.weekday || one.start - other.start);
	const days = [...exceptions].sort((one, other) => (one.date < other.date ? -1 : 1));
	return [
		...inOrder.map((hours) => ({ kind: "every week", when: writeWeekly(hours) })),
		...days.map(({ date, kind, ...hours }) => ({ kind, when: `${date} ${writeHours(hours)}` })),
	];
}

const refusePast = ({ now }: OperatorContext, day: string, zone: Zone): void => {
	if (readDate(day) < dateIn(toInstant(now()), zone))
		throw new Refusal(`${day} is over: nothing was changed.`, "operator.input_invalid");
};

/** A minute of a day; 1440 is the midnight at its end. */
const localDateTimeAt = (date: LocalDate, minute: number): LocalDateTime => {
	const time = (part: number) => String(part).padStart(2, "0");
	return minute === 1440
		? { date: addToDate(date, { days: 1 }), time: "00:00" }
		: { date, time: `${time(Math.floor(minute / 60))}:${time(minute % 60)}` as LocalTime };
};

/** Changes the hours of a researcher and shows them. */
async function changeHours(
	context: ActionContext,
	researcherId: string,
	change: (transaction: Transaction) => Promise<void>,
) {
	await recorded(context, { researcherId }, change);
	return { rows: await shown(context, researcherId) };
}

/** Actions on researchers' hours, in their own zones. */
export const availabilityActions: OperatorActionHandlers<
	Extract<keyof OperatorActionHandlers, `availability ${string}`>
> = {
	"availability show": async (context, { id }) => {
		await researcherOf(context, id);
		return { rows: await shown(context, id) };
	},
	"availability set": async (context, { id, hours }) => {
		await researcherOf(context, id);
		const weekly = hours.flatMap(readWeekly);
		const twice = overlapIn(weekly);
		if (twice !== null) {
			const [one, other] = twice.map(writeWeekly);
			throw new Refusal(`${one} and ${other} overlap: write each time once.`, "desk.hours_overlap");
		}
		return changeHours(context, id, (transaction) => setWeekly(transaction, id, weekly));
	},
	"availability close": async (context, { id, day, hours, keepBooked }) => {
		const { zone } = await researcherOf(context, id);
		const exception = readException("closed", day, hours);
		refusePast(context, day, zone);
		const at = (minute: number) => new Date(instantOf(localDateTimeAt(exception.date, minute), zone));
		const within = { from: at(exception.start), to: at(exception.end) };
		await refuseWhileBooked(context, { researcher: id, ...within }, keepBooked);
		return changeHours(context, id, (transaction) => storeExceptions(transaction, id, [exception]));
	},
	"availability open": async (context, { id, day, hours }) => {
		const { zone } = await researcherOf(context, id);
		refusePast(context, day, zone);
		const exception = readException("extra", day, hours);
		return changeHours(context, id, (transaction) => storeExceptions(transaction, id, [exception]));
	},
	"availability usual": async (context, { id, day }) => {
		await researcherOf(context, id);
		const date = readDate(day);
		return changeHours(context, id, async (transaction) => {
			if ((await removeExceptions(transaction, id, { from: date, to: date })) === 0)
				throw new Refusal(`There is no exception on ${day}.`, "operator.nothing_changed");
		});
	},
};
