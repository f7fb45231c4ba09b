import { describe, expect, it } from "vitest";
import { currentSource as questionnaire } from "#content/quiz/index.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { createGuestStore, type GuestStore } from "#web/api/device/guest-store.ts";
import type { Transport } from "#web/api/transport.ts";
import { circlesOf, plannedCircle } from "../setup/circles.ts";
import { prepareDatabase } from "../setup/database.ts";
import { createLiveServer } from "../setup/live-server.ts";
import { signedIn } from "../setup/people.ts";
import { describeTransport } from "./describe-transport.ts";
import { createFakeBrowser } from "./fake-browser.ts";
import { createLiveCall, savedCareers } from "./live-call.ts";
import { createPerson } from "./person.ts";
import { signUpForm } from "./sample-forms.ts";
import { work } from "./work.ts";

const prepared = prepareDatabase();

/** Deletes all accounts, so that every stage begins without any. */
const forgetEverybody = async (): Promise<void> => {
	const tables = await prepared.ask(
		"SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'installation'",
	);
	await prepared.ask(`TRUNCATE ${tables.map(({ name }) => name).join(", ")} CASCADE`);
};

/** A browser at the real server on a real database; the samples are the demonstration's. */
const createHttpStage = async () => {
	await forgetEverybody();
	const server = createLiveServer(prepared);
	await server.services.prepare();
	const openBrowser = () => {
		const visitor = server.visitor();
		const browser = createFakeBrowser(
			async (path, { method = "GET", body }) => {
				const { status, body: answer } = await visitor.ask(path, { method, ...(body ? { body } : {}) });
				return answer === null ? new Response(null, { status }) : Response.json(answer, { status });
			},
			{ now: () => toInstant(server.now()) },
		);
		const call = createLiveCall(browser);
		return {
			call,
			person: createPerson(call, true),
			store: createGuestStore(browser.world.device),
		};
	};
	return {
		...openBrowser(),
		isReal: true,
		now: () => toInstant(server.now()),
		prepareCircles: async () => {
			await plannedCircle(server, prepared, { hours: 72, price: "free" });
			await plannedCircle(server, prepared, { hours: 75 });
			const { id: last } = await plannedCircle(server, prepared, { hours: 78, seats: 1 });
			const [seated, waiting] = [await signedIn(server), await signedIn(server)];
			expect((await circlesOf(seated.visitor).take(last)).status).toBe(200);
			expect((await circlesOf(waiting.visitor).wait(last)).status).toBe(200);
		},
		failNextPayment: server.failNextPayment,
		openBrowser,
	};
};

describeTransport("live", createHttpStage);

