import { beforeAll, describe, expect, it } from "vitest";
import { challengeMinutes, maxPasskeys } from "#domain/account/passkey.ts";
import { createAuthenticator, type Deviation } from "../../../../tests/setup/authenticator.ts";
import { prepareDatabase } from "../../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer, type Visitor } from "../../../../tests/setup/live-server.ts";
import { openedOperator } from "../../../../tests/setup/operator-desk.ts";
import { password, signedIn, tokenIn } from "../../../../tests/setup/people.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(() => {
	server = createLiveServer(test);
});

const refused = { status: 422, body: { code: "account.passkey_refused" } };
const agent = { "user-agent": "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0" };

const challengeTo = async (visitor: Visitor) => (await visitor.call("startPasskey", { password })).body;
const add = (visitor: Visitor, answer: unknown, name = "") =>
	visitor.ask("/api/account/passkeys", { body: { name, answer }, headers: agent });

/** A teacher with a passkey. */
const owner = async (on: LiveServer = server) => {
	const { visitor, email } = await signedIn(on, { role: "teacher" });
	const device = createAuthenticator();
	const added = await add(visitor, device.create(await challengeTo(visitor)));
	expect(added.status).toBe(200);
	return { visitor, email, device, passkey: added.body.passkeys[0] };
};
const logIn = async (device: ReturnType<typeof createAuthenticator>, wrong: Deviation = {}, on = server) => {
	const visitor = on.visitor();
	const { body: request } = await visitor.call("startPasskeyLogIn");
	const answer = await visitor.call("logInByPasskey", device.use(request, wrong));
	return { visitor, answer };
};

