import { describe, expect, it } from "vitest";
import { browserCookie, browserToken } from "./secrets.ts";

describe("the cookie of a browser during launches", () => {
	it("over https it works in the frame of a course, which browsers keep apart for each site", () => {
		const cookie = browserCookie("drawn", "https://spectra.example").get("set-cookie");
		expect(cookie).toBe(
			"__Host-spectra-lti=drawn; Max-Age=600; Path=/; HttpOnly; Secure; SameSite=None; Partitioned",
		);
	});

	it("without https it is one of the site alone, because browsers refuse others", () => {
		const cookie = browserCookie("drawn", "http://localhost:3000").get("set-cookie");
		expect(cookie).toBe("spectra-lti=drawn; Max-Age=600; Path=/; HttpOnly; SameSite=Lax");
	});

	it("it is read by the name of its site alone", () => {
		const headers = new Headers({ cookie: "spectra-lti=plain; __Host-spectra-lti=drawn" });
		expect(browserToken(headers, "https://spectra.example")).toBe("drawn");
		expect(browserToken(headers, "http://localhost:3000")).toBe("plain");
		expect(browserToken(new Headers(), "http://localhost:3000")).toBeUndefined();
	});
});
