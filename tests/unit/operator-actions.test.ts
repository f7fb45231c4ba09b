import type { Command } from "commander";
import { describe, expect, it } from "vitest";
import { messagesByLocale } from "#content/messages/all.ts";
import { operatorActions } from "#contract/operator-actions.ts";
import { operatorRows } from "#contract/operator-rows.ts";
import { createProgram } from "#server/operator/program.ts";
import { textsIn } from "../../scripts/lib/french-typography.ts";

/** The commands that the operator's desk does not have, each with the reason. */
const terminalOnly: Readonly<Record<string, string>> = {
	migrate: "It changes the schema, for which no desk is needed and during which none may be open.",
	"operators list":
		"Who opens the desk is decided outside it: an open desk could otherwise keep itself open.",
	"operators add": "As operators list.",
	"operators reset": "As operators list; it prints a code that starts a second factor.",
	"operators remove": "As operators list.",
	"secrets list": "Keys of the installation concern those who can reach the server.",
	"secrets rotate": "As secrets list; it can end every session at once.",
	"researchers example": "It prints a file to begin with, for the command line; the desk has a form.",
	"newsletter example": "It prints a file to begin with; the desk has a form.",
};

/** The name of every command without subcommands, with those above it. */
const namesOf = (command: Command, above: readonly string[] = []): string[] =>
	command.commands.flatMap((one) => {
		const path = [...above, one.name()];
		return one.commands.length === 0 ? [path.join(" ")] : namesOf(one, path);
	});
const commands = namesOf(
	createProgram({ print: () => {}, withOperatorContext: async () => {}, migrate: async () => {} }),
);
const actions = Object.keys(operatorActions);

describe("commands and the operator's desk", () => {
	it("every command is an action of the desk, or belongs to the terminal for a reason", () => {
		expect(commands.toSorted()).toEqual([...actions, ...Object.keys(terminalOnly)].toSorted());
		for (const reason of Object.values(terminalOnly)) expect(reason).toMatch(/\w.+\./);
	});

	it("every subject of rows is shown by an action", () => {
		const shown = new Set(Object.values(operatorActions).map(({ shows }) => shows));
		expect([...shown].filter((subject) => subject !== null).toSorted()).toEqual(
			Object.keys(operatorRows).toSorted(),
		);
	});

	it("no action at the desk has the name of the button that leaves its dialog", () => {
		for (const { operator, common } of Object.values(messagesByLocale)) {
			const { cancel, close } = common;
			expect(textsIn(operator).filter((text) => text === cancel || text === close)).toEqual([]);
		}
	});
});
