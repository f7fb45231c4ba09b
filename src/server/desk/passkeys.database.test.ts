import { beforeAll, describe, expect, it } from "vitest";
import { challengeMinutes, freshDeskMinutes, maxPasskeys } from "#domain/account/passkey.ts";
import { createAuthenticator, type Deviation } from "../../../tests/setup/authenticator.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { openedDesk, realResearcher } from "../../../tests/setup/desk.ts";
import { createLiveServer, type LiveServer, type Visitor } from "../../../tests/setup/live-server.ts";
import { createAdmin } from "../../../tests/setup/operator.ts";
import { password, signedIn, tokenIn } from "../../../tests/setup/people.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(() => {
	server = createLiveServer(test);
});

const refused = { status: 422, body: { code: "account.passkey_refused" } };
const agent = { "user-agent": "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0" };
const minutes = (count: number) => count * 60_000;

const challengeTo = async (visitor: Visitor) => (await visitor.call("startDeskPasskey")).body;
const add = (visitor: Visitor, answer: unknown, name = "") =>
	visitor.ask("/api/desk/passkeys", { body: { name, answer }, headers: agent });
const listOf = async (visitor: Visitor) => (await visitor.call("deskPasskeys")).body.passkeys;

/** A researcher whose desk is open and has a passkey. */
const owner = async (on: LiveServer = server) => {
	const { id, email } = await realResearcher(on, test);
	const visitor = await openedDesk(on, test, id);
	const device = createAuthenticator();
	const added = await add(visitor, device.create(await challengeTo(visitor)));
	expect(added.status).toBe(200);
	return { id, visitor, email, device, passkey: added.body.passkeys[0] };
};
const logIn = async (device: ReturnType<typeof createAuthenticator>, wrong: Deviation = {}, on = server) => {
	const visitor = on.visitor();
	const { body: request } = await visitor.call("startDeskPasskeyLogIn");
	return { visitor, answer: await visitor.call("openDeskByPasskey", device.use(request, wrong)) };
};
const isOpen = async (visitor: Visitor) => (await visitor.call("desk")).status === 200;

describe("adding a researcher's passkey", () => {
	it("a passkey is listed, mailed in the researcher's language and recorded", async () => {
		const { id, email } = await realResearcher(server, test);
		const visitor = await openedDesk(server, test, id);
		const asked = await challengeTo(visitor);
		expect(asked).toMatchObject({ rp: { id: "localhost" }, user: { name: email, displayName: "Nora Glas" } });
		const device = createAuthenticator();
		expect(await add(visitor, device.create(asked), " My laptop ")).toMatchObject({
			status: 200,
			body: { passkeys: [{ name: "My laptop", lastUsedAt: null }] },
		});
		expect((await challengeTo(visitor)).excludeCredentials).toMatchObject([{ id: device.credentialId }]);
		await server.deliver();
		const mails = server.mails.filter(({ kind, to }) => kind === "deskPasskeyAdded" && to === email);
		expect(mails.map(({ subject }) => subject)).toEqual(["A passkey was added to your desk"]);
		const events = await test.ask("SELECT event FROM audit_event WHERE researcher_id = $1", [id]);
		expect(events.map(({ event }) => event)).toContain("desk_passkey_added");
	});

	it("a new passkey needs a log-in of the last ten minutes, and a link mailed from the desk renews it", async () => {
		const later = createLiveServer(test);
		const { id, email } = await realResearcher(later, test);
		const visitor = await openedDesk(later, test, id);
		const early = await challengeTo(visitor);
		later.pass(minutes(freshDeskMinutes) - 1000);
		expect((await visitor.call("startDeskPasskey")).status).toBe(200);
		later.pass(1000);
		const late = await visitor.call("startDeskPasskey");
		expect([late.status, late.body.code]).toEqual([403, "desk.log_in_again"]);
		expect(await add(visitor, createAuthenticator().create(early))).toMatchObject(refused);
		expect((await visitor.call("mailOwnDeskLink")).status).toBe(204);
		await later.deliver();
		await visitor.call("openDesk", { token: tokenIn(later, "deskLink", email) });
		expect((await add(visitor, createAuthenticator().create(await challengeTo(visitor)))).status).toBe(200);
	});

	it.each<[string, Deviation]>([
		["another origin", { origin: "https://spectra.evil.example" }],
		["a frame", { crossOrigin: true }],
		["an owner who was not verified", { isVerified: false }],
		["another challenge", { challenge: Buffer.alloc(32, 1).toString("base64url") }],
	])("an answer from %s is refused, and its challenge is used up", async (_, wrong) => {
		const visitor = await openedDesk(server, test, (await realResearcher(server, test)).id);
		const device = createAuthenticator();
		const asked = await challengeTo(visitor);
		expect(await add(visitor, device.create(asked, wrong))).toMatchObject(refused);
		if (wrong.challenge === undefined)
			expect(await add(visitor, device.create(asked))).toMatchObject(refused);
		expect(await listOf(visitor)).toEqual([]);
	});

	it("a challenge works for its own researcher alone, and none of an account adds one", async () => {
		const { visitor } = await owner();
		const { visitor: other } = await owner();
		expect(await add(other, createAuthenticator().create(await challengeTo(visitor)))).toMatchObject(refused);
		const { visitor: teacher } = await signedIn(server, { role: "teacher" });
		const asked = (await teacher.call("startPasskey", { password })).body;
		expect(await add(visitor, createAuthenticator().create(asked))).toMatchObject(refused);
		const answer = createAuthenticator().create(await challengeTo(visitor));
		const crossed = await teacher.ask("/api/account/passkeys", { body: { name: "", answer } });
		expect(crossed).toMatchObject(refused);
	});

	it("a researcher has a maximum", async () => {
		const { visitor } = await owner();
		for (let count = 1; count < maxPasskeys; count += 1)
			await add(visitor, createAuthenticator().create(await challengeTo(visitor)));
		expect((await visitor.call("startDeskPasskey")).body.code).toBe("account.passkeys_full");
		expect(await listOf(visitor)).toHaveLength(maxPasskeys);
	});
});

