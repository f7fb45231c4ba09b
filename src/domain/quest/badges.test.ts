import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { guestCompletionSchema } from "#contract/quest.ts";
import { parisZone, toInstant } from "../shared/moment.ts";
import { localMomentOf } from "../shared/time.ts";
import { badgeIds } from "./badge-id.ts";
import { type BadgeRule, badgeRules, earnedBadges } from "./badges.ts";
import { type Completion, gameIds, type Play } from "./quest.ts";

const at = (minute: number) => toInstant(new Date(Date.UTC(2025, 3, 15) + minute * 60_000));
const completion: fc.Arbitrary<Completion> = fc.record({
	game: fc.constantFrom(...gameIds),
	completedAt: fc.nat(10_000).map(at),
});
const playAt = (minute: number): Play => ({
	game: "dna-detective",
	playedAt: at(minute),
	local: localMomentOf(at(minute), parisZone),
});
const earned = (completions: readonly Completion[]) => earnedBadges({ completions, plays: [] });
const names = (completions: readonly Completion[]) => earned(completions).map(({ badge }) => badge);

describe("earnedBadges", () => {
	it("no game earns no badge, and every game earns all six", () => {
		expect(earned([])).toEqual([]);
		expect(names(gameIds.map((game, index) => ({ game, completedAt: at(index) })))).toEqual(badgeIds);
	});

	it("the first biology and chemistry games earn Eco Detective and Lab Master", () => {
		expect(
			earned([
				{ game: "mystery-substance", completedAt: at(9) },
				{ game: "plant-outbreak", completedAt: at(4) },
			]),
		).toEqual([
			{ badge: "eco-detective", earnedAt: at(4) },
			{ badge: "lab-master", earnedAt: at(9) },
		]);
	});

	it("a badge of several games is earned with the last game it needs", () => {
		const badges = earned([
			{ game: "dna-detective", completedAt: at(1) },
			{ game: "plant-outbreak", completedAt: at(7) },
			{ game: "plant-outbreak", completedAt: at(90) },
		]);
		expect(badges).toContainEqual({ badge: "biology-detective", earnedAt: at(7) });
	});

	it("Science Explorer needs one game of every domain", () => {
		const four = ["dna-detective", "green-chemistry", "roller-coaster", "mission-to-mars"] as const;
		const completions = four.map((game, index) => ({ game, completedAt: at(index) }));
		expect(names(completions)).not.toContain("science-explorer");
		expect(names([...completions, { game: "image-recognition", completedAt: at(5) }])).toContain(
			"science-explorer",
		);
	});

	it("the order of completions and plays does not matter", () => {
		fc.assert(
			fc.property(fc.array(completion), fc.array(fc.nat(10_000).map(playAt)), (completions, plays) => {
				const reversed = { completions: [...completions].reverse(), plays: [...plays].reverse() };
				expect(earnedBadges(reversed)).toEqual(earnedBadges({ completions, plays }));
			}),
		);
	});

	it("a later completion or play never takes a badge away or changes its date", () => {
		fc.assert(
			fc.property(fc.array(completion), fc.constantFrom(...gameIds), (completions, game) => {
				const after = earnedBadges({
					completions: [...completions, { game, completedAt: at(20_000) }],
					plays: [playAt(20_000)],
				});
				expect(after).toEqual(expect.arrayContaining(earned(completions)));
			}),
		);
	});
});

describe("BadgeRule", () => {
	/** Night Owl, the badge of the recipe: three plays after 20:00 on the player's clock. */
	const nightOwl: BadgeRule = ({ plays }) =>
		plays
			.filter(({ local }) => local.time >= "20:00")
			.map(({ playedAt }) => playedAt)
			.sort()[2];

	it("a rule can count plays by the player's own clock, replays included", () => {
		// 18:00 UTC is 20:00 in Paris in April.
		const evenings = [18, 42, 66].map((hour) => playAt(hour * 60));
		const afternoon = playAt(17 * 60 + 59);
		expect(nightOwl({ completions: [], plays: evenings })).toBe(evenings[2]?.playedAt);
		expect(nightOwl({ completions: [], plays: [afternoon, ...evenings.slice(1)] })).toBeUndefined();
	});

	it("every published rule is a function over the same facts", () => {
		for (const badge of badgeIds)
			expect(badgeRules[badge]({ completions: [], plays: [] }), badge).toBeUndefined();
	});
});

describe("guestCompletionSchema", () => {
	it("a stored completion names a known game and a UTC instant in milliseconds", () => {
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
