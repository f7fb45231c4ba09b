import { beforeAll, describe, expect, it } from "vitest";
import { challengeMinutes } from "#domain/account/passkey.ts";
import { createAuthenticator, type Deviation } from "../../../tests/setup/authenticator.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer, type Visitor } from "../../../tests/setup/live-server.ts";
import { createAdmin } from "../../../tests/setup/operator.ts";
import { newOperator, openedOperator } from "../../../tests/setup/operator-desk.ts";
import { password, signedIn, tokenIn } from "../../../tests/setup/people.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(() => {
	server = createLiveServer(test);
});
const { admin, json } = createAdmin(() => server, test);
type Device = ReturnType<typeof createAuthenticator>;

const refused = { status: 422, body: { code: "account.passkey_refused" } };
const stateOf = async (visitor: Visitor) => (await visitor.call("operatorSession")).body.state;
const confirm = (visitor: Visitor, answer: unknown) =>
	visitor.ask("/api/operator/second-factor/passkey", { method: "PUT", body: { name: "", answer } });
const add = (visitor: Visitor, answer: unknown, name = "") =>
	visitor.ask("/api/operator/passkeys", { body: { name, answer } });
const challengeTo = async (visitor: Visitor) =>
	(await visitor.call("startOperatorPasskey", { password })).body;
const open = async (visitor: Visitor, device: Device, wrong: Deviation = {}, typed = password) => {
	const { body: request } = await visitor.call("startOperatorPasskeyLogIn");
	const answer = device.use(request, wrong);
	return visitor.call("openOperatorDeskByPasskey", { password: typed, answer });
};
const remove = (visitor: Visitor, id: string) =>
	visitor.ask(`/api/operator/passkeys/${id}`, { method: "DELETE" });
const eventsOf = async (email: string) =>
	(
		await test.ask(
			"SELECT event FROM audit_event JOIN account ON account.id = account_id WHERE email = $1 ORDER BY at",
			[email],
		)
	).map(({ event }) => String(event));

/** An operator whose only second factor is a passkey. */
const withoutApp = async (on: LiveServer = server) => {
	const { visitor, email, startCode } = await newOperator(on, test);
	const { passkey } = (await visitor.call("startOperatorFactor", { startCode, password })).body;
	const device = createAuthenticator();
	const confirmed = await confirm(visitor, device.create(passkey));
	expect([confirmed.status, confirmed.body.recoveryCodes.length]).toEqual([200, 10]);
	const { recoveryCodes } = confirmed.body as { recoveryCodes: string[] };
	return { visitor, email, device, recoveryCodes };
};
/** An operator with an app and a passkey. */
const withBoth = async (on: LiveServer = server) => {
	const operator = await openedOperator(on, test);
	const device = createAuthenticator();
	const added = await add(operator.visitor, device.create(await challengeTo(operator.visitor)), "Office");
	expect(added.status).toBe(200);
	return { ...operator, device, passkey: added.body.passkeys[0] };
};

