import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { prepareDatabase } from "../../../../tests/setup/database.ts";
import { institutionsOn } from "../../../../tests/setup/institutions.ts";
import { createLiveServer, type LiveServer, type Visitor } from "../../../../tests/setup/live-server.ts";
import { password, signedIn, tokenIn } from "../../../../tests/setup/people.ts";
import {
	followToProvider,
	providerOf,
	type School,
	type Schoolmate,
	startSchool,
} from "../../../../tests/setup/school-provider.ts";

const test = prepareDatabase();
const publicUrl = "http://localhost:3000";
let school: School;
let server: LiveServer;
let confirming: LiveServer;
let number = 0;

beforeAll(async () => {
	school = await startSchool([publicUrl]);
	const loginProviders = [
		providerOf(school.issuer),
		providerOf(school.issuer, { id: "everyone", role: { always: "student" } }),
	];
	server = createLiveServer(test, { loginProviders });
	confirming = createLiveServer(test, { loginProviders, isMailReal: true });
});
afterAll(() => school.close());

/** A person of the school; every call makes another. */
const schoolmate = (claims: Schoolmate["claims"] = {}): Schoolmate => {
	number += 1;
	const email = `person${number}@school.example`;
	return {
		sub: `person-${number}`,
		claims: { given_name: "Zoé", family_name: "Roux", email, affiliation: ["student"], ...claims },
	};
};

const start = async (visitor: Visitor, body: object = {}) => {
	const started = await visitor.call("startProviderLogin", { providerId: "curie", ...body });
	expect([started.status, started.body.code]).toEqual([200, undefined]);
	return String(started.body.address);
};

/** Logs a person in at the school and brings the answer back. */
const logIn = async (visitor: Visitor, person: Schoolmate | null, body: object = {}) => {
	school.person = person;
	const answer = await followToProvider(await start(visitor, body));
	return visitor.call("completeProviderLogin", answer);
};

const form = (person: Schoolmate, changes: object = {}) => ({
	firstName: "Zoé",
	lastName: "Roux",
	email: person.claims?.email,
	ageBand: "15to17",
	locale: "fr",
	...changes,
});

const who = async (visitor: Visitor) => (await visitor.call("session")).body.session;

/** A new account by the school, signed in. */
const member = async (claims?: Schoolmate["claims"], changes: object = {}) => {
	const person = schoolmate(claims);
	const visitor = server.visitor();
	expect((await logIn(visitor, person)).body).toMatchObject({ outcome: "unknown" });
	const made = await visitor.call("signUpByProvider", form(person, changes));
	expect([made.status, made.body.code]).toEqual([200, undefined]);
	return { person, visitor, made };
};

describe("a person without an account", () => {
	it("a person fills in the form that the school has started, and is logged in from then on", async () => {
		const person = schoolmate();
		const visitor = server.visitor();
		expect((await logIn(visitor, person, { returnTo: "/quiz" })).body).toEqual({
			outcome: "unknown",
			returnTo: "/quiz",
			providerId: "curie",
			role: "student",
			firstName: "Zoé",
			lastName: "Roux",
			email: person.claims?.email,
		});
		expect(await who(visitor)).toBeNull();
		const made = await visitor.call("signUpByProvider", form(person));
		expect(made.body.session).toMatchObject({ role: "student", firstName: "Zoé" });
		expect(await who(visitor)).toMatchObject({ role: "student" });

		const elsewhere = server.visitor();
		const again = await logIn(elsewhere, person, { returnTo: "/quiz" });
		expect(again.body).toMatchObject({ outcome: "opened", returnTo: "/quiz" });
		expect((await who(elsewhere)).accountId).toBe((await who(visitor)).accountId);
	});

	it("a person gets the role that the school states, and none without one", async () => {
		const { made } = await member({ affiliation: ["faculty"] }, { ageBand: null });
		expect(made.body.session.role).toBe("teacher");
		const counsellor = await member({ affiliation: ["psy"] }, { ageBand: null });
		expect(counsellor.made.body.session.role).toBe("teacher");
		for (const affiliation of [["parent"], [], undefined, "institution"]) {
			const refused = await logIn(server.visitor(), schoolmate({ affiliation }));
			expect([refused.status, refused.body.code]).toEqual([403, "account.provider_role"]);
		}
		const student = await logIn(server.visitor(), schoolmate({ affiliation: [] }), {
			providerId: "everyone",
		});
		expect(student.body.role).toBe("student");
	});

	it("a person types an address where the school gives none", async () => {
		const person = schoolmate({ email: undefined });
		const visitor = server.visitor();
		expect((await logIn(visitor, person)).body).toMatchObject({ outcome: "unknown", email: "" });
		const empty = await visitor.call("signUpByProvider", form(person, { email: " " }));
		expect(empty.body.code).toBe("forms.required");
		const typed = await visitor.call("signUpByProvider", form(person, { email: "zoe@home.example" }));
		expect(typed.body.session).toMatchObject({ role: "student" });
	});

	it("a person under fifteen waits for a parent, as after any sign-up", async () => {
		const person = schoolmate();
		const visitor = server.visitor();
		await logIn(visitor, person);
		const young = (changes: object) => visitor.call("signUpByProvider", form(person, changes));
		expect((await young({ ageBand: null })).body.code).toBe("account.age_band_required");
		expect((await young({ ageBand: "under15" })).body.code).toBe("account.guardian_email_required");
		const own = { ageBand: "under15", guardianEmail: person.claims?.email };
		expect((await young(own)).body.code).toBe("account.guardian_email_own");
		const parent = `parent-of-${person.sub}@home.example`;
		const made = await young({ ageBand: "under15", guardianEmail: parent });
		expect(made.body.session.consent).toBe("pending");
		expect((await visitor.call("quest")).body.code).toBe("account.consent_required");
		await server.deliver();
		const token = tokenIn(server, "consent", parent);
		await server.visitor().call("decideConsent", { token, decision: "give" });
		const again = server.visitor();
		expect((await logIn(again, person)).body.session.consent).toBe("given");
		expect((await again.call("quest")).status).toBe(200);
	});
});