describe("a guest who signs up", () => {
	/** Moves a guest's work to the logged-in account. */
	const merge = async ({ call, store }: { call: Transport; store: GuestStore }) => {
		const { mergeId, attempts, saved, completions } = store.read();
		return call("POST /api/guest/merge", { body: { mergeId, attempts, saved, completions } });
	};

	const student = { ...signUpForm, role: "student" as const };

	it("a guest's work is in the account on another browser, and no one else sees it", async () => {
		const { person, call, store, openBrowser, now } = await createHttpStage();
		const answers = Object.fromEntries(
			questionnaire.questions.map(({ id, options }) => [id, options.slice(0, 1).map((option) => option.id)]),
		);
		store.addAttempt({ completedAt: now(), questionnaireVersion: questionnaire.version, answers });
		await savedCareers(call).save("ecologist");
		const played = await work(call).completeGame("dna-detective", [0, 0]);
		const asGuest = await work(call).quest();
		expect(played).toMatchObject({ ok: true });

		expect(await person.account.signUp(student, "fr")).toMatchObject({ ok: true });
		expect(await merge({ call, store })).toEqual({
			ok: true,
			value: { attempts: 1, saved: 1, completions: 1 },
		});

		const other = openBrowser();
		const elsewhere = other.person;
		expect(await savedCareers(other.call).list()).toEqual([]);
		await elsewhere.account.signIn(student);
		expect(await savedCareers(other.call).list()).toEqual(["ecologist"]);
		expect(await other.call("GET /api/quiz/attempts", {})).toMatchObject({
			value: { attempts: [{ questionnaireVersion: questionnaire.version, answers }] },
		});
		expect(await work(other.call).quest()).toEqual(asGuest);
		expect(await other.call("GET /api/dashboard/student", {})).toMatchObject({
			value: { sample: false, quizzesCompleted: 1, savedCareers: 1 },
		});
		expect(await work(other.call).completeGame("dna-detective", [0, 0])).toEqual({
			ok: true,
			value: { xp: 0 },
		});

		const stranger = openBrowser();
		await stranger.person.account.signUp({ ...student, email: "grace@example.org" }, "en");
		expect(await savedCareers(stranger.call).list()).toEqual([]);
		expect(await stranger.call("GET /api/quiz/attempts", {})).toMatchObject({ value: { attempts: [] } });
	});

	it("under fifteen, work stays on the device until a parent consents", async () => {
		const { person, call, store } = await createHttpStage();
		const child = { ...student, ageBand: "under15" as const, guardianEmail: "parent@example.org" };
		expect(await person.account.signUp(child, "en")).toMatchObject({
			ok: true,
			value: { consent: "pending" },
		});
		await savedCareers(call).save("ecologist");
		expect(await savedCareers(call).list()).toEqual(["ecologist"]);
		expect(await merge({ call, store })).toEqual({ ok: false, code: "account.consent_required" });
		expect(store.read()).toMatchObject({ saved: ["ecologist"] });
		expect(await call("GET /api/dashboard/student", {})).toEqual({
			ok: false,
			code: "account.consent_required",
		});
		expect(await call("GET /api/account/profile", {})).toMatchObject({
			ok: true,
			value: { consent: "pending" },
		});
	});
});

describe("a person's account", () => {
	it("an account is read, changed, exported and erased", async () => {
		const { call, person, openBrowser } = await createHttpStage();
		const { account } = person;
		expect(await call("GET /api/account/profile", {})).toEqual({
			ok: false,
			code: "account.sign_in_required",
		});
		await account.signUp(signUpForm, "en");
		expect(await call("PATCH /api/account/profile", { body: { firstName: "Augusta" } })).toMatchObject({
			ok: true,
			value: { firstName: "Augusta", role: "teacher" },
		});
		const elsewhere = openBrowser().person;
		await elsewhere.account.signIn(signUpForm);
		expect(await call("GET /api/account/sessions", {})).toMatchObject({
			ok: true,
			value: { sessions: [{ current: true }, { current: false }] },
		});
		expect(await call("DELETE /api/account/sessions", {})).toEqual({ ok: true, value: null });
		expect(await elsewhere.account.current()).toBeNull();
		const wrong = { current: "not this one", next: "another long secret" };
		expect(await call("POST /api/account/password", { body: wrong })).toEqual({
			ok: false,
			code: "account.password_wrong",
		});
		const right = { current: signUpForm.password, next: "another long secret" };
		expect(await call("POST /api/account/password", { body: right })).toEqual({ ok: true, value: null });
		expect(await call("GET /api/account/export", {})).toMatchObject({
			ok: true,
			value: { profile: { firstName: "Augusta" }, savedCareers: [] },
		});
		expect(await call("POST /api/account/erase", { body: { password: signUpForm.password } })).toEqual({
			ok: false,
			code: "account.password_wrong",
		});
		expect(await call("POST /api/account/erase", { body: { password: "another long secret" } })).toEqual({
			ok: true,
			value: null,
		});
		expect(await account.current()).toBeNull();
		expect(await account.signIn({ ...signUpForm, password: "another long secret" })).toEqual({
			ok: false,
			code: "account.credentials_wrong",
		});
	});
});

