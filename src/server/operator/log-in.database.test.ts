import { beforeAll, describe, expect, it } from "vitest";
import { operatorIdleMinutes, operatorLongestHours, startCodeHours } from "#domain/operator/second-factor.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer, type Visitor } from "../../../tests/setup/live-server.ts";
import { createAdmin } from "../../../tests/setup/operator.ts";
import { appCode, newOperator, openedOperator } from "../../../tests/setup/operator-desk.ts";
import { password, signedIn } from "../../../tests/setup/people.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(() => {
	server = createLiveServer(test);
});
const { admin, json } = createAdmin(() => server, test);
const minute = 60_000;
const stateOf = async (visitor: Visitor) => (await visitor.call("operatorSession")).body.state;
const open = (visitor: Visitor, code: string, secret = password) =>
	visitor.call("openOperatorDesk", { password: secret, code });
const eventsOf = async (email: string) =>
	(
		await test.ask(
			"SELECT event FROM audit_event JOIN account ON account.id = account_id WHERE email = $1 ORDER BY at",
			[email],
		)
	).map(({ event }) => String(event));

describe("an operator's account", () => {
	it("an operator's account is made and unmade by commands, which are audited", async () => {
		const { visitor, email } = await newOperator(server, test);
		expect(await stateOf(visitor)).toBe("to_enrol");
		await expect(admin("operators", "add", email)).rejects.toThrow("use reset");
		expect(await json("operators", "list")).toContainEqual(
			expect.objectContaining({ email, "second factor": null }),
		);
		await admin("operators", "remove", email);
		expect(await stateOf(visitor)).toBe("not_allowed");
		await expect(admin("operators", "remove", email)).rejects.toThrow("does not open the desk");
		expect(await eventsOf(email)).toEqual(
			expect.arrayContaining(["operator: operators add", "operator: operators remove"]),
		);
	});

	it("an operator's account is an adult's with a confirmed address", async () => {
		const { email } = await signedIn(server);
		await expect(admin("operators", "add", email)).rejects.toThrow("adult");
		await expect(admin("operators", "add", "stranger@example.org")).rejects.toThrow("No account");
	});
});

describe("the second factor", () => {
	it("the second factor is set up once, with the code of the command and the password", async () => {
		const { visitor, startCode } = await newOperator(server, test);
		const start = (code: string, secret: string) =>
			visitor.call("startOperatorFactor", { startCode: code, password: secret });
		for (const [code, secret] of [
			["CDFG HJKM NPQR TWXY", password],
			[startCode, "another long secret"],
		] as const)
			expect((await start(code, secret)).body.code).toBe("operator.start_code_wrong");
		const { secret } = (await start(startCode.toLowerCase(), password)).body;
		const confirm = (code: string) =>
			visitor.ask("/api/operator/second-factor", { method: "PUT", body: { code } });
		expect((await confirm("000000")).body.code).toBe("operator.log_in_refused");
		expect(await stateOf(visitor)).toBe("to_enrol");
		const confirmed = await confirm(appCode(secret, server.now()));
		expect(confirmed.body.recoveryCodes).toHaveLength(10);
		expect(await stateOf(visitor)).toBe("open");
		expect((await start(startCode, password)).body.code).toBe("operator.not_allowed");
		expect((await confirm(appCode(secret, server.now()))).body.code).toBe("operator.not_allowed");
	});

	it("a code to start ends after three days", async () => {
		const { visitor, startCode } = await newOperator(server, test);
		server.pass(startCodeHours * 60 * minute + 1);
		const late = await visitor.call("startOperatorFactor", { startCode, password });
		expect(late.body.code).toBe("operator.start_code_wrong");
	});

	it("each code opens the desk once, also for two requests at the same time", async () => {
		const { visitor, email, code } = await openedOperator(server, test);
		await visitor.call("closeOperatorDesk");
		expect(await stateOf(visitor)).toBe("closed");
		server.pass(minute);
		const now = code();
		expect((await open(visitor, now, "another long secret")).body.code).toBe("operator.log_in_refused");
		const answers = await Promise.all([open(visitor, now), open(visitor, now), open(visitor, now)]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
		expect(await stateOf(visitor)).toBe("open");
		expect((await visitor.call("runOperatorAction", { act: "today", input: {} })).status).toBe(200);
		expect(await eventsOf(email)).toEqual(
			expect.arrayContaining(["operator_enrolled", "operator_desk_opened", "operator_desk_refused"]),
		);
	});

	it("a recovery code opens it once, and the number left is said", async () => {
		const { visitor, recoveryCodes } = await openedOperator(server, test);
		await visitor.call("closeOperatorDesk");
		const [first = ""] = recoveryCodes;
		expect((await open(visitor, first.toLowerCase())).body).toEqual({ recoveryCodes: 9 });
		expect((await open(visitor, first)).body.code).toBe("operator.log_in_refused");
	});

	it("a lost one is reset by a command: the desk closes and the old codes end", async () => {
		const { visitor, email, secret, recoveryCodes } = await openedOperator(server, test);
		await admin("operators", "reset", email);
		expect(await stateOf(visitor)).toBe("to_enrol");
		expect((await visitor.call("runOperatorAction", { act: "today", input: {} })).body.code).toBe(
			"operator.sign_in_required",
		);
		for (const code of [appCode(secret, server.now()), ...recoveryCodes.slice(0, 1)])
			expect((await open(visitor, code)).body.code).toBe("operator.not_allowed");
	});

	it("the second factor outlasts a rotation of the installation's secret by being used", async () => {
		const { visitor, email, code } = await openedOperator(server, test);
		await admin("secrets", "rotate");
		server.pass(3 * minute);
		expect((await open(visitor, code())).status).toBe(200);
		await admin("secrets", "rotate", "--end-sessions");
		server.pass(minute);
		expect(await stateOf(visitor)).toBe("signed_out");
		await visitor.call("signIn", { email, password });
		expect((await open(visitor, code())).body.code).toBe("operator.log_in_refused");
	});
});

describe("the session of the desk", () => {
	it("the session of the desk closes when it is idle, and after a working day at the latest", async () => {
		const { visitor, code } = await openedOperator(server, test);
		const use = () => visitor.call("runOperatorAction", { act: "figures", input: {} });
		server.pass((operatorIdleMinutes - 1) * minute);
		await use();
		server.pass((operatorIdleMinutes - 1) * minute);
		expect(await stateOf(visitor)).toBe("open");
		// Asking for its state does not keep it open.
		server.pass(minute + 1);
		expect(await stateOf(visitor)).toBe("closed");
		expect((await open(visitor, code())).status).toBe(200);
		for (let passed = 0; passed <= operatorLongestHours * 60; passed += operatorIdleMinutes - 1) {
			await use();
			server.pass((operatorIdleMinutes - 1) * minute);
		}
		expect(await stateOf(visitor)).toBe("closed");
	});

	it("the session of the desk ends with the session of the account by which it was opened", async () => {
		const { visitor, email, code } = await openedOperator(server, test);
		const elsewhere = server.visitor();
		await elsewhere.call("signIn", { email, password });
		expect(await stateOf(elsewhere)).toBe("closed");
		server.pass(minute);
		expect((await open(elsewhere, code())).status).toBe(200);
		await admin("accounts", "end-sessions", email);
		expect([await stateOf(visitor), await stateOf(elsewhere)]).toEqual(["signed_out", "signed_out"]);
		expect(
			await test.ask(
				"SELECT 1 FROM operator_session JOIN account_session s ON s.id = account_session_id JOIN account a ON a.id = s.account_id WHERE a.email = $1",
				[email],
			),
		).toEqual([]);
	});
});
