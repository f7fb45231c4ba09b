import { describe, expect, it } from "vitest";
import { familiesByChoice, familiesByPair, replacementsFor, toggleSubject } from "./subject-combinations.ts";

const family = (key: string, pairs: [string, string, number][]) => ({
	key,
	admitted: 100,
	pairs: pairs.map(([one, other, percent]) => ({ pair: [one, other] as const, admitted: percent, percent })),
});
const life = family("life", [
	["physics", "svt", 48],
	["maths", "svt", 27],
]);
const classes = family("classes", [["maths", "physics", 81]]);
const other = family("other", []);
const families = [other, life, classes];
const summary = (list: ReturnType<typeof familiesByPair>) => list.map((one) => [one.family.key, one.percent]);

describe("familiesByPair", () => {
	it("the largest share ranks first, whatever the order of the subjects, and families without the pair last", () => {
		const expected = [
			["classes", 81],
			["other", null],
			["life", null],
		];
		expect(summary(familiesByPair(families, "maths", "physics"))).toEqual(expected);
		expect(summary(familiesByPair(families, "physics", "maths"))).toEqual(expected);
	});
	it("families without the pair keep their given order, even after a share of 0 %", () => {
		const [none, few] = [family("none", [["maths", "physics", 0]]), family("few", [["maths", "physics", 1]])];
		const expected = [
			["few", 1],
			["none", 0],
			["other", null],
			["life", null],
		];
		expect(summary(familiesByPair([other, none, life, few], "maths", "physics"))).toEqual(expected);
		expect(summary(familiesByPair([few, other, life, none], "maths", "physics"))).toEqual(expected);
		expect(summary(familiesByChoice([other, none, life, few], ["physics", "maths"]))).toEqual(expected);
		expect(summary(familiesByChoice([none, other, life, few], ["physics", "maths"]))).toEqual(expected);
	});
	it("a subject makes no pair with itself", () => {
		expect(familiesByPair(families, "maths", "maths").every(({ percent }) => percent === null)).toBe(true);
	});
});

describe("familiesByChoice", () => {
	it("a choice uses the largest share among the pairs that three subjects allow", () => {
		expect(summary(familiesByChoice(families, ["maths", "physics", "svt"]))).toEqual([
			["classes", 81],
			["life", 48],
			["other", null],
		]);
		expect(summary(familiesByChoice(families, ["maths", "svt"]))[0]).toEqual(["life", 27]);
		expect(familiesByChoice(families, ["maths"]).every(({ percent }) => percent === null)).toBe(true);
	});
});

describe("toggleSubject", () => {
	it("a subject is added or removed, and a full choice drops its first subject", () => {
		expect(toggleSubject(["a"], "b", 2)).toEqual(["a", "b"]);
		expect(toggleSubject(["a", "b"], "a", 2)).toEqual(["b"]);
		expect(toggleSubject(["a", "b"], "c", 2)).toEqual(["b", "c"]);
	});
});

describe("the subjects that take the place of a dropped one", () => {
	const subjects = ["maths", "physics", "svt", "arts"];

	it("a subject counts the families that the new choice leads to, the best first", () => {
		expect(replacementsFor(families, ["maths"], "arts", subjects)).toEqual([
			{ subject: "physics", families: 1 },
			{ subject: "svt", families: 1 },
		]);
		expect(replacementsFor([...families, classes], ["maths"], "svt", subjects)).toEqual([
			{ subject: "physics", families: 2 },
		]);
	});

	it("neither the dropped subject, a chosen one, nor one that leads nowhere is proposed", () => {
		expect(replacementsFor(families, ["maths"], "physics", subjects)).toEqual([
			{ subject: "svt", families: 1 },
		]);
		expect(replacementsFor(families, ["arts"], "maths", subjects)).toEqual([]);
	});

	it("at most three are proposed", () => {
		const many = family(
			"many",
			["one", "two", "three", "four"].map((subject) => ["maths", subject, 5]),
		);
		expect(replacementsFor([many], ["maths"], "svt", ["one", "two", "three", "four"])).toHaveLength(3);
	});
});
