import { describe, expect, it } from "vitest";
import { isSameOrigin } from "./same-origin.ts";

const post = (origin: string, host = "spectra.example"): Request =>
	new Request("http://127.0.0.1:3000/api/contact", { method: "POST", headers: { origin, host } });

it("an http page is foreign to a site with https", () => {
	expect(isSameOrigin(post("https://spectra.example"), "https://spectra.example")).toBe(true);
	expect(isSameOrigin(post("http://spectra.example"), "https://spectra.example")).toBe(false);
	expect(isSameOrigin(post("https://other.example", "other.example"), "https://spectra.example")).toBe(true);
	expect(isSameOrigin(post("http://other.example", "other.example"), "https://spectra.example")).toBe(false);
});

it("a site without https accepts every name of its machine", () => {
	expect(isSameOrigin(post("http://localhost:3000", "localhost:3000"), "http://127.0.0.1:3000")).toBe(true);
	expect(isSameOrigin(post("http://evil.example", "localhost:3000"), "http://127.0.0.1:3000")).toBe(false);
	// The https page of a proxy in front of it.
	expect(isSameOrigin(post("https://lycee.example", "lycee.example"), "http://127.0.0.1:3000")).toBe(true);
});

const site = "https://spectra.example";
const sent = (method: string, headers: Record<string, string>, url = "http://127.0.0.1:3000/api/contact") =>
	isSameOrigin(new Request(url, { method, headers }), site);

describe("changing requests and their origin", () => {
	it.each(["POST", "PUT", "PATCH", "DELETE"])("a %s from a foreign page is refused", (method) => {
		expect(sent(method, { origin: "https://evil.example", host: "spectra.example" })).toBe(false);
		expect(sent(method, { origin: site, host: "spectra.example" })).toBe(true);
	});

	it("the site's own page is accepted behind a proxy that calls the server by another name", () => {
		expect(sent("POST", { origin: site, host: "127.0.0.1:3000" })).toBe(true);
	});

	it("a request without a host counts by its URL", () => {
		const url = "https://other.example:8443/api/contact";
		expect(sent("POST", { origin: "https://other.example:8443" }, url)).toBe(true);
		expect(sent("POST", { origin: "https://other.example" }, url)).toBe(false);
	});

	it.each([
		["same-origin", true],
		["same-site", false],
		["cross-site", false],
		["none", false],
		["", false],
	])("a request without an origin counts by its sec-fetch-site: %j", (from, isTaken) => {
		expect(sent("POST", { "sec-fetch-site": from })).toBe(isTaken);
	});

	it("a request without browser headers, or with a contradicting origin, is refused", () => {
		expect(sent("POST", { host: "spectra.example" })).toBe(false);
		expect(
			sent("POST", {
				origin: "https://evil.example",
				"sec-fetch-site": "same-origin",
				host: "spectra.example",
			}),
		).toBe(false);
	});

	it.each([
		"null",
		"",
		"spectra.example",
		"https://spectra.example.evil.example",
		"https://spectra.example:8443",
		"ftp://spectra.example",
		"web+https://spectra.example",
		"https+web://spectra.example",
	])("a request from %j is refused", (origin) => {
		expect(sent("POST", { origin, host: "spectra.example" })).toBe(false);
		const plain = new Request("http://127.0.0.1/", {
			method: "POST",
			headers: { origin: origin.replace("https", "http"), host: "spectra.example" },
		});
		expect(isSameOrigin(plain, "http://127.0.0.1:3000")).toBe(false);
	});
});

it.each(["GET", "HEAD"])("a %s from anywhere is accepted, because it changes nothing", (method) => {
	expect(sent(method, { origin: "https://evil.example" })).toBe(true);
	expect(sent(method, { "sec-fetch-site": "cross-site" })).toBe(true);
});