describe("an address", () => {
	it("an address of the school opens no account that has it", async () => {
		const { email } = await signedIn(server);
		const visitor = server.visitor();
		const person = schoolmate({ email, email_verified: true });
		expect((await logIn(visitor, person)).body).toMatchObject({ outcome: "unknown", email });
		const made = await visitor.call("signUpByProvider", form(person));
		expect(made.body.code).toBe("account.sign_up_unfinished");
		expect(await who(visitor)).toBeNull();
		await server.deliver();
		expect(server.mails.some(({ kind, to }) => kind === "signUpKnown" && to === email)).toBe(true);
	});

	it("an address is confirmed by the mail and by the log-in in the same browser, never by one of both", async () => {
		const person = schoolmate();
		const email = String(person.claims?.email);
		const visitor = confirming.visitor();
		await logIn(visitor, person);
		expect((await visitor.call("signUpByProvider", form(person))).body).toEqual({ session: null });
		expect(await who(visitor)).toBeNull();
		await confirming.deliver();
		const token = tokenIn(confirming, "verifyEmail", email);
		const stranger = confirming.visitor();
		expect((await stranger.call("verifyEmail", { token })).body.code).toBe("account.password_wrong");
		await logIn(stranger, schoolmate());
		expect((await stranger.call("loginProviders")).body.isProven).toBe(true);
		expect((await stranger.call("verifyEmail", { token })).body.code).toBe("account.password_wrong");

		expect((await visitor.call("loginProviders")).body.isProven).toBe(true);
		expect((await visitor.call("verifyEmail", { token })).status).toBe(204);
		expect(await who(visitor)).toBeNull();
		expect((await logIn(visitor, person)).body).toMatchObject({ outcome: "opened" });
		expect((await visitor.call("loginProviders")).body.isProven).toBe(false);
	});

	it("an address that another account has is answered like a free one, now and at the next log-in", async () => {
		const taken = `taken${Date.now()}@school.example`;
		await signedIn(server, { email: taken });
		await test.ask("UPDATE account SET email_verified = true WHERE email = $1", [taken]);
		const answers = [];
		for (const email of [taken, `free${Date.now()}@school.example`]) {
			const person = schoolmate({ email });
			const visitor = confirming.visitor();
			const first = await logIn(visitor, person);
			const sent = await visitor.call("signUpByProvider", form(person));
			const twice = await visitor.call("signUpByProvider", form(person));
			const next = await logIn(confirming.visitor(), person);
			const { isProven } = (await visitor.call("loginProviders")).body;
			const shown = { ...next.body, email: "" };
			answers.push([first.status, sent.status, sent.body, twice.status, twice.body, shown, isProven]);
		}
		expect(answers[0]).toEqual(answers[1]);
		await confirming.deliver();
		const kinds = confirming.mails.filter(({ to }) => to === taken).map(({ kind }) => kind);
		expect(new Set(kinds)).toEqual(new Set(["signUpKnown"]));
	});

	it("an address can be typed again after a mistake", async () => {
		const person = schoolmate();
		const visitor = confirming.visitor();
		await logIn(visitor, person);
		await visitor.call("signUpByProvider", form(person, { email: "mistyped@school.example" }));
		await visitor.call("signUpByProvider", form(person));
		const rows = await test.ask(
			"SELECT email FROM account JOIN provider_identity ON account_id = id WHERE subject = $1",
			[person.sub],
		);
		expect(rows).toEqual([{ email: person.claims?.email }]);
		expect(await test.ask("SELECT id FROM account WHERE email = 'mistyped@school.example'")).toEqual([]);
	});

	it("an address of an account from before the site had a mail server is confirmed first", async () => {
		const { person } = await member();
		const visitor = confirming.visitor();
		const { body } = await logIn(visitor, person);
		expect(body).toEqual({ outcome: "unconfirmed", email: person.claims?.email });
		await confirming.deliver();
		const token = tokenIn(confirming, "verifyEmail", String(person.claims?.email));
		expect((await visitor.call("verifyEmail", { token })).status).toBe(204);
		expect((await logIn(visitor, person)).body.outcome).toBe("opened");
	});
});

