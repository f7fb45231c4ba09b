import { describe, expect, it } from "vitest";
import { spectrum } from "./category.ts";
import { fingerprint, likeness, strongestFields } from "./fingerprint.ts";

const weightOf = (weights: readonly number[], wanted: string) =>
	weights[spectrum.findIndex(({ key }) => key === wanted)];

describe("fingerprint", () => {
	const bare = {
		category: "biology",
		secondaryCategories: ["environmental"],
		subjects: [],
		knowledge: [],
	} as const;

	it("a fingerprint has a weight from 0 to 1 for each field of the spectrum", () => {
		const all = fingerprint({
			...bare,
			subjects: ["biology"],
			knowledge: [{ name: "Biology", importance: 5 }],
		});
		expect(all).toHaveLength(spectrum.length);
		expect(weightOf(all, "biology")).toBe(1);
		expect(Math.min(...all)).toBe(0);
	});

	it("a career's own field weighs more than a second one", () => {
		expect(weightOf(fingerprint(bare), "biology")).toBe(0.3);
		expect(weightOf(fingerprint(bare), "environmental")).toBe(0.12);
	});

	it("knowledge counts above the middle of the scale, and is never negative", () => {
		const knowing = (importance: number) =>
			fingerprint({ ...bare, knowledge: [{ name: "Chemistry", importance }] });
		expect(weightOf(knowing(5), "chemistry")).toBe(0.5);
		expect(weightOf(knowing(2), "chemistry")).toBe(0);
		expect(fingerprint({ ...bare, knowledge: [{ name: "English Language", importance: 5 }] })).toEqual(
			fingerprint(bare),
		);
	});

	it("a subject weighs less by its rank, and only the first subject of a field counts", () => {
		const [first, second] = [
			fingerprint({ ...bare, subjects: ["chemistry", "physics"] }),
			fingerprint({ ...bare, subjects: ["physics", "chemistry", "biochemistry"] }),
		];
		expect(weightOf(first, "chemistry")).toBe(0.42);
		expect(weightOf(second, "chemistry")).toBe(0.35);
	});

	it("the strongest fields are named, never one with weight zero", () => {
		expect(strongestFields(fingerprint(bare), 3)).toEqual(["biology", "environmental"]);
		expect(strongestFields(fingerprint(bare), 1)).toEqual(["biology"]);
	});
});

describe("likeness", () => {
	it("likeness is 1 for equal proportions, and 0 without a shared field or without any weight", () => {
		expect(likeness([1, 0, 2], [2, 0, 4])).toBeCloseTo(1);
		expect(likeness([1, 0], [0, 1])).toBe(0);
		expect(likeness([0, 0], [1, 1])).toBe(0);
	});
});
