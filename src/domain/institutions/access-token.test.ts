import { describe, expect, it } from "vitest";
import type { Instant } from "../shared/instant.ts";
import {
	accessTokenEnd,
	checkAccessToken,
	maxAccessTokens,
	readAccessToken,
	writeAccessToken,
} from "./access-token.ts";

const token = writeAccessToken("A".repeat(43));

describe("the access token of an institution", () => {
	it("a token is read from the header in which a program sends it", () => {
		expect(readAccessToken(`Bearer ${token}`)).toBe(token);
	});

	it.each([
		null,
		"",
		token,
		`bearer ${token}`,
		`Basic ${token}`,
		`Bearer ${token}x`,
		`Bearer ${"A".repeat(43)}`,
	])("no token is read from %j", (header) => {
		expect(readAccessToken(header)).toBeUndefined();
	});

	it("a token ends a year after it was made", () => {
		expect(accessTokenEnd("2026-11-26T14:00:00.000Z" as Instant)).toBe("2027-11-26T14:00:00.000Z");
	});

	it("a token needs a name, and an institution has five at most", () => {
		expect(checkAccessToken(" ", 0)).toEqual({ ok: false, code: "forms.required" });
		expect(checkAccessToken("x".repeat(61), 0)).toMatchObject({ ok: false, code: "forms.name_invalid" });
		expect(checkAccessToken(" Tableau de bord ", maxAccessTokens - 1)).toEqual({
			ok: true,
			value: "Tableau de bord",
		});
		expect(checkAccessToken("Reports", maxAccessTokens)).toEqual({
			ok: false,
			code: "institutions.tokens_full",
		});
	});
});