describe("a person with an account", () => {
	const link = async (visitor: Visitor, person: Schoolmate) => {
		school.person = person;
		const started = await visitor.call("startProviderLink", { providerId: "curie", password });
		expect(started.status).toBe(200);
		return visitor.call("completeProviderLogin", await followToProvider(started.body.address));
	};

	it("an account links a person with the password, and ends the link", async () => {
		const { visitor, email } = await signedIn(server);
		const wrong = await visitor.call("startProviderLink", {
			providerId: "curie",
			password: "something else",
		});
		expect(wrong.body.code).toBe("account.password_wrong");
		const person = schoolmate();
		expect((await link(visitor, person)).body).toEqual({ outcome: "linked", returnTo: "/account" });
		await server.deliver();
		const mail = server.mails.findLast(({ kind, to }) => kind === "providerLinked" && to === email);
		expect(mail?.text).toContain("Curie School");
		expect((await visitor.call("loginProviders")).body.providers[0].isLinked).toBe(true);
		expect((await visitor.call("exportData")).body.schoolLogins).toMatchObject([
			{ provider: "curie", issuer: school.issuer, subject: person.sub },
		]);
		const elsewhere = server.visitor();
		expect((await logIn(elsewhere, person)).body.outcome).toBe("opened");
		expect((await who(elsewhere)).accountId).toBe((await who(visitor)).accountId);
		const again = await visitor.call("startProviderLink", { providerId: "curie", password });
		expect(again.body.code).toBe("account.provider_linked");

		expect((await visitor.ask("/api/account/providers/curie", { method: "DELETE" })).status).toBe(204);
		expect((await visitor.ask("/api/account/providers/curie", { method: "DELETE" })).status).toBe(204);
		expect((await logIn(server.visitor(), person)).body.outcome).toBe("unknown");
	});

	it("an account cannot link a person who has another account", async () => {
		const { person } = await member();
		const { visitor } = await signedIn(server);
		const refused = await link(visitor, person);
		expect([refused.status, refused.body.code]).toEqual([409, "account.provider_taken"]);
	});

	it("an account links a person whose form was never finished", async () => {
		const person = schoolmate();
		const stranger = confirming.visitor();
		await logIn(stranger, person);
		await stranger.call("signUpByProvider", form(person, { email: "unfinished@school.example" }));
		const { visitor, email } = await signedIn(server);
		await test.ask("UPDATE account SET email_verified = true WHERE email = $1", [email]);
		const owner = confirming.visitor();
		await owner.call("signIn", { email, password });
		expect((await link(owner, person)).body.outcome).toBe("linked");
		expect((await who(visitor)).role).toBe("student");
		expect(await test.ask("SELECT id FROM account WHERE email = 'unfinished@school.example'")).toEqual([]);
	});

	it("an account links a person only in the session that began it", async () => {
		const { visitor } = await signedIn(server);
		school.person = schoolmate();
		const started = await visitor.call("startProviderLink", { providerId: "curie", password });
		const answer = await followToProvider(started.body.address);
		await visitor.call("signOut");
		expect((await visitor.call("completeProviderLogin", answer)).body.code).toBe("account.provider_ended");
	});

	it("an account that is deleted loses its links", async () => {
		const { visitor, email } = await signedIn(server);
		const person = schoolmate();
		await link(visitor, person);
		await visitor.call("erase", { password });
		expect(await test.ask("SELECT 1 FROM provider_identity WHERE subject = $1", [person.sub])).toEqual([]);
		expect(await test.ask("SELECT 1 FROM account WHERE email = $1", [email])).toEqual([]);
	});

	it("an account without a password sets one by mail", async () => {
		const { person } = await member();
		const email = String(person.claims?.email);
		const visitor = server.visitor();
		expect((await visitor.call("signIn", { email, password: "" })).status).toBe(422);
		await visitor.call("requestPasswordReset", { email, locale: "fr" });
		await server.deliver();
		const token = tokenIn(server, "resetPassword", email);
		await visitor.call("resetPassword", { token, password: "a fine new secret" });
		expect((await visitor.call("signIn", { email, password: "a fine new secret" })).status).toBe(200);
	});
});

