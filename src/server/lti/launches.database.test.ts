import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
	type Changed,
	forms,
	launchesOn,
	post,
	pupilOf,
	started,
} from "../../../tests/setup/course-launch.ts";
import { type CoursePlatform, platformOf, startPlatform } from "../../../tests/setup/course-platform.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer } from "../../../tests/setup/live-server.ts";
import { signedIn } from "../../../tests/setup/people.ts";

const test = prepareDatabase();
const publicUrl = "http://localhost:3000";
const claim = (name: string) => `https://purl.imsglobal.org/spec/lti/claim/${name}`;
const minute = 60_000;
let platform: CoursePlatform;
let server: LiveServer;

beforeAll(async () => {
	platform = await startPlatform(publicUrl, async () => (await server.visitor().call("ltiKeys")).body);
	server = createLiveServer(test, { ltiPlatforms: [platformOf(platform.issuer)] });
});
beforeEach(() => {
	platform.failing = {};
});
afterAll(() => platform.close());

const { start, launch, launched, codeOf, linkedClass } = launchesOn(
	() => server,
	() => platform,
);

describe("a launch that is not right", () => {
	const resource = "an activity of faults";
	beforeAll(async () => {
		const { visitor: teacher } = await signedIn(server, { role: "teacher" });
		await linkedClass(teacher, resource);
	});

	it("a launch of an unknown platform, client or deployment does not start", async () => {
		const codes = [];
		for (const changes of [
			{ iss: "https://other.example" },
			{ client_id: "another" },
			{ lti_deployment_id: "8" },
		]) {
			const fields = { iss: platform.issuer, ...started, ...changes };
			codes.push((await post(platform, server.visitor(), "/api/lti/login", fields)).body.code);
		}
		expect(codes).toEqual(["lti.platform_unknown", "lti.platform_unknown", "lti.deployment_unknown"]);
	});

	it("a launch starts by either method, and with each parameter once", async () => {
		const fields = new URLSearchParams({ iss: platform.issuer, ...started });
		const visitor = server.visitor();
		const byQuery = await visitor.ask(`/api/lti/login?${fields}`);
		expect(byQuery.status).toBe(303);
		for (const wrong of ["", "iss=a", `${fields}&iss=b`, `${fields}&extra=%00`]) {
			expect((await visitor.ask(`/api/lti/login?${wrong}`)).body.code).toBe("request.malformed");
			const asked = { method: "POST", body: wrong, headers: forms };
			expect((await visitor.ask("/api/lti/login", asked)).body.code).toBe("request.malformed");
		}
		const json = { method: "POST", body: { iss: platform.issuer, ...started } };
		expect((await visitor.ask("/api/lti/login", json)).body.code).toBe("request.malformed");
		const huge = { method: "POST", body: `id_token=${"x".repeat(70_000)}`, headers: forms };
		expect((await visitor.ask("/api/lti/launch", huge)).body.code).toBe("request.too_large");
	});

	it.each<[string, Changed]>([
		["lti.invalid", { isForeign: true }],
		["lti.invalid", { claims: { iss: "https://other.example" } }],
		["lti.invalid", { claims: { nonce: "another" } }],
		["lti.invalid", { claims: { sub: undefined } }],
		["lti.invalid", { claims: { [claim("version")]: "1.1" } }],
		["lti.invalid", { claims: { [claim("message_type")]: "LtiSubmissionReviewRequest" } }],
		["lti.invalid", { claims: { [claim("resource_link")]: undefined } }],
		["lti.audience", { claims: { aud: "another" } }],
		["lti.audience", { claims: { aud: ["tool-1", "another"] } }],
		["lti.audience", { claims: { aud: ["tool-1", "another"], azp: "another" } }],
		["lti.deployment_unknown", { claims: { [claim("deployment_id")]: "8" } }],
		["lti.clock", { claims: { iat: Date.now() / 1000 + 11 * 60, exp: Date.now() / 1000 + 12 * 60 } }],
		["lti.clock", { claims: { iat: Date.now() / 1000 - 13 * 60, exp: Date.now() / 1000 - 12 * 60 } }],
	])("a wrong launch is refused as %s: %j", async (code, changed) => {
		expect(await codeOf(server.visitor(), pupilOf(resource), changed)).toBe(code);
	});

	it.each([5, -5])("a launch by a clock that is %i minutes off is not refused", async (minutes) => {
		const at = new Date(Date.now() + minutes * minute);
		await launched(server.visitor(), pupilOf(resource), { at });
	});

	it("a launch is used once: its message, its state and its page", async () => {
		const visitor = server.visitor();
		const { answer, state, id_token } = await launch(visitor, pupilOf(resource));
		const replayed = await post(platform, visitor, "/api/lti/launch", { state, id_token });
		expect(replayed.body.code).toBe("lti.replayed");
		const other = await start(visitor);
		const elsewhere = await post(platform, visitor, "/api/lti/launch", { state: other.state, id_token });
		expect(elsewhere.body.code).toBe("lti.invalid");
		const token = answer.headers.get("location")?.split("#")[1];
		expect((await visitor.call("joinByLaunch", { token })).status).toBe(200);
		expect((await visitor.call("joinByLaunch", { token })).body.code).toBe("lti.replayed");
		expect((await visitor.call("readLaunch", { token })).body.code).toBe("lti.replayed");
	});

	it("a launch ends after ten minutes, and opens nothing in another browser", async () => {
		const later = createLiveServer(test, { ltiPlatforms: [platformOf(platform.issuer)] });
		const { state, nonce } = await start(server.visitor());
		const id_token = await platform.sign(platform.claims(pupilOf(resource), nonce, server.now()));
		later.pass(11 * minute);
		const late = await post(platform, later.visitor(), "/api/lti/launch", { state, id_token });
		expect(late.body.code).toBe("lti.expired");
		const stranger = server.visitor();
		await start(stranger);
		expect((await post(platform, stranger, "/api/lti/launch", { state, id_token })).body.code).toBe(
			"lti.expired",
		);
		// The stranger has used nothing up; and a browser that keeps no cookies in a frame is let in.
		expect((await post(platform, server.visitor(), "/api/lti/launch", { state, id_token })).status).toBe(303);
		const token = await launched(server.visitor(), pupilOf(resource));
		expect((await later.visitor().call("joinByLaunch", { token })).body.code).toBe("lti.expired");
	});

	it("a launch says that the platform is away, or has ended it", async () => {
		const fresh = createLiveServer(test, { ltiPlatforms: [platformOf(platform.issuer)] });
		platform.failing.keys = 503;
		const { state, nonce } = await start(fresh.visitor());
		const id_token = await platform.sign(platform.claims(pupilOf(resource), nonce, server.now()));
		const away = await post(platform, fresh.visitor(), "/api/lti/launch", { state, id_token });
		expect([away.status, away.body.code]).toEqual([503, "lti.platform_unreachable"]);
		const visitor = server.visitor();
		const ended = await start(visitor);
		const refused = { state: ended.state, error: "login_required" };
		expect((await post(platform, visitor, "/api/lti/launch", refused)).body.code).toBe("lti.refused");
	});

	it("a refused launch shows a browser the sentence on a page, and a program the code", async () => {
		const visitor = server.visitor();
		const headers = { accept: "text/html,*/*", "accept-language": "fr-FR,fr;q=0.9,en;q=0.8" };
		const answer = await post(
			platform,
			visitor,
			"/api/lti/launch",
			{ state: "unknown", id_token: "x" },
			headers,
		);
		expect([answer.status, answer.headers.get("location")]).toEqual([
			303,
			"/fr/activity#problem-lti.expired",
		]);
	});
});

