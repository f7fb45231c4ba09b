import type { Command } from "commander";
import type { Perform } from "./run.ts";

/** The command by which an operator merges two institutions. */
export function institutionCommands(program: Command, perform: Perform): void {
	program
		.command("institutions")
		.description("institutions and their members")
		.command("merge")
		.description("make one institution part of another, on the request of the managers of both")
		.argument("<from>", "the id of the one that ends, as names list prints it")
		.argument("<into>", "the id of the one that it becomes part of")
		.requiredOption("--yes", "it cannot be undone")
		.action((from: string, into: string) => perform("institutions merge", { from, into }));
}
