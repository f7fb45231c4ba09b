import { beforeAll, describe, expect, it } from "vitest";
import { routes } from "#contract/routes.ts";
import { createDatabase } from "#server/platform/db/database.ts";
import { createLog } from "#server/platform/log.ts";
import { prepareDatabase } from "../../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer } from "../../../../tests/setup/live-server.ts";
import { newcomer, signedIn } from "../../../../tests/setup/people.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(() => {
	server = createLiveServer(test);
});

describe("request validation", () => {
	it("a body has to be JSON in UTF-8", async () => {
		const visitor = server.visitor();
		const body = '{"email":"a@b.fr","password":"x"}';
		for (const type of [
			"text/plain",
			"application/x-www-form-urlencoded",
			"multipart/form-data",
			"application/json; charset=utf-7",
			"application/json; charset=iso-8859-1",
		]) {
			const answer = await visitor.ask("/api/account/sign-in", { body, headers: { "content-type": type } });
			expect(answer.status, type).toBe(400);
		}
		const utf8 = { "content-type": "application/json; charset=utf-8" };
		expect((await visitor.ask("/api/account/sign-in", { body, headers: utf8 })).status).toBe(401);
	});

	it("a changing request is accepted only from a page of this site", async () => {
		const { visitor } = await signedIn(server);
		const end = (headers: Record<string, string>) =>
			visitor.ask("/api/account/sessions", { method: "DELETE", headers });
		for (const origin of ["https://evil.example", "null", "http://localhost:3001", "nonsense"]) {
			expect(await end({ origin }), origin).toMatchObject({ status: 403, body: { code: "request.foreign" } });
		}
		expect((await end({ origin: "http://localhost:3000" })).status).toBe(204);
		const { path, method } = routes.endOtherSessions;
		const silent = new Request(`http://localhost:3000${path}`, {
			method,
			headers: { cookie: visitor.cookie(), "sec-fetch-site": "same-origin" },
		});
		expect(silent.headers.has("origin")).toBe(false);
	});
});

describe("the account of a page", () => {
	it("a request from a page of another account changes nothing and answers nothing of this account", async () => {
		const { visitor } = await signedIn(server);
		const { body: own } = await visitor.call("session");
		const headers = (id: string) => ({ "spectra-account": id, origin: "http://localhost:3000" });
		const other = headers("5f0c1e60-8f6c-4f0a-9d2e-0d9a3a1b2c3d");
		const refused = { status: 409, body: { code: "account.other_session" } };
		const message = JSON.stringify({
			name: "Ada",
			email: "ada@example.org",
			message: "A message of someone else.",
			locale: "en",
		});
		expect(await visitor.ask("/api/account/profile", { headers: other })).toMatchObject(refused);
		expect(
			await visitor.ask("/api/saved-careers/ecologist", { method: "PUT", headers: other }),
		).toMatchObject(refused);
		expect(
			await visitor.ask("/api/contact-messages", {
				body: message,
				headers: { ...other, "content-type": "application/json" },
			}),
		).toMatchObject(refused);
		expect(
			(await visitor.ask("/api/account/profile", { headers: headers(own.session.accountId) })).status,
		).toBe(200);
		// The page learns by this route who is signed in.
		expect((await visitor.ask("/api/account/session", { headers: other })).status).toBe(200);
		expect((await visitor.call("savedCareers")).body).toEqual({ saved: [] });
	});
});

describe("the table of routes", () => {
	it("every route that looks up an address pads its response time", () => {
		const padded = server.services.routes.filter(({ options }) => options.responseTimeStepMs === 100);
		const paths = padded.map(({ route }) => `${route.method} ${route.path}`).sort();
		const about = [
			routes.requestPasswordReset,
			routes.requestLogInLink,
			routes.signIn,
			routes.signUp,
			routes.signUpByProvider,
			routes.requestDeskLink,
		];
		expect(paths).toEqual(about.map(({ method, path }) => `${method} ${path}`).sort());
	});

	it("every route is closed to guests unless it is open to everyone", async () => {
		const guest = server.visitor();
		for (const { route } of server.services.routes) {
			if (route.access === "everyone") continue;
			const path = route.path.replace(/:\w+/g, "5f0c1e60-8f6c-4f0a-9d2e-0d9a3a1b2c3d");
			const answer = await guest.ask(path, { method: route.method });
			const refusals = { researcher: "desk.sign_in_required", operator: "operator.sign_in_required" };
			const code =
				route.access in refusals ? refusals[route.access as "operator"] : "account.sign_in_required";
			expect([answer.status, answer.body.code], path).toEqual([401, code]);
		}
	});
});

