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
const told = (address: string) =>
	server.mails.filter(({ to }) => to === address).map(({ kind, subject }) => `${kind}: ${subject}`);

it("takes a new address once it is proven; both are told", async () => {
	const { visitor, email } = await signedIn(server);
	expect((await visitor.call("changeEmail", { email: newAddress().toUpperCase(), password })).status).toBe(
		204,
	);
	expect((await visitor.call("profile")).body).toMatchObject({ email, newEmail: newAddress() });
	await server.deliver();
	expect(told(email)).toContain("emailChange: Your e-mail address is about to change");
	const token = tokenIn(server, "newEmail", newAddress());
	// Reading the mail is not enough: who opens it has to be signed in, or know the password.
	expect((await server.visitor().call("verifyEmail", { token })).body.code).toBe("account.password_wrong");
	expect((await visitor.call("verifyEmail", { token })).status).toBe(204);
	expect((await visitor.call("profile")).body).toMatchObject({
		...{ email: newAddress(), newEmail: null, emailVerified: true },
	});
	await server.deliver();
	expect(told(email)).toContain("emailChange: Your e-mail address has changed");
	expect((await server.visitor().call("signIn", { email, password })).status).toBe(401);
	expect((await server.visitor().call("signIn", { email: newAddress(), password })).status).toBe(200);
	expect((await visitor.call("verifyEmail", { token })).status).toBe(410);
});

it("asks for the password, refuses the same address and a parent's", async () => {
	const { visitor, email } = await signedIn(server, { ageBand: "under15", guardianEmail: "mum@example.org" });
	const ask = async (to: string, secret = password) =>
		(await visitor.call("changeEmail", { email: to, password: secret })).body?.code;
	expect(await ask(newAddress(), "wrong")).toBe("account.password_wrong");
	expect(await ask(email)).toBe("account.email_same");
	expect(await ask("nonsense")).toBe("forms.email_invalid");
	expect(await ask("mum+me@example.org")).toBe("account.guardian_email_own");
});

it("tells the owner of a taken address, and the page nothing", async () => {
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

it("gives the address to one of two who ask for it, and forgets the wish when the password changes", async () => {
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
