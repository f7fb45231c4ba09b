import { beforeEach, describe, expect, it } from "vitest";
import { createFakeBrowser, type FakeBrowser } from "../../../../tests/contract/http-world.ts";
import { settled } from "../../../../tests/contract/sample-forms.ts";
import { createClient } from "./client.ts";
import { remoteSubscription } from "./remote-subscription.ts";
import { httpSubscription } from "./subscription.ts";
import type { Who } from "./who.ts";

type Session = Awaited<ReturnType<Who["known"]>>;
const student: Session = { isLoggedIn: true, role: "student" };

let session: Session;
let isPremium: boolean;
let isAway: boolean;
/** What an answer waits for after it was written. */
let slowly: Promise<void> | undefined;
let asked: string[];
let browser: FakeBrowser;
let told: () => void;
let subscription: ReturnType<typeof httpSubscription>;

const fetch = async (path: string, { method = "GET" }: RequestInit): Promise<Response> => {
	asked.push(`${method} ${path}`);
	if (isAway) throw new TypeError("away");
	if (method === "GET") {
		const answer = Response.json({ isPremium, testMode: true, standing: null });
		await slowly;
		return answer;
	}
	if (isPremium) return Response.json({ code: "subscription.already_premium" }, { status: 409 });
	isPremium = true;
	return Response.json({ kind: "active", subscription: { isPremium: true, testMode: true, standing: null } });
};
const who = {
	known: async () => session,
	observe: (listener: () => void) => {
		told = listener;
		return () => {};
	},
} as unknown as Who;

beforeEach(() => {
	session = student;
	isPremium = false;
	isAway = false;
	slowly = undefined;
	asked = [];
	browser = createFakeBrowser(fetch);
	subscription = httpSubscription({
		world: browser.world,
		who,
		remote: async () => remoteSubscription(createClient(fetch, () => {})),
	});
});

const follow = () => {
	const seen: boolean[] = [];
	subscription.observe((present) => seen.push(present.isPremium));
	return seen;
};

describe("the plan over HTTP", () => {
	it("is not asked for on behalf of a guest who only follows, but is when a page reads it", async () => {
		session = null;
		const seen = follow();
		await settled();
		expect([seen, asked]).toEqual([[false], []]);
		expect(await subscription.read()).toMatchObject({ testMode: true });
	});

	it("is asked for again until it is known", async () => {
		isAway = true;
		const seen = follow();
		await settled();
		expect(seen).toEqual([]);
		isAway = false;
		isPremium = true;
		browser.pass();
		await settled();
		expect(seen).toEqual([true]);
	});

	it("tells who follows, and other tabs, when it is taken", async () => {
		const seen = follow();
		await settled();
		expect(await subscription.subscribe("fr")).toMatchObject({ ok: true });
		expect(seen).toEqual([false, true]);
		expect(browser.told).toEqual(["subscription"]);
	});

	it("believes no answer that was on its way when the plan was taken", async () => {
		const seen = follow();
		await settled();
		let arrive = () => {};
		slowly = new Promise((resolve) => {
			arrive = resolve;
		});
		const read = subscription.read();
		await settled();
		expect(await subscription.subscribe("fr")).toMatchObject({ ok: true });
		arrive();
		expect(await read).toMatchObject({ isPremium: true });
		expect(seen).toEqual([false, true]);
	});

	it("learns from other tabs, and from a refusal, what it did not know", async () => {
		const seen = follow();
		await settled();
		isPremium = true;
		browser.hear("subscription");
		await settled();
		expect(seen).toEqual([false, true]);
		isPremium = false;
		await subscription.read();
		isPremium = true;
		expect(await subscription.subscribe()).toEqual({ ok: false, code: "subscription.already_premium" });
		expect(seen.at(-1)).toBe(true);
	});

	it("ends with the session", async () => {
		isPremium = true;
		const seen = follow();
		await settled();
		session = null;
		told();
		await settled();
		expect(seen).toEqual([true, false]);
	});

	it("rejects reading, and fails paying, where the server cannot be reached", async () => {
		isAway = true;
		await expect(subscription.read()).rejects.toThrow("common.unreachable");
		expect(await subscription.subscribe()).toEqual({ ok: false, code: "common.unreachable" });
	});
});
