import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { endedCookie, readSignedToken, sessionCookieName, sessionLife } from "./cookie.ts";

const secret = "a secret of this installation";
const signed = (token: string, by = secret): string =>
	`${token}.${createHmac("sha256", by).update(token).digest("base64")}`;

describe("the token in a session cookie", () => {
	it("a token is accepted with our signature only", () => {
		expect(readSignedToken(signed("token"), [secret])).toBe("token");
		expect(readSignedToken(signed("to.ken"), [secret])).toBe("to.ken");
		expect(readSignedToken(signed("token", "another secret"), [secret])).toBeUndefined();
		expect(readSignedToken(signed("token").replace("token", "taken"), [secret])).toBeUndefined();
		// The cached key must belong to the given secret.
		expect(readSignedToken(signed("token", "another secret"), ["another secret"])).toBe("token");
		expect(readSignedToken(signed("token"), ["another secret"])).toBeUndefined();
		expect(readSignedToken(signed("token"), [secret])).toBe("token");
	});

	it.each([
		"",
		"token",
		".",
		"token.",
		".signature",
		signed(""),
		"token.c2hvcnQ=",
		signed("token").replace(/=$/, "AAAA"),
	])("no token is read from %j", (value) => {
		expect(readSignedToken(value, [secret])).toBeUndefined();
	});

	it("a token signed with any of the accepted secrets is read", () => {
		expect(readSignedToken(signed("token", "former"), [secret, "former"])).toBe("token");
		expect(readSignedToken(signed("token"), [secret, "former"])).toBe("token");
		expect(readSignedToken(signed("token", "older"), [secret, "former"])).toBeUndefined();
		expect(readSignedToken(signed("token"), [])).toBeUndefined();
	});

	it("a token of one letter is read", () => {
		expect(readSignedToken(signed("t"), [secret])).toBe("t");
	});
});

describe("the session cookie", () => {
	it("with https the cookie is bound to the host", () => {
		expect(sessionCookieName("https://spectra.example")).toBe("__Host-spectra-session");
		expect(sessionCookieName("http://localhost:3000")).toBe("spectra-session");
		expect(sessionCookieName("http://localhost/https:")).toBe("spectra-session");
	});

	it("the deletion has the attributes of the cookie", () => {
		expect(endedCookie("https://spectra.example").get("set-cookie")).toBe(
			"__Host-spectra-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax",
		);
		expect(endedCookie("http://localhost:3000").get("set-cookie")).toBe(
			"spectra-session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax",
		);
	});

	it("a session lasts fourteen days without a visit and is extended each hour", () => {
		expect(sessionLife).toEqual({ expiresIn: 14 * 24 * 3600, updateAge: 3600 });
	});
});