describe("an answer of the provider", () => {
	it("an answer is used once, in the browser that began, and within ten minutes", async () => {
		const { person, visitor } = await member();
		await visitor.call("signOut");
		school.person = person;
		const answer = await followToProvider(await start(visitor));
		const ended = [410, "account.provider_ended"];
		const complete = async (by: Visitor, sent: object) => {
			const { status, body } = await by.call("completeProviderLogin", sent);
			return [status, body.code ?? body.outcome];
		};
		expect(await complete(server.visitor(), answer)).toEqual(ended);
		expect(await complete(visitor, { ...answer, state: "A".repeat(43) })).toEqual(ended);
		expect(await complete(visitor, answer)).toEqual([200, "opened"]);
		expect(await complete(visitor, answer)).toEqual(ended);

		// A code of another log-in, with the state of this one.
		const first = await followToProvider(await start(visitor));
		const second = await followToProvider(await start(visitor));
		expect(await complete(visitor, first)).toEqual(ended);
		expect(await complete(visitor, { ...second, code: first.code })).toEqual(ended);

		const late = await followToProvider(await start(visitor));
		server.pass(11 * 60_000);
		expect(await complete(visitor, late)).toEqual(ended);
	});

	it("an answer in two browsers at once makes one account", async () => {
		const person = schoolmate();
		const visitors = [server.visitor("198.51.100.1"), server.visitor("198.51.100.2")];
		for (const visitor of visitors) await logIn(visitor, person);
		const made = await Promise.all(
			visitors.map((visitor, index) =>
				visitor.call("signUpByProvider", form(person, { email: `twice${index}@school.example` })),
			),
		);
		expect(made.map(({ status }) => status).sort()).toEqual([200, 410]);
		expect(await test.ask("SELECT 1 FROM provider_identity WHERE subject = $1", [person.sub])).toHaveLength(
			1,
		);
		expect(await test.ask("SELECT 1 FROM account WHERE email LIKE 'twice%'")).toHaveLength(1);
	});

	it("a provider that refuses says so", async () => {
		const refused = await logIn(server.visitor(), null);
		expect([refused.status, refused.body.code]).toEqual([409, "account.provider_refused"]);
	});

	it("an answer leads to pages of this site alone", async () => {
		const { person, visitor } = await member();
		for (const returnTo of ["https://evil.example", "//evil.example", "/\\evil.example", "dashboard"])
			expect((await logIn(visitor, person, { returnTo })).body.returnTo).toBeNull();
	});
});

describe("the institution of a provider", () => {
	it("the institution gets the teachers whose accounts the provider makes, while its code is open", async () => {
		const { code, visitor: head } = await institutionsOn(() => server).institution();
		const provider = providerOf(school.issuer, { institution: code });
		const own = createLiveServer(test, { loginProviders: [provider] });
		const arrive = async (affiliation = "faculty") => {
			const person = schoolmate({ affiliation: [affiliation] });
			const visitor = own.visitor();
			await logIn(visitor, person);
			await visitor.call("signUpByProvider", form(person, { ageBand: null }));
			return visitor.call("institutionMembership");
		};
		expect((await arrive()).body.institution).toMatchObject({ isInCharge: false, role: "teacher" });
		expect((await arrive("psy")).body.institution).toMatchObject({ isInCharge: false, role: "counsellor" });
		await head.call("changeInstitution", { isOpen: false });
		expect((await arrive()).body.institution).toBeNull();
	});
});
