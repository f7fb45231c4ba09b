import { describe, expect, it } from "vitest";
import { isOfPlatform, ltiPlatformsSchema } from "./settings.ts";

const moodle = {
	id: "moodle",
	name: "Moodle",
	issuer: "https://moodle.example",
	clientId: "one",
	deploymentIds: ["7"],
	authorizationUrl: "https://moodle.example/mod/lti/auth.php",
	tokenUrl: "https://moodle.example/mod/lti/token.php",
	keysUrl: "https://moodle.example/mod/lti/certs.php",
};
const read = (...platforms: readonly object[]) => ltiPlatformsSchema.safeParse(JSON.stringify(platforms));

describe("LTI_PLATFORMS", () => {
	it("LTI_PLATFORMS lists several platforms; the site that may show a frame is the issuer's", () => {
		const other = {
			...moodle,
			id: "other",
			clientId: "two",
			origins: ["https://a.example/path", "https://b.example"],
		};
		expect(read(moodle, other).data).toEqual([
			{ ...moodle, origins: ["https://moodle.example"] },
			{ ...other, origins: ["https://a.example", "https://b.example"] },
		]);
	});

	it.each([
		["no list", {}],
		["an unknown field", { ...moodle, secret: "x" }],
		["no deployment", { ...moodle, deploymentIds: [] }],
		["an address without https", { ...moodle, keysUrl: "http://moodle.example/keys" }],
		["a script as an address", { ...moodle, authorizationUrl: "javascript:alert(1)" }],
		["a site with every host", { ...moodle, origins: ["*"] }],
		["an id with capitals", { ...moodle, id: "Moodle" }],
	])("LTI_PLATFORMS refuses %s", (_, wrong) => {
		expect(read(wrong).success).toBe(false);
	});

	it("LTI_PLATFORMS refuses an id or a client twice", () => {
		expect(read(moodle, moodle).success).toBe(false);
		expect(read(moodle, { ...moodle, id: "again" }).success).toBe(false);
		expect(ltiPlatformsSchema.safeParse("{").success).toBe(false);
	});
});

it("a platform's message names addresses of its own sites alone", () => {
	const [platform] = read(moodle).data ?? [];
	if (platform === undefined) throw new Error("No platform");
	expect(isOfPlatform(platform, "https://moodle.example/mod/lti/services.php/2")).toBe(true);
	for (const wrong of [
		"https://evil.example/",
		"http://moodle.example/",
		"https://moodle.example.evil.example/",
		"file:///etc",
		"",
	])
		expect(isOfPlatform(platform, wrong), wrong).toBe(false);
});
