import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { guestCompletionSchema } from "#contract/quest.ts";
import { parisZone, toInstant } from "../shared/instant.ts";
import { localDateTimeOf } from "../shared/time.ts";
import { badgeIds } from "./badge-id.ts";
import { type BadgeRule, badgeRules, earnedBadges, type SolvedGame } from "./badges.ts";
import { gameIds, type Play } from "./quest.ts";

const at = (minute: number) => toInstant(new Date(Date.UTC(2025, 3, 15) + minute * 60_000));
const solvedGame: fc.Arbitrary<SolvedGame> = fc.record({
	game: fc.constantFrom(...gameIds),
	solvedAt: fc.nat(10_000).map(at),
});
const playAt = (minute: number): Play => ({
	game: "dna-detective",
	playedAt: at(minute),
	local: localDateTimeOf(at(minute), parisZone),
});
const earned = (solved: readonly SolvedGame[]) => earnedBadges({ solved, plays: [] });
const names = (solved: readonly SolvedGame[]) => earned(solved).map(({ badge }) => badge);

describe("earnedBadges", () => {
	it("no game earns no badge, and every game earns all six", () => {
		expect(earned([])).toEqual([]);
		expect(names(gameIds.map((game, index) => ({ game, solvedAt: at(index) })))).toEqual(badgeIds);
	});

	it("the first biology and chemistry games earn Eco Detective and Lab Master", () => {
		expect(
			earned([
				{ game: "mystery-substance", solvedAt: at(9) },
				{ game: "plant-outbreak", solvedAt: at(4) },
			]),
		).toEqual([
			{ badge: "eco-detective", earnedAt: at(4) },
			{ badge: "lab-master", earnedAt: at(9) },
		]);
	});

	it("a badge of several games is earned with the last game it needs", () => {
		const badges = earned([
			{ game: "dna-detective", solvedAt: at(1) },
			{ game: "plant-outbreak", solvedAt: at(7) },
			{ game: "plant-outbreak", solvedAt: at(90) },
		]);
		expect(badges).toContainEqual({ badge: "biology-detective", earnedAt: at(7) });
	});

	it("Science Explorer needs one game of every domain", () => {
		const four = ["dna-detective", "green-chemistry", "roller-coaster", "mission-to-mars"] as const;
		const solved = four.map((game, index) => ({ game, solvedAt: at(index) }));
		expect(names(solved)).not.toContain("science-explorer");
		expect(names([...solved, { game: "image-recognition", solvedAt: at(5) }])).toContain("science-explorer");
	});

	it("the order of solved games and plays does not matter", () => {
		fc.assert(
			fc.property(fc.array(solvedGame), fc.array(fc.nat(10_000).map(playAt)), (solved, plays) => {
				const reversed = { solved: [...solved].reverse(), plays: [...plays].reverse() };
				expect(earnedBadges(reversed)).toEqual(earnedBadges({ solved, plays }));
			}),
		);
	});

	it("a later solved game or play never takes a badge away or changes its date", () => {
		fc.assert(
			fc.property(fc.array(solvedGame), fc.constantFrom(...gameIds), (solved, game) => {
				const after = earnedBadges({
					solved: [...solved, { game, solvedAt: at(20_000) }],
					plays: [playAt(20_000)],
				});
				expect(after).toEqual(expect.arrayContaining(earned(solved)));
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
		expect(nightOwl({ solved: [], plays: evenings })).toBe(evenings[2]?.playedAt);
		expect(nightOwl({ solved: [], plays: [afternoon, ...evenings.slice(1)] })).toBeUndefined();
	});

	it("every published rule is a function over the same facts", () => {
		for (const badge of badgeIds) expect(badgeRules[badge]({ solved: [], plays: [] }), badge).toBeUndefined();
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
