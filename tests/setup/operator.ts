import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OperatorContext } from "#server/operator/context.ts";
import { createProgram } from "#server/operator/program.ts";
import type { TestDatabase } from "./database.ts";
import type { LiveServer } from "./live-server.ts";

/** The services that operators' actions use, of a test's server. */
export const operatorContext = (
	server: LiveServer,
	{ database }: Pick<TestDatabase, "database">,
): OperatorContext => ({
	database,
	services: server.services,
	publicUrl: "https://spectra.example",
	settings: [],
	backupFolder: join(tmpdir(), "spectra-no-backups"),
	log: { error: () => {} },
	now: server.now,
});

/** The operators' commands on a test's server: their output, as text or parsed from `--json`. */
export function createAdmin(server: () => LiveServer, test: Pick<TestDatabase, "database">) {
	const admin = async (...words: string[]): Promise<string> => {
		const printed: string[] = [];
		const program = createProgram({
			migrate: async () => {},
			print: (text) => printed.push(text),
			withOperatorContext: (work) => work(operatorContext(server(), test)),
		});
		await program.parseAsync(words, { from: "user" });
		return printed.join("\n");
	};
	return { admin, json: async (...words: string[]) => JSON.parse(await admin("--json", ...words)) };
}
