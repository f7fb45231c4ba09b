import { beforeAll, describe, expect, it } from "vitest";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer } from "../../../tests/setup/live-server.ts";
import { newcomer, password, signedIn, tokenIn } from "../../../tests/setup/people.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(() => {
	server = createLiveServer(test);
});

const minute = 60_000;

describe("sign-up and login", () => {
	it("a login opens a session with the role of the account", async () => {
		const { visitor, email } = await signedIn(server, { role: "teacher" });
		const { body } = await visitor.call("session");
		expect(body).toEqual({
			session: {
				isLoggedIn: true,
				accountId: expect.stringMatching(/^[\w-]{20,}$/),
				role: "teacher",
				firstName: "Ada",
				consent: "not_needed",
				emailVerified: false,
			},
		});
		const again = server.visitor();
		expect(await again.call("signIn", { email: email.toUpperCase(), password })).toMatchObject({
			status: 200,
		});
		await visitor.call("signOut");
		expect((await visitor.call("session")).body).toEqual({ session: null });
		expect((await again.call("session")).body.session).not.toBeNull();
	});

	it("the session cookie is out of reach of scripts and other sites", async () => {
		const form = newcomer();
		const visitor = server.visitor();
		await visitor.call("signUp", form);
		const answer = await visitor.call("signIn", form);
		const [cookie = ""] = answer.headers.getSetCookie();
		expect(cookie).toMatch(/^spectra-session=[^;]+;/);
		expect(cookie).toMatch(/HttpOnly/);
		expect(cookie).toMatch(/SameSite=Lax/);
		expect(cookie).toMatch(/Path=\//);
		expect(cookie).not.toMatch(/Domain/);
		const secure = createLiveServer(test, { publicUrl: "https://spectra.example" }).visitor();
		const [guarded = ""] = (await secure.call("signIn", form)).headers.getSetCookie();
		expect(guarded).toMatch(/^__Host-spectra-session=/);
		expect(guarded).toMatch(/Secure/);
	});

	it("every failed login gets the same response", async () => {
		const { email } = await signedIn(server);
		const answers = await Promise.all(
			[
				{ email, password: "not the password" },
				{ email: "nobody@example.org", password },
				{ email: "odd@localhost", password },
				{ email, password: "x".repeat(400) },
			].map((form) => server.visitor().call("signIn", form)),
		);
		for (const answer of answers) {
			expect(answer).toMatchObject({ status: 401, body: { code: "account.credentials_wrong" } });
			expect(answer.headers.getSetCookie()).toEqual([]);
		}
		expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
	});

	it("sign-up with a known address answers as for a new one and mails its owner", async () => {
		const form = newcomer();
		const first = await server.visitor().call("signUp", form);
		const thief = server.visitor();
		const second = await thief.call("signUp", { ...form, password: "another long secret", role: "teacher" });
		expect([second.status, second.body]).toEqual([first.status, first.body]);
		expect([...second.headers.keys()]).toEqual([...first.headers.keys()]);
		await server.deliver();
		expect(server.mails.filter(({ to }) => to === form.email).map(({ kind }) => kind)).toEqual([
			"verifyEmail",
			"signUpKnown",
		]);
		expect((await thief.call("signIn", { ...form, password: "another long secret" })).status).toBe(401);
		expect((await thief.call("signIn", form)).body).toMatchObject({ role: "student" });
	});

	it.each([
		["+03:00", "Etc/GMT-3"],
		["+05:30", "Asia/Kolkata"],
		["Mars/Olympus", "Europe/Paris"],
		["x".repeat(100), "Europe/Paris"],
		[7, "Europe/Paris"],
	])("a browser that reports %s as its zone signs up like any other", async (zone, named) => {
		const { visitor } = await signedIn(server, { zone });
		expect((await visitor.call("profile")).body.zone).toBe(named);
		expect((await visitor.call("updateProfile", { zone })).status).toBe(200);
	});

	it("concurrent sign-ups with one address make one account", async () => {
		const form = newcomer();
		const answers = await Promise.all(Array.from({ length: 5 }, () => server.visitor().call("signUp", form)));
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
		const rows = await test.ask("SELECT id FROM account WHERE email = $1", [form.email]);
		expect(rows).toHaveLength(1);
	});

	it("a login ends the session that the browser had before", async () => {
		const { visitor, email } = await signedIn(server);
		const before = visitor.cookie();
		await visitor.call("signIn", { email, password });
		expect(visitor.cookie()).not.toBe(before);
		const thief = server.visitor();
		const answer = await thief.ask("/api/account/session", { headers: { cookie: before } });
		expect(answer.body).toEqual({ session: null });
	});

	it.each([
		[{ firstName: " " }, "forms.required"],
		[{ email: "ada" }, "forms.email_invalid"],
		[{ email: '"a b"@example.org' }, "forms.email_invalid"],
		[{ email: "ada＠example.org" }, "forms.email_invalid"],
		[{ firstName: "https://evil.example" }, "forms.name_invalid"],
		[{ role: null }, "account.role_required"],
		[{ ageBand: null }, "account.age_band_required"],
		[{ ageBand: "under15" }, "account.guardian_email_required"],
		[{ password: "short" }, "account.password_short"],
		[{ password: "qwertyuiop" }, "account.password_common"],
	])("a sign-up with %o is refused", async (wrong, code) => {
		expect(await server.visitor().call("signUp", newcomer(wrong))).toMatchObject({
			status: 422,
			body: { code },
		});
	});
});

describe("accounts where mail is real", () => {
	it("login waits for the confirmation of the address, and the response reveals no address", async () => {
		const real = createLiveServer(test, { isMailReal: true });
		const form = newcomer();
		const visitor = real.visitor();
		expect((await visitor.call("signUp", form)).body).toEqual({ canSignIn: false });
		const refused = { status: 401, body: { code: "account.credentials_or_unconfirmed" } };
		expect(await visitor.call("signIn", form)).toMatchObject(refused);
		expect(await visitor.call("signIn", { ...form, email: "nobody@example.org" })).toMatchObject(refused);
		await real.deliver();
		const token = tokenIn(real, "verifyEmail", form.email);
		const confirming = { token, password: form.password };
		expect((await visitor.call("verifyEmail", confirming)).status).toBe(204);
		expect(await visitor.call("verifyEmail", confirming)).toMatchObject({ status: 410 });
		expect((await visitor.call("signIn", form)).body).toMatchObject({ emailVerified: true });
	});
});

describe("a password reset", () => {
	it("the page of a reset link speaks to the owner's role", async () => {
		for (const [role, query] of [
			["student", ""],
			["teacher", "?reader=adult"],
		] as const) {
			const { visitor, email } = await signedIn(server, { role });
			await visitor.call("requestPasswordReset", { email, locale: "fr" });
			await server.deliver();
			expect(server.mails.at(-1)?.text).toContain(`http://localhost:3000/fr/reset-password${query}#`);
		}
	});

	it("a reset link sets a password once, within ten minutes, and ends every session", async () => {
		const { visitor, email } = await signedIn(server);
		const other = server.visitor();
		await other.call("requestPasswordReset", { email, locale: "fr" });
		await server.deliver();
		const token = tokenIn(server, "resetPassword", email);
		expect(server.mails.at(-1)?.text).toContain("http://localhost:3000/fr/reset-password#");
		const next = "quite another secret";
		expect(await other.call("resetPassword", { token, password: "short" })).toMatchObject({ status: 422 });
		// The page reads the link before anything is typed, and repeatedly (journeys L9).
		expect((await other.call("readPasswordReset", { token })).status).toBe(204);
		expect((await other.call("resetPassword", { token, password: next })).status).toBe(204);
		expect((await other.call("readPasswordReset", { token })).body).toMatchObject({
			code: "account.link_used",
		});
		expect(await other.call("resetPassword", { token, password: next })).toMatchObject({
			status: 410,
			body: { code: "account.link_used" },
		});
		expect((await visitor.call("session")).body).toEqual({ session: null });
		expect((await other.call("signIn", { email, password })).status).toBe(401);
		expect((await other.call("signIn", { email, password: next })).status).toBe(200);
	});

	it("a reset link ends after ten minutes, or with the next one", async () => {
		const later = createLiveServer(test);
		const { email } = await signedIn(later);
		const visitor = later.visitor();
		await visitor.call("requestPasswordReset", { email, locale: "en" });
		await later.deliver();
		const first = tokenIn(later, "resetPassword", email);
		await visitor.call("requestPasswordReset", { email, locale: "en" });
		await later.deliver();
		const second = tokenIn(later, "resetPassword", email);
		expect((await visitor.call("resetPassword", { token: first, password: "quite another" })).status).toBe(
			410,
		);
		later.pass(10 * minute);
		expect((await visitor.call("resetPassword", { token: second, password: "quite another" })).status).toBe(
			410,
		);
	});

	it("a link says whether it was changed on the way, has expired, was used or is unknown", async () => {
		const later = createLiveServer(test);
		const { email } = await signedIn(later);
		const visitor = later.visitor();
		const codeOf = async (token: string) =>
			(await visitor.call("readPasswordReset", { token })).body?.code ?? "works";
		await visitor.call("requestPasswordReset", { email, locale: "en" });
		await later.deliver();
		const token = tokenIn(later, "resetPassword", email);
		for (const changed of [`${token}.`, ` ${token}\u00A0`, `${token}\u200B>`, `${token}?utm_source=wa`])
			expect(await codeOf(changed)).toBe("works");
		expect(await codeOf(token.slice(1))).toBe("account.link_damaged");
		expect(await codeOf("x".repeat(43))).toBe("account.link_invalid");
		later.pass(10 * minute);
		expect(await codeOf(token)).toBe("account.link_expired");
		await later.services.jobDefinitions.find(({ name }) => name === "account-housekeeping")?.handle({});
		expect(await codeOf(token)).toBe("account.link_expired");
		later.pass(31 * 24 * 60 * minute);
		await later.services.jobDefinitions.find(({ name }) => name === "account-housekeeping")?.handle({});
		expect(await codeOf(token)).toBe("account.link_invalid");
	});

	it("a reset for an unknown address gets the same response and sends no mail", async () => {
		const { email } = await signedIn(server);
		const known = await server.visitor().call("requestPasswordReset", { email, locale: "en" });
		const unknownAddress = { email: "nobody-at-all@example.org", locale: "en" };
		const unknown = await server.visitor().call("requestPasswordReset", unknownAddress);
		expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
		await server.deliver();
		expect(server.mails.filter(({ to }) => to === unknownAddress.email)).toEqual([]);
		const left = await test.ask("SELECT recipient FROM mail_outbox WHERE recipient = $1", [
			unknownAddress.email,
		]);
		expect(left).toEqual([]);
	});

	it("the database holds no reset token", async () => {
		const { email } = await signedIn(server);
		await server.visitor().call("requestPasswordReset", { email, locale: "en" });
		await server.deliver();
		const token = tokenIn(server, "resetPassword", email);
		const rows = await test.ask("SELECT * FROM account_link");
		expect(JSON.stringify(rows)).not.toContain(token);
	});
});

describe("a password change", () => {
	it("a password change needs the current password, ends every other session and replaces this one", async () => {
		const { visitor, email } = await signedIn(server);
		const other = server.visitor();
		await other.call("signIn", { email, password });
		const before = visitor.cookie();
		const next = "quite another secret";
		expect(await visitor.call("changePassword", { current: "wrong one", next })).toMatchObject({
			status: 422,
			body: { code: "account.password_wrong" },
		});
		expect(await visitor.call("changePassword", { current: password, next: password })).toMatchObject({
			body: { code: "account.password_same" },
		});
		expect(await visitor.call("changePassword", { current: password, next: email })).toMatchObject({
			body: { code: "account.password_is_email" },
		});
		expect((await visitor.call("changePassword", { current: password, next })).status).toBe(204);
		expect(visitor.cookie()).not.toBe(before);
		expect((await visitor.call("session")).body.session).not.toBeNull();
		expect((await other.call("session")).body).toEqual({ session: null });
		expect((await other.call("signIn", { email, password: next })).status).toBe(200);
		await server.deliver();
		expect(server.mails.at(-1)).toMatchObject({ kind: "passwordChanged", to: email });
	});
});

describe("sessions", () => {
	it("the list of sessions begins with this one, and sessions are ended one by one or all others at once", async () => {
		const { visitor, email } = await signedIn(server);
		const phone = server.visitor();
		const agent = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0";
		const headers = { "user-agent": agent };
		await phone.ask("/api/account/sign-in", { body: { email, password }, headers });
		const tablet = server.visitor();
		await tablet.call("signIn", { email, password });
		const { body } = await visitor.call("sessions");
		expect(body.sessions).toHaveLength(3);
		expect(body.sessions.map(({ current }: { current: boolean }) => current)).toEqual([true, false, false]);
		const [phones] = body.sessions.filter(({ device }: { device: string }) => device === "Firefox, Android");
		const path = `/api/account/sessions/${phones.id}`;
		const stranger = await signedIn(server);
		expect((await stranger.visitor.ask(path, { method: "DELETE" })).status).toBe(404);
		expect((await visitor.ask(path, { method: "DELETE" })).status).toBe(204);
		expect(await visitor.ask(path, { method: "DELETE" })).toMatchObject({
			status: 404,
			body: { code: "account.session_unknown" },
		});
		expect((await phone.call("session")).body).toEqual({ session: null });
		expect((await visitor.call("endOtherSessions")).status).toBe(204);
		expect((await tablet.call("session")).body).toEqual({ session: null });
		expect((await visitor.call("session")).body.session).not.toBeNull();
	});

	it("a session says from which network it came, by its first part alone, and forgets it when it ends", async () => {
		const { email } = await signedIn(server);
		const browser = server.visitor("203.0.113.77");
		await browser.call("signIn", { email, password });
		await server.visitor("2001:db8:a:b::1").call("signIn", { email, password });
		const { body } = await browser.call("sessions");
		expect(body.here).toBe("203.0.113.*");
		const networks = body.sessions.map(({ network }: { network: string }) => network);
		expect(networks).toEqual(expect.arrayContaining(["203.0.113.*", "2001:db8:a:*"]));
		expect(await test.ask("SELECT 1 FROM account_session WHERE network LIKE '%113.77%'")).toEqual([]);
		const exported = (await browser.call("exportData")).body.sessions;
		expect(exported[0]).toMatchObject({ current: true, network: "203.0.113.*" });
		await browser.call("signOut");
		expect(
			await test.ask(
				"SELECT 1 FROM account_session JOIN account ON account.id = account_id WHERE email = $1 AND network = '203.0.113.*'",
				[email],
			),
		).toEqual([]);
	});

	it("a visit extends a session, and without visits it ends", async () => {
		const later = createLiveServer(test);
		const { visitor } = await signedIn(later);
		expect((await visitor.call("session")).headers.getSetCookie()).toEqual([]);
		later.pass(15 * 24 * 60 * minute);
		expect((await visitor.call("session")).body).toEqual({ session: null });
	});

	it("a forged session cookie opens nothing", async () => {
		const { visitor } = await signedIn(server);
		const tampered = [
			visitor.cookie().replace(/=(.)/, (_, first) => (first === "x" ? "=y" : "=x")),
			visitor.cookie().replace(/\..{4}/, ".AAAA"),
			"spectra-session=abc",
			"spectra-session=%E0%A4%A",
			`${visitor.cookie().split(".")[0]}.`,
		];
		for (const cookie of tampered) {
			const answer = await server.visitor().ask("/api/account/session", { headers: { cookie } });
			expect(answer.body, cookie).toEqual({ session: null });
		}
	});
});
