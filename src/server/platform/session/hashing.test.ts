import { scryptSync } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { createHashing } from "./hashing.ts";

const fileOf = (pid: string, name: string): string => {
	try {
		return readFileSync(`/proc/${pid}/${name}`, "utf8");
	} catch {
		return "";
	}
};
const parentOf = (pid: string): number => Number(/^PPid:\s+(\d+)/m.exec(fileOf(pid, "status"))?.[1]);
const hashProcesses = (): string[] =>
	readdirSync("/proc")
		.filter((name) => /^\d+$/.test(name))
		.filter((pid) => parentOf(pid) === process.pid && fileOf(pid, "cmdline").includes("hash-process"));

const wanted = { password: "correct horse", salt: "c2FsdA==", length: 32, N: 1024, r: 8, p: 1 };

it("a child process derives the same key as this process, concurrently and repeatedly", async () => {
	const derive = createHashing();
	const expected = scryptSync(wanted.password, Buffer.from(wanted.salt, "base64"), 32, {
		N: 1024,
		r: 8,
		p: 1,
	});
	const keys = await Promise.all([derive(wanted), derive(wanted)]);
	expect([...keys, await derive(wanted)]).toEqual(Array(3).fill(expected.toString("base64")));
});

it("a failing child process is replaced", async () => {
	const derive = createHashing();
	await expect(derive({ ...wanted, N: 3 })).rejects.toThrow(/process that hashes passwords ended/);
	expect(await derive(wanted)).toHaveLength(44);
});

it("a key is derived again when its process was killed", async () => {
	const derive = createHashing();
	const slow = { ...wanted, N: 131_072 };
	const before = new Set(hashProcesses());
	const pending = derive(slow);
	const own = () => hashProcesses().filter((pid) => !before.has(pid));
	await expect.poll(own, { interval: 5 }).toHaveLength(1);
	for (const pid of own()) process.kill(Number(pid), "SIGKILL");
	expect(await pending).toHaveLength(44);
});
