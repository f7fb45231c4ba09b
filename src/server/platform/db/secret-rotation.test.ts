import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formerSecretMs, learnSecretMs, type SecretRing, secretsAt } from "./secret-rotation.ts";

const start = Date.UTC(2027, 0, 1);
const at = (ms: number): Date => new Date(start + ms);
/** A secret that was rotated at the start. */
const rotated: SecretRing = {
	secret: "new",
	signsFrom: at(learnSecretMs),
	former: [
		{ secret: "former", acceptedUntil: at(formerSecretMs) },
		{ secret: "older", acceptedUntil: at(1_000) },
	],
};

describe("the secrets that sign and are accepted", () => {
	it("an installation whose secret was never rotated has one", () => {
		const ring = { secret: "first", signsFrom: null, former: [] };
		expect(secretsAt(ring, at(0))).toEqual({ signing: "first", accepted: ["first"] });
	});

	it("the former secret signs until every server has learned of the new one", () => {
		expect(secretsAt(rotated, at(learnSecretMs - 1)).signing).toBe("former");
		expect(secretsAt(rotated, at(learnSecretMs)).signing).toBe("new");
	});

	it("all secrets are accepted meanwhile, and a former one until its end", () => {
		expect(secretsAt(rotated, at(0)).accepted).toEqual(["former", "new", "older"]);
		expect(secretsAt(rotated, at(learnSecretMs)).accepted).toEqual(["new", "former"]);
		expect(secretsAt(rotated, at(formerSecretMs)).accepted).toEqual(["new"]);
	});

	it("at every instant a server that has not read the rotation, and one that has, accept each other's signatures", () => {
		const before: SecretRing = { secret: "former", signsFrom: null, former: [] };
		fc.assert(
			fc.property(fc.integer({ min: 0, max: learnSecretMs - 1 }), (ms) => {
				expect(secretsAt(rotated, at(ms)).accepted).toContain(secretsAt(before, at(ms)).signing);
				expect(secretsAt(before, at(ms)).accepted).toContain(secretsAt(rotated, at(ms)).signing);
			}),
		);
	});

	it("the signing secret is always accepted", () => {
		fc.assert(
			fc.property(fc.integer({ min: -formerSecretMs, max: 2 * formerSecretMs }), (ms) => {
				const { signing, accepted } = secretsAt(rotated, at(ms));
				expect(accepted[0]).toBe(signing);
			}),
		);
	});
});
