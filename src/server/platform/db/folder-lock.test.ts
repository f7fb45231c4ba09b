import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Refusal } from "../refusal.ts";
import { lockFolder } from "./folder-lock.ts";

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The leftovers of a killed holder. */
function leaveDeadLock(name: string) {
	const listen = `require("node:net").createServer().listen(process.argv[1], () => process.kill(process.pid, 9))`;
	spawnSync(process.execPath, ["-e", listen, join(folder, name)]);
	expect(readdirSync(folder)).toContain(name);
}

test("one process holds the lock at a time", async () => {
	const unlock = await lockFolder(folder);
	await expect(lockFolder(folder)).rejects.toThrow(Refusal);
	unlock();
	await expect.poll(() => readdirSync(folder)).toEqual([]);
	(await lockFolder(folder))();
});

test("the lock of a dead process is taken over, and its leftovers are deleted", async () => {
	leaveDeadLock("lock-7.sock");
	const unlock = await lockFolder(folder);
	expect(readdirSync(folder)).toEqual(["lock-8.sock"]);
	unlock();
});

test("of many concurrent attempts at most one holds the lock, and it can be taken afterwards", async () => {
	leaveDeadLock("lock-1.sock");
	const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
	const holders = outcomes.filter((outcome) => outcome.status === "fulfilled");
	expect(holders).toHaveLength(1);
	for (const holder of holders) holder.value();
	(await lockFolder(folder))();
});
