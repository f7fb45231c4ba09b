import { icons } from "lucide-react";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { gameIdSchema } from "#contract/quest.ts";
import { isCareerId } from "#domain/careers/career-id.ts";
import { type BadgeId, badgeIds } from "#domain/quest/badge-id.ts";
import { earnedBadges } from "#domain/quest/badges.ts";
import { levelFromXp } from "#domain/quest/progress.ts";
import { type GameId, gameIds, questDomainKeys } from "#domain/quest/quest.ts";
import { misspacedFrench } from "../../../tests/setup/text-pages.ts";
import { presentQuest } from "./present.ts";
import { quest, questGames } from "./quest.ts";
import { sampleQuest } from "./sample.ts";

/** Every sentence under a value, whatever its shape. */
const sentences = (value: unknown): string[] => {
	if (typeof value === "string") return [value];
	return value !== null && typeof value === "object" ? Object.values(value).flatMap(sentences) : [];
};

const pascalCase = (name: string) => name.replace(/(^|-)(\w)/g, (_, __, letter) => letter.toUpperCase());

describe("the games", () => {
	// shows 3.17
	it("the games have the specification's titles, domains, experience points and lengths", () => {
		const listed = quest.games.map(({ domain, title, xp, questions }) => [
			domain,
			title.en,
			xp,
			questions.length,
		]);
		expect(listed).toEqual([
			["biology", "What's Causing the Plant Outbreak?", 50, 3],
			["biology", "DNA Detective", 75, 2],
			["chemistry", "Mystery Substance Analysis", 40, 2],
			["chemistry", "Green Chemistry Innovation", 60, 2],
			["physics", "Roller Coaster Designer", 55, 2],
			["space", "Mission to Mars", 80, 2],
			["computer", "AI Image Recognition", 60, 2],
		]);
		expect(quest.games.map(({ id }) => id)).toEqual(gameIds);
	});

	it("the games have every value that the rules need", () => {
		const gameSchema = z.strictObject({
			id: gameIdSchema,
			domain: z.enum(questDomainKeys),
			xp: z.int().check(z.positive()),
			correctAnswers: z.array(z.int().check(z.gte(0), z.lte(3))).check(z.minLength(1)),
		});
		for (const game of questGames) expect(gameSchema.parse(game)).toEqual(game);
	});

	it("each game unlocks careers of the catalogue, none twice", () => {
		for (const { unlocks } of quest.games) {
			expect(unlocks.every(isCareerId)).toBe(true);
			expect(new Set(unlocks).size).toBe(unlocks.length);
		}
	});

	// shows 3.15
	it("each question has four different options, and the right one occurs in every position", () => {
		const questions = quest.games.flatMap((game) => game.questions);
		for (const locale of ["en", "fr"] as const)
			for (const { options } of questions)
				expect(new Set(options.map((option) => option[locale])).size).toBe(4);
		const places = questions.map(({ correctAnswer }) => correctAnswer);
		for (const index of [0, 1, 2, 3])
			expect(places.filter((other) => other === index).length).toBeGreaterThanOrEqual(2);
	});

	it("evidence has at most three sentences apart from brackets, since the instrument shows the rest", () => {
		for (const { questions } of quest.games)
			for (const { evidence } of questions)
				for (const text of [evidence.en, evidence.fr])
					expect(text.replace(/\([^)]*\)/g, "").match(/[.!?…](?=\s|$)/g)?.length, text).toBeLessThanOrEqual(
						3,
					);
	});

	it("the summary line names only numbers of the story and the evidence", () => {
		const numbers = (text: string) =>
			(text.replace(/(\d)[,\u202f](?=\d{3})/g, "$1").match(/\d+/g) ?? []).map(Number);
		const written = /(?<!\p{L})(?:three|four|sixteen|trois|quatre|seize)(?!\p{L})/giu;
		for (const { story, questions } of quest.games)
			for (const { brief, evidence } of questions)
				for (const locale of ["en", "fr"] as const) {
					const source = `${story[locale]} ${evidence[locale]}`;
					expect(numbers(source)).toEqual(expect.arrayContaining(numbers(brief[locale])));
					for (const word of brief[locale].match(written) ?? []) expect(source.toLowerCase()).toContain(word);
				}
	});

	it("the length of an option does not reveal the answer", () => {
		const longest = quest.games
			.flatMap((game) => game.questions)
			.filter(({ options, correctAnswer }) =>
				options.every(
					({ en }, index) => index === correctAnswer || en.length < (options[correctAnswer]?.en.length ?? 0),
				),
			);
		expect(longest.length).toBeLessThan(9);
	});

	const habits = {
		"the longest option": (lengths: readonly number[]) => lengths.indexOf(Math.max(...lengths)),
		"the last of the longest": (lengths: readonly number[]) => lengths.lastIndexOf(Math.max(...lengths)),
		"the shortest option": (lengths: readonly number[]) => lengths.indexOf(Math.min(...lengths)),
		...Object.fromEntries([0, 1, 2, 3].map((index) => [`place ${index}`, () => index])),
	};
	describe.each(quest.games)("$id", ({ questions }) => {
		it.each(Object.keys(habits))("a player who always takes %s does not win, in either language", (habit) => {
			for (const locale of ["en", "fr"] as const) {
				const right = questions.filter(({ options, correctAnswer }) => {
					const lengths = options.map((option) => option[locale].length);
					return habits[habit as keyof typeof habits](lengths) === correctAnswer;
				});
				expect(right.length, locale).toBeLessThan(questions.length);
			}
		});
	});
});

