import { expect, it } from "vitest";
import { locales } from "#domain/shared/locale.ts";
import { presentSubjects } from "./present-places.ts";

const careersOf = (key: string): readonly string[] =>
	presentSubjects("fr").families.find((family) => family.key === key)?.careers ?? [];

it("every family of studies has its careers, except preparatory courses alone", () => {
	for (const locale of locales)
		expect(
			presentSubjects(locale)
				.families.filter(({ careers }) => careers.length === 0)
				.map(({ key }) => key),
		).toEqual(["cupge"]);
	// "Licence Physique ou Physique-chimie" is the beginning of the same route.
	expect(careersOf("licence-physique-chimie")).toEqual(careersOf("licence-physique"));
	expect(careersOf("licence-maths-info")).toEqual(careersOf("licence-info"));
	// "PASS ou L.AS", and one more that begins with a L.AS or with a degree in maths.
	for (const id of careersOf("pass")) expect(careersOf("las")).toContain(id);
	expect(careersOf("las")).toContain("epidemiologist");
	expect(careersOf("licence-maths")).toContain("epidemiologist");
	expect(careersOf("licence-maths")).not.toEqual(careersOf("licence-maths-info"));
});
