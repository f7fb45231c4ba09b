import fc from "fast-check";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { prepareDatabase } from "../setup/database.ts";
import { createLiveServer, type LiveServer } from "../setup/live-server.ts";
import { newcomer, password, tokenIn } from "../setup/people.ts";
import { rounds } from "./property-runs.ts";

const test = prepareDatabase();
/** A site whose mails reach people. */
let server: LiveServer;
let number = 0;
beforeAll(() => {
	server = createLiveServer(test, { isMailReal: true });
});
afterEach(async () => {
	await server.deliver();
	server.mails.splice(0);
});

const attacker = "mallory@evil.example";
const attackersPassword = "the attacker's own secret";
const newVictim = (): string => {
	number += 1;
	return `victim${number}@example.org`;
};

/** A network of its own for each visitor, so that only the tested limit applies. */
const guest = () => {
	number += 1;
	return server.visitor(`10.9.${(number >> 8) & 255}.${number & 255}`);
};
const mailsTo = (address: string, kind?: string) =>
	server.mails.filter((mail) => mail.to === address && (kind === undefined || mail.kind === kind));
const under15 = (email: string) =>
	newcomer({ email, ageBand: "under15", guardianEmail: attacker, password: attackersPassword });
const accountOf = async (email: string) =>
	(await test.ask("SELECT * FROM account WHERE email = $1", [email]))[0];
const messagesUnder = async (email: string) =>
	(await test.ask("SELECT count(*)::int AS n FROM contact_message WHERE email = $1", [email]))[0]?.n;
const write = (email: string) =>
	guest().call("contact", {
		name: "Vera",
		email,
		subject: "Private",
		message: "My parents must not know this.",
		locale: "en",
	});

