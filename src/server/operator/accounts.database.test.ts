import { beforeAll, expect, it } from "vitest";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer } from "../../../tests/setup/live-server.ts";
import { createAdmin } from "../../../tests/setup/operator.ts";
import { password, signedIn, tokenIn } from "../../../tests/setup/people.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(async () => {
	server = createLiveServer(test);
	await server.services.prepare();
});
const { admin, json } = createAdmin(() => server, test);

it("an account is found by address, name and parent, and shown", async () => {
	const guardianEmail = "mother_1@example.org";
	const { email } = await signedIn(server, { firstName: "Zelda", ageBand: "under15", guardianEmail });
	for (const text of [email, "zelda", "MOTHER_1@"]) {
		expect(await json("accounts", "find", text)).toMatchObject([
			{ email, consent: "pending", parent: guardianEmail },
		]);
	}
	expect(await json("accounts", "find", "mother%1")).toEqual([]);
	await expect(admin("accounts", "show", "nobody@example.org")).rejects.toThrow("No account");
});

it("a role and an age are corrected, with their effects on consent", async () => {
	const { visitor, email } = await signedIn(server, { ageBand: "under15", guardianEmail: "p@example.org" });
	await json("accounts", "correct", email, "--age", "15to17", "--first-name", "Ines");
	expect((await visitor.call("profile")).body).toMatchObject({
		firstName: "Ines",
		ageBand: "15to17",
		consent: "not_needed",
	});
	await json("accounts", "correct", email, "--age", "under15");
	expect((await visitor.call("profile")).body.consent).toBe("pending");
	await json("accounts", "correct", email, "--role", "teacher");
	expect((await visitor.call("profile")).body).toMatchObject({
		role: "teacher",
		ageBand: null,
		consent: "not_needed",
	});
	await expect(admin("accounts", "correct", email, "--role", "student")).rejects.toThrow("--age");
});

it("an operator exports the owner's data, ends sessions, and erases an account", async () => {
	const { visitor, email } = await signedIn(server);
	const own = (await visitor.call("exportData")).body;
	const theirs = await json("accounts", "export", email);
	expect(theirs.profile).toEqual(own.profile);
	await json("accounts", "end-sessions", email);
	expect((await visitor.call("profile")).status).toBe(401);
	await admin("accounts", "erase", email, "--yes");
	expect(await json("accounts", "find", email)).toEqual([]);
});

it("a confirmed or changed address notifies both addresses and ends every session", async () => {
	const { visitor, email } = await signedIn(server);
	expect(await json("accounts", "confirm", email)).toMatchObject([{ confirmed: true }]);
	const { email: taken } = await signedIn(server);
	await expect(admin("accounts", "change-address", email, taken)).rejects.toThrow("already");
	const to = "corrected@example.org";
	expect(await json("accounts", "change-address", email, to)).toMatchObject([{ email: to, confirmed: true }]);
	expect((await visitor.call("profile")).status).toBe(401);
	expect((await server.visitor().call("signIn", { email: to, password })).status).toBe(200);
	await server.deliver();
	const notified = server.mails.filter(({ kind }) => kind === "emailChange").map((mail) => mail.to);
	expect(notified.sort()).toEqual([email, to].sort());
});

it("a parent's link is sent again, a guardian withdrawn, and everything is in the audit log", async () => {
	const { visitor, email } = await signedIn(server, { ageBand: "15to17" });
	await expect(admin("accounts", "parent-link", email)).rejects.toThrow("No one was asked");
	await visitor.call("askGuardian", { guardianEmail: "g@example.org" });
	await server.deliver();
	const token = tokenIn(server, "guardian", "g@example.org");
	await server.visitor().call("decideGuardian", { token, decision: "confirm", locale: "fr" });
	await json("accounts", "parent-link", email);
	await server.deliver();
	expect(tokenIn(server, "parentLink", "g@example.org")).toMatch(/^[\w-]{43}$/);
	await json("accounts", "withdraw-guardian", email);
	expect((await visitor.call("guardianship")).body.state).toBe("missing");
	const actions = (await json("audit", "--email", email, "--operators")).map(
		(row: { event: string }) => row.event,
	);
	expect(actions).toEqual(["operator: accounts withdraw-guardian", "operator: accounts parent-link"]);
	expect((await json("audit", "--operators")).length).toBeGreaterThan(actions.length);
});