describe("a passkey as the second factor", () => {
	it("a passkey is set up in place of an app, with the start code, and opens the desk beside the password", async () => {
		const { visitor, email, device } = await withoutApp();
		expect(await stateOf(visitor)).toBe("open");
		expect((await visitor.call("operatorFactors")).body).toMatchObject({
			hasApp: false,
			recoveryCodes: 10,
			passkeys: [{ lastUsedAt: null }],
		});
		await visitor.call("closeOperatorDesk");
		expect(await open(visitor, device)).toMatchObject({ status: 200, body: { recoveryCodes: 10 } });
		expect(await stateOf(visitor)).toBe("open");
		expect(await eventsOf(email)).toEqual(
			expect.arrayContaining(["operator_enrolled", "operator_passkey_added", "operator_desk_opened"]),
		);
		// The secret of the app, which was drawn beside it, opens nothing.
		expect(
			await test.ask(
				"SELECT secret FROM operator_account o JOIN account a ON a.id = o.account_id WHERE email = $1",
				[email],
			),
		).toEqual([{ secret: null }]);
	});

	it("a passkey is refused without the start code, and for a challenge that was drawn for another operator", async () => {
		const { visitor } = await newOperator(server, test);
		const device = createAuthenticator();
		const { visitor: other, startCode } = await newOperator(server, test);
		const { passkey } = (await other.call("startOperatorFactor", { startCode, password })).body;
		expect(await confirm(visitor, device.create(passkey))).toMatchObject(refused);
		const ofAccount = (await visitor.call("startPasskey", { password })).body;
		expect(await confirm(visitor, device.create(ofAccount))).toMatchObject(refused);
		expect(await stateOf(visitor)).toBe("to_enrol");
	});

	it("a passkey that has an owner already sets nothing up", async () => {
		const { device } = await withBoth();
		const { visitor, startCode } = await newOperator(server, test);
		const { passkey } = (await visitor.call("startOperatorFactor", { startCode, password })).body;
		const same = createAuthenticator(undefined, device.credentialId);
		expect(await confirm(visitor, same.create(passkey))).toMatchObject(refused);
		expect(await stateOf(visitor)).toBe("to_enrol");
	});

	it("a passkey is added at the open desk with the password, listed, mailed and recorded", async () => {
		const { visitor, email } = await openedOperator(server, test);
		const wrong = await visitor.call("startOperatorPasskey", { password: "not this one" });
		expect(wrong.body.code).toBe("account.password_wrong");
		const device = createAuthenticator();
		const added = await add(visitor, device.create(await challengeTo(visitor)), "Office");
		expect(added).toMatchObject({ status: 200, body: { passkeys: [{ name: "Office" }] } });
		expect((await visitor.call("operatorFactors")).body).toMatchObject({ hasApp: true });
		// It is no passkey of the account.
		expect((await visitor.call("passkeys")).body.passkeys).toEqual([]);
		expect((await visitor.call("exportData")).body.passkeys).toMatchObject([{ name: "Office" }]);
		await server.deliver();
		expect(
			server.mails.filter(({ kind, to }) => kind === "operatorPasskeyAdded" && to === email),
		).toHaveLength(1);
		expect(await eventsOf(email)).toContain("operator_passkey_added");
	});
});

describe("opening the desk with a passkey", () => {
	it("a passkey needs the password, and uses the challenge up either way", async () => {
		const { visitor, device } = await withBoth();
		await visitor.call("closeOperatorDesk");
		const { body: request } = await visitor.call("startOperatorPasskeyLogIn");
		expect(request.allowCredentials).toMatchObject([{ id: device.credentialId }]);
		const answer = device.use(request);
		const wrong = await visitor.call("openOperatorDeskByPasskey", { password: "not this one", answer });
		expect([wrong.status, wrong.body.code]).toEqual([422, "operator.log_in_refused"]);
		const again = await visitor.call("openOperatorDeskByPasskey", { password, answer });
		expect(again.body.code).toBe("operator.log_in_refused");
		expect(await stateOf(visitor)).toBe("closed");
		expect((await open(visitor, device)).status).toBe(200);
	});

	it.each<[string, Deviation]>([
		["another origin", { origin: "https://spectra.evil.example" }],
		["a frame", { crossOrigin: true }],
		["an owner who was not verified", { isVerified: false }],
		["a copy that counts from an earlier use", { counter: 1 }],
		["another person", { userHandle: Buffer.from("operator someone").toString("base64url") }],
	])("a signature for %s opens nothing", async (_, wrong) => {
		const { visitor, device } = await withBoth();
		await visitor.call("closeOperatorDesk");
		expect((await open(visitor, device, wrong)).body.code).toBe("operator.log_in_refused");
		expect(await stateOf(visitor)).toBe("closed");
	});

	it("neither a passkey of the account nor that of another operator opens it", async () => {
		const { visitor, device } = await withBoth();
		const ofAccount = createAuthenticator();
		const made = ofAccount.create((await visitor.call("startPasskey", { password })).body);
		await visitor.ask("/api/account/passkeys", { body: { name: "", answer: made } });
		await visitor.call("closeOperatorDesk");
		const { device: others } = await withBoth();
		for (const wrong of [ofAccount, others])
			expect((await open(visitor, wrong)).body.code).toBe("operator.log_in_refused");
		// Nor does the second factor log in to the account.
		const browser = server.visitor();
		const { body: request } = await browser.call("startPasskeyLogIn");
		expect(await browser.call("logInByPasskey", device.use(request))).toMatchObject(refused);
	});

	it("a challenge to open the desk adds nothing, and ends after its time", async () => {
		const later = createLiveServer(test);
		const { visitor, device } = await withBoth(later);
		const asked = await challengeTo(visitor);
		const { body: request } = await visitor.call("startOperatorPasskeyLogIn");
		const answer = createAuthenticator().create({ ...asked, challenge: request.challenge });
		expect(await add(visitor, answer)).toMatchObject(refused);
		await visitor.call("closeOperatorDesk");
		const { body: late } = await visitor.call("startOperatorPasskeyLogIn");
		later.pass(challengeMinutes * 60_000 + 1);
		const refusal = await visitor.call("openOperatorDeskByPasskey", { password, answer: device.use(late) });
		expect(refusal.body.code).toBe("operator.log_in_refused");
	});

	it("an account that is no operator's gets no challenge", async () => {
		const { visitor } = await signedIn(server, { role: "teacher" });
		for (const route of ["startOperatorPasskeyLogIn", "openOperatorDeskByPasskey"] as const) {
			const answer = createAuthenticator().use({
				challenge: "AAAA",
				rpId: "localhost",
				timeout: 1,
				userVerification: "required",
			});
			const { status, body } = await visitor.call(route, { password, answer });
			expect([status, body.code]).toEqual([403, "operator.not_allowed"]);
		}
	});
});

