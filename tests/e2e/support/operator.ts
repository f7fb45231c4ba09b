import { spawn } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..", "..", "..");

/** Runs an operator's command on the live server's database, with this text piped in, and returns what it printed. */
export const admin = (words: readonly string[], input = ""): Promise<string> =>
	new Promise((resolve, reject) => {
		const command = spawn(process.execPath, ["scripts/admin.mjs", ...words], {
			cwd: root,
			env: { ...process.env, DATA_DIR: process.env.SPECTRA_E2E_DATA },
		});
		let printed = "";
		let problem = "";
		command.stdout.on("data", (part) => {
			printed += part;
		});
		command.stderr.on("data", (part) => {
			problem += part;
		});
		command.on("close", (code) =>
			code === 0 ? resolve(printed) : reject(new Error(`admin ${words.join(" ")}: ${problem}`)),
		);
		command.stdin.end(input);
	});

/** The file of a researcher, with another address. */
export const researcherFile = async (
	id: string,
	changes: Readonly<Record<string, unknown>>,
): Promise<string> => {
	const file = await admin(["researchers", "show", id]);
	return JSON.stringify({ ...JSON.parse(file), ...changes });
};
