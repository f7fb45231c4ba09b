import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, type TestContext, test } from "node:test";
import { openSharedDatabase } from "./support/database.ts";
import { makeInstallation } from "./support/installation.ts";
import { student } from "./support/person.ts";
import { repository, startServer } from "./support/server.ts";
import { runTests } from "./support/vitest.ts";
import { isLong, until } from "./support/wait.ts";

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

/** Does the work on the files of the last release, with today's packages. */
async function onLastRelease(
	context: TestContext,
	title: string,
	work: (folder: string, release: string) => Promise<void>,
): Promise<void> {
	const release = lastRelease();
	if (release === undefined) return context.skip(`${title}: this copy lacks the history of the repository`);
	const folder = mkdtempSync(join(tmpdir(), "faults-release-"));
	try {
		git("worktree", "add", "--detach", folder, release);
		symlinkSync(join(repository, "node_modules"), join(folder, "node_modules"));
		await work(folder, release);
	} finally {
		rmSync(folder, { recursive: true, force: true });
		git("worktree", "prune");
	}
}

if (isLong)
	describe("the last release on today's schema", () => {
		test("the database tests of the last release pass on today's schema", (context) =>
			onLastRelease(context, "the database tests of the last release", async (folder, release) => {
				const migrations = join("src", "server", "platform", "db", "migrations");
				cpSync(join(repository, migrations), join(folder, migrations), { recursive: true });
				lengthenHooks(folder);
				// The last release's setup delivers mails concurrently, where one delivery may end before another's mail is in the list.
				const words = ["--retry=2", ...aboutSchema.map((file) => `--exclude=${file}`)];
				const said = await runTests(words, {}, folder);
				console.log(`${release.slice(0, 8)}: ${/Tests .*/.exec(said)?.[0] ?? said.slice(-300)}`);
			}));

		test("a server of the last release starts after today's, beside it, and keeps what was sent to both", (context) =>
			onLastRelease(context, "a server of the last release", async (folder) => {
				await using database = await openSharedDatabase();
				await using here = makeInstallation();
				await using there = makeInstallation();
				const environment = { DATABASE_URL: database.address, TRUSTED_PROXIES: "1" };
				await using today = await startServer(here, { environment, hashesQuickly: true });
				await today.ready();
				const person = await student(today.port);
				const save = (port: number, career: string) =>
					person.ask(port, "PUT", `/api/saved-careers/${career}`);
				assert.equal((await save(today.port, "ecologist")).status, 204);
				const program = join(folder, "tests", "faults", "support", "quick-hashes.ts");
				await using before = await startServer(there, { environment, command: [process.execPath, program] });
				await before.ready();
				assert.equal((await before.get("/api/ready")).status, 200);
				assert.equal((await before.get("/explore")).status, 200);
				const other = await student(before.port);
				assert.equal((await save(before.port, "geologist")).status, 204);
				assert.equal((await other.ask(today.port, "GET", "/api/dashboard/student")).status, 200);
				today.process.kill("SIGTERM");
				assert.equal(await today.ended(), 0);
				assert.equal((await person.signIn(before.port)).status, 200);
				const { body } = await person.ask(before.port, "GET", "/api/saved-careers");
				assert.deepEqual(body.saved.map(({ careerId }: { careerId: string }) => careerId).sort(), [
					"ecologist",
					"geologist",
				]);
				await until("every mail to be sent", 60, async () => {
					const [waiting] = await database.ask(
						"SELECT count(*)::int AS n FROM mail_outbox WHERE settled_at IS NULL",
					);
					return waiting?.n === 0;
				});
				before.process.kill("SIGTERM");
				assert.equal(await before.ended(), 0);
				assert.doesNotMatch(before.output().error, /"level":"error"/);
			}));
	});
