import { describe, expect, it } from "vitest";
import { createPasswords, owaspCost, TooManyHashes } from "./passwords.ts";

const cheap = { N: 16, r: 8, p: 1 };

describe("password hashes", () => {
	it("a hash matches its password and no other", async () => {
		const { hash, verify } = createPasswords(cheap);
		const written = await hash("correct horse");
		expect(written).toMatch(/^scrypt\$16\$8\$1\$/);
		expect(await verify("correct horse", written)).toBe(true);
		expect(await verify("Correct horse", written)).toBe(false);
		expect(await hash("correct horse")).not.toBe(written);
	});

	it("a malformed hash matches nothing", async () => {
		const { verify } = createPasswords(cheap);
		for (const hash of ["", "scrypt", "scrypt$16$8$1$$", "x$y$z$1$2$3"])
			expect(await verify("", hash)).toBe(false);
	});

	it("a hash is verified by RFC 7914, with the cost and salt that it names", async () => {
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

	it("old hashes still match after a rise of the cost", async () => {
		const written = await createPasswords(cheap).hash("correct horse");
		const dearer = createPasswords({ N: 32, r: 8, p: 1 });
		expect(await dearer.verify("correct horse", written)).toBe(true);
		expect(await dearer.hash("correct horse")).toMatch(/^scrypt\$32\$8\$1\$/);
	});

	it("the cost is that of OWASP's recommendation", () => {
		expect(owaspCost).toEqual({ N: 131_072, r: 8, p: 1 });
	});

	it("hashes wait in a queue, and are refused when it is full", async () => {
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
		expect(String(refused?.reason)).toBe("TooManyHashes: The queue is full");
		expect(await verify("a", await hash("a"))).toBe(true);
	});
});
