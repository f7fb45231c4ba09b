import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { repository } from "./support/server.ts";
import { runTests } from "./support/vitest.ts";
import { isLong } from "./support/wait.ts";

const git = (...words: readonly string[]): string =>
	execFileSync("git", words, {
		cwd: repository,
		encoding: "utf8",
		stdio: ["ignore", "pipe", "ignore"],
	}).trim();

/**
 * The commit of the last release, the last that `npm run api:release` recorded; undefined in a copy without its history. The one
 * commit of a shallow copy adds every file, so a release would be compared with itself.
 */
const lastRelease = (): string | undefined => {
	try {
		if (git("rev-parse", "--is-shallow-repository") === "true") return undefined;
		return git("log", "--max-count=1", "--format=%H", "--", "docs/released-api.json") || undefined;
	} catch {
		return undefined;
	}
};

/** Gives hooks of a release that sets no limit for them more than vitest's ten seconds, which a busy machine may need. */
function lengthenHooks(folder: string): void {
	const file = join(folder, "vitest.config.ts");
	const config = readFileSync(file, "utf8");
	if (config.includes("hookTimeout")) return;
	writeFileSync(file, config.replace(/(testTimeout: [\d_]+,)/, "$1 hookTimeout: 120_000,"));
}

/**
 * Tests of the schema itself, which today's migrations have extended, and of restoring it: a release refuses to restore a backup
 * of a schema that it does not know.
 */
const aboutSchema = ["migrate", "closed-sets", "backup/backups", "backup/scheduled-backups"].map(
	(name) => `src/server/platform/db/${name}.database.test.ts`,
);

if (isLong)
	test("the database tests of the last release pass on today's schema", async (context) => {
		const release = lastRelease();
		if (release === undefined)
			return context.skip(
				"the database tests of the last release: this copy lacks the history of the repository",
			);
		const folder = mkdtempSync(join(tmpdir(), "faults-release-"));
		try {
			git("worktree", "add", "--detach", folder, release);
			symlinkSync(join(repository, "node_modules"), join(folder, "node_modules"));
			const migrations = join("src", "server", "platform", "db", "migrations");
			cpSync(join(repository, migrations), join(folder, migrations), { recursive: true });
			lengthenHooks(folder);
			// The last release's setup delivers mails concurrently, where one delivery may end before another's mail is in the list.
			const words = ["--retry=2", ...aboutSchema.map((file) => `--exclude=${file}`)];
			const said = await runTests(words, {}, folder);
			console.log(`${release.slice(0, 8)}: ${/Tests .*/.exec(said)?.[0] ?? said.slice(-300)}`);
		} finally {
			rmSync(folder, { recursive: true, force: true });
			git("worktree", "prune");
		}
	});
