import { Argument, type Command } from "commander";
import type { Perform } from "./run.ts";

/** Commands on messages of the contact form. */
export function messageCommands(program: Command, perform: Perform): void {
	const group = program.command("messages").description("messages of the contact form");
	group
		.command("list")
		.description("messages, those of premium members first, then the latest")
		.option("--open", "only those that are not answered yet")
		.action((filter: { open?: boolean }) => perform("messages list", filter, { none: "No messages." }));
	group
		.command("answered <id>")
		.description("mark a message as answered")
		.action((id: string) => perform("messages answered", { id }));
	group
		.command("remove <id>")
		.description("forget a message that was answered; all are forgotten after twelve months")
		.action((id: string) => perform("messages remove", { id }));
}

/** Commands on problems with consultations that were reported, and on appointments to which a side did not come. */
export function reportCommands(program: Command, perform: Perform): void {
	const reports = program.command("reports").description("problems with consultations that were reported");
	reports
		.command("list")
		.description("open reports, the latest first; with --all those that were closed, too")
		.option("--all", "those that were closed, too")
		.action((filter: { all?: boolean }) => perform("reports list", filter, { none: "No reports." }));
	reports
		.command("close <id>")
		.description("close a report that was dealt with; a suspension ends only by researchers resume")
		.action((id: string) => perform("reports close", { id }));

	const missed = program.command("missed").description("consultations to which a side did not come");
	missed
		.command("list")
		.description("those that wait for a decision; with --all every one")
		.option("--all", "those that are decided, too")
		.action((filter: { all?: boolean }) =>
			perform("missed list", filter, { none: "No missed appointments." }),
		);
	missed
		.command("decide <appointment>")
		.description("decide about the price of one that waits; all participants get an e-mail")
		.addArgument(new Argument("<price>", "give it back, or keep it").choices(["refund", "keep"]))
		.action((id: string, price: "refund" | "keep") => perform("missed decide", { id, price }));
}

/** Commands on mails that wait, fail or were refused. Their content is private and not shown. */
export function mailCommands(program: Command, perform: Perform): void {
	const group = program.command("mails").description("mails that wait, fail or were refused");
	group
		.command("list")
		.description("mails that are not delivered, the oldest first; refused ones are kept for a week")
		.option("--refused", "only those whose recipient the mail server refused for good")
		.option("--failing", "only those that failed at least once")
		.action((filter: { refused?: boolean; failing?: boolean }) =>
			perform("mails list", filter, { none: "No mails wait." }),
		);
	group
		.command("again <id>")
		.description("send a mail once more that waits, fails or was refused")
		.action((id: string) => perform("mails again", { id }));
}
