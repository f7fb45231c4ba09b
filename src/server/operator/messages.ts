import type { Command } from "commander";
import { toInstant, toInstantOrNull } from "#domain/shared/moment.ts";
import { isId } from "#server/platform/db/id.ts";
import { Refusal } from "#server/platform/refusal.ts";
import type { Run } from "./run.ts";
import { answerMessage, listMessages, removeMessage } from "./store.ts";

/** Commands on messages of the contact form. */
export function messageCommands(program: Command, run: Run): void {
	const group = program.command("messages").description("messages of the contact form");
	group
		.command("list")
		.description("messages, those of premium members first, then the latest")
		.option("--open", "only those that are not answered yet")
		.action(({ open }: { open?: boolean }) =>
			run(async ({ database }) => ({
				rows: (await listMessages(database.queries(), open)).map((row) => ({
					id: row.id,
					received: toInstant(row.receivedAt),
					priority: row.isPriority,
					name: row.name,
					email: row.email,
					language: row.locale,
					answered: toInstantOrNull(row.answeredAt),
					message: row.message,
				})),
				none: "No messages.",
			})),
		);
	group
		.command("answered <id>")
		.description("mark a message as answered")
		.action((id: string) =>
			run(async ({ database, now }) => {
				const row = isId(id) ? await answerMessage(database.queries(), id, now()) : undefined;
				if (row === undefined) throw new Refusal(`No message has the id "${id}".`);
				const did = { event: "operator: messages answered", accountId: row.accountId } as const;
				return { rows: [{ id, from: row.email, answered: true }], did };
			}),
		);
	group
		.command("remove <id>")
		.description("forget a message that was answered; all are forgotten after twelve months")
		.action((id: string) =>
			run(async ({ database }) => {
				if (!isId(id) || !(await removeMessage(database.queries(), id))) {
					throw new Refusal(`No message has the id "${id}".`);
				}
				return {
					rows: [{ id, removed: true }],
					did: { event: "operator: messages remove", accountId: null },
				};
			}),
		);
}
