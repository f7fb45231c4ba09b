import { describe, expect, it } from "vitest";
import { returnPath } from "./return-path.ts";

describe("returnPath", () => {
	it.each(["/", "/consultations", "/explore?category=space&q=a%20b", "/results#code", "/a//b"])(
		"returnPath accepts %s, a path of this site",
		(path) => expect(returnPath(path)).toBe(path),
	);

	it.each([
		null,
		"",
		"dashboard",
		"//elsewhere.example",
		"/\\elsewhere.example",
		"/\t/elsewhere.example",
		"/\n/elsewhere.example",
		"/a\\b",
		"https://elsewhere.example",
		"javascript:alert(1)",
	])("%j is not a return path", (path) => expect(returnPath(path)).toBeNull());
});
