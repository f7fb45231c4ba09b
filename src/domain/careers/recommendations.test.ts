import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CareerId, careerIds } from "./career-id.ts";
import { categoryKeys } from "./category.ts";
import { type RecommendationSignals, recommendationsShown, recommendCareers } from "./recommendations.ts";

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
	it("are none where nothing was done", () => {
		expect(recommendCareers(small, nothing)).toEqual([]);
	});

	it("put what several kinds of reason speak for before what one does", () => {
		const signals = {
			...nothing,
			quizCareers: [[two], [two]],
			quizCategories: ["biology"],
			questGames: { biology: 1 },
		} as const;
		expect(recommendCareers(small, signals).map(({ careerId }) => careerId)).toEqual([one, four, two]);
		expect(recommendCareers(small, signals).at(-1)?.reasons).toEqual([{ kind: "quiz_career", attempts: 2 }]);
	});

	it("leave out what is saved, and name what it is close to", () => {
		expect(recommendCareers(small, { ...nothing, saved: [one] })).toEqual([
			{ careerId: four, reasons: [{ kind: "like_saved", careerId: one }] },
		]);
	});

	it("are at most eight, each once, with a reason, and the same every time", () => {
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
				expect(list.length).toBeLessThanOrEqual(recommendationsShown);
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
