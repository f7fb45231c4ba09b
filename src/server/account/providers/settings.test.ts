import { describe, expect, it } from "vitest";
import { readEnvironment } from "#server/env.ts";

const curie = {
	id: "curie",
	name: "Lycée Curie",
	issuer: "https://login.example/realms/curie",
	clientId: "spectra",
	clientSecret: "hidden",
	role: { always: "student" },
};
const read = (providers: unknown) => readEnvironment({ LOGIN_PROVIDERS: JSON.stringify(providers) });

const sentences = (providers: unknown) => {
	const reading = read(providers);
	return reading.ok ? [] : reading.sentences;
};

describe("LOGIN_PROVIDERS", () => {
	it("LOGIN_PROVIDERS is read with one name for both languages, or one for each", () => {
		const role = { claim: "realm_access.roles", values: { student: ["eleve"], teacher: ["prof"] } };
		const words = { en: "Curie School", fr: "Lycée Curie" };
		const reading = read([curie, { ...curie, id: "other", name: words, role, institution: "CDF GHJ" }]);
		expect(reading.ok && reading.value.loginProviders).toEqual([
			{
				...curie,
				name: { en: "Lycée Curie", fr: "Lycée Curie" },
				scope: "openid profile email",
			},
			{ ...curie, id: "other", name: words, role, institution: "CDF GHJ", scope: "openid profile email" },
		]);
	});

	it("LOGIN_PROVIDERS is empty where it is not set", () => {
		const reading = readEnvironment({});
		expect(reading.ok && reading.value.loginProviders).toEqual([]);
	});

	it.each([
		["0.issuer", [{ ...curie, issuer: "http://login.example" }]],
		["0.issuer", [{ ...curie, issuer: "https://login.example?tenant=1" }]],
		["0.id", [{ ...curie, id: "Curie School" }]],
		["0.scope", [{ ...curie, scope: "profile" }]],
		["0.role", [{ ...curie, role: { always: "parent" } }]],
		// No code has these letters: no teacher would ever join.
		["0.institution", [{ ...curie, institution: "ABC DEF" }]],
		["0.prompt", [{ ...curie, prompt: "none" }]],
		["1.clientId", [curie, { ...curie, id: "other", clientId: undefined }]],
	])("LOGIN_PROVIDERS says where it is wrong: %s", (path, providers) => {
		expect(sentences(providers)).toEqual([
			`LOGIN_PROVIDERS is not usable at ${path}: a list of schools' log-ins in JSON, as docs/operations.md describes it, is expected.`,
		]);
		expect(sentences(providers).join()).not.toContain("hidden");
	});

	it.each([
		["an id twice", [curie, curie]],
		["no list", curie],
		["an unknown field", [{ ...curie, trustsEmail: true }]],
	])("LOGIN_PROVIDERS is refused with %s", (_, providers) => expect(sentences(providers)).toHaveLength(1));

	it("LOGIN_PROVIDERS is refused when it is no JSON", () => {
		expect(readEnvironment({ LOGIN_PROVIDERS: "[" }).ok).toBe(false);
	});

	it("LOGIN_PROVIDERS accepts plain http on loopback alone", () => {
		for (const host of ["localhost", "127.0.0.1:8080", "[::1]:8080"])
			expect(read([{ ...curie, issuer: `http://${host}` }]).ok).toBe(true);
		expect(read([{ ...curie, issuer: "http://127.0.0.1.evil.example" }]).ok).toBe(false);
	});
});
