import { expect, it } from "vitest";
import { locales } from "#domain/shared/locale.ts";
import frequency from "../facts/subject-frequency.json" with { type: "json" };
import { presentSubjects } from "./present-places.ts";
import { schoolSubjects } from "./school-subjects.ts";

const careersOf = (key: string): readonly string[] =>
	presentSubjects("fr").families.find((family) => family.key === key)?.careers ?? [];

it("every family of studies has its careers: none is a dead end", () => {
	for (const locale of locales)
		expect(
			presentSubjects(locale)
				.families.filter(({ careers }) => careers.length === 0)
				.map(({ key }) => key),
		).toEqual([]);
	// Preparatory courses of universities lead to the schools of preparatory classes; a school of five years to those of engineers.
	for (const id of careersOf("cupge")) expect(careersOf("cpge-s")).toContain(id);
	for (const id of ["analytical-chemist", "agricultural-scientist", "geologist", "data-scientist"])
		expect(careersOf("ecoles-ingenieurs")).toContain(id);
	// "Licence Physique ou Physique-chimie" is the beginning of the same route.
	expect(careersOf("licence-physique-chimie")).toEqual(careersOf("licence-physique"));
	expect(careersOf("licence-maths-info")).toEqual(careersOf("licence-info"));
	// "PASS ou L.AS", and one more that begins with a L.AS or with a degree in maths.
	for (const id of careersOf("pass")) expect(careersOf("las")).toContain(id);
	expect(careersOf("las")).toContain("epidemiologist");
	expect(careersOf("licence-maths")).toContain("epidemiologist");
	expect(careersOf("licence-maths")).not.toEqual(careersOf("licence-maths-info"));
});

it("how common a subject is, and offers of places, are the figures of the stored sentences", () => {
	const { pupils, others, offers, sources } = frequency;
	// A subject without a figure is shown as below the last one: the list says so of each.
	const counted = [...Object.keys(pupils.percent), ...Object.keys(others), ...pupils.below];
	expect(counted.sort()).toEqual(Object.keys(schoolSubjects).sort());
	const { subjects, frequency: shown } = presentSubjects("fr");
	const said = (text: string) => new Set(text.match(/\d+/g));
	for (const { id, takenBy, takenIn } of subjects)
		if (takenBy !== null && takenIn === null)
			expect(said(sources.pupils.says), id).toContain(String(takenBy));
	for (const figure of [pupils.year, pupils.othersBelow])
		expect(said(sources.pupils.says)).toContain(String(figure));
	for (const figure of [offers.year, offers.atLeastOne])
		expect(said(sources.offers.says)).toContain(String(figure));
	expect(shown.sources.map(({ url }) => url)).toEqual(Object.values(sources).map(({ url }) => url));
	expect(subjects.filter(({ takenIn }) => takenIn !== null)).toEqual([
		expect.objectContaining({ id: "arts", takenBy: others.arts.percent, takenIn: others.arts.year }),
	]);
	expect(sources.arts.says).toContain(`${others.arts.year}-`);
	expect(sources.arts.says).toContain(`${others.arts.percent}%`.replace(".", ","));
	expect(subjects.filter(({ takenBy }) => takenBy !== null)).toHaveLength(
		Object.keys(pupils.percent).length + Object.keys(others).length,
	);
});
