import { scryptSync } from "node:crypto";
import { expect, it } from "vitest";
import { createHashing } from "./hashing.ts";

const wanted = { password: "correct horse", salt: "c2FsdA==", length: 32, N: 1024, r: 8, p: 1 };

it("derives what this process would, several at once and one after the other", async () => {
	const derive = createHashing();
	const expected = scryptSync(wanted.password, Buffer.from(wanted.salt, "base64"), 32, {
		N: 1024,
		r: 8,
		p: 1,
	});
	const keys = await Promise.all([derive(wanted), derive(wanted)]);
	expect([...keys, await derive(wanted)]).toEqual(Array(3).fill(expected.toString("base64")));
});

it("fails when its process does, and goes on with another", async () => {
	const derive = createHashing();
	await expect(derive({ ...wanted, N: 3 })).rejects.toThrow(/process that hashes passwords ended/);
	expect(await derive(wanted)).toHaveLength(44);
});