describe("adding a passkey", () => {
	it("a passkey needs the password and is listed, mailed, recorded and exported", async () => {
		const { visitor, email } = await signedIn(server, { role: "parent" });
		const wrong = await visitor.call("startPasskey", { password: "not this one" });
		expect(wrong.body.code).toBe("account.password_wrong");
		const device = createAuthenticator();
		const asked = await challengeTo(visitor);
		expect(asked).toMatchObject({ rp: { id: "localhost", name: "Spectra" }, user: { name: email } });
		// The account's id, not its address, is what the device stores as the person.
		expect(Buffer.from(asked.user.id, "base64url").toString()).not.toContain("@");
		const added = await add(visitor, device.create(asked), " My phone ");
		expect(added).toMatchObject({
			status: 200,
			body: { passkeys: [{ name: "My phone", lastUsedAt: null }] },
		});
		const second = createAuthenticator();
		const more = await challengeTo(visitor);
		expect(more.excludeCredentials).toMatchObject([{ id: device.credentialId }]);
		await add(visitor, second.create(more));
		const exported = (await visitor.call("exportData")).body;
		expect(exported.passkeys.map(({ name }: { name: string }) => name)).toEqual([
			"My phone",
			"Firefox, Android",
		]);
		expect(JSON.stringify(exported)).not.toContain(device.credentialId);
		const events = exported.securityEvents.map(({ event }: { event: string }) => event);
		expect(events.filter((event: string) => event === "passkey_added")).toHaveLength(2);
		await server.deliver();
		expect(server.mails.filter(({ kind, to }) => kind === "passkeyAdded" && to === email)).toHaveLength(2);
	});

	it("minors have no passkey, and no student has one, whatever age they state", async () => {
		for (const ageBand of ["15to17", "18plus"]) {
			const { visitor } = await signedIn(server, { ageBand });
			expect((await visitor.call("startPasskey", { password })).body.code).toBe(
				"account.passkeys_for_adults",
			);
			const { visitor: teacher } = await signedIn(server, { role: "teacher" });
			const answer = createAuthenticator().create(await challengeTo(teacher));
			expect((await add(visitor, answer)).body.code).toBe("account.passkeys_for_adults");
		}
	});

	it.each<[string, Deviation]>([
		["another origin", { origin: "https://spectra.evil.example" }],
		["another site", { rpId: "evil.example" }],
		["a frame", { crossOrigin: true }],
		["an owner who was not verified", { isVerified: false }],
		["another challenge", { challenge: Buffer.alloc(32, 1).toString("base64url") }],
		["a log-in", { type: "webauthn.get" }],
	])("an answer from %s is refused, and its challenge is used up", async (_, wrong) => {
		const { visitor } = await signedIn(server, { role: "teacher" });
		const device = createAuthenticator();
		const asked = await challengeTo(visitor);
		expect(await add(visitor, device.create(asked, wrong))).toMatchObject(refused);
		expect((await visitor.call("passkeys")).body.passkeys).toEqual([]);
		if (wrong.challenge === undefined)
			expect(await add(visitor, device.create(asked))).toMatchObject(refused);
	});

	it("a challenge works once, for its account, and for its time", async () => {
		const later = createLiveServer(test);
		const { visitor } = await signedIn(later, { role: "teacher" });
		const { visitor: other } = await signedIn(later, { role: "teacher" });
		const asked = await challengeTo(visitor);
		expect(await add(other, createAuthenticator().create(asked))).toMatchObject(refused);
		expect((await add(visitor, createAuthenticator().create(asked))).status).toBe(200);
		expect(await add(visitor, createAuthenticator().create(asked))).toMatchObject(refused);
		const late = await challengeTo(visitor);
		// Nor does the challenge of a log-in add one.
		const { body: request } = await later.visitor().call("startPasskeyLogIn");
		expect(await add(visitor, createAuthenticator().create({ ...late, ...request }))).toMatchObject(refused);
		later.pass(challengeMinutes * 60_000 + 1);
		expect(await add(visitor, createAuthenticator().create(late))).toMatchObject(refused);
		await later.services.jobDefinitions.find(({ name }) => name === "account-housekeeping")?.handle({});
		expect(await test.ask("SELECT 1 FROM passkey_challenge WHERE expires_at < $1", [later.now()])).toEqual(
			[],
		);
	});

	it("two accounts never share one", async () => {
		const { device } = await owner();
		const { visitor } = await signedIn(server, { role: "teacher" });
		const same = createAuthenticator(undefined, device.credentialId);
		const added = await add(visitor, same.create(await challengeTo(visitor)));
		expect(added.body.code).toBe("account.passkey_known");
		expect((await logIn(same)).answer).toMatchObject(refused);
		expect((await logIn(device)).answer.status).toBe(200);
	});

	it("an account has a maximum, also when several are added at once", async () => {
		const { visitor } = await signedIn(server, { role: "teacher" });
		const asked = [];
		for (let count = 0; count < maxPasskeys; count += 1) asked.push(await challengeTo(visitor));
		const [last] = asked.splice(-1);
		for (const one of asked.slice(1)) await add(visitor, createAuthenticator().create(one));
		// The limit of requests is another test's.
		await test.ask("DELETE FROM rate_limit");
		const more = [asked[0], last, await challengeTo(visitor), await challengeTo(visitor)];
		const statuses = await Promise.all(
			more.map((one) => add(visitor, createAuthenticator().create(one)).then(({ status }) => status)),
		);
		expect(statuses.sort()).toEqual([200, 200, 409, 409]);
		expect((await visitor.call("startPasskey", { password })).body.code).toBe("account.passkeys_full");
	});
});

