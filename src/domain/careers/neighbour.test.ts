import { describe, expect, it } from "vitest";
import { neighboursOf, studyLengthOf, studyLengths, withStudyLength } from "./neighbour.ts";
import { isNeighbourId, neighbourIds } from "./neighbour-id.ts";

const card = (from: number) => ({ years: { from, to: from + 1 } });

describe("the length of study of a neighbouring career", () => {
	it.each([
		[2, "two"],
		[3, "three"],
		[4, "three"],
		[5, "five"],
		[8, "five"],
	] as const)("%i years are %s", (years, length) => {
		expect(studyLengthOf(years)).toBe(length);
	});

	it("each career has one length, so that the lengths together are all careers", () => {
		const cards = [2, 3, 4, 5, 6, 9].map(card);
		expect(studyLengths.flatMap((length) => withStudyLength(cards, length))).toEqual(cards);
		expect(withStudyLength(cards, null)).toEqual(cards);
	});
});

describe("the neighbouring careers", () => {
	it("an id of a career of the catalogue, or any other text, is none of theirs", () => {
		expect(neighbourIds.every(isNeighbourId)).toBe(true);
		expect(["geologist", "", "Nurse", "toString"].some(isNeighbourId)).toBe(false);
	});

	it("those of a career are the ones that work with it, in their order", () => {
		const cards = [
			{ id: 1, worksWith: ["geologist", "hydrogeologist"] as const },
			{ id: 2, worksWith: ["ecologist"] as const },
			{ id: 3, worksWith: ["geologist"] as const },
		];
		expect(neighboursOf(cards, "geologist").map(({ id }) => id)).toEqual([1, 3]);
	});
});
