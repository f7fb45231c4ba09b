import { describe, expect, it } from "vitest";
import { quizOption as option } from "../../../tests/setup/quiz-option.ts";
import { exposureRatioOf, versionFigures } from "./evidence.ts";
import type { Questionnaire } from "./questionnaire.ts";
import {
	decodeResultCode,
	encodeResultCode,
	suspectCharacters,
	versionInCode,
	writtenCode,
} from "./result-code.ts";
import { rankIds } from "./score.ts";
import { noTrial, optionThatLights, tryOut } from "./what-if.ts";

// By hand, so that a rule and a property of it cannot be wrong together.

const asked: Questionnaire = {
	version: 1,
	questions: [
		{
			id: "likes",
			multiSelect: true,
			options: [
				option("stars", ["astronomer", "physicist"], ["space", "physics"]),
				option("cells", ["geneticist"], ["biology"]),
				option("rocks", ["geologist"], ["earth"]),
			],
		},
		{
			id: "place",
			multiSelect: false,
			options: [
				option("mountain", ["astronomer", "geologist"], ["space", "earth"]),
				option("laboratory", ["geneticist"], ["biology"]),
			],
		},
	],
};
const answers = { likes: ["stars", "cells"], place: ["mountain"] };

describe("rankIds", () => {
	it("ids are counted, most frequent first, and equal counts keep their order", () => {
		expect(rankIds([["a", "b"], ["c", "b"], ["c"], ["b"]])).toEqual([
			{ id: "b", count: 3 },
			{ id: "c", count: 2 },
			{ id: "a", count: 1 },
		]);
		expect(rankIds([])).toEqual([]);
	});
});

describe("optionThatLights", () => {
	it("the answer that counts for the fewest other fields is named, and none that was given", () => {
		expect(optionThatLights(asked, answers, "earth")).toEqual({ questionId: "likes", optionId: "rocks" });
		expect(optionThatLights(asked, { likes: ["rocks"] }, "earth")).toEqual({
			questionId: "place",
			optionId: "mountain",
		});
		expect(optionThatLights(asked, answers, "chemistry")).toBeUndefined();
	});
});

describe("tryOut", () => {
	it("each changed count has its old and new value, new ones last, and the new leaders are named", () => {
		const outcome = tryOut(asked, answers, { held: [], replaced: { place: ["laboratory"] } });
		expect(outcome.categories).toEqual([
			{ id: "space", before: 2, after: 1 },
			{ id: "biology", before: 1, after: 2 },
			{ id: "earth", before: 1, after: 0 },
		]);
		expect(outcome.first).toEqual([{ id: "geneticist", count: 2 }]);
		expect([outcome.entered, outcome.left]).toEqual([[], ["geologist"]]);
	});

	it("all leaders are named, and no one for empty answers", () => {
		const held = tryOut(asked, answers, { held: ["place"], replaced: {} });
		expect(held.first.map(({ id }) => id)).toEqual(["astronomer", "physicist", "geneticist"]);
		expect(tryOut(asked, {}, noTrial).first).toEqual([]);
		expect(tryOut(asked, answers, noTrial).categories).toEqual([]);
	});
});

describe("the format of a code", () => {
	const code = encodeResultCode(asked, answers);
	const plain = code.replaceAll("-", "");

	it("a code is written in groups of four, whatever surrounds it", () => {
		expect(code).toMatch(/^\w{4}(-\w{4})+$/);
		expect(writtenCode(` ${plain.toLowerCase()} `)).toBe(code);
		expect(suspectCharacters([asked], plain.slice(0, 5)).written).toBe(`${plain.slice(0, 4)}-${plain[4]}`);
	});

	it("an incomplete code or any other text is left as typed, without surrounding blanks", () => {
		for (const typed of [plain.slice(0, -1), plain.slice(0, 4), "?!", `${plain.slice(0, -1)}*`])
			expect(writtenCode(`  ${typed} `)).toBe(typed);
	});

	it("each kind of wrong code has its own problem code", () => {
		expect(decodeResultCode([asked], plain.slice(0, -1))).toMatchObject({ code: "share.unreadable" });
		const later = encodeResultCode({ ...asked, version: 2 }, answers);
		expect(decodeResultCode([asked], later)).toMatchObject({ code: "share.unknown_version" });
		expect([versionInCode(code), versionInCode(later)]).toEqual([1, 2]);
	});
});

describe("the evidence of a questionnaire", () => {
	const exposure = [
		{ careerId: "a", share: 0.3 },
		{ careerId: "b", share: 0.2 },
		{ careerId: "c", share: 0.1 },
	];

	it("the most frequent career is compared with the least frequent, and a single one with itself", () => {
		expect(exposureRatioOf({ exposure })).toBeCloseTo(3);
		expect(exposureRatioOf({ exposure: exposure.slice(1, 2) })).toBe(1);
		expect(exposureRatioOf({ exposure: [] })).toBe(1);
	});

	it("the evidence has one short entry for each version", () => {
		const evidence = {
			version: 2,
			questions: 16,
			options: 99,
			attempts: 10,
			careersFirst: 34,
			careers: 35,
			fieldsReached: 14,
			fields: 14,
			exposure,
			exposureBound: 3,
			tiedShare: 0.6,
			changedAttempts: 10,
			keptAfterChange: [0, 1],
		};
		const { exposureRatio, ...others } = versionFigures(evidence);
		expect(others).toEqual({ version: 2, options: 99, tiedShare: 0.6, careersFirst: 34 });
		expect(exposureRatio).toBeCloseTo(3);
	});
});
