import { describe, expect, it } from "vitest";
import { earningOf, type StudyPath, studyMap } from "./study-map.ts";

const university: StudyPath = {
	steps: [
		{ kind: "licence", from: 0, to: 3 },
		{ kind: "master", from: 3, to: 5 },
		{ kind: "doctorate", from: 5, to: 8 },
	],
	firstExit: 8,
	lastExit: 8,
	leadsTo: "career",
	firstCourse: "Licence Physique",
};
const school: StudyPath = {
	steps: [
		{ kind: "cpge", from: 0, to: 2 },
		{ kind: "engineering", from: 2, to: 5 },
		{ kind: "doctorate", from: 5, to: 8 },
	],
	firstExit: 5,
	lastExit: 8,
	leadsTo: "career",
	firstCourse: "CPGE MPSI",
};
const technician: StudyPath = {
	steps: [{ kind: "but", from: 0, to: 3 }],
	firstExit: 3,
	lastExit: 3,
	leadsTo: "beside",
	firstCourse: "BUT",
};

describe("the map of studies", () => {
	it("a step that two paths share is drawn once", () => {
		const { lanes } = studyMap([university, school]);
		expect(lanes.map((lane) => lane.map(({ kind }) => kind))).toEqual([
			["cpge", "engineering"],
			["licence", "master", "doctorate"],
		]);
	});

	it("a lane without steps is left out, and links follow", () => {
		const { links } = studyMap([university, school]);
		expect(links).toEqual([
			{ from: { year: 5, lane: 0 }, to: { year: 5, lane: 1 }, isChange: false },
			{ from: { year: 2, lane: 0 }, to: { year: 2, lane: 1 }, isChange: true },
		]);
	});

	it("a step ends in a post only between the first and the last exit of a path", () => {
		const exits = studyMap([university, school, technician]).lanes.flatMap((lane) =>
			lane.map((step) => [step.kind, step.exits]),
		);
		expect(Object.fromEntries(exits)).toEqual({
			cpge: [],
			engineering: [{ year: 5, leadsTo: "career" }],
			licence: [],
			master: [],
			doctorate: [{ year: 8, leadsTo: "career" }],
			but: [{ year: 3, leadsTo: "beside" }],
		});
	});

	it("of two steps that begin together the longest is drawn, with the exits of both", () => {
		const training = (to: number): StudyPath => ({
			steps: [
				{ kind: "health", from: 0, to: 6 },
				{ kind: "internship", from: 6, to },
			],
			firstExit: to - 2,
			lastExit: to,
			leadsTo: "career",
			firstCourse: "PASS",
		});
		const [lane = []] = studyMap([training(12), training(9)]).lanes;
		expect(lane.map(({ from, to }) => [from, to])).toEqual([
			[0, 6],
			[6, 12],
		]);
		expect(lane[1]?.exits.map(({ year }) => year)).toEqual([7, 9, 10, 12]);
	});

	it("a post in the career hides one beside it in the same year", () => {
		const beside: StudyPath = { ...university, leadsTo: "beside" };
		const [lane = []] = studyMap([beside, university]).lanes;
		expect(lane.at(-1)?.exits).toEqual([{ year: 8, leadsTo: "career" }]);
	});

	it("only the first step of a path has a course to look for", () => {
		const courses = studyMap([university, school, technician])
			.lanes.flat()
			.map(({ firstCourse }) => firstCourse)
			.filter((course) => course !== null);
		expect(courses).toEqual(["CPGE MPSI", "Licence Physique", "BUT"]);
	});

	it("apprentices and doctoral students are paid, others are not", () => {
		expect([earningOf("bts"), earningOf("doctorate"), earningOf("licence")]).toEqual([
			"apprentice",
			"paid",
			null,
		]);
	});
});
