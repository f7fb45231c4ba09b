import { beforeAll, beforeEach, expect, it } from "vitest";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer } from "../../../tests/setup/live-server.ts";
import { password, signedIn, tokenIn } from "../../../tests/setup/people.ts";

const test = prepareDatabase();
let server: LiveServer;
let number = 0;
beforeAll(() => {
	server = createLiveServer(test);
});
beforeEach(async () => {
	await server.deliver();
	server.mails.splice(0);
	number += 1;
});
const newAddress = () => `new${number}@example.org`;
const mailsTo = (address: string) =>
	server.mails.filter(({ to }) => to === address).map(({ kind, subject }) => `${kind}: ${subject}`);

it("a confirmed new address replaces the old one, and both addresses are notified", async () => {
	const { visitor, email } = await signedIn(server);
	expect((await visitor.call("changeEmail", { email: newAddress().toUpperCase(), password })).status).toBe(
		204,
	);
	expect((await visitor.call("profile")).body).toMatchObject({ email, newEmail: newAddress() });
	await server.deliver();
	expect(mailsTo(email)).toContain("emailChange: Your e-mail address is about to change");
	const token = tokenIn(server, "newEmail", newAddress());
	// Reading the mail is not enough: the reader has to be logged in, or know the password.
	expect((await server.visitor().call("verifyEmail", { token })).body.code).toBe("account.password_wrong");
	expect((await visitor.call("verifyEmail", { token })).status).toBe(204);
	expect((await visitor.call("profile")).body).toMatchObject({
		email: newAddress(),
		newEmail: null,
		emailVerified: true,
	});
	await server.deliver();
	expect(mailsTo(email)).toContain("emailChange: Your e-mail address has changed");
	expect((await server.visitor().call("signIn", { email, password })).status).toBe(401);
	expect((await server.visitor().call("signIn", { email: newAddress(), password })).status).toBe(200);
	expect((await visitor.call("verifyEmail", { token })).status).toBe(410);
});

it("a change of address needs the password, and another address than the account's and its parent's", async () => {
	const { visitor, email } = await signedIn(server, { ageBand: "under15", guardianEmail: "mum@example.org" });
	const ask = async (to: string, secret = password) =>
		(await visitor.call("changeEmail", { email: to, password: secret })).body?.code;
	expect(await ask(newAddress(), "wrong")).toBe("account.password_wrong");
	expect(await ask(email)).toBe("account.email_same");
	expect(await ask("nonsense")).toBe("forms.email_invalid");
	expect(await ask("mum+me@example.org")).toBe("account.guardian_email_own");
});

it("a change to a known address notifies its owner by mail, and the response reveals nothing", async () => {
	const { email: taken } = await signedIn(server);
	const { visitor, email } = await signedIn(server);
	await server.deliver();
	server.mails.splice(0);
	expect((await visitor.call("changeEmail", { email: taken, password })).status).toBe(204);
	await server.deliver();
	expect(server.mails.map(({ kind, to }) => `${kind} ${to}`).sort()).toEqual([
		`emailChange ${email}`,
		`signUpKnown ${taken}`,
	]);
});

it("of two accounts that ask for one address the first to confirm gets it", async () => {
	const people = [await signedIn(server), await signedIn(server)];
	const tokens: string[] = [];
	for (const { visitor } of people) {
		await visitor.call("changeEmail", { email: newAddress(), password });
		await server.deliver();
		tokens.push(tokenIn(server, "newEmail", newAddress()));
	}
	const statuses = await Promise.all(
		people.map(
			async ({ visitor }, one) => (await visitor.call("verifyEmail", { token: tokens[one] })).status,
		),
	);
	expect(statuses.sort()).toEqual([204, 410]);
	const { visitor } = await signedIn(server);
	await visitor.call("changeEmail", { email: `b-${newAddress()}`, password });
	await server.deliver();
	const token = tokenIn(server, "newEmail", `b-${newAddress()}`);
	await visitor.call("changePassword", { current: password, next: "quite another secret" });
	expect((await visitor.call("verifyEmail", { token })).status).toBe(410);
});
