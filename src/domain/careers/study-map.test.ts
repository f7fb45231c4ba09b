import { describe, expect, it } from "vitest";
import { earningOf, type StepKind, type StudyPath, studyMap } from "./study-map.ts";

const university: StudyPath = {
	steps: [
		{ kind: "licence", from: 0, to: 3 },
		{ kind: "master", from: 3, to: 5 },
		{ kind: "doctorate", from: 5, to: 8 },
	],
	firstExit: 8,
	lastExit: 8,
	leadsTo: "career",
	firstCourses: ["Licence Physique"],
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
	firstCourses: ["CPGE MPSI"],
};
const technician: StudyPath = {
	steps: [{ kind: "but", from: 0, to: 3 }],
	firstExit: 3,
	lastExit: 3,
	leadsTo: "beside",
	firstCourses: ["BUT"],
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
			firstCourses: ["PASS"],
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
			.map(({ firstCourses }) => firstCourses)
			.filter((names) => names.length > 0);
		expect(courses).toEqual([["CPGE MPSI"], ["Licence Physique"], ["BUT"]]);
	});

	it("two paths that begin together list the courses of both, each once", () => {
		const mathematics = { ...university, firstCourses: ["Licence Mathématiques", "Licence Physique"] };
		const [lane = []] = studyMap([university, mathematics]).lanes;
		expect(lane[0]?.firstCourses).toEqual(["Licence Physique", "Licence Mathématiques"]);
	});

	it("a doctorate can follow every engineering school of the map, and a master’s a licence professionnelle, on application", () => {
		const whole: StudyPath = { ...school, steps: [{ kind: "engineering", from: 0, to: 5 }] };
		const short: StudyPath = { ...school, steps: school.steps.slice(0, 2) };
		const professional: StudyPath = {
			...university,
			steps: [
				{ kind: "bts", from: 0, to: 2 },
				{ kind: "licencePro", from: 2, to: 3 },
				{ kind: "master", from: 3, to: 5 },
			],
		};
		const { lanes, links } = studyMap([university, whole, short, professional]);
		const laneWith = (kind: string) => lanes.findIndex((lane) => lane.some((step) => step.kind === kind));
		const into = (lane: number, year: number) =>
			links.filter(({ to }) => to.lane === lane && to.year === year).map(({ isChange }) => isChange);
		expect(into(laneWith("doctorate"), 5)).toEqual([true, true]);
		expect(into(laneWith("master"), 3)).toEqual([true]);
	});

	it("apprentices and doctoral students are paid, others are not", () => {
		const kinds: StepKind[] = ["bts", "doctorate", "licence"];
		expect(kinds.map((kind) => earningOf({ kind }))).toEqual(["apprentice", "paid", null]);
	});
});
