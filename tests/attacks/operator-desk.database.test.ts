import { createHmac } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { operatorActions } from "#contract/operator-actions.ts";
import type { Route } from "#contract/route.ts";
import { routes } from "#contract/routes.ts";
import { decryptFactor } from "#server/operator/second-factor.ts";
import { createSecrets } from "#server/platform/db/secrets.ts";
import { prepareDatabase } from "../setup/database.ts";
import { openedDesk, realResearcher } from "../setup/desk.ts";
import { type Answer, createLiveServer, type LiveServer, type Visitor } from "../setup/live-server.ts";
import { createAdmin } from "../setup/operator.ts";
import { appCode, newOperator, openedOperator } from "../setup/operator-desk.ts";
import { password, signedIn } from "../setup/people.ts";

// The secrets of an operator's desk: every route of it, asked by everyone who must not.
const test = prepareDatabase();
let server: LiveServer;
beforeAll(async () => {
	server = createLiveServer(test);
	await server.services.prepare();
});
const { admin } = createAdmin(() => server, test);
const minute = 60_000;
const ofOperators = Object.values(routes).filter(({ access }) => access === "operator") as Route[];

/** Every route of the desk, and every action of the one that does actions. */
const askAll = async (visitor: Visitor, headers: Record<string, string> = {}): Promise<Answer[]> => {
	const { path, method } = routes.runOperatorAction;
	const others = ofOperators.filter((route) => route.path !== path);
	const actions = Object.keys(operatorActions).map((action) => ({
		method,
		path,
		body: { act: action, input: {} },
	}));
	return Promise.all([...others, ...actions].map((one) => visitor.ask(one.path, { headers, ...one })));
};
const refused = async (visitor: Visitor, headers?: Record<string, string>) => {
	for (const answer of await askAll(visitor, headers)) {
		expect([answer.status, saidIn(answer)]).toEqual([401, ["operator.sign_in_required", 4]]);
		expect(answer.headers.get("cache-control")).toBe("no-store");
	}
};
/** A refusal says its code, and nothing beside the four fields of every problem. */
const saidIn = ({ body }: Answer) => [body.code, Object.keys(body).length];
/** The cookies of a browser by name. */
const cookiesOf = (visitor: Visitor) =>
	Object.fromEntries(
		visitor
			.cookie()
			.split("; ")
			.map((line) => line.split(/=(.*)/s).slice(0, 2)),
	);
const open = (visitor: Visitor, code: string, secret = password) =>
	visitor.call("openOperatorDesk", { password: secret, code });

describe("a route of the operator's desk", () => {
	it("there are some, and each answers an open desk without being kept by any cache", async () => {
		const { visitor } = await openedOperator(server, test);
		const answers = await askAll(visitor);
		expect(answers.length).toBeGreaterThan(0);
		for (const { status, headers } of answers) {
			expect(status).not.toBe(401);
			expect(headers.get("cache-control")).toBe("no-store");
		}
	});

	it("a route of the operator's desk refuses guests, accounts of every role, and a researcher's desk", async () => {
		await refused(server.visitor());
		for (const role of ["student", "teacher", "parent", "institution"])
			await refused((await signedIn(server, { role })).visitor);
		const { id } = await realResearcher(server, test);
		await refused(await openedDesk(server, test, id));
	});

	it("a route of the operator's desk refuses an operator without a second factor or with a closed desk", async () => {
		const { visitor, startCode } = await newOperator(server, test);
		await refused(visitor);
		await visitor.call("startOperatorFactor", { startCode, password });
		await refused(visitor);
		const opened = await openedOperator(server, test);
		await opened.visitor.call("closeOperatorDesk");
		await refused(opened.visitor);
	});

	it("a route of the operator's desk refuses an account whose right was taken away, at the next request", async () => {
		const { visitor, email } = await openedOperator(server, test);
		await admin("operators", "remove", email);
		await refused(visitor);
	});

	it("a route of the operator's desk refuses the desk's cookie without the session of its own account", async () => {
		const { visitor, email } = await openedOperator(server, test);
		const desk = `spectra-operator=${cookiesOf(visitor)["spectra-operator"]}`;
		await refused(server.visitor(), { cookie: desk });
		const another = await signedIn(server, { role: "teacher" });
		await refused(server.visitor(), { cookie: `${desk}; ${another.visitor.cookie()}` });
		const elsewhere = server.visitor();
		await elsewhere.call("signIn", { email, password });
		await refused(server.visitor(), { cookie: `${desk}; ${elsewhere.cookie()}` });
	});

	it("a route of the operator's desk refuses cookies of other kinds under its name, and its own under theirs", async () => {
		const { visitor } = await openedOperator(server, test);
		const own = cookiesOf(visitor);
		const session = `spectra-session=${own["spectra-session"]}`;
		await refused(server.visitor(), { cookie: `${session}; spectra-operator=${own["spectra-session"]}` });
		const swapped = { cookie: `spectra-session=${own["spectra-operator"]}` };
		expect((await server.visitor().ask("/api/account/session", { headers: swapped })).body).toEqual({
			session: null,
		});
	});

	it("a route of the operator's desk is asked from its own origin alone", async () => {
		const { visitor } = await openedOperator(server, test);
		const foreign = await visitor.ask("/api/operator/session", {
			method: "POST",
			headers: { origin: "https://other.example" },
			body: { password, code: "123456" },
		});
		expect(foreign.body.code).toBe("request.foreign");
	});
});