describe("a sign-up with a stranger's address", () => {
	it("the parent is asked after the confirmation of the address, and not before", async () => {
		const victim = newVictim();
		expect((await guest().call("signUp", under15(victim))).status).toBe(200);
		await server.deliver();
		expect(mailsTo(attacker)).toEqual([]);
		const token = tokenIn(server, "verifyEmail", victim);
		expect((await guest().call("verifyEmail", { token, password: attackersPassword })).status).toBe(204);
		await server.deliver();
		expect(mailsTo(attacker, "consent")).toHaveLength(1);
	});

	it("the attacker has no access to the account that the owner makes later (security 1)", async () => {
		const victim = newVictim();
		await guest().call("signUp", under15(victim));
		const own = newcomer({ email: victim, firstName: "Vera" });
		expect((await guest().call("signUp", own)).status).toBe(200);
		await server.deliver();
		expect(mailsTo(victim, "signUpKnown")).toEqual([]);
		const token = tokenIn(server, "verifyEmail", victim);
		expect((await guest().call("verifyEmail", { token, password })).status).toBe(204);
		const browser = guest();
		expect((await browser.call("signIn", { email: victim, password })).status).toBe(200);
		expect((await browser.call("profile")).body).toMatchObject({ firstName: "Vera", consent: "not_needed" });
		expect(await accountOf(victim)).toMatchObject({ guardian_email: null });
		expect(mailsTo(attacker)).toEqual([]);
	});

	it("a later sign-up of a stranger leaves the owner's link and password as they are (security 4)", async () => {
		const victim = newVictim();
		await guest().call("signUp", newcomer({ email: victim, firstName: "Vera" }));
		await server.deliver();
		const token = tokenIn(server, "verifyEmail", victim);
		for (const _ of [1, 2, 3]) await guest().call("signUp", under15(victim));
		await server.deliver();
		const strangers = tokenIn(server, "verifyEmail", victim);
		expect(strangers).not.toBe(token);
		expect((await guest().call("verifyEmail", { token, password })).status).toBe(204);
		const browser = guest();
		expect((await browser.call("signIn", { email: victim, password })).status).toBe(200);
		expect((await browser.call("profile")).body).toMatchObject({ firstName: "Vera", emailVerified: true });
		// The first confirmation ends the others.
		const late = await guest().call("verifyEmail", { token: strangers, password: attackersPassword });
		expect(late.body).toMatchObject({ code: "account.link_invalid" });
		expect(await test.ask("SELECT id FROM account WHERE email = $1", [victim])).toHaveLength(1);
		await server.deliver();
		expect(mailsTo(attacker)).toEqual([]);
	});

	it("of several sign-ups with one address, confirmed at the same time, one account stays", async () => {
		const victim = newVictim();
		const links: { token: string; password: string }[] = [];
		for (const own of ["first", "second", "third", "fourth", "fifth", "sixth"].map(
			(nth) => `the ${nth} long secret`,
		)) {
			await guest().call("signUp", newcomer({ email: victim, password: own }));
			await server.deliver();
			links.push({ token: tokenIn(server, "verifyEmail", victim), password: own });
		}
		const answers = await Promise.all(links.map((link) => guest().call("verifyEmail", link)));
		expect(answers.map(({ status }) => status).sort()).toEqual([204, 410, 410, 410, 410, 410]);
		const won = links[answers.findIndex(({ status }) => status === 204)];
		const signIns = await Promise.all(
			links.map(({ password: own }) => guest().call("signIn", { email: victim, password: own })),
		);
		expect(signIns.map(({ status }) => status)).toEqual(links.map((link) => (link === won ? 200 : 401)));
		expect(await test.ask("SELECT is_claim FROM account WHERE email = $1", [victim])).toEqual([
			{ is_claim: false },
		]);
	});

	it("the owner gets no reset link for the attacker's account: they sign up again", async () => {
		const victim = newVictim();
		await guest().call("signUp", under15(victim));
		expect((await guest().call("requestPasswordReset", { email: victim, locale: "en" })).status).toBe(204);
		await server.deliver();
		const [mail] = mailsTo(victim, "resetPassword");
		expect(mail?.subject).toBe("Sign up for Spectra again");
		expect(mail?.text).not.toMatch(/#[\w-]{43}/);
	});

	it("the attacker's account erases nothing that was sent under the address without an account (security 2)", async () => {
		const later = createLiveServer(test, { isMailReal: true });
		const victim = newVictim();
		expect((await write(victim)).status).toBe(204);
		await guest().call("signUp", under15(victim));
		later.pass(31 * 24 * 3_600_000);
		await later.services.jobDefinitions.find(({ name }) => name === "account-unfinished")?.handle({});
		expect(await accountOf(victim)).toBeUndefined();
		expect(await messagesUnder(victim)).toBe(1);
	});

	it("opening a link confirms nothing and reveals nothing (security 3)", async () => {
		const victim = newVictim();
		await write(victim);
		await guest().call("signUp", newcomer({ email: victim, password: attackersPassword }));
		await server.deliver();
		const token = tokenIn(server, "verifyEmail", victim);
		for (const body of [{ token }, { token, password: "" }, { token, password: "not the attacker's" }])
			expect((await guest().call("verifyEmail", body)).body).toMatchObject({
				code: "account.password_wrong",
			});
		expect(await accountOf(victim)).toMatchObject({ email_verified: false });
		const attack = guest();
		expect((await attack.call("signIn", { email: victim, password: attackersPassword })).status).toBe(401);
		expect((await attack.call("exportData")).status).toBe(401);
	});
});

describe("an unconfirmed account on a site without a mail server", () => {
	it("an erasure removes only the account's own data (security 2)", async () => {
		const files = createLiveServer(test);
		const victim = newVictim();
		await write(victim);
		const attack = files.visitor("10.8.0.1");
		await attack.call("signUp", newcomer({ email: victim, password: attackersPassword }));
		expect((await attack.call("signIn", { email: victim, password: attackersPassword })).status).toBe(200);
		expect((await attack.call("erase", { password: attackersPassword })).status).toBe(204);
		expect(await messagesUnder(victim)).toBe(1);
	});

	it("a parent named by others is removed when a password reset first confirms the address", async () => {
		const files = createLiveServer(test);
		const victim = newVictim();
		const attack = files.visitor("10.8.0.2");
		await attack.call("signUp", under15(victim));
		await files.deliver();
		const consent = tokenIn(files, "consent", attacker);
		expect((await attack.call("decideConsent", { token: consent, decision: "give" })).status).toBe(204);
		await attack.call("requestPasswordReset", { email: victim, locale: "en" });
		await files.deliver();
		const token = tokenIn(files, "resetPassword", victim);
		expect((await attack.call("resetPassword", { token, password })).status).toBe(204);
		expect(await accountOf(victim)).toMatchObject({
			email_verified: true,
			consent: "pending",
			guardian_email: null,
		});
		// The age stays: with a reset of their own password children would make themselves eighteen (security 10).
		const child = files.visitor("10.8.0.3");
		expect((await child.call("signIn", { email: victim, password })).status).toBe(200);
		const older = await child.call("updateProfile", { ageBand: "18plus" });
		expect(older.body).toMatchObject({ code: "account.age_declared" });
		const refused = await attack.call("decideConsent", { token: consent, decision: "refuse" });
		expect(refused.body).toMatchObject({ code: "account.link_invalid" });
		expect(await accountOf(victim)).toBeDefined();
	});
});

describe("a password that was changed or reset", () => {
	it.each(["reset", "change"])(
		"a concurrent login with the old password ends (security 4): %s",
		async (how) => {
			for (let round = 0; round < 5; round += 1) {
				const email = newVictim();
				await guest().call("signUp", newcomer({ email }));
				await server.deliver();
				await guest().call("verifyEmail", { token: tokenIn(server, "verifyEmail", email), password });
				const owner = guest();
				await owner.call("signIn", { email, password });
				await owner.call("requestPasswordReset", { email, locale: "en" });
				await server.deliver();
				const token = tokenIn(server, "resetPassword", email);
				const next = "another long secret";
				const thieves = Array.from({ length: 6 }, () => guest());
				const tried = thieves.map((thief) => thief.call("signIn", { email, password }));
				const changing =
					how === "reset"
						? owner.call("resetPassword", { token, password: next })
						: owner.call("changePassword", { current: password, next });
				expect((await changing).status).toBe(204);
				await Promise.all(tried);
				for (const thief of thieves) expect((await thief.call("profile")).status).toBe(401);
			}
		},
	);
});

/**
 * The actions of an attacker, who reads only their own mailbox, and of an owner, who reads only the victim's.
 */
const actions = ["attackSignUp", "attackDecide", "attackSignIn", "attackReset"] as const;
const ownActions = ["ownSignUp", "ownConfirm", "ownReset", "write"] as const;

/** One sequence of actions on an address, and the attacker's access at its end. */
async function live(sequence: readonly (typeof actions | typeof ownActions)[number][]) {
	const victim = newVictim();
	const attack = guest();
	let messages = 0;
	const tokensTo = (address: string, kind: string) =>
		mailsTo(address, kind).flatMap(({ text }) => /#([\w-]{43})/.exec(text)?.[1] ?? []);
	const each = async (tokens: readonly string[], work: (token: string) => Promise<unknown>) => {
		for (const token of tokens) await work(token);
	};
	const doing: Record<(typeof sequence)[number], () => Promise<unknown>> = {
		attackSignUp: () => guest().call("signUp", under15(victim)),
		attackDecide: () =>
			each(tokensTo(attacker, "consent"), async (token) => {
				await attack.call("decideConsent", { token, decision: "give" });
				await attack.call("decideConsent", { token, decision: "refuse" });
			}),
		attackSignIn: () => attack.call("signIn", { email: victim, password: attackersPassword }),
		attackReset: () => guest().call("requestPasswordReset", { email: victim, locale: "en" }),
		ownSignUp: () => guest().call("signUp", newcomer({ email: victim })),
		ownConfirm: () =>
			each(tokensTo(victim, "verifyEmail"), (token) => guest().call("verifyEmail", { token, password })),
		ownReset: () =>
			each(tokensTo(victim, "resetPassword"), (token) => guest().call("resetPassword", { token, password })),
		write: async () => {
			if ((await write(victim)).status === 204) messages += 1;
		},
	};
	for (const action of sequence) {
		await doing[action]();
		await server.deliver();
	}
	return { victim, messages, isIn: (await attack.call("profile")).status === 200 };
}

describe("attacker and owner in any order", () => {
	it("the attacker never gets in, erases nothing, and is never asked as a parent", async () => {
		const sequences = fc.array(fc.constantFrom(...actions, ...ownActions), { minLength: 3, maxLength: 10 });
		await fc.assert(
			fc.asyncProperty(sequences, async (sequence) => {
				const { victim, messages, isIn } = await live(sequence);
				expect(isIn).toBe(false);
				expect(mailsTo(attacker)).toEqual([]);
				expect(await messagesUnder(victim)).toBe(messages);
				const known = await accountOf(victim);
				if (known?.email_verified) expect(known).toMatchObject({ guardian_email: null, age_band: "18plus" });
				server.mails.splice(0);
			}),
			{ numRuns: rounds(40) },
		);
	});
});
