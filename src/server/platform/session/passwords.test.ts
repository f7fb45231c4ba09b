import { describe, expect, it } from "vitest";
import { createPasswords, owaspCost, TooManyHashes } from "./passwords.ts";

const cheap = { N: 16, r: 8, p: 1 };

describe("passwords", () => {
	it("are known again, and others are not", async () => {
		const { hash, verify } = createPasswords(cheap);
		const written = await hash("correct horse");
		expect(written).toMatch(/^scrypt\$16\$8\$1\$/);
		expect(await verify("correct horse", written)).toBe(true);
		expect(await verify("Correct horse", written)).toBe(false);
		expect(await hash("correct horse")).not.toBe(written);
	});

	it("never match a broken hash", async () => {
		const { verify } = createPasswords(cheap);
		for (const hash of ["", "scrypt", "scrypt$16$8$1$$", "x$y$z$1$2$3"])
			expect(await verify("", hash)).toBe(false);
	});

	it("are hashed at the strength that OWASP asks for", () => {
		expect(owaspCost).toEqual({ N: 131_072, r: 8, p: 1 });
	});

	it("wait in a line, and are refused when it is full", async () => {
		const { hash, verify } = createPasswords(cheap, { atOnce: 1, waiting: 2 });
		const outcomes = await Promise.allSettled(["a", "b", "c", "d", "e"].map(hash));
		expect(outcomes.map(({ status }) => status)).toEqual([
			"fulfilled",
			"fulfilled",
			"fulfilled",
			"rejected",
			"rejected",
		]);
		const [refused] = outcomes.filter((outcome) => outcome.status === "rejected");
		expect(refused?.reason).toBeInstanceOf(TooManyHashes);
		expect(await verify("a", await hash("a"))).toBe(true);
	});
});
