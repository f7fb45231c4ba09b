import { expect, it } from "vitest";
import { isSameOrigin } from "./same-origin.ts";

const post = (origin: string, host = "spectra.example"): Request =>
	new Request("http://127.0.0.1:3000/api/contact", { method: "POST", headers: { origin, host } });

it("takes a page without encryption for somebody else's where people come by https", () => {
	expect(isSameOrigin(post("https://spectra.example"), "https://spectra.example")).toBe(true);
	expect(isSameOrigin(post("http://spectra.example"), "https://spectra.example")).toBe(false);
	expect(isSameOrigin(post("https://other.example", "other.example"), "https://spectra.example")).toBe(true);
	expect(isSameOrigin(post("http://other.example", "other.example"), "https://spectra.example")).toBe(false);
});

it("takes the names that a machine is called by without https", () => {
	expect(isSameOrigin(post("http://localhost:3000", "localhost:3000"), "http://127.0.0.1:3000")).toBe(true);
	expect(isSameOrigin(post("http://evil.example", "localhost:3000"), "http://127.0.0.1:3000")).toBe(false);
});
