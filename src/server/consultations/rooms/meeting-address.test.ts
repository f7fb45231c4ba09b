import { jwtVerify } from "jose";
import { describe, expect, it } from "vitest";
import { meetingAddress } from "./meeting-address.ts";

const url = "https://meet.example/spectra-AbCdEfGhIjKlMnOpQrStUv";
const tokens = { secret: "a secret that both sides know", issuer: "spectra", audience: "jitsi" };
const now = new Date("2027-03-01T08:50:00.000Z");
const times = { now, closesAt: "2027-03-01T10:00:00.000Z" } as const;
const sam = { name: "Sam", hasControl: false };

describe("the address of a meeting", () => {
	it("the address is the provider's own where it asks for no token", async () => {
		expect(await meetingAddress(url, undefined, sam, times)).toBe(url);
	});

	it("the address has a token for one person, one room, and the time until the room closes", async () => {
		const address = new URL(await meetingAddress(url, tokens, sam, times));
		expect(address.origin + address.pathname).toBe(url);
		const jwt = address.searchParams.get("jwt") ?? "";
		const key = new TextEncoder().encode(tokens.secret);
		const options = { issuer: "spectra", audience: "jitsi", algorithms: ["HS256"] };
		const { payload } = await jwtVerify(jwt, key, { ...options, currentDate: now });
		expect(payload).toEqual({
			iss: "spectra",
			aud: "jitsi",
			sub: "meet.example",
			room: "spectra-AbCdEfGhIjKlMnOpQrStUv",
			iat: now.getTime() / 1000,
			exp: Date.parse(times.closesAt) / 1000,
			context: { user: { name: "Sam", moderator: false } }, // cspell:disable-line
		});
		const late = { ...options, currentDate: new Date(times.closesAt) };
		await expect(jwtVerify(jwt, key, late)).rejects.toThrow("exp");
		const other = new TextEncoder().encode("another secret of the same length");
		await expect(jwtVerify(jwt, other, { ...options, currentDate: now })).rejects.toThrow("signature");
	});
});
