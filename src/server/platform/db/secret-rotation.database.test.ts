import { beforeEach, describe, expect, it } from "vitest";
import { routes } from "#contract/routes.ts";
import { prepareDatabase } from "../../../../tests/setup/database.ts";
import { openedDesk, realResearcher } from "../../../../tests/setup/desk.ts";
import { createLiveServer, type LiveServer, type Visitor } from "../../../../tests/setup/live-server.ts";
import { createAdmin } from "../../../../tests/setup/operator.ts";
import { password, signedIn } from "../../../../tests/setup/people.ts";
import { deleteEndedSecrets, formerSecretMs, learnSecretMs } from "./secret-rotation.ts";

const test = prepareDatabase();
const day = 24 * 60 * 60_000;
let one: LiveServer;
let other: LiveServer;
/** Each test begins before the first start: no secret is drawn. */
beforeEach(async () => {
	await test.ask("DELETE FROM former_secret");
	await test.ask("UPDATE installation SET secret = NULL, secret_signs_from = NULL");
	one = createLiveServer(test);
	other = createLiveServer(test);
});
const { admin, json } = createAdmin(() => one, test);

/** Moves the clock of both servers. */
const pass = (milliseconds: number) => {
	for (const server of [one, other]) server.pass(milliseconds);
};

/** Whether each of the two servers knows the session of a browser. */
const isSignedIn = async (visitor: Visitor) => {
	const headers = { cookie: visitor.cookie() };
	const asked = [one, other].map((server) => server.visitor().ask("/api/account/session", { headers }));
	return (await Promise.all(asked)).map(({ body }) => body.session?.isLoggedIn ?? false);
};

/** A session of each server, which both have read the secret before. */
async function twoSessions() {
	const visitors = [(await signedIn(one)).visitor, (await signedIn(other)).visitor];
	for (const visitor of visitors) expect(await isSignedIn(visitor)).toEqual([true, true]);
	return visitors;
}

describe("the rotation of the installation's secret", () => {
	it("no session ends, on any server, from before, during and after the rotation", async () => {
		const visitors = await twoSessions();
		await admin("secrets", "rotate");
		visitors.push((await signedIn(one)).visitor);
		for (const step of [0, learnSecretMs / 2, learnSecretMs / 2, 60_000]) {
			pass(step);
			visitors.push((await signedIn(other)).visitor);
			for (const visitor of visitors) expect(await isSignedIn(visitor)).toEqual([true, true]);
		}
	});

	it("a visit signs the cookie anew, so that a session outlives the former secret", async () => {
		const { visitor } = await signedIn(one);
		const { visitor: absent } = await signedIn(one);
		await admin("secrets", "rotate");
		const before = visitor.cookie();
		for (let days = 0; days < 35; days += 7) {
			pass(7 * day);
			expect((await visitor.ask("/api/account/session")).body.session).toMatchObject({ isLoggedIn: true });
		}
		expect(visitor.cookie()).not.toBe(before);
		expect(await isSignedIn(visitor)).toEqual([true, true]);
		await deleteEndedSecrets(test.database.queries(), one.now());
		expect(await isSignedIn(visitor)).toEqual([true, true]);
		// The session of someone who did not visit ended after fourteen days, as always.
		expect(await isSignedIn(absent)).toEqual([false, false]);
	});

	it("the session of a researcher's desk does not end", async () => {
		const { id } = await realResearcher(one, test);
		const visitor = await openedDesk(one, test, id);
		await admin("secrets", "rotate");
		pass(learnSecretMs + 60_000);
		expect((await visitor.call("deskSession")).body.researcher).not.toBeNull();
	});

	it("the network of a login is still remembered, and strangers do not lock its owner out", async () => {
		const { visitor, email } = await signedIn(one);
		await admin("secrets", "rotate");
		pass(learnSecretMs + 60_000);
		const { limit } = routes.signIn;
		for (let index = 0; index <= Math.ceil(limit.perEmail / limit.perEmailAndNetwork); index += 1) {
			const stranger = one.visitor(`203.0.113.${10 + index}`);
			for (let times = 0; times < limit.perEmailAndNetwork; times += 1)
				await stranger.call("signIn", { email, password: "no" });
		}
		expect((await one.visitor("198.51.100.10").call("signIn", { email, password })).status).toBe(429);
		expect((await visitor.call("signIn", { email, password })).status).toBe(200);
	});

	it("a second rotation waits until every server knows the first, and keeps the sessions of both", async () => {
		const visitors = await twoSessions();
		await admin("secrets", "rotate");
		await expect(admin("secrets", "rotate")).rejects.toThrow("less than two minutes ago");
		pass(learnSecretMs + 1);
		visitors.push((await signedIn(one)).visitor);
		await admin("secrets", "rotate");
		pass(learnSecretMs + 60_000);
		for (const visitor of visitors) expect(await isSignedIn(visitor)).toEqual([true, true]);
	});

	it("with --end-sessions nothing that was signed before is accepted, and people can log in again", async () => {
		const visitors = await twoSessions();
		const { email } = await signedIn(one);
		await admin("secrets", "rotate", "--end-sessions");
		pass(30_000);
		for (const visitor of visitors) expect(await isSignedIn(visitor)).toEqual([false, false]);
		const again = other.visitor();
		expect((await again.call("signIn", { email, password })).status).toBe(200);
		expect(await isSignedIn(again)).toEqual([true, true]);
	});

	it("the commands show dates and never a secret, and the audit log names the rotation", async () => {
		await admin("secrets", "rotate", "--end-sessions");
		await admin("secrets", "rotate");
		pass(learnSecretMs + 1);
		const rows = await json("secrets", "list");
		expect(rows.map(({ secret }: { secret: string }) => secret)).toEqual(["in use", "former"]);
		const secrets = await test.ask("SELECT secret FROM installation UNION SELECT secret FROM former_secret");
		expect(secrets).toHaveLength(2);
		for (const { secret } of secrets) expect(await admin("secrets", "list")).not.toContain(secret);
		const events = await test.ask("SELECT event FROM audit_event WHERE event LIKE 'operator: secrets %'");
		expect(new Set(events.map(({ event }) => event))).toEqual(
			new Set(["operator: secrets rotate", "operator: secrets replace"]),
		);
	});

	it("a former secret is deleted once it is not accepted any longer", async () => {
		await admin("secrets", "rotate", "--end-sessions");
		pass(1);
		await admin("secrets", "rotate");
		await deleteEndedSecrets(test.database.queries(), one.now());
		expect(await test.ask("SELECT 1 FROM former_secret")).toHaveLength(1);
		pass(formerSecretMs + 1);
		await deleteEndedSecrets(test.database.queries(), one.now());
		expect(await test.ask("SELECT 1 FROM former_secret")).toEqual([]);
	});
});
