import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CareerId, careerIds } from "../careers/career-id.ts";
import { categoryKeys } from "../careers/category.ts";
import { maxRecommendations, type RecommendationSignals, recommendCareers } from "./recommendations.ts";

const nothing: RecommendationSignals = { quizCareers: [], quizCategories: [], questGames: {}, saved: [] };
const [one, two, three, four] = careerIds;
const career = (id: CareerId, category: (typeof categoryKeys)[number], subjects: string[] = []) => ({
	id,
	category,
	secondaryCategories: [],
	subjects: subjects.map((subject) => ({ id: subject })),
});
const small = [
	career(one, "biology", ["genetics"]),
	career(two, "physics"),
	career(three, "space"),
	career(four, "biology", ["genetics"]),
];

describe("recommendations", () => {
	it("an account without activity has no recommendations", () => {
		expect(recommendCareers(small, nothing)).toEqual([]);
	});

	it("a career with several kinds of reason ranks before one with a single kind", () => {
		const signals = {
			...nothing,
			quizCareers: [[two], [two]],
			quizCategories: ["biology"],
			questGames: { biology: 1 },
		} as const;
		expect(recommendCareers(small, signals).map(({ careerId }) => careerId)).toEqual([one, four, two]);
		expect(recommendCareers(small, signals).at(-1)?.reasons).toEqual([{ kind: "quiz_career", attempts: 2 }]);
	});

	it("two light reasons of different kinds rank before one heavier reason", () => {
		const catalogue = [
			career(two, "physics"),
			{ ...career(one, "biology"), secondaryCategories: ["space"] as const },
		];
		const signals = {
			...nothing,
			quizCareers: [[two]],
			quizCategories: ["space"],
			questGames: { space: 1 },
		} as const;
		expect(recommendCareers(catalogue, signals).map(({ careerId }) => careerId)).toEqual([one, two]);
	});

	it("the heavier reason is named first, and repeated activity counts up to three times", () => {
		const reasonsOf = (signals: Partial<RecommendationSignals>) =>
			recommendCareers(small, { ...nothing, ...signals }).map(({ careerId, reasons }) => [
				careerId,
				...reasons.map(({ kind }) => kind),
			]);
		// Of the same kinds of reason the heavier come first, whatever the order of the catalogue.
		expect(reasonsOf({ quizCareers: [[four, one], [four]] })).toEqual([
			[four, "quiz_career"],
			[one, "quiz_career"],
		]);
		expect(reasonsOf({ questGames: { physics: 1, space: 2 } })).toEqual([
			[three, "quest"],
			[two, "quest"],
		]);
		expect(reasonsOf({ questGames: { physics: 3, space: 9 } })).toEqual([
			[two, "quest"],
			[three, "quest"],
		]);
		expect(reasonsOf({ questGames: { physics: 0 } })).toEqual([]);
		expect(
			reasonsOf({ quizCareers: [[two]], quizCategories: ["physics"], questGames: { physics: 3 } }),
		).toEqual([[two, "quiz_career", "quiz_category", "quest"]]);
		expect(
			reasonsOf({ quizCareers: [[three], [three]], quizCategories: ["space"], questGames: { space: 1 } }),
		).toEqual([[three, "quiz_career", "quiz_category", "quest"]]);
		expect(reasonsOf({ quizCategories: ["space"], questGames: { space: 3 } })).toEqual([
			[three, "quiz_category", "quest"],
		]);
	});

	it("a second field counts half, and each kind of reason counts once", () => {
		const fields = [
			{ ...career(one, "biology"), secondaryCategories: ["space"] as const },
			career(two, "space"),
			career(three, "physics"),
		];
		const { quizCategories, ...others } = nothing;
		const byQuiz = recommendCareers(fields, { ...others, quizCategories: ["space", "physics"] });
		expect(byQuiz.map(({ careerId }) => careerId)).toEqual([two, three, one]);
		const both = recommendCareers(fields, { ...others, quizCategories: ["space", "biology"] });
		expect(both.map(({ careerId }) => careerId)).toEqual([one, two]);
		expect(both[0]?.reasons).toEqual([
			{ kind: "quiz_category", category: "biology" },
			{ kind: "quiz_category", category: "space" },
		]);
		// Two reasons of one kind do not rank before two kinds.
		const mixed = recommendCareers(fields, {
			...others,
			quizCategories,
			quizCareers: [[two]],
			questGames: { space: 1 },
		});
		expect(mixed.map(({ careerId }) => careerId)).toEqual([two, one]);
	});

	it("the first similar saved career is named, and an unknown saved career is ignored", () => {
		const near = [
			career(one, "biology", ["genetics"]),
			career(two, "biology", ["genetics"]),
			small[3],
		].flatMap((known) => known ?? []);
		const gone = "no-career-any-more" as CareerId;
		expect(recommendCareers(near, { ...nothing, saved: [two, one] })).toEqual([
			{ careerId: four, reasons: [{ kind: "like_saved", careerId: two }] },
		]);
		expect(recommendCareers(near, { ...nothing, saved: [gone] })).toEqual([]);
	});

	it("saved careers are left out, and the similar saved career is named", () => {
		expect(recommendCareers(small, { ...nothing, saved: [one] })).toEqual([
			{ careerId: four, reasons: [{ kind: "like_saved", careerId: one }] },
		]);
	});

	it("at most eight careers are recommended, each once and with a reason, and always the same", () => {
		const catalogue = careerIds.map((id, index) =>
			career(id, categoryKeys[index % 14] ?? "space", [`s${index % 5}`]),
		);
		const signals = fc.record({
			quizCareers: fc.array(fc.subarray([...careerIds], { maxLength: 5 }), { maxLength: 4 }),
			quizCategories: fc.subarray([...categoryKeys], { maxLength: 3 }),
			questGames: fc.dictionary(fc.constantFrom("biology", "physics"), fc.integer({ min: 0, max: 3 })),
			saved: fc.subarray([...careerIds], { maxLength: 6 }),
		});
		fc.assert(
			fc.property(signals, (drawn) => {
				const list = recommendCareers(catalogue, drawn);
				expect(list.length).toBeLessThanOrEqual(maxRecommendations);
				expect(new Set(list.map(({ careerId }) => careerId)).size).toBe(list.length);
				for (const { careerId, reasons } of list) {
					expect(reasons.length).toBeGreaterThan(0);
					expect(drawn.saved).not.toContain(careerId);
				}
				expect(recommendCareers(catalogue, drawn)).toEqual(list);
			}),
		);
	});
});
