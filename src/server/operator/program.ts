import { Command } from "commander";
import { accountCommands } from "./accounts.ts";
import { performAction } from "./actions/perform.ts";
import { appointmentCommands } from "./appointments.ts";
import { availabilityCommands } from "./availability.ts";
import { circleCommands } from "./circles.ts";
import type { OperatorContext } from "./context.ts";
import { institutionCommands } from "./institutions.ts";
import { mailCommands, messageCommands, reportCommands } from "./messages.ts";
import { newsletterCommands } from "./newsletter.ts";
import { operatorCommands } from "./operators.ts";
import { overviewCommands } from "./overview.ts";
import { paymentCommands } from "./payments.ts";
import { profileCommands } from "./profiles.ts";
import { ratingCommands } from "./ratings.ts";
import { researcherCommands } from "./researchers.ts";
import type { Perform, Run } from "./run.ts";
import { secretCommands } from "./secrets.ts";
import { statementCommands } from "./statements.ts";
import { tableOf } from "./table.ts";

interface OperatorProgramDependencies {
	readonly print: (text: string) => void;
	/** Opens the database for as long as `work` takes. */
	readonly withOperatorContext: (work: (context: OperatorContext) => Promise<void>) => Promise<void>;
	/** Migrates the database to this version's schema. */
	readonly migrate: () => Promise<void>;
}

/** The operators' command line. It uses the services of the server. */
export function createProgram({ print, withOperatorContext, migrate }: OperatorProgramDependencies): Command {
	const program = new Command("npm run admin --")
		.description(
			"Commands for the operator of the site: what needs you today, people, appointments, money, messages, mails, newsletter, ratings, secrets.",
		)
		.option("--json", "print JSON for scripts instead of a table")
		.showHelpAfterError()
		.addHelpText(
			"after",
			`
Settings are the server's own environment variables (docs/operations.md). It works while the server runs.
For scripts use npm's --silent: npm run --silent admin -- --json researchers list`,
		);
	const run: Run = (command) =>
		withOperatorContext(async (context) => {
			const { rows, none = "Nothing found.", text } = await command(context);
			if (text !== undefined) print(text);
			else print(program.opts().json === true ? JSON.stringify(rows, null, "\t") : tableOf(rows, none));
		});
	const perform: Perform = (name, input, { none, show, text } = {}) =>
		run(async (context) => {
			const rows = await performAction(context, name, input, null);
			return { rows: show?.(rows) ?? rows, none, text: text?.(rows) };
		});
	for (const add of [
		overviewCommands,
		institutionCommands,
		circleCommands,
		accountCommands,
		availabilityCommands,
		appointmentCommands,
		paymentCommands,
		messageCommands,
		reportCommands,
		statementCommands,
		profileCommands,
		mailCommands,
		newsletterCommands,
		researcherCommands,
		ratingCommands,
	])
		add(program, perform);
	for (const add of [operatorCommands, secretCommands]) add(program, run);
	program
		.command("migrate")
		.description("migrate the database to this version's schema, for servers that start with MIGRATE=never")
		.action(async () => {
			await migrate();
			print("The database has the schema of this version.");
		});
	return program;
}
