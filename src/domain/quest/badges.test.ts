import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { guestCompletionSchema } from "#contract/quest.ts";
import { toInstant } from "../shared/moment.ts";
import { badgeIds } from "./badge-id.ts";
import { earnedBadges } from "./badges.ts";
import { type Completion, gameIds } from "./quest.ts";

const at = (minute: number) => toInstant(new Date(Date.UTC(2025, 3, 15) + minute * 60_000));
const completion: fc.Arbitrary<Completion> = fc.record({
	game: fc.constantFrom(...gameIds),
	completedAt: fc.nat(10_000).map(at),
});
const names = (completions: readonly Completion[]) => earnedBadges(completions).map(({ badge }) => badge);

describe("badges", () => {
	it("are none at the start and six when every game is completed", () => {
		expect(earnedBadges([])).toEqual([]);
		expect(names(gameIds.map((game, index) => ({ game, completedAt: at(index) })))).toEqual(badgeIds);
	});

	it("Eco Detective and Lab Master come with the first biology and chemistry games", () => {
		expect(
			earnedBadges([
				{ game: "mystery-substance", completedAt: at(9) },
				{ game: "plant-outbreak", completedAt: at(4) },
			]),
		).toEqual([
			{ badge: "eco-detective", earnedAt: at(4) },
			{ badge: "lab-master", earnedAt: at(9) },
		]);
	});

	it("date a badge of several games at the last game it needed", () => {
		const badges = earnedBadges([
			{ game: "dna-detective", completedAt: at(1) },
			{ game: "plant-outbreak", completedAt: at(7) },
			{ game: "plant-outbreak", completedAt: at(90) },
		]);
		expect(badges).toContainEqual({ badge: "biology-detective", earnedAt: at(7) });
	});

	it("ask Science Explorer for one game of every domain", () => {
		const four = ["dna-detective", "green-chemistry", "roller-coaster", "mission-to-mars"] as const;
		const completions = four.map((game, index) => ({ game, completedAt: at(index) }));
		expect(names(completions)).not.toContain("science-explorer");
		expect(names([...completions, { game: "image-recognition", completedAt: at(5) }])).toContain(
			"science-explorer",
		);
	});

	it("do not depend on the order of completions", () => {
		fc.assert(
			fc.property(fc.array(completion), (completions) => {
				expect(earnedBadges([...completions].reverse())).toEqual(earnedBadges(completions));
			}),
		);
	});

	it("are never lost, nor dated later, by a later completion", () => {
		fc.assert(
			fc.property(fc.array(completion), fc.constantFrom(...gameIds), (completions, game) => {
				const after = earnedBadges([...completions, { game, completedAt: at(20_000) }]);
				expect(after).toEqual(expect.arrayContaining(earnedBadges(completions)));
			}),
		);
	});
});

describe("a stored completion", () => {
	it("is a known game with a UTC instant in milliseconds", () => {
		expect(
			guestCompletionSchema.safeParse({ gameId: "dna-detective", answers: [1], completedAt: at(0) }).success,
		).toBe(true);
		for (const broken of [
			{ gameId: "unknown", completedAt: at(0) },
			{ gameId: "dna-detective", completedAt: "2025-04-15" },
			{ gameId: "dna-detective", completedAt: "2025-04-15T10:00:00Z" },
			{ gameId: "dna-detective", completedAt: "2025-04-15T10:00:00.000+02:00" },
		])
			expect(guestCompletionSchema.safeParse({ answers: [1], ...broken }).success).toBe(false);
	});
});
