import { Argument, type Command } from "commander";
import { operatorMessages } from "#content/messages/operator.ts";
import type { NeedCode } from "#domain/operator/today.ts";
import type { Perform } from "./run.ts";

/** The command with which an operator goes on. */
const nextCommands: Readonly<Record<NeedCode, string>> = {
	reports_open: "admin -- reports list",
	mails_stuck: "doctor",
	backup_old: "backup",
	missed_undecided: "admin -- missed list",
	messages_waiting: "admin -- messages list --open",
	payments_open: "admin -- payments list --state open",
	mails_failing: "admin -- mails list --failing",
	version_behind: "upgrade",
	backup_unchecked: "backup -- --check",
	backup_space: "doctor",
	backup_missing: "doctor",
	profiles_waiting: "admin -- profiles list",
	researchers_unchecked: "admin -- researchers list",
	months_unpaid: "admin -- statements list --open",
	mails_refused: "admin -- mails list --refused",
};

/** Commands that show the whole: what needs an operator, names that people gave, figures without a person, and the settings. */
export function overviewCommands(program: Command, perform: Perform): void {
	const { nothing, needs, urgencies } = operatorMessages.en.today;
	program
		.command("today")
		.description("what needs you first, and the command to go on with")
		.action(() =>
			perform(
				"today",
				{},
				{
					none: nothing,
					show: (rows) =>
						rows.map(({ code, urgency, count, since }) => ({
							when: urgencies[urgency],
							need: needs[code],
							count,
							since,
							next: `npm run ${nextCommands[code]}`,
						})),
				},
			),
		);
	const names = program.command("names").description("names that people gave to classes and institutions");
	names
		.command("list")
		.description("the latest names; those of accounts: accounts find, accounts correct")
		.action(() => perform("names list", {}, { none: "No names." }));
	names
		.command("replace")
		.description("replace a name that must not stay, by the rules of its form")
		.addArgument(new Argument("<kind>", "of what").choices(["class", "institution"]))
		.argument("<id>", "its id, as names list prints it")
		.argument("<name>", "the new name")
		.action((kind: "class" | "institution", id: string, name: string) =>
			perform("names replace", { kind, id, name }),
		);
	program
		.command("figures")
		.description("accounts by role, and accounts, quizzes, classes and consultations of each week: no person")
		.action(() => perform("figures", {}, { none: "Nothing yet." }));
	program
		.command("settings")
		.description("the settings of this server; of a secret only whether it is set")
		.action(() => perform("settings", {}));
}
