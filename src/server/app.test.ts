import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "./app.ts";
import { createEventStreams } from "./platform/http/event-streams.ts";
import type { RouteKit } from "./platform/http/serve-route.ts";
import { createLog } from "./platform/log.ts";
import { noMeter } from "./platform/metrics/meter.ts";
import { openSite, type Site } from "./platform/site/site.ts";
import { systemRoutes } from "./system-routes.ts";

const policy = "default-src 'none'; script-src 'self'";
const script = "assets/app-1a2b3c4d.js";
let folder: string;
let site: Site;
let lines: string[];

function write(path: string, content: string | Buffer) {
	mkdirSync(dirname(join(folder, path)), { recursive: true });
	writeFileSync(join(folder, path), content);
}

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "app-"));
	for (const page of ["", "fr/", "explore/", "fr/explore/", "404/"])
		write(`client/${page}index.html`, `page ${page}`);
	write("client/__spa-fallback.html", "fallback");
	write(`client/${script}`, "let x = 1;");
	write(`client/${script}.gz`, gzipSync("let x = 1;"));
	write("headers.json", JSON.stringify({ "index.html": { "content-security-policy": policy } }));
	site = await openSite(join(folder, "client"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function makeApp({ ready = true, publicUrl = "http://localhost:3000" } = {}) {
	lines = [];
	const log = createLog(
		"debug",
		(line) => lines.push(line),
		() => 0,
	);
	const isReady = async () => ready;
	const kit: RouteKit = {
		framedBy: () => [],
		streams: createEventStreams(),
		deskSessions: { read: async () => ({ signedIn: null, cookies: [] }) },
		operatorSessions: { read: async () => ({ signedIn: null, cookies: [] }) },
		sessions: {
			read: async () => ({ signedIn: null, cookies: [] }),
			isOpen: async () => true,
			tokenOf: async () => undefined,
		},
		limits: {
			count: async () => null,
			uncount: async () => {},
			isRemembered: async () => false,
			remember: async () => {},
		},
		publicUrl,
		log,
		now: () => new Date(0),
		elapsed: () => 0,
		wait: async () => {},
		isReady,
		asOneRequest: (work) => work(),
		meter: noMeter,
	};
	return createApp({ site, routes: systemRoutes(isReady, kit.publicUrl), kit, trustedProxies: 0 });
}

const get = (path: string, headers: Record<string, string> = {}) => makeApp().request(path, { headers });

describe("the interface", () => {
	test("the server answers liveness, and readiness with the state of the database", async () => {
		expect(await (await get("/api/health")).json()).toEqual({ status: "alive" });
		expect(await (await get("/api/ready")).json()).toEqual({ status: "ready" });
		const waiting = await makeApp({ ready: false }).request("/api/ready");
		expect(waiting.status).toBe(503);
		expect(waiting.headers.get("content-type")).toBe("application/problem+json");
		expect(await waiting.json()).toEqual({
			type: "about:blank",
			title: "Service Unavailable",
			status: 503,
			code: "server.not_ready",
		});
	});

	test("an unknown path answers 404 and a wrong method 405", async () => {
		for (const path of ["/api", "/api/", "/api/nope", "/api/health/more"]) {
			const response = await get(path);
			expect(response.status, path).toBe(404);
			expect(await response.json()).toMatchObject({ code: "request.not_found" });
		}
		const wrong = await makeApp().request("/api/health", { method: "DELETE" });
		expect(wrong.status).toBe(405);
		expect(wrong.headers.get("allow")).toBe("GET, HEAD");
	});
});

describe("pages and files", () => {
	test("a page has the stored language and varies by it", async () => {
		const response = await get("/explore", { cookie: "language=fr" });
		expect(await response.text()).toBe("page fr/explore/");
		expect(response.headers.get("vary")).toBe("Cookie");
		expect(response.headers.get("cache-control")).toBe("no-cache");
		expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
	});

	test("an unchanged file answers 304", async () => {
		const etag = (await get("/explore")).headers.get("etag") ?? "";
		expect(etag).toMatch(/^"[\w-]{22}"$/);
		for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
			const response = await get("/explore", { "if-none-match": known });
			expect(response.status).toBe(304);
			expect(await response.text()).toBe("");
			expect(response.headers.get("etag")).toBe(etag);
		}
		expect((await get("/explore", { "if-none-match": '"other"' })).status).toBe(200);
		expect((await get("/explore", { "if-none-match": etag, cookie: "language=fr" })).status).toBe(200);
	});

	test("a compressed file is sent on request, with an ETag of its own", async () => {
		const plain = await get(`/${script}`);
		const packed = await get(`/${script}`, { "accept-encoding": "gzip, br" });
		expect(packed.headers.get("content-encoding")).toBe("gzip");
		expect(packed.headers.get("vary")).toBe("Accept-Encoding");
		expect(packed.headers.get("etag")).not.toBe(plain.headers.get("etag"));
		expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe("let x = 1;");
		expect(await plain.text()).toBe("let x = 1;");
		expect(plain.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
	});

	test("HEAD returns the size without a body", async () => {
		const response = await makeApp().request("/explore", { method: "HEAD" });
		expect(response.headers.get("content-length")).toBe("13");
		expect(await response.text()).toBe("");
	});

	test("an unknown page answers 404, a wrong method 405, a malformed path 400", async () => {
		expect((await get("/nope")).status).toBe(404);
		expect(await (await get("/career/nope")).text()).toBe("fallback");
		expect((await makeApp().request("/explore", { method: "POST" })).status).toBe(405);
		expect((await get("/%zz")).status).toBe(400);
	});

	test("a trailing slash redirects, and the query is kept", async () => {
		const response = await get("/explore/?q=star");
		expect([response.status, response.headers.get("location")]).toEqual([308, "/explore?q=star"]);
	});
});

describe("a link whose sign # was encoded on the way", () => {
	test("the page is served, and neither log nor cache keeps the token", async () => {
		const response = await get("/fr/explore%23TOKEN");
		expect([response.status, response.headers.get("location")]).toEqual([302, "/fr/explore#TOKEN"]);
		expect(response.headers.get("cache-control")).toBe("no-store");
		expect(lines.join()).not.toContain("TOKEN");
		expect((await get("/fr/explore")).status).toBe(200);
	});
});

describe("every answer", () => {
	test("every response carries the security headers", async () => {
		for (const path of ["/", "/nope", "/explore/", `/${script}`, "/api/health", "/api/nope", "/%zz"]) {
			const { headers } = await get(path);
			expect(headers.get("x-content-type-options"), path).toBe("nosniff");
			expect(headers.get("x-frame-options"), path).toBe("DENY");
			expect(headers.get("content-security-policy"), path).toContain("frame-ancestors 'none'");
			expect(headers.get("strict-transport-security"), path).toBeNull();
		}
		expect((await get("/")).headers.get("content-security-policy")).toBe(`${policy}; frame-ancestors 'none'`);
		const overHttps = await makeApp({ publicUrl: "https://spectra.example" }).request("/");
		expect(overHttps.headers.get("strict-transport-security")).toBe("max-age=31536000");
	});

	test("every request leaves a log line without path, query or address", async () => {
		await get("/explore?q=private", { "x-forwarded-for": "192.0.2.1" });
		expect(lines).toHaveLength(1);
		expect(JSON.parse(lines[0] ?? "")).toEqual({
			time: "1970-01-01T00:00:00.000Z",
			level: "debug",
			event: "request",
			method: "GET",
			route: "other",
			status: 200,
			milliseconds: 0,
			request: expect.stringMatching(/^[\da-f-]{36}$/),
		});
		await get("/api/health");
		expect(JSON.parse(lines[0] ?? "")).toMatchObject({ route: "/api/health" });
	});

	test("an unexpected error answers 500 without details", async () => {
		const app = makeApp();
		app.get("/api/broken", () => {
			throw new Error("secret");
		});
		const response = await app.request("/api/broken");
		expect(response.status).toBe(500);
		expect(await response.text()).not.toContain("secret");
		expect(response.headers.get("x-frame-options")).toBe("DENY");
		expect(lines.join()).not.toContain("secret");
	});
});
