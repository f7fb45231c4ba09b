import { beforeEach, describe, expect, it } from "vitest";
import type { Backend } from "#contract/backend.ts";
import { FakeServer, results, student } from "../../../../tests/contract/fake-server.ts";
import { createFakeBrowser, type FakeBrowser } from "../../../../tests/contract/http-world.ts";
import { createLiveCall, savedCareers } from "../../../../tests/contract/live-call.ts";
import { settled } from "../../../../tests/contract/sample-forms.ts";
import { createHttpBackend } from "./create-http-backend.ts";
import type { Simulation } from "./world.ts";

const answers = { subjects: ["biology"] };
const login = { email: "ada@example.org", password: "a long enough secret" };
const sample = { sample: true, interests: [], quizzesCompleted: 3, savedCareers: 5, activities: [] };
const simulation = { dashboard: { student: async () => sample } } as unknown as Simulation;

let server: FakeServer;
let browser: FakeBrowser;
let backend: Backend;

const saved = () => savedCareers(createLiveCall(browser));
const openPage = () => {
	backend = createHttpBackend(browser.world, simulation);
	return settled();
};
const rolesSeen = () => {
	const seen: (string | null)[] = [];
	backend.account.observe((session) => seen.push(session?.role ?? null));
	return seen;
};

beforeEach(async () => {
	server = new FakeServer();
	browser = createFakeBrowser(server.fetch);
	await openPage();
});

describe("the session", () => {
	it("is hinted at by the device, without a name, and believed when the server says so", async () => {
		await backend.account.signIn(login);
		expect(browser.local.json("user")).toEqual({ isLoggedIn: true, role: "student", consent: "not_needed" });
		await openPage();
		expect(rolesSeen()).toEqual([]);
		await settled();
		expect(await backend.account.current()).toEqual(student);
	});

	it("is nobody's when the device says more than the server", async () => {
		browser.local.setItem("user", '{"isLoggedIn":true,"role":"teacher"}');
		await openPage();
		const seen = rolesSeen();
		await settled();
		expect(seen.at(-1)).toBeNull();
		expect(browser.local.getItem("user")).toBeNull();
		expect(await backend.dashboard.student()).toEqual(sample);
	});

	it("is asked for again until the server is back", async () => {
		await backend.account.signIn(login);
		server.isAway = true;
		await openPage();
		const seen = rolesSeen();
		await settled();
		expect(seen).toEqual(["student"]);
		await expect(backend.account.current()).rejects.toThrow("server.not_ready");
		server.isAway = false;
		server.session = null;
		expect(browser.pass()).toEqual([2000]);
		await settled();
		expect(seen.at(-1)).toBeNull();
	});

	it("follows other tabs, and asks whether it is true", async () => {
		const seen = rolesSeen();
		await settled();
		server.session = student;
		browser.local.setItem("user", '{"isLoggedIn":true,"role":"student"}');
		browser.otherTabChanged("user");
		await settled();
		expect(seen.slice(0, 2)).toEqual([null, "student"]);
		expect(await backend.account.current()).toEqual(student);
	});

	it("ends only when the server says so", async () => {
		await backend.account.signIn(login);
		server.isAway = true;
		await expect(backend.account.signOut()).rejects.toThrow("server.not_ready");
		expect(browser.local.getItem("user")).not.toBeNull();
		server.isAway = false;
		await backend.account.signOut();
		expect(browser.local.getItem("user")).toBeNull();
	});

	it("tells what is wrong with a form even while the server is away", async () => {
		server.isAway = true;
		const before = server.asked.length;
		expect(await backend.account.signIn({ email: "ada", password: "x" })).toMatchObject({
			code: "forms.email_invalid",
		});
		expect(
			await backend.account.signUp({ ...login, firstName: "Ada", lastName: "Byron", role: "student" }),
		).toMatchObject({ code: "account.age_band_required" });
		expect(server.asked).toHaveLength(before);
		expect(await backend.account.signIn(login)).toEqual({ ok: false, code: "server.not_ready" });
	});
});

