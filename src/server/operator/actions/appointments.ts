import { appointmentStatuses, maxCancelReasonLength } from "#domain/consultations/appointment.ts";
import { toInstant } from "#domain/shared/instant.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import type { Result } from "#domain/shared/result.ts";
import { isId } from "#server/platform/db/id.ts";
import { Refusal } from "#server/platform/refusal.ts";
import type { OperatorContext } from "../context.ts";
import { type AppointmentFilter, listAppointments } from "../store.ts";
import { readDate, readLocalTime, writeLocalTime } from "../times.ts";
import type { OperatorActionHandlers } from "./action.ts";

const sentences: Partial<Record<ProblemCode, string>> = {
	"consultations.cancel_failed": "This is not an upcoming appointment: nothing was changed.",
	"consultations.slot_taken": "The researcher has another appointment then: nothing was changed.",
	"consultations.move_failed": "Only upcoming appointments can be moved: nothing was changed.",
	"consultations.same_time": "It takes place then already: nothing was changed.",
	"consultations.slot_unavailable":
		"Appointments can be moved to a full or half hour in the future only: nothing was changed.",
};

function refuseFailure(result: Result<unknown, ProblemCode>): void {
	if (!result.ok) throw new Refusal(sentences[result.code] ?? result.code, result.code);
}

async function shown({ database }: OperatorContext, filter: AppointmentFilter) {
	const rows = await listAppointments(database.queries(), filter);
	return rows.map(({ startsAt, zone, ...row }) => ({
		id: row.id,
		researcher: row.researcher,
		begins: writeLocalTime(startsAt, zone),
		zone,
		startsAt: toInstant(startsAt),
		duration: row.duration,
		state: row.state,
		student: row.student,
		email: row.email,
		guardian: row.guardianEmail,
		payment: row.payment,
		appointment: row.meetingUrl,
	}));
}

/**
 * One appointment.
 * @throws Refusal for an unknown id
 */
async function appointmentOf({ database }: OperatorContext, id: string) {
	const [found] = isId(id) ? await listAppointments(database.queries(), { id }) : [];
	if (found === undefined) throw new Refusal(`No appointment has the id "${id}".`, "operator.unknown");
	return found;
}

/**
 * The reason of a cancellation, without spaces around it.
 * @throws Refusal for an empty or overlong one
 */
export function readReason(text: string | undefined): string | undefined {
	const reason = text?.trim();
	if (reason === "" || (reason ?? "").length > maxCancelReasonLength)
		throw new Refusal(
			`A reason has 1 to ${maxCancelReasonLength} characters: nothing was changed.`,
			"operator.input_invalid",
		);
	return reason;
}

/** The beginning of a day in UTC; undefined for none. */
const dayOf = (text: string | undefined): Date | undefined =>
	text === undefined ? undefined : new Date(readDate(text));

/** Actions on booked consultations. */
export const appointmentActions: OperatorActionHandlers<
	Extract<keyof OperatorActionHandlers, `appointments ${string}`>
> = {
	"appointments list": async (context, { researcher, student, state, from, to }) => ({
		rows: await shown(context, {
			researcher,
			student,
			from: dayOf(from),
			to: dayOf(to),
			state: appointmentStatuses.find((one) => one === state),
		}),
	}),
	"appointments move": async (context, { id, time }) => {
		const { zone, accountId } = await appointmentOf(context, id);
		const moving = { id, startsAt: readLocalTime(time, zone) };
		refuseFailure(
			await context.services.operatorActions.move(moving, (transaction) =>
				context.record(transaction, { accountId }),
			),
		);
		return { rows: await shown(context, { id }) };
	},
	"appointments cancel": async (context, { id, refund, reason }) => {
		const read = readReason(reason);
		const { accountId } = await appointmentOf(context, id);
		const cancelling = { id, refund: refund === "by-rule" ? "by_rule" : refund, reason: read } as const;
		refuseFailure(
			await context.services.operatorActions.cancel(cancelling, (transaction) =>
				context.record(transaction, { accountId }),
			),
		);
		return { rows: await shown(context, { id }) };
	},
};

/**
 * Stops before a change that would leave appointments booked then, unless the operator knows.
 * @throws Refusal that names them
 */
export async function refuseWhileBooked(
	{ database, now }: OperatorContext,
	filter: Pick<AppointmentFilter, "researcher" | "from" | "to">,
	isKnown: boolean | undefined,
): Promise<void> {
	if (isKnown) return;
	const from = filter.from === undefined || filter.from < now() ? now() : filter.from;
	const booked = await listAppointments(database.queries(), { ...filter, from, state: "confirmed" });
	if (booked.length === 0) return;
	const lines = booked.map((row) => `  ${row.id}  ${writeLocalTime(row.startsAt, row.zone)}  ${row.student}`);
	throw new Refusal(
		`Booked already, and it would stay booked:\n${lines.join("\n")}\nMove or cancel these (appointments --help), or add --keep-booked. Nothing was changed.`,
		"operator.booked",
	);
}
