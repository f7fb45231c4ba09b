import { beforeAll, describe, expect, it } from "vitest";
import { logInLinkMinutes } from "#domain/account/log-in-link.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer } from "../../../tests/setup/live-server.ts";
import { createAdmin } from "../../../tests/setup/operator.ts";
import { openedOperator } from "../../../tests/setup/operator-desk.ts";
import { newcomer, password, signedIn, tokenIn } from "../../../tests/setup/people.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(() => {
	server = createLiveServer(test);
});

const minute = 60_000;
const next = "another long secret";

/** The token of a link that was mailed to an address. */
const linkTo = async (email: string, on: LiveServer = server): Promise<string> => {
	expect((await on.visitor().call("requestLogInLink", { email, locale: "en" })).status).toBe(204);
	await on.deliver();
	return tokenIn(on, "logInLink", email);
};

describe("a link to log in", () => {
	it("a link to log in opens the account in any browser, once", async () => {
		const { email } = await signedIn(server, { role: "teacher" });
		const token = await linkTo(email);
		const phone = server.visitor("203.0.113.5");
		expect(await phone.call("logInByLink", { token })).toMatchObject({
			status: 200,
			body: { role: "teacher", isLoggedIn: true },
		});
		expect((await phone.call("session")).body.session).toMatchObject({ role: "teacher" });
		const { sessions } = (await phone.call("sessions")).body;
		expect(sessions[0]).toMatchObject({ current: true, network: "203.0.113.*" });
		const again = server.visitor();
		expect((await again.call("logInByLink", { token })).body).toMatchObject({ code: "account.link_used" });
		expect((await again.call("session")).body.session).toBeNull();
	});

	it("a link that is used in several browsers at the same time opens the account in one", async () => {
		const { email } = await signedIn(server);
		const token = await linkTo(email);
		const uses = Array.from({ length: 5 }, () => server.visitor().call("logInByLink", { token }));
		const statuses = (await Promise.all(uses)).map(({ status }) => status);
		expect(statuses.sort()).toEqual([200, 410, 410, 410, 410]);
	});

	it("a link to log in ends the session that the browser had, of any account", async () => {
		const { visitor } = await signedIn(server);
		const before = visitor.cookie();
		const { email } = await signedIn(server, { role: "parent" });
		const token = await linkTo(email);
		expect((await visitor.call("logInByLink", { token })).status).toBe(200);
		expect((await visitor.call("session")).body.session).toMatchObject({ role: "parent" });
		const old = await server.visitor().ask("/api/account/session", { headers: { cookie: before } });
		expect(old.body.session).toBeNull();
	});

	it("a link to log in ends after its time, and with the next one", async () => {
		const later = createLiveServer(test);
		const { email } = await signedIn(later);
		const first = await linkTo(email, later);
		const second = await linkTo(email, later);
		const visitor = later.visitor();
		expect((await visitor.call("logInByLink", { token: first })).body.code).toBe("account.link_invalid");
		later.pass((logInLinkMinutes + 1) * minute);
		expect((await visitor.call("logInByLink", { token: second })).body.code).toBe("account.link_expired");
		expect((await visitor.call("logInByLink", { token: `${second.slice(0, 20)}` })).body.code).toBe(
			"account.link_damaged",
		);
		expect((await visitor.call("session")).body.session).toBeNull();
	});

	it("a link of another purpose does not log in, and a link to log in does nothing else", async () => {
		const { email } = await signedIn(server);
		const token = await linkTo(email);
		await server.visitor().call("requestPasswordReset", { email, locale: "en" });
		await server.deliver();
		const reset = tokenIn(server, "resetPassword", email);
		const visitor = server.visitor();
		expect((await visitor.call("logInByLink", { token: reset })).status).toBe(410);
		expect((await visitor.call("resetPassword", { token, password: next })).status).toBe(410);
		expect((await visitor.call("verifyEmail", { token, password })).status).toBe(410);
		expect((await visitor.call("logInByLink", { token })).status).toBe(200);
	});

	it.each(["change", "reset"])("a new password voids it, also at the same instant: %s", async (how) => {
		for (let round = 0; round < 3; round += 1) {
			const { visitor, email } = await signedIn(server);
			await visitor.call("requestPasswordReset", { email, locale: "en" });
			const token = await linkTo(email);
			const reset = tokenIn(server, "resetPassword", email);
			const thief = server.visitor();
			const used = thief.call("logInByLink", { token });
			const changed =
				how === "reset"
					? server.visitor().call("resetPassword", { token: reset, password: next })
					: visitor.call("changePassword", { current: password, next });
			expect((await changed).status).toBe(204);
			await used;
			expect((await thief.call("profile")).status).toBe(401);
			expect((await thief.call("logInByLink", { token })).status).toBe(410);
		}
	});

	it("an unknown address is answered like a known one, and mailed nothing", async () => {
		const before = server.mails.length;
		const stranger = server.visitor();
		const answer = await stranger.call("requestLogInLink", { email: "no.one@example.org", locale: "fr" });
		expect(answer).toMatchObject({ status: 204, body: null });
		await server.deliver();
		expect(server.mails.slice(before).filter(({ to }) => to === "no.one@example.org")).toEqual([]);
		const wrong = await stranger.call("requestLogInLink", { email: "no address", locale: "fr" });
		expect(wrong.body.code).toBe("forms.email_invalid");
	});
});

describe("who gets none", () => {
	it("a student under fifteen whose parent has not agreed; with the consent, they do", async () => {
		const form = newcomer({ ageBand: "under15", guardianEmail: "a.parent@example.org" });
		await server.visitor().call("signUp", form);
		await expect(linkTo(form.email)).rejects.toThrow("No link");
		await test.ask("UPDATE account SET consent = 'given' WHERE email = $1", [form.email]);
		const token = await linkTo(form.email);
		// A consent that was asked again meanwhile closes the link, too.
		await test.ask("UPDATE account SET consent = 'pending' WHERE email = $1", [form.email]);
		const refused = await server.visitor().call("logInByLink", { token });
		expect(refused.body.code).toBe("account.link_invalid");
	});

	it("an address that no one has confirmed, where that is needed: the mail shows the way to confirm it", async () => {
		const real = createLiveServer(test, { isMailReal: true });
		const form = newcomer();
		await real.visitor().call("signUp", form);
		await real.visitor().call("requestLogInLink", { email: form.email, locale: "en" });
		await real.deliver();
		const mail = real.mails.findLast(({ kind }) => kind === "logInLink");
		expect(mail).toMatchObject({ to: form.email, subject: "Sign up for Spectra again" });
		expect(mail?.text).not.toMatch(/#[\w-]{43}/);
	});

	it("the old address of an account that an operator has moved to another", async () => {
		const { email } = await signedIn(server);
		const token = await linkTo(email);
		const { json } = createAdmin(() => server, test);
		await json("accounts", "change-address", email, `moved-${email}`);
		expect((await server.visitor().call("logInByLink", { token })).body.code).toBe("account.link_invalid");
	});
});

it("the operator's desk still asks for the second factor", async () => {
	const { email } = await openedOperator(server, test);
	const token = await linkTo(email);
	const visitor = server.visitor();
	expect((await visitor.call("logInByLink", { token })).status).toBe(200);
	expect((await visitor.call("operatorSession")).body).toEqual({ state: "closed" });
	expect((await visitor.ask("/api/operator/acts", { body: { act: "today", input: {} } })).status).toBe(401);
});
