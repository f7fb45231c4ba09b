import { beforeEach, describe, expect, it } from "vitest";
import type { Backend } from "#contract/backend.ts";
import { FakeServer, student } from "../../../../tests/contract/fake-server.ts";
import { createFakeBrowser, type FakeBrowser } from "../../../../tests/contract/http-world.ts";
import { settled } from "../../../../tests/contract/sample-forms.ts";
import { createGuestStore } from "../../api/device/guest-store.ts";
import { createHttpBackend } from "./create-http-backend.ts";

const login = { email: "ada@example.org", password: "a long enough secret" };

let server: FakeServer;
let browser: FakeBrowser;
let backend: Backend;

const openPage = () => {
	backend = createHttpBackend(browser.world);
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

describe("work on this device", () => {
	const attempt = {
		completedAt: "2025-05-09T10:00:00.000Z",
		questionnaireVersion: 1,
		answers: { subjects: ["biology"] },
	};

	it("is forgotten with the quiz of the visit at logging out", async () => {
		createGuestStore(browser.world.device).addAttempt(attempt);
		for (const key of ["quizResults", "quizAnswers", "quizRetake"]) browser.session.setItem(key, "{}");
		await backend.account.signIn(login);
		await backend.account.signOut();
		expect(browser.local.getItem("guest")).toBeNull();
		expect(browser.session.entries.size).toBe(0);
	});

	it("is asked about when it waited to be sent and somebody logs in", async () => {
		createGuestStore(browser.world.device).addUnsent(attempt);
		await backend.account.signIn(login);
		expect(createGuestStore(browser.world.device).read()).toMatchObject({ attempts: [attempt], unsent: [] });
	});
});
