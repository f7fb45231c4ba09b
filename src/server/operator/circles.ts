import { type Command, Option } from "commander";
import type { ActionInput } from "#contract/operator-actions.ts";
import { circleLengths, maxSeats } from "#domain/circles/circle.ts";
import { locales } from "#domain/shared/locale.ts";
import type { Perform } from "./run.ts";

const language = (flags: string, what: string) => new Option(flags, what).choices([...locales]);

/** Commands on circles: consultations of a researcher with a group, in the presence of a host. */
export function circleCommands(program: Command, perform: Perform): void {
	const group = program
		.command("circles")
		.description("consultations with a group and a host; everyone concerned gets changes by mail");

	group
		.command("list")
		.description("circles, the latest first")
		.option("--ahead", "only those that are planned and have not started")
		.action((filter: { ahead?: boolean }) => perform("circles list", filter, { none: "No circles." }));
	group
		.command("participants <id>")
		.description("who has a seat, pays for one, is offered one or waits")
		.action((id: string) => perform("circles participants", { id }, { none: "No one yet." }));
	group
		.command("add <researcher>")
		.description("plan a circle; host and researcher get their links by mail")
		.requiredOption("--time <time>", "the start on the clock of the zone, such as 2027-05-03T17:30")
		.requiredOption("--zone <zone>", "a time zone such as Europe/Paris")
		.addOption(
			new Option("--minutes <minutes>", "the length")
				.choices(circleLengths.map(String))
				.makeOptionMandatory(),
		)
		.requiredOption("--seats <number>", `1 to ${maxSeats}`)
		.addOption(new Option("--price <euros>", "of a seat").choices(["free", "5"]).makeOptionMandatory())
		.addOption(language("--language <language>", "the language that is spoken").makeOptionMandatory())
		.requiredOption("--subject-en <text>", "the subject in English")
		.requiredOption("--subject-fr <text>", "the subject in French")
		.requiredOption("--host <name>", "the adult who opens the room and stays")
		.requiredOption("--host-email <address>", "for the host's link")
		.addOption(language("--host-language <language>", "of mails to the host").makeOptionMandatory())
		.action((researcher: string, typed: Omit<ActionInput<"circles add">, "researcher">) =>
			perform("circles add", { researcher, ...typed }),
		);
	group
		.command("change <id>")
		.description(
			"change a circle that has not started; another time or host lets everyone leave with a refund",
		)
		.option("--time <time>", "the start on the clock of its zone")
		.option("--zone <zone>", "another time zone for --time")
		.option("--host <name>", "another host")
		.option("--host-email <address>", "another address; the links of the one before stop working")
		.addOption(language("--host-language <language>", "of mails to the host"))
		.option("--subject-en <text>", "the subject in English")
		.option("--subject-fr <text>", "the subject in French")
		.option("--seats <number>", "never fewer than are taken")
		.action((id: string, typed: Omit<ActionInput<"circles change">, "id">) =>
			perform("circles change", { id, ...typed }),
		);
	group
		.command("cancel <id>")
		.description("cancel a circle; every paid seat is refunded")
		.option("--reason <text>", "why, for the mails and the participants' page")
		.action((id: string, options: { reason?: string }) => perform("circles cancel", { id, ...options }));
}