describe("the second factor", () => {
	it("a code that was seen opens nothing: not in another browser, and none before it", async () => {
		const { visitor, email, secret, code } = await openedOperator(server, test);
		server.pass(2 * minute);
		const [seen, before] = [code(), appCode(secret, new Date(server.now().getTime() - 30_000))];
		expect((await open(visitor, seen)).status).toBe(200);
		const thief = server.visitor();
		await thief.call("signIn", { email, password });
		for (const replayed of [seen, before])
			expect((await open(thief, replayed)).body.code).toBe("operator.log_in_refused");
		await refused(thief);
	});

	it("neither the password alone nor the code alone opens the desk, and wrong ones are refused alike", async () => {
		const { visitor, code } = await openedOperator(server, test);
		await visitor.call("closeOperatorDesk");
		server.pass(minute);
		const answers = [
			await open(visitor, "000000"),
			await open(visitor, ""),
			await open(visitor, code(), "not the password"),
			await open(visitor, code(), ""),
		];
		for (const answer of answers)
			expect([answer.status, saidIn(answer)]).toEqual([422, ["operator.log_in_refused", 4]]);
		await refused(visitor);
	});

	it("codes of one operator open no desk of another", async () => {
		const [one, other] = [await openedOperator(server, test), await openedOperator(server, test)];
		await one.visitor.call("closeOperatorDesk");
		server.pass(minute);
		for (const code of [other.code(), other.recoveryCodes[0] ?? ""])
			expect((await open(one.visitor, code)).body.code).toBe("operator.log_in_refused");
	});

	it("tries are counted: after ten the right code waits, too", async () => {
		const { visitor, code } = await openedOperator(server, test);
		await visitor.call("closeOperatorDesk");
		server.pass(16 * minute);
		for (let tried = 0; tried < 10; tried += 1) await open(visitor, "000000");
		expect((await open(visitor, code())).status).toBe(429);
		server.pass(16 * minute);
		expect((await open(visitor, code())).status).toBe(200);
	});

	it("a copy of the database with its key opens no desk without the password", async () => {
		const { visitor, email } = await openedOperator(server, test);
		await visitor.call("closeOperatorDesk");
		server.pass(minute);
		const [row] = await test.ask(
			"SELECT o.account_id, o.secret FROM operator_account o JOIN account a ON a.id = o.account_id WHERE a.email = $1",
			[email],
		);
		const [id, stored] = [String(row?.account_id), String(row?.secret)];
		const secret = (await decryptFactor(createSecrets(test.database), id, stored)) ?? "";
		const code = appCode(secret, server.now());
		expect((await open(visitor, code, "a guessed password")).body.code).toBe("operator.log_in_refused");
		// Hashes of the copy are no tokens, even when they are signed with the key of the copy.
		const hashes = await test.ask("SELECT token_hash FROM operator_session");
		const key = await createSecrets(test.database).key("operator sessions");
		for (const { token_hash: hash } of hashes) {
			const signature = createHmac("sha256", key).update(String(hash)).digest("base64");
			const forged = encodeURIComponent(`${hash}.${signature}`);
			await refused(server.visitor(), { cookie: `${visitor.cookie()}; spectra-operator=${forged}` });
		}
	});
});