describe("the end of a second factor", () => {
	it("the last one is not removed, also when two are removed at once", async () => {
		const { visitor } = await withoutApp();
		const second = createAuthenticator();
		const { passkeys } = (await add(visitor, second.create(await challengeTo(visitor)))).body;
		const ids = passkeys.map(({ id }: { id: string }) => id);
		const answers = await Promise.all(ids.map((id: string) => remove(visitor, id)));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
		const [left] = (await visitor.call("operatorFactors")).body.passkeys;
		expect((await remove(visitor, left.id)).body.code).toBe("operator.last_factor");
	});

	it("a passkey beside an app is removed, and never another operator's", async () => {
		const { visitor, device, passkey, email, code } = await withBoth();
		const { visitor: other } = await withBoth();
		expect((await remove(other, passkey.id)).body.passkeys).toHaveLength(1);
		for (let time = 0; time < 2; time += 1)
			expect((await remove(visitor, passkey.id)).body.passkeys).toEqual([]);
		expect((await eventsOf(email)).filter((event) => event === "operator_passkey_removed")).toHaveLength(1);
		await visitor.call("closeOperatorDesk");
		expect((await open(visitor, device)).body.code).toBe("operator.log_in_refused");
		server.pass(30_000);
		expect((await visitor.call("openOperatorDesk", { password, code: code() })).status).toBe(200);
	});

	it("a recovery code opens the desk without the device", async () => {
		const { visitor, recoveryCodes } = await withoutApp();
		await visitor.call("closeOperatorDesk");
		const opened = await visitor.call("openOperatorDesk", { password, code: recoveryCodes[0] });
		expect(opened).toMatchObject({ status: 200, body: { recoveryCodes: 9 } });
	});

	it("a reset ends passkeys and the challenges for more, and a new start code begins anew", async () => {
		const { visitor, email, device } = await withBoth();
		const asked = await challengeTo(visitor);
		const [{ "start code": startCode }] = await json("operators", "reset", email);
		expect(await stateOf(visitor)).toBe("to_enrol");
		// A challenge of the earlier desk does not replace the start code.
		expect(await confirm(visitor, createAuthenticator().create(asked))).toMatchObject(refused);
		const { passkey } = (await visitor.call("startOperatorFactor", { startCode, password })).body;
		expect(passkey.excludeCredentials).toEqual([]);
		expect((await confirm(visitor, device.create(passkey))).status).toBe(200);
	});

	it("an operator who is removed keeps none, and a new password by mail keeps them all", async () => {
		const { email } = await withBoth();
		await server.visitor().call("requestPasswordReset", { email, locale: "en" });
		await server.deliver();
		const token = tokenIn(server, "resetPassword", email);
		await server.visitor().call("resetPassword", { token, password: "a third long secret" });
		const left = () =>
			test.ask("SELECT door FROM passkey p JOIN account a ON a.id = p.account_id WHERE email = $1", [email]);
		expect(await left()).toEqual([{ door: "operator" }]);
		await admin("operators", "remove", email);
		expect(await left()).toEqual([]);
	});
});