describe("the premium plan", () => {
	const student = { ...signUpForm, role: "student" as const };
	const refused = { ok: false, code: "subscription.premium_required" };

	it("the plan is taken once a guardian agreed, cancelled and resumed", async () => {
		const { call, person, openBrowser } = await createHttpStage();
		const { subscription, account } = person;
		const askGuardian = (guardianEmail: string) =>
			call("POST /api/account/guardian", { body: { guardianEmail } });
		expect(await call("GET /api/payments", {})).toEqual({ ok: false, code: "account.sign_in_required" });
		await account.signUp({ ...student, ageBand: "15to17" }, "en");
		expect(await subscription.subscribe("fr")).toEqual({ ok: false, code: "billing.guardian_needed" });
		const own = { ok: false, code: "account.guardian_email_own" };
		expect(await askGuardian(signUpForm.email)).toEqual(own);
		expect(await askGuardian("parent@example.org")).toEqual({ ok: true, value: null });
		expect(await call("GET /api/account/guardian", {})).toEqual({
			ok: true,
			value: { state: "pending", email: "parent@example.org" },
		});
		expect(await subscription.subscribe("fr")).toEqual({ ok: false, code: "billing.guardian_pending" });
		const elsewhere = openBrowser().call;
		const wrong = { ok: false, code: "account.link_invalid" };
		const token = "x".repeat(43);
		expect(await elsewhere("POST /api/account/guardian/read", { body: { token } })).toEqual(wrong);
		expect(
			await elsewhere("POST /api/account/guardian/decide", {
				body: { token, decision: "confirm", locale: "fr" },
			}),
		).toEqual(wrong);
		await prepared.ask("UPDATE guardian SET confirmed_at = now()");

		expect(await subscription.subscribe("fr")).toMatchObject({ ok: true, value: { kind: "active" } });
		expect(await call("POST /api/subscription/cancel", {})).toMatchObject({
			value: { details: { cancelAtPeriodEnd: true } },
		});
		expect(await call("POST /api/subscription/resume", {})).toMatchObject({
			value: { details: { cancelAtPeriodEnd: false } },
		});
		expect(await call("GET /api/payments", {})).toMatchObject({
			value: { payments: [{ amountCents: 499, state: "paid" }] },
		});
		expect(await call("POST /api/subscription/portal", { body: { locale: "en" } })).toEqual({
			ok: false,
			code: "subscription.none",
		});
		await account.signOut();
		expect((await subscription.read()).isPremium).toBe(false);
	});

	it("the plan opens comparison, recommendations and premium guides", async () => {
		const { person, call } = await createHttpStage();
		const textOf = (resourceId: string) =>
			call("GET /api/resources/:locale/:resourceId", { params: { locale: "fr", resourceId } });
		const comparison = () => call("GET /api/quiz/comparison", {});
		const cards = await call("GET /api/resources/:locale", { params: { locale: "fr" } });
		const [card] = cards.ok ? cards.value.resources : [];
		if (card === undefined) throw new Error("No resources");
		expect(await comparison()).toEqual({ ok: false, code: "account.sign_in_required" });
		await person.account.signUp(student, "en");
		expect(await comparison()).toEqual(refused);
		expect(await call("GET /api/recommendations", {})).toEqual(refused);
		expect(await textOf(card.id)).toEqual(refused);
		await person.subscription.subscribe();
		await savedCareers(call).save("ecologist");
		expect(await comparison()).toMatchObject({ ok: true, value: { attempts: [] } });
		expect(await call("GET /api/recommendations", {})).toMatchObject({
			ok: true,
			value: {
				recommendations: [{ reasons: [{ kind: "like_saved", careerId: "ecologist" }] }, {}, {}],
			},
		});
		expect(await textOf(card.id)).toMatchObject({
			ok: true,
			value: { id: card.id, page: { title: card.title } },
		});
		expect(await textOf("nothing")).toEqual({ ok: false, code: "resources.unknown" });
		expect(await textOf("../no")).toEqual({ ok: false, code: "request.not_found" });
	});
});
