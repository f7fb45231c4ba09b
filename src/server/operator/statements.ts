import type { Command } from "commander";
import type { Perform } from "./run.ts";

/** Commands on what researchers are due each month. */
export function statementCommands(program: Command, perform: Perform): void {
	const group = program.command("statements").description("what researchers are due each month");
	group
		.command("list")
		.description("the months of researchers, the latest first")
		.option("--researcher <id>", "only of this researcher")
		.option("--open", "only those that no one has marked as paid")
		.action((filter: { researcher?: string; open?: boolean }) =>
			perform("statements list", filter, { none: "No months." }),
		);
	group
		.command("paid <researcher> <month>")
		.description("mark a month such as 2027-03 as paid; the researcher sees it on the desk")
		.action((researcher: string, month: string) => perform("statements paid", { researcher, month }));
	group
		.command("unpaid <researcher> <month>")
		.description("take a mark back that was a mistake")
		.action((researcher: string, month: string) => perform("statements unpaid", { researcher, month }));
}