describe("frames", () => {
	const framed = { "content-security-policy": expect.stringContaining("frame-ancestors http://127.0.0.1:") };
	const headersOf = async (from: LiveServer, path: string) =>
		Object.fromEntries((await from.visitor().ask(path)).headers);

	it("frames are allowed to the platform's site, for the pages of a launch alone", async () => {
		for (const path of ["/activity", "/fr/activity", "/join", "/quiz", "/fr/results", "/api/lti/login"]) {
			const headers = await headersOf(server, path);
			expect(headers, path).toMatchObject(framed);
			expect(headers["x-frame-options"], path).toBeUndefined();
		}
		for (const path of [
			"/",
			"/login",
			"/account",
			"/fr/class",
			"/activity/x",
			"/api/session",
			"/api/lti/keys",
		]) {
			const headers = await headersOf(server, path);
			expect(headers["content-security-policy"], path).toContain("frame-ancestors 'none'");
			expect(headers["x-frame-options"], path).toBe("DENY");
		}
	});

	it("frames are allowed to no one where no platform is set up", async () => {
		const headers = await headersOf(createLiveServer(test), "/activity");
		expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
		expect(headers["x-frame-options"]).toBe("DENY");
	});
});

describe("the keys of the site", () => {
	it("the keys of the site are drawn once for all servers, and renewed in time", async () => {
		const one = createLiveServer(test, { ltiPlatforms: [platformOf(platform.issuer)] });
		const keysAt = async (from: LiveServer) =>
			(await from.visitor().call("ltiKeys")).body.keys.map(({ kid }: { kid: string }) => kid);
		const before = await keysAt(server);
		expect(before).toHaveLength(1);
		expect(await keysAt(one)).toEqual(before);
		const renew = () =>
			one.services.jobDefinitions.find(({ name }) => name === "lti-housekeeping")?.handle({});
		one.pass(90 * 24 * 60 * minute);
		await renew();
		await renew();
		const both = await keysAt(one);
		expect(both).toHaveLength(2);
		one.pass(9 * 24 * 60 * minute);
		await renew();
		expect(await keysAt(one)).toEqual(both.filter((kid: string) => !before.includes(kid)));
		const [row] = await test.ask("SELECT sealed, public_key FROM lti_key");
		expect(JSON.stringify(row)).not.toMatch(/"(?:d|p|q)":/);
	});
});