describe("logging in", () => {
	it("a passkey opens its account without address and password", async () => {
		const { device, passkey } = await owner();
		const { visitor, answer } = await logIn(device);
		expect(answer).toMatchObject({ status: 200, body: { role: "teacher", isLoggedIn: true } });
		expect((await visitor.call("session")).body.session).toMatchObject({ role: "teacher" });
		const { passkeys } = (await visitor.call("passkeys")).body;
		expect(passkeys).toMatchObject([{ id: passkey.id, lastUsedAt: expect.any(String) }]);
		expect((await logIn(device)).answer.status).toBe(200);
	});

	it("a signature opens the account once, also when it is sent several times at once", async () => {
		const { device } = await owner();
		const { body: request } = await server.visitor().call("startPasskeyLogIn");
		const answer = device.use(request);
		const sent = Array.from({ length: 4 }, () => server.visitor().call("logInByPasskey", answer));
		const statuses = (await Promise.all(sent)).map(({ status }) => status);
		expect(statuses.sort()).toEqual([200, 422, 422, 422]);
	});

	it.each<[string, Deviation]>([
		["another origin", { origin: "http://localhost:3001" }],
		["another site", { rpId: "example.org" }],
		["a frame", { crossOrigin: true }],
		["an owner who was not verified", { isVerified: false }],
		["a challenge that no one drew", { challenge: Buffer.alloc(32, 2).toString("base64url") }],
		["a copy that counts from an earlier use", { counter: 1 }],
		["another person", { userHandle: Buffer.from("someone").toString("base64url") }],
		["a registration", { type: "webauthn.create" }],
	])("a signature for %s opens nothing", async (_, wrong) => {
		const { device } = await owner();
		const { visitor, answer } = await logIn(device, wrong);
		expect(answer).toMatchObject(refused);
		expect((await visitor.call("session")).body.session).toBeNull();
	});

	it("another key under the id of a passkey opens nothing, nor does an unknown passkey", async () => {
		const { device } = await owner();
		expect((await logIn(createAuthenticator(undefined, device.credentialId))).answer).toMatchObject(refused);
		expect((await logIn(createAuthenticator())).answer).toMatchObject(refused);
	});

	it("a challenge to add a passkey logs no one in, and one to log in ends", async () => {
		const later = createLiveServer(test);
		const { visitor, device } = await owner(later);
		const asked = await challengeTo(visitor);
		const adding = {
			challenge: asked.challenge,
			rpId: asked.rp.id,
			timeout: 1,
			userVerification: "required",
		};
		const answer = device.use(adding as Parameters<typeof device.use>[0]);
		expect(await later.visitor().call("logInByPasskey", answer)).toMatchObject(refused);
		const { body: request } = await later.visitor().call("startPasskeyLogIn");
		later.pass(challengeMinutes * 60_000 + 1);
		expect(await later.visitor().call("logInByPasskey", device.use(request))).toMatchObject(refused);
	});

	it("the address has to be confirmed first, where that is needed", async () => {
		const { device } = await owner();
		const real = createLiveServer(test, { isMailReal: true });
		expect((await logIn(device, {}, real)).answer).toMatchObject(refused);
	});

	it("the operator's desk still asks for the second factor", async () => {
		const { visitor } = await openedOperator(server, test);
		const device = createAuthenticator();
		await add(visitor, device.create(await challengeTo(visitor)));
		const { visitor: browser } = await logIn(device);
		expect((await browser.call("operatorSession")).body).toEqual({ state: "closed" });
	});
});

describe("the end of a passkey", () => {
	it("a removed one logs in no more; removing it again, or another's, changes nothing", async () => {
		const { visitor, device, passkey } = await owner();
		const path = `/api/account/passkeys/${passkey.id}`;
		const { visitor: other } = await owner();
		expect((await other.ask(path, { method: "DELETE" })).body.passkeys).toHaveLength(1);
		expect((await logIn(device)).answer.status).toBe(200);
		for (let time = 0; time < 2; time += 1)
			expect(await visitor.ask(path, { method: "DELETE" })).toMatchObject({
				status: 200,
				body: { passkeys: [] },
			});
		expect((await logIn(device)).answer).toMatchObject(refused);
	});

	it("a new password by mail removes all of them; a change by the owner keeps them", async () => {
		const { visitor, email, device } = await owner();
		const changed = await visitor.call("changePassword", { current: password, next: "another long secret" });
		expect(changed.status).toBe(204);
		const { visitor: thief } = await logIn(device);
		await server.visitor().call("requestPasswordReset", { email, locale: "en" });
		await server.deliver();
		const token = tokenIn(server, "resetPassword", email);
		const late = logIn(device);
		const reset = server.visitor().call("resetPassword", { token, password: "a third long secret" });
		expect((await reset).status).toBe(204);
		expect((await thief.call("profile")).status).toBe(401);
		expect((await (await late).visitor.call("profile")).status).toBe(401);
		expect((await logIn(device)).answer).toMatchObject(refused);
	});

	it("an erased account leaves nothing of it", async () => {
		const { visitor, device } = await owner();
		await challengeTo(visitor);
		expect((await visitor.call("erase", { password })).status).toBe(204);
		const left = "SELECT 1 FROM passkey WHERE credential_id = $1";
		expect(await test.ask(left, [device.credentialId])).toEqual([]);
		expect((await logIn(device)).answer).toMatchObject(refused);
	});
});
