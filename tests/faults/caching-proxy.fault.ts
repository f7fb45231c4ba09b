import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { cachingFindings } from "#server/operator/doctor/caching.ts";
import { type Installation, makeInstallation } from "./support/installation.ts";
import { student } from "./support/person.ts";
import { freePort } from "./support/ports.ts";
import { findProgram, sayNotRun, startProgram } from "./support/programs.ts";
import { repository, startServer } from "./support/server.ts";

const nginx = findProgram("nginx");
const site = readFileSync(join(repository, "deploy", "nginx", "spectra.conf"), "utf8");
const asset = "/assets/app-1a2b3c4d.js";
const script = `export const release = 1;${" ".repeat(2_000)}`;

/** Debian's nginx with the configuration of `deploy/nginx`; `changes` replace parts of it. */
async function startCache(port: number, upstream: number, changes: Readonly<Record<string, string>> = {}) {
	const own = { "127.0.0.1:3000": `127.0.0.1:${upstream}`, "listen 80;": `listen 127.0.0.1:${port};` };
	let configuration = site;
	for (const [from, to] of Object.entries({ ...own, "/var/cache/nginx/spectra": "cache", ...changes })) {
		assert.ok(configuration.includes(from), from);
		configuration = configuration.replaceAll(from, to);
	}
	const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
		(name) => `${name}_temp_path ${name};`,
	);
	const whole = `daemon off; master_process off; pid nginx.pid; error_log stderr; events {}\nhttp { access_log off; ${temporary.join(" ")}\n${configuration}\n}`;
	const running = await startProgram({
		program: nginx ?? "",
		files: { "nginx.conf": whole },
		port,
		args: (folder) => ["-p", folder, "-c", join(folder, "nginx.conf")],
	});
	return { port, [Symbol.asyncDispose]: () => running[Symbol.asyncDispose]() };
}

const otherLocale = { en: "fr", fr: "en" } as const;

/** A site with pages in two languages and editions, and an asset in three encodings. */
function fill(installation: Installation): void {
	for (const [edition, folder] of [
		["demo", installation.site],
		["live", join(installation.site, "..", "live")],
	] as const)
		for (const [locale, page] of [
			["en", "index.html"],
			["fr", "fr/index.html"],
		] as const)
			writeFileSync(
				join(folder, page),
				`<html lang="${locale}" data-edition="${edition}"><script src="${asset}">`,
			);
	const file = join(installation.site, asset);
	writeFileSync(file, script);
	writeFileSync(`${file}.br`, brotliCompressSync(script));
	writeFileSync(`${file}.gz`, gzipSync(script));
}

if (nginx !== undefined) {
	describe("a caching proxy", () => {
		test("files with a hash are kept, and pages, languages, editions, accounts and errors are never mixed", async () => {
			await using installation = makeInstallation();
			fill(installation);
			const port = await freePort();
			const environment = { TRUSTED_PROXIES: "1", PUBLIC_URL: `http://localhost:${port}` };
			const server = await startServer(installation, { environment, hashesQuickly: true });
			await using _server = server;
			await server.ready();
			await using cache = await startCache(port, server.port);
			const get = async (path: string, headers: Record<string, string> = {}) => {
				const response = await fetch(`http://127.0.0.1:${cache.port}${path}`, { headers });
				return { status: response.status, headers: response.headers, text: await response.text() };
			};

			for (const encoding of ["br", "gzip", "identity", "br", "gzip", "identity"]) {
				const { text, headers } = await get(asset, { "accept-encoding": encoding });
				assert.equal(text, script);
				assert.equal(headers.get("content-encoding") ?? "identity", encoding);
				assert.match(headers.get("cache-control") ?? "", /immutable/);
			}
			assert.equal((await get(asset, { "accept-encoding": "br" })).headers.get("x-cache"), "HIT");

			for (let turn = 0; turn < 60; turn += 1) {
				const locale = turn % 3 === 0 ? "fr" : "en";
				const page = await get("/", {
					cookie: `language=${locale}`,
					"accept-encoding": ["br", "gzip"][turn % 2] ?? "",
				});
				assert.match(page.text, new RegExp(`lang="${locale}" data-edition="live"`));
				assert.notEqual(page.headers.get("x-cache"), "HIT");
				const etag = page.headers.get("etag") ?? "";
				assert.equal((await get("/", { cookie: `language=${locale}`, "if-none-match": etag })).status, 304);
				assert.equal(
					(await get("/", { cookie: `language=${otherLocale[locale]}`, "if-none-match": etag })).status,
					200,
				);
			}

			for (let turn = 0; turn < 2; turn += 1) {
				const missing = await get("/assets/app-00000000.js");
				assert.equal(missing.status, 404);
				assert.doesNotMatch(missing.headers.get("cache-control") ?? "", /immutable/);
				assert.notEqual(missing.headers.get("x-cache"), "HIT");
			}

			const people = [await student(cache.port), await student(cache.port)];
			for (const person of [...people, ...people]) {
				const { body } = await person.ask(cache.port, "GET", "/api/account/profile");
				assert.equal(body.email, person.email);
			}
			const findings = await cachingFindings(`http://127.0.0.1:${cache.port}`);
			assert.deepEqual(
				findings.map(({ level }) => level),
				["ok", "ok", "ok"],
			);
			server.process.kill("SIGTERM");
			assert.equal(await server.ended(), 0);
			assert.equal((await get(asset, { "accept-encoding": "br" })).text, script);
			assert.notEqual((await get("/")).status, 200);
		});

		test("the doctor finds a cache that keeps answers of the API, drops validators, or serves the demonstration", async () => {
			await using installation = makeInstallation();
			fill(installation);
			await using server = await startServer(installation, { hashesQuickly: true });
			await server.ready();
			const api = "    proxy_pass http://spectra;\n    proxy_buffering off;";
			await using greedy = await startCache(await freePort(), server.port, {
				[api]: `${api.replace("off", "on")} proxy_cache spectra; proxy_ignore_headers Cache-Control Expires; proxy_cache_valid 200 1m;`,
				"  location / {": "  proxy_hide_header ETag;\n  proxy_hide_header Cache-Control;\n  location / {",
			});
			const said = async (port: number) =>
				(await cachingFindings(`http://127.0.0.1:${port}`)).map(
					({ level, sentence }) => `${level} ${sentence}`,
				);
			const [page = "", files = "", answers = ""] = await said(greedy.port);
			assert.match(page, /^warn Pages arrive without an ETag/);
			assert.match(files, /^warn Files under \/assets\/ arrive without immutable/);
			assert.match(answers, /^fail A cache keeps answers of the API/);
			const demo = [process.execPath, join(repository, "src", "server", "demo.ts")] as const;
			await using other = await startServer(installation, { command: demo });
			await other.ready().catch(() => {});
			assert.match((await said(other.port)).join("\n"), /^fail The pages are not those of this server/);
		});
	});
} else sayNotRun("a caching proxy", { nginx });
