import { beforeAll, describe, expect, it } from "vitest";
import { prepareDatabase } from "../setup/database.ts";
import { createLiveServer, type LiveServer } from "../setup/live-server.ts";
import { newcomer, password } from "../setup/people.ts";

const test = prepareDatabase();
const publicUrl = "https://spectra.example";
let server: LiveServer;
beforeAll(() => {
	server = createLiveServer(test, { publicUrl, trustedProxies: 1 });
});

/** The headers that a browser sends with the owner's cookie from a foreign page. */
const foreign = [
	{ origin: "https://evil.example" },
	{ origin: "http://spectra.example" },
	{ origin: "https://spectra.example.evil.example" },
	{ origin: "https://spectra.example:8443" },
	{ origin: "null" },
	{ origin: "" },
	{ origin: "https://evil.example", "x-forwarded-host": "evil.example" },
	{ origin: "https://evil.example", "sec-fetch-site": "same-origin" },
];

describe("requests from foreign pages", () => {
	it.each(foreign)("a foreign page changes nothing with the owner's cookie: %j", async (headers) => {
		const owner = server.visitor(`10.4.0.${foreign.indexOf(headers)}`);
		const form = newcomer();
		expect((await owner.call("signUp", form)).status).toBe(200);
		expect((await owner.call("signIn", { email: form.email, password })).status).toBe(200);
		const forged = await owner.ask("/api/account/erase", { body: { password }, headers });
		expect(forged.status).toBe(403);
		const saved = await owner.ask("/api/saved-careers/ecologist", { method: "PUT", headers });
		expect(saved.status).toBe(403);
		expect((await owner.call("savedCareers")).body).toEqual({ saved: [] });
	});

	it("the session cookie is readable by no script, and sent by no foreign site and to no other host", async () => {
		const visitor = server.visitor("10.4.1.1");
		const form = newcomer();
		await visitor.call("signUp", form);
		const { headers } = await visitor.call("signIn", { email: form.email, password });
		const [cookie = ""] = headers.getSetCookie();
		expect(cookie).toMatch(/^__Host-[^=]+=/);
		for (const word of [/; Secure/i, /; HttpOnly/i, /; SameSite=(Lax|Strict)/i, /; Path=\/(;|$)/i]) {
			expect(cookie).toMatch(word);
		}
		expect(cookie).not.toMatch(/; Domain=/i);
	});
});

describe("headers of responses", () => {
	it("a personal response is cached by no browser and no proxy, and carries every security header", async () => {
		const visitor = server.visitor("10.4.4.1");
		const form = newcomer();
		await visitor.call("signUp", form);
		await visitor.call("signIn", { email: form.email, password });
		for (const name of [
			"profile",
			"session",
			"sessions",
			"exportData",
			"attempts",
			"subscription",
		] as const) {
			const { status, headers } = await visitor.call(name);
			expect([name, status, headers.get("cache-control")]).toEqual([name, 200, "no-store"]);
			expect(Object.fromEntries(headers)).toMatchObject({
				"x-content-type-options": "nosniff",
				"referrer-policy": "strict-origin-when-cross-origin",
				"cross-origin-resource-policy": "same-origin",
				"content-security-policy": "default-src 'none'; frame-ancestors 'none'",
				"strict-transport-security": expect.stringMatching(/^max-age=31536000/),
			});
			expect(headers.get("access-control-allow-origin")).toBeNull();
		}
	});
});

describe("many networks of one household (security 16)", () => {
	it("sixteen /64 networks of one /56 share the limit of guesses", async () => {
		const form = newcomer();
		await server.visitor("10.4.2.1").call("signUp", form);
		const statuses: number[] = [];
		for (let index = 0; index < 60; index += 1) {
			const one = (index % 16).toString(16);
			const guess = await server.visitor("10.4.2.1").ask("/api/account/sign-in", {
				body: { email: form.email, password: `guess number ${index}` },
				headers: { "x-forwarded-for": `2001:db8:0:ff0${one}::${index}` },
			});
			statuses.push(guess.status);
		}
		expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(48);
		expect(statuses.at(-1)).toBe(429);
	});
});

describe("names of object prototypes", () => {
	it.each(["__proto__", "constructor", "toString", "hasOwnProperty"])(
		"the prototype name %s is no valid value",
		async (name) => {
			const visitor = server.visitor("10.4.3.1");
			for (const path of [`/api/${name}`, `/api/researchers/${name}`, `/api/updates/${name}/stop/x`]) {
				expect((await visitor.ask(path)).status).toBe(404);
			}
		},
	);
});