describe("rate limits", () => {
	it("a limit counts an address and a network, and the response says when to retry", async () => {
		const form = newcomer();
		const { limit } = routes.signIn;
		const tried = await Promise.all(
			Array.from({ length: limit.perEmailAndNetwork }, () =>
				server.visitor("192.0.2.9").call("signIn", form),
			),
		);
		expect(new Set(tried.map(({ status }) => status))).toEqual(new Set([401]));
		const over = await server.visitor("192.0.2.9").call("signIn", form);
		expect(over).toMatchObject({ status: 429, body: { code: "limits.too_many" } });
		expect(Number(over.headers.get("retry-after"))).toBeGreaterThan(60);
		const upperCase = { ...form, email: form.email.toUpperCase() };
		expect((await server.visitor("192.0.2.9").call("signIn", upperCase)).status).toBe(429);
		expect((await server.visitor("192.0.2.10").call("signIn", form)).status).toBe(401);
	});

	it("a limit holds on every server of the database and after a restart, and ends", async () => {
		const [first, second] = [createLiveServer(test), createLiveServer(test)];
		const form = { email: "limited@example.org", locale: "en" };
		for (let times = 0; times < routes.requestPasswordReset.limit.perEmail; times += 1) {
			const server = times % 2 === 0 ? first : second;
			expect((await server.visitor(`192.0.2.${times}`).call("requestPasswordReset", form)).status).toBe(204);
		}
		expect((await createLiveServer(test).visitor().call("requestPasswordReset", form)).status).toBe(429);
		second.pass(routes.requestPasswordReset.limit.minutes * 60_000);
		expect((await second.visitor().call("requestPasswordReset", form)).status).toBe(204);
	});

	it("a limit that was reached while the clock was ten years ahead ends with the wrong clock", async () => {
		const ahead = createLiveServer(test);
		ahead.pass(10 * 365 * 24 * 3_600_000);
		const form = { email: "ahead@example.org", locale: "en" };
		const ask = (server: LiveServer, from: number) =>
			server.visitor(`198.51.100.${from}`).call("requestPasswordReset", form);
		const { perEmail } = routes.requestPasswordReset.limit;
		for (let times = 0; times < perEmail; times += 1) expect((await ask(ahead, times)).status).toBe(204);
		expect((await ask(ahead, perEmail)).status).toBe(429);
		const right = createLiveServer(test);
		expect((await ask(right, perEmail)).status).toBe(204);
		const housekeeping = right.services.jobDefinitions.find(({ name }) => name === "limits-housekeeping");
		await ahead.visitor().call("requestPasswordReset", { ...form, email: "late@example.org" });
		await housekeeping?.handle({});
		const [row] = await test.ask(
			"SELECT count(*)::int AS n FROM rate_limit WHERE ends_at > now() + interval '1 year'",
		);
		expect(row?.n).toBe(0);
	});

	it("counters store no address", async () => {
		const rows = await test.ask("SELECT key FROM rate_limit");
		expect(rows.length).toBeGreaterThan(0);
		for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/);
	});

	it("a forged forwarding header does not evade a limit", async () => {
		const form = newcomer();
		const statuses: number[] = [];
		for (let times = 0; times <= routes.signIn.limit.perEmailAndNetwork; times += 1) {
			const headers = { "x-forwarded-for": `198.51.100.${times}` };
			const visitor = server.visitor("2001:db8::1");
			const answer = await visitor.ask("/api/account/sign-in", {
				body: form,
				headers,
				from: `2001:db8::${times + 1}`,
			});
			statuses.push(answer.status);
		}
		expect(statuses.at(-1)).toBe(429);
	});
});

describe("requests while the database is down", () => {
	const log = createLog("error", () => {}, Date.now);
	const away = createDatabase(
		{ databaseUrl: "postgresql://nobody@127.0.0.1:1/none", dataDirectory: undefined, repository: "." },
		log,
	);

	it("routes that need the database report its outage, and others are unaffected", async () => {
		const stranded = createLiveServer({ database: away, ask: test.ask });
		const { visitor } = await signedIn(server);
		const headers = { cookie: visitor.cookie() };
		const asked = [
			await stranded.visitor().call("signIn", newcomer()),
			await stranded.visitor().call("signUp", newcomer()),
			await stranded.visitor().ask("/api/account/session", { headers }),
			await stranded.visitor().ask("/api/account/profile", { headers }),
		];
		for (const answer of asked) {
			expect(answer).toMatchObject({ status: 503, body: { code: "server.not_ready" } });
			expect(answer.headers.get("retry-after")).toBe("5");
		}
		expect((await stranded.visitor().call("health")).status).toBe(200);
		expect((await stranded.visitor().call("session")).body).toEqual({ session: null });
	});
});
