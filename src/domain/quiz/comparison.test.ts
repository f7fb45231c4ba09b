import fc from "fast-check";
import { expect, it } from "vitest";
import { type Instant, toInstant } from "../shared/instant.ts";
import { compareAttempts } from "./comparison.ts";
import { attemptsShown, maxFreeAttempts } from "./kept-attempts.ts";
import type { Questionnaire } from "./questionnaire.ts";

const option = (id: string, careerCategories: string[], careerIds: string[]) => ({
	id,
	careerCategories,
	careerIds,
});
const questionnaire: Questionnaire = {
	version: 1,
	questions: [
		{
			id: "q1",
			multiSelect: true,
			options: [
				option("a", ["x"], ["c1"]),
				option("b", ["y"], ["c2"]),
				option("c", ["z"], ["c3"]),
				option("d", ["x"], ["c4"]),
			],
		},
	],
};
const attempt = (id: string, completedAt: Instant, chosen: string[]) => ({
	id,
	completedAt,
	questionnaireVersion: 1,
	answers: { q1: chosen },
});

it("attempts are listed earliest first, and the rows of the latest attempt lead", () => {
	const later = attempt("later", "2026-02-01T00:00:00.000Z", ["b", "c"]);
	const earlier = attempt("earlier", "2026-01-01T00:00:00.000Z", ["a", "d", "b"]);
	expect(compareAttempts([questionnaire], [later, earlier])).toEqual({
		attempts: [
			{ id: "earlier", completedAt: earlier.completedAt, chosen: 3 },
			{ id: "later", completedAt: later.completedAt, chosen: 2 },
		],
		categories: [
			{ id: "y", counts: [1, 1] },
			{ id: "z", counts: [0, 1] },
			{ id: "x", counts: [2, 0] },
		],
		careers: [
			{ id: "c2", ranks: [2, 1] },
			{ id: "c3", ranks: [null, 2] },
			{ id: "c1", ranks: [1, null] },
			{ id: "c4", ranks: [3, null] },
		],
	});
});

it("unreadable attempts are left out, and an empty list gives an empty comparison", () => {
	const unknown = { ...attempt("x", "2026-01-01T00:00:00.000Z", ["a"]), questionnaireVersion: 9 };
	expect(compareAttempts([questionnaire], [unknown])).toEqual({ attempts: [], categories: [], careers: [] });
});

it("a comparison does not depend on the order of the attempts", () => {
	const attemptLists = fc
		.uniqueArray(fc.integer({ min: 0, max: 300 }), { maxLength: 6 })
		.chain((days) =>
			fc.tuple(
				...days.map((day) =>
					fc
						.subarray(["a", "b", "c", "d"], { minLength: 1 })
						.map((chosen) => attempt(`${day}`, toInstant(new Date(Date.UTC(2026, 0, day))), chosen)),
				),
			),
		);
	fc.assert(
		fc.property(attemptLists, (attempts) => {
			const compared = compareAttempts([questionnaire], attempts);
			expect(compareAttempts([questionnaire], [...attempts].reverse())).toEqual(compared);
			for (const { counts } of compared.categories) expect(counts).toHaveLength(attempts.length);
		}),
	);
});

it("the free plan compares three attempts, premium all of them", () => {
	const all = [5, 4, 3, 2, 1];
	expect(attemptsShown(all, false)).toEqual([5, 4, 3]);
	expect(attemptsShown(all, true)).toEqual(all);
	expect(maxFreeAttempts).toBe(3);
});