describe("a guest's work", () => {
	it("stays on the device, and the server is told nothing", async () => {
		await backend.quiz.saveResults(results, answers);
		await saved().save("ecologist");
		expect(await backend.quest.completeGame("dna-detective", [0, 0])).toEqual({
			ok: true,
			value: { xp: expect.any(Number) },
		});
		expect(await backend.quiz.readResults()).toEqual({ results, answers });
		expect(browser.session.json("quizAnswers")).toEqual(answers);
		expect(await backend.guest?.kept()).toMatchObject({
			attempts: [{ questionnaireVersion: 1, answers }],
			saved: ["ecologist"],
			completions: [{ gameId: "dna-detective", answers: [0, 0] }],
		});
		expect(server.asked.every((what) => what === "GET /api/account/session")).toBe(true);
		expect([...browser.local.entries.keys()]).toEqual(["guest"]);
	});

	it("counts as an account's would", async () => {
		const empty = await backend.quest.overview();
		expect(empty).toMatchObject({ sample: false, stats: { xp: 0, streak: 0, level: 1 }, completedGames: [] });
		const first = await backend.quest.completeGame("dna-detective", [0, 0]);
		const again = await backend.quest.completeGame("dna-detective", [0, 0]);
		expect(again).toEqual({ ok: true, value: { xp: 0 } });
		const { stats, completedGames } = await backend.quest.overview();
		expect(stats).toMatchObject({ xp: first.ok && first.value.xp, streak: 1, completedGames: 1 });
		expect(completedGames).toEqual(["dna-detective"]);
		expect(await backend.quest.completeGame("dna-detective", [0])).toMatchObject({
			code: "quest.answers_incomplete",
		});
	});

	it("moves to the account once, and is forgotten here", async () => {
		await backend.quiz.saveResults(results, answers);
		const { mergeId } = browser.local.json("guest") as { mergeId: string };
		expect(await backend.guest?.merge()).toEqual({ ok: false, code: "account.sign_in_required" });
		await backend.account.signIn(login);
		server.isAway = true;
		expect(await backend.guest?.merge()).toEqual({ ok: false, code: "server.not_ready" });
		server.isAway = false;
		expect(await backend.guest?.merge()).toMatchObject({ ok: true });
		expect(server.merges).toMatchObject([{ mergeId, attempts: [{ answers }] }]);
		expect(await backend.guest?.kept()).toBeNull();
		expect(await backend.quiz.readResults()).toEqual({ results, answers });
	});

	it("is forgotten with the results of the visit when it is somebody else's, and at logging out", async () => {
		for (const leave of [() => backend.guest?.discard(), () => backend.account.signOut()]) {
			await backend.quiz.saveResults(results, answers);
			await backend.account.signIn(login);
			await leave();
			expect(await backend.guest?.kept()).toBeNull();
			expect(await backend.quiz.readResults()).toBeNull();
			expect(browser.local.getItem("guest")).toBeNull();
		}
	});

	it("is what a student without consent does, too", async () => {
		server.session = { ...student, consent: "pending" };
		await backend.account.current();
		await backend.quiz.saveResults(results, answers);
		await saved().save("ecologist");
		expect(await backend.guest?.kept()).toMatchObject({ saved: ["ecologist"], attempts: [{ answers }] });
		expect(server.asked.some((what) => what.includes("quiz") || what.includes("saved"))).toBe(false);
	});
});

describe("an account's work", () => {
	beforeEach(() => backend.account.signIn(login));

	it("goes to the server", async () => {
		await backend.quiz.saveResults(results, answers);
		expect(server.attempts).toMatchObject([{ questionnaireVersion: 1, answers }]);
		expect(browser.local.getItem("guest")).toBeNull();
	});

	it("waits for a server that is away, and is sent by itself", async () => {
		server.isAway = true;
		await backend.quiz.saveResults(results, answers);
		expect(await backend.guest?.kept()).toBeNull();
		expect(browser.local.json("guest")).toMatchObject({ attempts: [], unsent: [{ answers }] });
		server.isAway = false;
		await openPage();
		await backend.account.current();
		await settled();
		expect(server.attempts).toMatchObject([{ answers }]);
		expect(browser.local.getItem("guest")).toBeNull();
	});

	it("becomes a guest's where the session has ended", async () => {
		server.session = null;
		await backend.quiz.saveResults(results, answers);
		expect(await saved().save("geologist")).toMatchObject({ ok: true });
		expect(await backend.guest?.kept()).toMatchObject({ attempts: [{ answers }], saved: ["geologist"] });
		expect(browser.local.getItem("user")).toBeNull();
	});

	it("is asked about when it waited and somebody logs in", async () => {
		server.isAway = true;
		await backend.quiz.saveResults(results, answers);
		server.isAway = false;
		await backend.account.signIn(login);
		expect(await backend.guest?.kept()).toMatchObject({ attempts: [{ answers }] });
	});
});