describe("domains and badges", () => {
	it("domains and badges are those of the rules, in their order, the six badges of the specification first", () => {
		expect(quest.domains.map(({ key }) => key)).toEqual(questDomainKeys);
		expect(quest.badges.map(({ id }) => id)).toEqual(badgeIds);
		expect(quest.badges.slice(0, 6).map(({ name }) => name.en)).toEqual([
			"Eco Detective",
			"Lab Master",
			"Science Explorer",
			"Future Engineer",
			"Biology Detective",
			"Chemistry Wizard",
		]);
	});

	it("all icons exist", () => {
		for (const { icon } of [...quest.domains, ...quest.badges])
			expect(icons).toHaveProperty(pascalCase(icon));
	});

	it("the badge rules and the games agree on the domain of each game", () => {
		const isEarned = (badge: BadgeId, games: readonly GameId[]) =>
			earnedBadges({
				solved: games.map((game) => ({ game, solvedAt: "2025-04-15T12:00:00.000Z" })),
				plays: [],
			}).some((earned) => earned.badge === badge);
		const ofDomain = (key: string) => questGames.filter(({ domain }) => domain === key).map(({ id }) => id);
		const outside = (key: string) => questGames.filter(({ domain }) => domain !== key).map(({ id }) => id);
		for (const key of questDomainKeys) {
			expect(isEarned("science-explorer", outside(key)), `without ${key}`).toBe(false);
			for (const game of ofDomain(key))
				expect(isEarned("science-explorer", [...outside(key), game]), game).toBe(true);
		}
		for (const [badge, key] of [
			["biology-detective", "biology"],
			["chemistry-wizard", "chemistry"],
		] as const) {
			expect(isEarned(badge, ofDomain(key))).toBe(true);
			for (const missing of ofDomain(key)) {
				const others = questGames.map(({ id }) => id).filter((game) => game !== missing);
				expect(isEarned(badge, others), missing).toBe(false);
			}
		}
	});
});

describe("the sample progress", () => {
	it("the sample shows the specification's figures", () => {
		expect(sampleQuest.stats).toEqual({ xp: 145, streak: 3, completedGames: 2, totalBadges: 2, level: 4 });
		const domains = questDomainKeys.map((key) => sampleQuest.domains[key]);
		expect(domains.map(({ progress }) => progress)).toEqual([65, 30, 45, 10, 25]);
		expect(domains.map(({ level }) => level)).toEqual([2, 1, 1, 0, 1]);
	});

	it("the sample has the badges that its two games earn, on 15 April 2025", () => {
		const solvedAt = "2025-04-15T12:00:00.000Z";
		expect(sampleQuest.earnedBadges).toEqual(
			earnedBadges({
				solved: sampleQuest.completedGames.map((game) => ({ game, solvedAt })),
				plays: [],
			}),
		);
		expect(sampleQuest.understood).toEqual(
			sampleQuest.completedGames.map((gameId) => ({
				gameId,
				questions: questGames.find(({ id }) => id === gameId)?.correctAnswers.map((_, question) => question),
			})),
		);
		expect(sampleQuest.stats.level).toBe(levelFromXp(sampleQuest.stats.xp));
	});
});

describe("the texts of the quest", () => {
	const french = sentences(presentQuest("fr"));

	it("apostrophes are typographic, except in the one title that the specification fixes", () => {
		const straight = [...french, ...sentences(presentQuest("en"))].filter((text) => /['"]/.test(text));
		expect(straight).toEqual(["What's Causing the Plant Outbreak?"]);
	});

	it("French punctuation is preceded by no-break spaces", () => {
		for (const text of french) {
			expect(text).not.toMatch(misspacedFrench);
			expect(text).not.toMatch(/\d \d{3}/);
		}
	});

	it("French texts address the student as tu", () => {
		for (const text of french) expect(text).not.toMatch(/\b(vous|votre|vos)\b/i);
	});
});
