import { describe, expect, it } from "vitest";
import {
	maxPlannedSteps,
	type PlannedStep,
	questionsFor,
	ruledOutIn,
	schoolYearEnd,
	stepsByDay,
	toggleStep,
} from "./counsellor-summary.ts";
import type { Steadiness } from "./steadiness.ts";

const naming = (careerIds: string[]) => ({
	id: careerIds.join("-") || "none",
	careerCategories: [],
	careerIds,
});
/** Two questions; the second ends with an option that names nothing. */
const questionnaire = {
	version: 3,
	questions: [
		{ id: "first", multiSelect: false, options: [naming(["a"]), naming(["b"])] },
		{ id: "second", multiSelect: false, options: [naming(["a"]), naming([])] },
	],
};

it("a question is ruled out only when its answer names nothing", () => {
	const ids = (answers: Record<string, string[]>) =>
		ruledOutIn({ questionnaire: questionnaire as never, answers }).map(({ id }) => id);
	expect(ids({ first: ["a"], second: ["none"] })).toEqual(["second"]);
	expect(ids({ first: ["a"], second: ["a"] })).toEqual([]);
	expect(ids({})).toEqual([]);
});

describe("the suggested questions", () => {
	const result = { hasScience: true };
	const career = (category: string, yearsFrom = 5, steadiness: Steadiness = 3) => ({
		id: category,
		category,
		yearsFrom,
		steadiness,
	});

	it("two fields, long studies and a shaky first place bring a question each", () => {
		expect(questionsFor(result, [career("space", 8, 1), career("earth")])).toEqual([
			"between",
			"unsteady",
			"sooner",
			"maths",
			"refused",
			"help",
		]);
	});

	it("one field with short studies brings only the questions for everyone", () => {
		expect(questionsFor(result, [career("earth"), career("earth")])).toEqual(["maths", "refused", "help"]);
	});

	it("a result without careers asks where to look beyond the sciences", () => {
		expect(questionsFor({ hasScience: false }, [])).toEqual(["beyond", "refused", "help"]);
	});
});

it("a school year ends on 31 August, and the next one begins on 1 September", () => {
	expect(schoolYearEnd("2026-11-26")).toBe("2027-08-31");
	expect(schoolYearEnd("2027-08-31")).toBe("2027-08-31");
	expect(schoolYearEnd("2027-09-01")).toBe("2028-08-31");
	expect(schoolYearEnd("2027-01-01")).toBe("2027-08-31");
});

describe("the planned steps", () => {
	const step = (name: PlannedStep["step"], date: PlannedStep["date"] = ""): PlannedStep => ({
		step: name,
		date,
	});

	it("a step is added without a day, and removed when it is chosen again", () => {
		expect(toggleStep([], "person")).toEqual([step("person")]);
		expect(toggleStep([step("person", "2027-01-05")], "person")).toEqual([]);
	});

	it("a step beyond the maximum changes nothing", () => {
		const full = (["person", "openDay", "own"] as const).map((name) => step(name));
		expect(full).toHaveLength(maxPlannedSteps);
		expect(toggleStep(full, "placement")).toBe(full);
	});

	it("steps are in the order of their days, and those without a day are last", () => {
		const [late, none, soon] = [step("person", "2027-03-01"), step("own"), step("openDay", "2026-12-05")];
		expect(stepsByDay([late, none, soon])).toEqual([soon, late, none]);
	});
});
