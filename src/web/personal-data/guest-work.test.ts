import { beforeEach, expect, it, vi } from "vitest";
import { FakeStorage } from "../../../tests/contract/fake-storage.ts";
import { runMutation } from "../api/api.ts";
import { guestStore } from "../api/device/guest-store.ts";
import { Problem } from "../api/problem.ts";
import { readFinishedQuiz, storeFinishedQuiz } from "../quiz/visit.ts";
import {
	discardGuestWork,
	offerGuestWork,
	readGuestWork,
	releaseOutbox,
	withdrawOffer,
} from "./guest-work.ts";
import { consumeOffer, mergeGuestWork } from "./merge-guest-work.ts";

vi.mock("../api/api.ts", () => ({ runMutation: vi.fn() }));

const results = { topCareers: ["ecologist"], topCategories: ["biology"] };
const answers = { subjects: ["biology"] };
const attempt = { completedAt: "2025-05-09T10:00:00.000Z", questionnaireVersion: 1, answers } as const;
let local: FakeStorage;
let session: FakeStorage;

beforeEach(() => {
	local = new FakeStorage();
	session = new FakeStorage();
	vi.stubGlobal("window", { localStorage: local, sessionStorage: session });
	vi.mocked(runMutation).mockReset();
});

it("there is no guest's work at first, nor if only unsent work of an account exists", async () => {
	expect(await readGuestWork()).toBeNull();
	guestStore.addToOutbox(attempt);
	expect(await readGuestWork()).toBeNull();
	await releaseOutbox();
	expect(await readGuestWork()).toMatchObject({ attempts: [attempt] });
});

it("a guest's work moves to the account once, under its merge id, and is deleted here", async () => {
	guestStore.addAttempt(attempt);
	storeFinishedQuiz(results, answers, 2);
	const { mergeId } = local.json("guest") as { mergeId: string };
	vi.mocked(runMutation).mockRejectedValueOnce(new Problem("server.not_ready"));
	await expect(mergeGuestWork()).rejects.toMatchObject({ code: "server.not_ready" });
	expect(await readGuestWork()).not.toBeNull();
	vi.mocked(runMutation).mockResolvedValueOnce({ attempts: 1, saved: 0, completions: 0 } as never);
	await mergeGuestWork();
	const request = { body: { mergeId, attempts: [attempt], saved: [], completions: [] } };
	expect(vi.mocked(runMutation).mock.calls).toEqual([
		["POST /api/guest/merge", request],
		["POST /api/guest/merge", request],
	]);
	expect(await readGuestWork()).toBeNull();
	expect(await readFinishedQuiz()).toEqual({ results, answers, questionnaireVersion: 2 });
});

it("a guest's work and the quiz of the visit are deleted if they belong to another person", async () => {
	guestStore.setSaved(["ecologist"]);
	storeFinishedQuiz(results, answers, 2);
	discardGuestWork();
	expect(await readGuestWork()).toBeNull();
	expect(await readFinishedQuiz()).toBeNull();
	expect(local.getItem("guest")).toBeNull();
});

it("an offer to the account counts once, in one tab, unless it is withdrawn or the work belongs to another person", () => {
	expect(consumeOffer()).toBe(false);
	offerGuestWork();
	expect(local.getItem("workOffered")).toBeNull();
	expect([consumeOffer(), consumeOffer()]).toEqual([true, false]);
	for (const end of [withdrawOffer, discardGuestWork]) {
		offerGuestWork();
		end();
		expect(consumeOffer()).toBe(false);
	}
	session.setItem("workOffered", '"yes"');
	expect(consumeOffer()).toBe(false);
});

it("a guest's notebook belongs to the account once the work is said to be theirs, and another account's stays as it is", async () => {
	const line = { month: "2026-11", text: "Mud.", writtenAt: "2026-11-26T09:00:00.000Z" };
	session.setItem("tabOwner", JSON.stringify({ owner: "ada", logouts: 0 }));
	for (const [before, after] of [
		[undefined, "ada"],
		["grace", "grace"],
	]) {
		guestStore.setSaved(["ecologist"]);
		local.setItem("notebook", JSON.stringify({ owner: before, moments: [], lines: [line] }));
		await mergeGuestWork();
		expect(JSON.parse(local.getItem("notebook") ?? "null")).toEqual({
			owner: after,
			moments: [],
			lines: [line],
		});
	}
});
