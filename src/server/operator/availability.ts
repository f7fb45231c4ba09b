import type { Command } from "commander";
import type { Perform } from "./run.ts";

/** Commands on researchers' hours, in their own zones. */
export function availabilityCommands(program: Command, perform: Perform): void {
	const group = program
		.command("availability")
		.description("when a researcher can be booked, in their own time zone");
	const none = { none: "No hours: they can't be booked." };

	group
		.command("show <researcher>")
		.description("hours of every week, and exceptions")
		.action((id: string) => perform("availability show", { id }, none));
	group
		.command("set <researcher> [hours...]")
		.description(
			'replace the hours of every week, such as "mon,thu 09:00-12:00" "tue 14:00-18:00"; none: no hours',
		)
		.action((id: string, hours: string[]) => perform("availability set", { id, hours }, none));
	group
		.command("close <researcher> <day> [hours]")
		.description("closed on a day such as 2027-05-03, or for some of its hours")
		.option("--keep-booked", "also when something is booked then: it stays")
		.action((id: string, day: string, hours: string | undefined, options: { keepBooked?: boolean }) =>
			perform("availability close", { id, day, hours, ...options }, none),
		);
	group
		.command("open <researcher> <day> <hours>")
		.description("open besides on a day, such as 2027-05-03 18:00-20:00, also when it is closed")
		.action((id: string, day: string, hours: string) =>
			perform("availability open", { id, day, hours }, none),
		);
	group
		.command("usual <researcher> <day>")
		.description("take every exception of a day back")
		.action((id: string, day: string) => perform("availability usual", { id, day }, none));
}
