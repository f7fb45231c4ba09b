import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { type Action, type ActionCost, actions, needOf, pupilsOfClass } from "../../bench/scale-model.ts";

const root = resolve(import.meta.dirname, "../..");
const read = (path: string): string => readFileSync(resolve(root, path), "utf8");
const page = read("docs/scale.md");
const sources = globSync("src/server/**/*.ts", { cwd: root }).filter((path) => !path.includes(".test."));
const filesWith = (pattern: RegExp): string[] =>
	sources.filter((path) => pattern.test(read(path).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, ""))).sort();

describe("docs/scale.md", () => {
	it("no migration makes a function, a trigger, an extension, an exclusion constraint or a sequence", () => {
		const migrations = globSync("src/server/platform/db/migrations/*.sql", { cwd: root })
			.map(read)
			.join("\n");
		expect(migrations).toContain("CREATE TABLE");
		expect(migrations).not.toMatch(
			/create\s+(or\s+replace\s+)?(function|procedure|trigger|extension|sequence)|exclude\s+using|\b\w*serial\b|as\s+identity/i,
		);
	});

	it("notifications are for class walls alone, and the advisory lock for migrations", () => {
		// The listener notifies itself, to know that notifications arrive.
		const listener = "src/server/platform/db/listener.ts";
		expect(filesWith(/pg_notify|\bNOTIFY\b/)).toEqual(["src/server/classes/store.ts", listener]);
		expect(filesWith(/\bLISTEN\b/)).toEqual([listener]);
		expect(filesWith(/pg_\w*advisory/)).toEqual(["src/server/platform/db/migrate.ts"]);
		expect(filesWith(/\bCOPY\b/)).toEqual([
			"src/server/platform/db/backup/restore-backup.ts",
			"src/server/platform/db/backup/write-backup.ts",
		]);
	});

	it("every limit of one server is that of the code", () => {
		expect(read("src/server/platform/http/event-streams.ts")).toContain(
			"export const maxStreams = { ofAll: 400, ofOneAccount: 8, ofOneNetwork: 200 }",
		);
		expect(read("src/server/platform/http/listen.ts")).toMatch(
			/connections: 4_000,\s+connectionsOfOneNetwork: 1_000/,
		);
		expect(read("src/server/platform/site/site.ts")).toContain("cacheBytes = 64 * 1024 * 1024");
		expect(read("src/server/platform/session/passwords.ts")).toContain("waiting: 40");
		for (const limit of ["400, 8, 200", "4,000, 1,000", "64 MB", "40; half"]) expect(page).toContain(limit);
	});

	it("a place has as many servers as its walls and its event loops need", () => {
		const nothing = { node: 0, postgres: 0 };
		const free = Object.fromEntries(actions.map((action) => [action, nothing])) as Record<Action, ActionCost>;
		const sizes = { student: 0, attempt: 0, class: 0 };
		const students = 400_000;
		const region = { name: "a region", students };
		const byWalls = needOf(region, free, sizes);
		expect(byWalls.servers).toBe(Math.ceil(students / 3 / pupilsOfClass / 400));
		// A millisecond for each read of a wall: after each join and each send, and when a stream is opened again.
		const reads = needOf(region, { ...free, "wall, read again": { node: 1, postgres: 1 } }, sizes);
		expect(reads.nodeCores).toBeCloseTo(
			(students / 3 / 300 + students / 3 / 600 + byWalls.classes / 300) / 1_000 / 0.6,
		);
		const hashing = needOf(region, { ...free, "sign-in": { node: 1e6, postgres: 0 } }, sizes);
		expect(hashing.servers).toBe(byWalls.servers);
		const slow = needOf(region, { ...free, page: { node: 10, postgres: 0 } }, sizes);
		expect(slow.servers).toBe(Math.ceil(slow.nodeCores));
	});

	it("every action that is measured has its row", () => {
		const rows = page.split("\n").filter((line) => /^\| .* ms \| .* ms \|$/.test(line));
		// The idle server is a row of its own.
		expect(rows).toHaveLength(actions.length + 1);
	});
});
