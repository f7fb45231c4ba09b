import type { Command } from "commander";
import { toInstant } from "#domain/shared/moment.ts";
import { isId } from "#server/platform/db/id.ts";
import { unsentMails } from "#server/platform/mail/store.ts";
import { Refusal } from "#server/platform/refusal.ts";
import type { Run } from "./run.ts";

/** Commands on mails that wait, fail or were refused. Their content is private and not shown. */
export function mailCommands(program: Command, run: Run): void {
	const group = program.command("mails").description("mails that wait, fail or were refused");
	group
		.command("list")
		.description("mails that are not delivered, the oldest first; refused ones are kept for a week")
		.option("--refused", "only those whose recipient the mail server refused for good")
		.option("--failing", "only those that failed at least once")
		.action(({ refused, failing }: { refused?: boolean; failing?: boolean }) =>
			run(async ({ database }) => {
				const rows = (await unsentMails(database.queries()))
					.filter((row) => !refused || row.refusedAt !== null)
					.filter((row) => !failing || row.failures > 0);
				return {
					rows: rows.map((row) => ({
						id: row.id,
						kind: row.kind,
						to: row.recipient,
						written: toInstant(row.writtenAt),
						failures: row.failures,
						state: row.refusedAt === null ? "waiting" : "refused",
					})),
					none: "No mails wait.",
				};
			}),
		);
	group
		.command("again <id>")
		.description("send a mail once more that waits, fails or was refused")
		.action((id: string) =>
			run(async ({ database, services }) => {
				const mail = isId(id)
					? await database.transaction((transaction) => services.mailer.sendAgain(transaction, id))
					: undefined;
				if (mail === undefined) throw new Refusal(`No mail waits or was refused with the id "${id}".`);
				const { kind, accountId } = mail;
				return { rows: [{ id, kind, again: true }], did: { event: "operator: mails again", accountId } };
			}),
		);
}
