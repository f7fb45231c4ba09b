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

	it("are hashed as RFC 7914 says, at the cost and with the salt that the hash names", async () => {
		const { verify } = createPasswords(cheap);
		const salt = Buffer.from("NaCl").toString("base64");
		// The first 32 bytes of the RFC's vector for "password" and "NaCl".
		const key = Buffer.from("fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162", "hex");
		const hash = (N: number, r: number, p: number) =>
			["scrypt", N, r, p, salt, key.toString("base64")].join("$");
		expect(await verify("password", hash(1024, 8, 16))).toBe(true);
		expect(await verify("passwort", hash(1024, 8, 16))).toBe(false);
		expect(await verify("password", hash(2048, 8, 16))).toBe(false);
		expect(await verify("password", hash(1024, 8, 16).replace(salt, "TmFDbA=="))).toBe(true);
		expect(await verify("password", hash(1024, 8, 16).replace(salt, "TmFDcw=="))).toBe(false);
	});

	it("are still known when new ones are hashed at a higher cost", async () => {
		const written = await createPasswords(cheap).hash("correct horse");
		const dearer = createPasswords({ N: 32, r: 8, p: 1 });
		expect(await dearer.verify("correct horse", written)).toBe(true);
		expect(await dearer.hash("correct horse")).toMatch(/^scrypt\$32\$8\$1\$/);
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
		expect(String(refused?.reason)).toBe("TooManyHashes: The line is full");
		expect(await verify("a", await hash("a"))).toBe(true);
	});
});
