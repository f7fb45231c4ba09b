import { describe, expect, it } from "vitest";
import { type CareerId, careerIds } from "#domain/careers/career-id.ts";
import { routeKinds } from "#domain/careers/presented-career.ts";
import type { StepKind } from "#domain/careers/study-map.ts";
import { careerSource } from "./catalogue.ts";
import { earlyWays } from "./early-ways.ts";
import { presentCareer } from "./present.ts";

describe.each(careerIds)("the ways to %s", (id) => {
	const { studyMap, years, routes, hasDoctorate } = presentCareer(careerSource(id), "en");
	const steps = studyMap.lanes.flat();
	const exits = steps.flatMap((step) => step.exits);
	const posts = exits.filter(({ leadsTo }) => leadsTo === "career").map(({ year }) => year);

	it("the map begins after school and ends with the longest studies", () => {
		expect(Math.min(...steps.map(({ from }) => from))).toBe(0);
		expect(studyMap.years).toBe(years.to);
	});

	it("the first post in the career is drawn where the facts of the page begin, the last where they end", () => {
		expect([Math.min(...posts), Math.max(...posts)]).toEqual([years.from, years.to]);
	});

	it("a post beside a career that needs a doctorate is drawn where the page names an engineer's", () => {
		if (!hasDoctorate || years.relatedFrom === null) return;
		expect(exits).toContainEqual({ year: years.relatedFrom, leadsTo: "beside" });
	});

	it("every kind of route of the page has a first step to look for", () => {
		const firsts = steps.filter(({ firstCourses }) => firstCourses.length > 0).map(({ kind }) => kind);
		const drawn = routeKinds.filter((kind) => firsts.some((first) => first === kind));
		expect(drawn).toEqual(expect.arrayContaining([...routes]));
	});

	it("every lane begins after school or is reached by a link", () => {
		for (const [lane, [first]] of studyMap.lanes.entries())
			expect(first?.from === 0 || studyMap.links.some(({ to }) => to.lane === lane)).toBe(true);
	});

	it("the early ways in words are drawn", () => {
		for (const way of earlyWays[id]?.ways ?? []) expect(steps.map(({ kind }) => kind)).toContain(way);
	});
});

it("a course to look for is a name without its length or its alternatives", () => {
	const names = careerIds.flatMap((id) =>
		presentCareer(careerSource(id), "fr")
			.studyMap.lanes.flat()
			.flatMap(({ firstCourses }) => firstCourses),
	);
	for (const name of names) expect(name).not.toMatch(/\d ans|\(| ou | puis |\//);
	const meteorologist = presentCareer(careerSource("meteorologist"), "fr").studyMap.lanes.flat();
	expect(meteorologist.find(({ kind }) => kind === "cpge")?.firstCourses).toEqual([
		"CPGE MPSI",
		"CPGE PCSI",
		"CPGE MP2I",
	]);
	const epidemiologist = presentCareer(careerSource("epidemiologist"), "fr").studyMap.lanes.flat();
	expect(epidemiologist.find(({ kind }) => kind === "licence")?.firstCourses).toEqual([
		"Licence Sciences de la vie",
		"Licence Mathématiques",
	]);
});

const exitsOf = (id: CareerId, kind: StepKind, from: number) =>
	presentCareer(careerSource(id), "en")
		.studyMap.lanes.flat()
		.find((step) => step.kind === kind && step.from === from)?.exits;

it("hospital training leads to a post only where it ends", () => {
	for (const id of careerIds)
		for (const { year } of exitsOf(id, "internship", 6) ?? []) expect(year, id).toBeGreaterThan(8);
});

it("a veterinary school takes six years, or seven after preparatory classes", () => {
	expect(exitsOf("wildlife-biologist", "veterinary", 0)).toEqual([{ year: 6, leadsTo: "career" }]);
	expect(exitsOf("wildlife-biologist", "veterinary", 2)).toEqual([{ year: 7, leadsTo: "career" }]);
});

it("a master’s and a school lead to a related post where the career needs a doctorate", () => {
	expect(exitsOf("physicist", "master", 3)).toEqual([{ year: 5, leadsTo: "beside" }]);
	expect(exitsOf("physicist", "engineering", 2)).toEqual([{ year: 5, leadsTo: "beside" }]);
});

it("a licence professionnelle leads where a BUT does", () => {
	expect(exitsOf("software-developer", "licencePro", 2)).toEqual([{ year: 3, leadsTo: "career" }]);
	expect(exitsOf("astronomer", "licencePro", 2)).toEqual([{ year: 3, leadsTo: "beside" }]);
});
