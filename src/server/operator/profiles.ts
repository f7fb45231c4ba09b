import type { Command } from "commander";
import type { Perform } from "./run.ts";

/** Commands on the profiles that researchers have sent. */
export function profileCommands(program: Command, perform: Perform): void {
	const group = program.command("profiles").description("profiles that researchers sent from their desks");
	group
		.command("list")
		.description("those that wait for you, the longest waiting first")
		.action(() => perform("profiles list", {}, { none: "No profile waits." }));
	group
		.command("show <researcher>")
		.description("what students read now, and what was sent, in every language")
		.action((id: string) => perform("profiles show", { id }));
	group
		.command("approve <researcher> <version>")
		.description("show it to students; the version is the one that you have read with profiles show")
		.action((id: string, version: string) => perform("profiles approve", { id, version }));
	group
		.command("refuse <researcher> <version>")
		.description("keep what students read now; the researcher gets your reason by mail and on the desk")
		.requiredOption("--reason <text>", "why, in a sentence or two")
		.action((id: string, version: string, { reason }: { reason: string }) =>
			perform("profiles refuse", { id, version, reason }),
		);
}
