import { type Command, Option } from "commander";
import type { Perform } from "./run.ts";

const refund = () =>
	new Option("--refund <what>", "what comes back: everything, nothing, or by the rule of 24 hours")
		.choices(["all", "none", "by-rule"])
		.default("all");

type Filter = Partial<Record<"researcher" | "student" | "state" | "from" | "to", string>>;

/** Commands on booked consultations. */
export function appointmentCommands(program: Command, perform: Perform): void {
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
		.action((filter: Filter) => perform("appointments list", filter, { none: "No appointments." }));
	group
		.command("move <id> <time>")
		.description("move to a time such as 2027-05-03T14:30 in the researcher's zone, offered or not")
		.action((id: string, time: string) => perform("appointments move", { id, time }));
	group
		.command("cancel <id>")
		.description("cancel an upcoming appointment")
		.addOption(refund())
		.option("--reason <text>", "why, for the mails to all participants and the student's page")
		.action((id: string, options: { refund: "all" | "none" | "by-rule"; reason?: string }) =>
			perform("appointments cancel", { id, ...options }),
		);
}
