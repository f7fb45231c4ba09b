import { type Command, Option } from "commander";
import { maxCancelReasonLength } from "#domain/consultations/appointment.ts";
import { toInstant } from "#domain/shared/moment.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import type { Result } from "#domain/shared/result.ts";
import { isId } from "#server/platform/db/id.ts";
import { Refusal } from "#server/platform/refusal.ts";
import type { OperatorContext } from "./context.ts";
import type { Run } from "./run.ts";
import { type AppointmentFilter, listAppointments } from "./store.ts";
import { readDate, readLocalTime, writeLocalTime } from "./times.ts";

const sentences: Partial<Record<ProblemCode, string>> = {
	"consultations.cancel_failed": "This is not an upcoming appointment: nothing was changed.",
	"consultations.slot_taken": "The researcher has another appointment then: nothing was changed.",
	"consultations.move_failed": "Only upcoming appointments can be moved: nothing was changed.",
	"consultations.same_time": "It takes place then already: nothing was changed.",
	"consultations.slot_unavailable":
		"Appointments can be moved to a full or half hour in the future only: nothing was changed.",
};

function refuseFailure(result: Result<unknown, ProblemCode>): void {
	if (!result.ok) throw new Refusal(sentences[result.code] ?? result.code);
}

async function shown({ database }: OperatorContext, filter: AppointmentFilter) {
	const rows = await listAppointments(database.queries(), filter);
	return {
		rows: rows.map(({ startsAt, zone, ...row }) => ({
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
		})),
		none: "No appointments.",
	};
}

/**
 * One appointment.
 * @throws Refusal for an unknown id
 */
async function appointmentOf({ database }: OperatorContext, id: string) {
	const [found] = isId(id) ? await listAppointments(database.queries(), { id }) : [];
	if (found === undefined) throw new Refusal(`No appointment has the id "${id}".`);
	return found;
}

const refund = () =>
	new Option("--refund <what>", "what comes back: everything, nothing, or by the rule of 24 hours")
		.choices(["all", "none", "by-rule"])
		.default("all");

/**
 * The reason of a cancellation, without spaces around it.
 * @throws Refusal for an empty or overlong one
 */
export function readReason(text: string | undefined): string | undefined {
	const reason = text?.trim();
	if (reason === "" || (reason ?? "").length > maxCancelReasonLength)
		throw new Refusal(`A reason has 1 to ${maxCancelReasonLength} characters: nothing was changed.`);
	return reason;
}

/** Commands on booked consultations. */
export function appointmentCommands(program: Command, run: Run): void {
	const group = program
		.command("appointments")
		.description("booked consultations; all participants get changes by mail");

	group
		.command("list")
		.description("appointments, earliest first")
		.option("--researcher <id>", "only of this researcher")
		.option("--student <address>", "only of this account")
		.addOption(new Option("--state <state>", "only these").choices(["confirmed", "completed", "cancelled"]))
		.option("--from <day>", "from this day (UTC) on")
		.option("--to <day>", "before this day (UTC)")
		.action((options: Record<"researcher" | "student" | "state" | "from" | "to", string | undefined>) =>
			run((context) =>
				shown(context, {
					researcher: options.researcher,
					student: options.student,
					state: options.state as AppointmentFilter["state"],
					from: options.from === undefined ? undefined : new Date(readDate(options.from)),
					to: options.to === undefined ? undefined : new Date(readDate(options.to)),
				}),
			),
		);
	group
		.command("move <id> <time>")
		.description("move to a time such as 2027-05-03T14:30 in the researcher's zone, offered or not")
		.action((id: string, time: string) =>
			run(async (context) => {
				const { zone, accountId } = await appointmentOf(context, id);
				refuseFailure(await context.services.operatorActions.move(id, readLocalTime(time, zone)));
				const did = { event: "operator: appointments move", accountId } as const;
				return { ...(await shown(context, { id })), did };
			}),
		);
	group
		.command("cancel <id>")
		.description("cancel an upcoming appointment")
		.addOption(refund())
		.option("--reason <text>", "why, for the mails to all participants and the student's page")
		.action((id: string, options: { refund: "all" | "none" | "by-rule"; reason?: string }) =>
			run(async (context) => {
				const reason = readReason(options.reason);
				const what = options.refund === "by-rule" ? "by_rule" : options.refund;
				const { accountId } = await appointmentOf(context, id);
				refuseFailure(await context.services.operatorActions.cancel(id, what, reason));
				const did = { event: "operator: appointments cancel", accountId } as const;
				return { ...(await shown(context, { id })), did };
			}),
		);
}

/** Refuses while appointments are booked then, and names them, unless the operator confirms. */
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
	);
}
