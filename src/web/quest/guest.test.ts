import { expect, it } from "vitest";
import { questGames } from "#content/quest/quest.ts";
import { parisZone } from "#domain/shared/instant.ts";
import { FakeStorage } from "../../../tests/contract/fake-storage.ts";
import { createGuestStore } from "../api/device/guest-store.ts";
import { createJsonStorage } from "../api/storage.ts";
import { emptyQuest } from "./empty-quest.ts";
import { guestQuest } from "./guest.ts";

const context = { now: () => "2025-05-09T10:00:00.000Z" as const, zone: () => parisZone };
const openQuest = () => {
	const storage = new FakeStorage();
	return guestQuest(context, createGuestStore(createJsonStorage(() => storage)), questGames);
};

it("a guest's quest is untouched without completions", () => {
	expect(openQuest().overview()).toEqual(emptyQuest);
});

it("a guest's quest counts like an account's", () => {
	const quest = openQuest();
	const first = quest.complete({ gameId: "dna-detective", answers: [0, 0] });
	expect(first.ok && first.value.xp).toBeGreaterThan(0);
	expect(quest.complete({ gameId: "dna-detective", answers: [0, 0] })).toEqual({
		ok: true,
		value: { xp: 0 },
	});
	const { stats, completedGames } = quest.overview();
	expect(stats).toMatchObject({ xp: first.ok && first.value.xp, streak: 1, completedGames: 1 });
	expect(completedGames).toEqual(["dna-detective"]);
	expect(quest.complete({ gameId: "dna-detective", answers: [0] })).toMatchObject({
		code: "quest.answers_incomplete",
	});
	expect(quest.complete({ gameId: "constructor", answers: [] })).toMatchObject({
		code: "quest.game_unknown",
	});
});
