import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
	decryptFactor,
	drawFactorSecret,
	encryptFactor,
	factorAddress,
	stepOfCode,
} from "./second-factor.ts";

/** The secret of the test vectors of RFC 6238, appendix B: "12345678901234567890" in base32. */
const ofTheRfc = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

describe("codes of an app", () => {
	it.each([
		[59, "287082"],
		[1_111_111_109, "081804"],
		[1_111_111_111, "050471"],
		[1_234_567_890, "005924"],
		[2_000_000_000, "279037"],
		[20_000_000_000, "353130"],
	])("second %i has the code of RFC 6238", (seconds, digits) => {
		expect(stepOfCode(ofTheRfc, digits, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
	});

	it("a clock may be off by one step and no more", () => {
		const at = (seconds: number) => stepOfCode(ofTheRfc, "287082", new Date(seconds * 1000));
		expect([at(29), at(0), at(60), at(89), at(90)]).toEqual([1, 1, 1, 1, null]);
		expect(stepOfCode(ofTheRfc, "000000", new Date(59_000))).toBeNull();
	});

	it("an app reads issuer, address and secret from the QR code", () => {
		const secret = drawFactorSecret();
		const address = factorAddress(secret, "odile@example.org");
		expect(address).toMatch(/^otpauth:\/\/totp\/Spectra:odile%40example\.org\?/);
		expect(new URL(address).searchParams.get("secret")).toBe(secret);
		expect(secret).toMatch(/^[A-Z2-7]{32}$/);
	});
});

describe("the stored secret", () => {
	const key = (digit: string) => digit.repeat(64);
	const ring = (...keys: string[]) => ({ key: async () => keys[0] ?? "", acceptedKeys: async () => keys });

	it("the stored secret is read with a key that is accepted, in the row of its account alone", async () => {
		const [one, other] = [randomUUID(), randomUUID()];
		const stored = await encryptFactor(ring(key("a")), one, ofTheRfc);
		expect(stored).not.toContain(ofTheRfc);
		expect(await decryptFactor(ring(key("a")), one, stored)).toBe(ofTheRfc);
		expect(await decryptFactor(ring(key("b"), key("a")), one, stored)).toBe(ofTheRfc);
		expect(await decryptFactor(ring(key("b")), one, stored)).toBeUndefined();
		expect(await decryptFactor(ring(key("a")), other, stored)).toBeUndefined();
		expect(await decryptFactor(ring(key("a")), one, "damaged")).toBeUndefined();
	});
});
