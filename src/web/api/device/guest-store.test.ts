import { beforeEach, expect, it } from "vitest";
import { guestCompletionSchema } from "#contract/quest.ts";
import { guestAttemptSchema } from "#contract/quiz.ts";
import { type Instant, parisZone, toInstant } from "#domain/shared/instant.ts";
import { FakeStorage } from "../../../../tests/contract/fake-storage.ts";
import { createJsonStorage } from "../storage.ts";
import { createGuestStore, type GuestStore } from "./guest-store.ts";

const attempt = (second: number) => ({
	completedAt: toInstant(new Date(`2025-05-09T10:00:0${second}.000Z`)),
	questionnaireVersion: 1,
	answers: { subjects: ["biology"] },
});
const completion = (completedAt: Instant) => ({
	gameId: "plant-outbreak" as const,
	answers: [0, 1, 2],
	completedAt,
});

let storage: FakeStorage;
let store: GuestStore;

beforeEach(() => {
	storage = new FakeStorage();
	store = createGuestStore(createJsonStorage(() => storage));
});

it("the guest store keeps its data under one versioned key, and no key without data", () => {
	store.addAttempt(attempt(1));
	store.setSaved(["ecologist"]);
	store.addPlay(completion("2025-05-09T10:00:00.000Z"));
	expect(storage.json("guest")).toEqual({
		version: 1,
		mergeId: expect.stringMatching(/^[\da-f-]{36}$/),
		attempts: [attempt(1)],
		saved: ["ecologist"],
		completions: [completion("2025-05-09T10:00:00.000Z")],
	});
	store.remove(store.read());
	expect(storage.entries.size).toBe(0);
});

it.each(["", "{", "null", "[]", '{"version":2}', '{"version":1,"attempts":[]}'])(
	"the guest store treats %j as no document, without an error",
	(text) => {
		storage.setItem("guest", text);
		expect(store.read()).toMatchObject({ attempts: [], saved: [], completions: [], unsent: [] });
		expect(storage.getItem("guest")).toBeNull();
	},
);

it("the guest store omits broken entries and keeps the others", () => {
	const mergeId = crypto.randomUUID();
	storage.setItem(
		"guest",
		JSON.stringify({
			version: 1,
			mergeId,
			attempts: [null, attempt(1), { ...attempt(2), answers: "x" }, { ...attempt(3), completedAt: "now" }],
			saved: ["ecologist", "wizard", "ecologist", 3],
			completions: [{ gameId: "chess" }, completion("2025-05-09T10:00:00.000Z")],
			unsent: [attempt(4), "x"],
		}),
	);
	expect(store.read()).toEqual({
		mergeId,
		attempts: [attempt(1)],
		saved: ["ecologist"],
		completions: [completion("2025-05-09T10:00:00.000Z")],
		unsent: [attempt(4)],
	});
});

it("every change draws a new merge id, so that one id never identifies two works", () => {
	store.addAttempt(attempt(1));
	const first = store.read().mergeId;
	expect(store.read().mergeId).toBe(first);
	store.addAttempt(attempt(2));
	expect(store.read().mergeId).not.toBe(first);
});

it("the guest store keeps the first completion of a game", () => {
	store.addPlay(completion("2025-05-09T10:00:00.000Z"));
	store.addPlay(completion("2025-05-10T10:00:00.000Z"));
	expect(store.read().completions).toEqual([completion("2025-05-09T10:00:00.000Z")]);
});

it("every play of a game is stored with its first completion", () => {
	const play = (playedAt: Instant) => ({ playedAt, zone: parisZone });
	const played = (at: Instant) => ({ ...completion(at), plays: [play(at)] });
	const [first, second] = ["2025-05-09T10:00:00.000Z", "2025-05-10T10:00:00.000Z"] as const;
	store.addPlay(played(first));
	store.addPlay(played(second));
	expect(store.read().completions).toEqual([{ ...completion(first), plays: [play(first), play(second)] }]);
});

it("a completion stored before plays were recorded uses its own date as the first play", () => {
	const [first, second] = ["2025-05-09T10:00:00.000Z", "2025-05-10T10:00:00.000Z"] as const;
	store.addPlay(completion(first));
	store.addPlay({ ...completion(second), plays: [{ playedAt: second, zone: parisZone }] });
	expect(store.read().completions[0]).toMatchObject({
		completedAt: first,
		plays: [
			{ playedAt: first, zone: parisZone },
			{ playedAt: second, zone: parisZone },
		],
	});
});

it("removing sent work keeps entries that were added meanwhile", () => {
	store.addAttempt(attempt(1));
	store.setSaved(["ecologist"]);
	const sent = store.read();
	store.addAttempt(attempt(2));
	store.setSaved(["geologist", "ecologist"]);
	store.remove(sent);
	expect(store.read()).toMatchObject({ attempts: [attempt(2)], saved: ["geologist"] });
});

it("the work of a signed-in account is stored apart until it is sent or its owner is unknown", () => {
	store.addToOutbox(attempt(1));
	store.addToOutbox(attempt(2));
	store.removeFromOutbox(attempt(1));
	expect(store.read()).toMatchObject({ attempts: [], unsent: [attempt(2)] });
	store.releaseOutbox();
	expect(store.read()).toMatchObject({ attempts: [attempt(2)], unsent: [] });
});

it("the guest store keeps working when the storage is full", () => {
	storage.isFull = true;
	store.addAttempt(attempt(1));
	expect(store.read().attempts).toEqual([attempt(1)]);
});

it("the hand-written validation agrees with the contract's schemas", () => {
	const attempts = [
		attempt(1),
		{ ...attempt(1), more: 1 },
		{ ...attempt(1), answers: {} },
		{ ...attempt(1), answers: { subjects: [] } },
		...["x", null, [], { subjects: "a" }, { subjects: [1] }].map((answers) => ({ ...attempt(1), answers })),
		...[1.5, "1", null].map((questionnaireVersion) => ({ ...attempt(1), questionnaireVersion })),
		...["now", "2025-02-30T10:00:00.000Z", "2025-05-09T10:00:00Z", "2025-05-09T25:00:00.000Z", 7].map(
			(completedAt) => ({ ...attempt(1), completedAt }),
		),
		null,
		[],
		"x",
	];
	const at = "2025-05-09T10:00:00.000Z";
	const completions = [
		completion(at),
		{ ...completion(at), more: 1 },
		{ ...completion(at), gameId: "chess" },
		{ ...completion(at), answers: [0.5] },
		...[
			[{ playedAt: at, zone: "Europe/Paris" }],
			[{ playedAt: at, zone: "Europe/Paris", more: 1 }],
			[],
			[{ playedAt: at }],
			[{ playedAt: "now", zone: "UTC" }],
			[{ playedAt: at, zone: "+01:00" }],
			[{ playedAt: at, zone: `A${"b".repeat(64)}` }],
			"x",
		].map((plays) => ({ ...completion(at), plays })),
		{ ...completion(at), answers: "0" },
		{ ...completion("yesterday" as Instant) },
		null,
	];
	const kept = (list: "attempts" | "completions", entry: unknown) => {
		const empty = { version: 1, mergeId: crypto.randomUUID(), attempts: [], saved: [], completions: [] };
		storage.setItem("guest", JSON.stringify({ ...empty, [list]: [entry] }));
		return store.read()[list][0] ?? null;
	};
	for (const entry of attempts)
		expect(kept("attempts", entry)).toEqual(guestAttemptSchema.safeParse(entry).data ?? null);
	for (const entry of completions)
		expect(kept("completions", entry)).toEqual(guestCompletionSchema.safeParse(entry).data ?? null);
});