describe("opening the desk", () => {
	it("a passkey opens its own desk and nothing of an account", async () => {
		const { device, passkey } = await owner();
		const { visitor, answer } = await logIn(device);
		expect(answer.status).toBe(204);
		expect((await visitor.call("deskSession")).body.researcher.name.en).toBe("Nora Glas");
		expect((await visitor.call("profile")).status).toBe(401);
		expect(await listOf(visitor)).toMatchObject([{ id: passkey.id, lastUsedAt: expect.any(String) }]);
	});

	it("a researcher's passkey opens no account, and that of an account no desk", async () => {
		const { device } = await owner();
		const visitor = server.visitor();
		const { body: request } = await visitor.call("startPasskeyLogIn");
		expect(await visitor.call("logInByPasskey", device.use(request))).toMatchObject(refused);
		const { visitor: teacher } = await signedIn(server, { role: "teacher" });
		const phone = createAuthenticator();
		const made = phone.create((await teacher.call("startPasskey", { password })).body);
		expect((await teacher.ask("/api/account/passkeys", { body: { name: "", answer: made } })).status).toBe(
			200,
		);
		expect((await logIn(phone)).answer).toMatchObject(refused);
		// Nor does a challenge of the one realm answer for the other.
		const { body: ofAccounts } = await visitor.call("startPasskeyLogIn");
		expect(await visitor.call("openDeskByPasskey", device.use(ofAccounts))).toMatchObject(refused);
	});

	it("a signature opens the desk once, also when it is sent several times at once", async () => {
		const { device } = await owner();
		const { body: request } = await server.visitor().call("startDeskPasskeyLogIn");
		const answer = device.use(request);
		const sent = Array.from({ length: 4 }, () => server.visitor().call("openDeskByPasskey", answer));
		expect((await Promise.all(sent)).map(({ status }) => status).sort()).toEqual([204, 422, 422, 422]);
	});

	it.each<[string, Deviation]>([
		["another origin", { origin: "http://localhost:3001" }],
		["a frame", { crossOrigin: true }],
		["an owner who was not verified", { isVerified: false }],
		["a challenge that no one drew", { challenge: Buffer.alloc(32, 2).toString("base64url") }],
		["a copy that counts from an earlier use", { counter: 1 }],
		["another person", { userHandle: Buffer.from("desk someone").toString("base64url") }],
	])("a signature for %s opens nothing", async (_, wrong) => {
		const { device } = await owner();
		const { visitor, answer } = await logIn(device, wrong);
		expect(answer).toMatchObject(refused);
		expect(await isOpen(visitor)).toBe(false);
	});

	it("a challenge ends after its time", async () => {
		const later = createLiveServer(test);
		const { device } = await owner(later);
		const { body: request } = await later.visitor().call("startDeskPasskeyLogIn");
		later.pass(minutes(challengeMinutes) + 1);
		expect(await later.visitor().call("openDeskByPasskey", device.use(request))).toMatchObject(refused);
	});

	it("a retired researcher's passkey opens nothing until an operator restores them", async () => {
		const { admin } = createAdmin(() => server, test);
		const { id, device } = await owner();
		await admin("researchers", "retire", id);
		expect((await logIn(device)).answer).toMatchObject(refused);
		await admin("researchers", "restore", id);
		expect((await logIn(device)).answer.status).toBe(204);
	});
});

describe("the end of a researcher's passkey", () => {
	it("a removed one opens nothing and closes the desk elsewhere; removing another's changes nothing", async () => {
		const { id, visitor, device, passkey } = await owner();
		const { visitor: elsewhere } = await logIn(device);
		const path = `/api/desk/passkeys/${passkey.id}`;
		const { visitor: other } = await owner();
		expect((await other.ask(path, { method: "DELETE" })).body.passkeys).toHaveLength(1);
		expect(await isOpen(elsewhere)).toBe(true);
		for (let time = 0; time < 2; time += 1)
			expect(await visitor.ask(path, { method: "DELETE" })).toMatchObject({
				status: 200,
				body: { passkeys: [] },
			});
		expect([await isOpen(visitor), await isOpen(elsewhere)]).toEqual([true, false]);
		expect((await logIn(device)).answer).toMatchObject(refused);
		const events = await test.ask("SELECT event FROM audit_event WHERE researcher_id = $1", [id]);
		expect(events.filter(({ event }) => event === "desk_passkey_removed")).toHaveLength(1);
	});
});
