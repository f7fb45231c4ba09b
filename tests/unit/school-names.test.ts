import { expect, it } from "vitest";
import { checkInstitution } from "#domain/institutions/institution.ts";
import { schools } from "../setup/french-school-names.json" with { type: "json" };

const pairs = schools.map(([name = "", town = ""]) => ({ name, town }));

it("every stored name of a real French school, and of its town, is accepted as it is written", () => {
	expect(pairs.length).toBeGreaterThan(400);
	expect(pairs.filter((school) => !checkInstitution(school).ok)).toEqual([]);
	const changed = pairs.filter(({ name, town }) => {
		const read = checkInstitution({ name, town });
		return read.ok && (read.value.name !== name || read.value.town !== town);
	});
	expect(changed).toEqual([]);
});
