import type { Command } from "commander";
import { deleteDeskLinks } from "#server/desk/link-store.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { deletePasskeys } from "#server/platform/passkeys/store.ts";
import { endDeskSessions } from "#server/platform/session/desk-store.ts";
import type { Perform } from "./run.ts";

/** Ends all that opened a desk, before its address changes: the earlier mailbox opens it no longer. */
export async function closeDesk(transaction: Transaction, researcherId: string): Promise<void> {
	await deleteDeskLinks(transaction, researcherId);
	await endDeskSessions(transaction, researcherId);
	await deletePasskeys(transaction, { realm: "desk", researcherId });
}

/** Commands for a researcher's desk, and for the checks before they meet students. */
export function researcherDeskCommands(group: Command, perform: Perform): void {
	group
		.command("invite <id>")
		.description("mail the link to their desk; it works once, for 14 days, and replaces an earlier one")
		.action((id: string) => perform("researchers invite", { id }));
	group
		.command("check <id>")
		.description("record that you have checked who they are, before they can be booked")
		.requiredOption("--what <text>", 'what you saw, such as "passport, by video call": no number, no copy')
		.requiredOption("--by <name>", "who checked")
		.option("--on <day>", "the day of the check, such as 2027-05-03; by default today")
		.action((id: string, check: { what: string; by: string; on?: string }) =>
			perform("researchers check", { id, ...check }),
		);
	group
		.command("uncheck <id>")
		.description("withdraw a check that was recorded by mistake: they can't be booked until the next one")
		.action((id: string) => perform("researchers uncheck", { id }));
	group
		.command("suspend <id>")
		.description("hide them from students at once; booked consultations stay: cancel them with appointments")
		.action((id: string) => perform("researchers suspend", { id }));
	group
		.command("resume <id>")
		.description("end a suspension, also one by a report")
		.action((id: string) => perform("researchers resume", { id }));
}
