import { expect, it } from "vitest";
import { checkInstitution } from "#domain/institutions/institution.ts";
import facts from "./career-facts.json" with { type: "json" };
import places from "./places.json" with { type: "json" };

/** Every school that the catalogue names, with its town: French open data, whose sources both files list. */
const schools: readonly (readonly [name: string, town: string])[] = [
	...Object.values(places.institutions).map(({ name, city }) => [name, city] as const),
	...Object.values(facts.institutionsRegistry).map(({ name, location }) => [name, location] as const),
	...Object.values(facts.institutionsRegistry).flatMap(({ nameInRor, cityInRor }) =>
		nameInRor && cityInRor ? [[nameInRor, cityInRor] as const] : [],
	),
];

it("every school that the catalogue names can register with its own name and town", () => {
	expect(schools.length).toBeGreaterThan(150);
	const refused = schools.filter(([name, town]) => {
		const checked = checkInstitution({ name, town });
		return !checked.ok || checked.value.name !== name || checked.value.town !== town;
	});
	expect(refused).toEqual([]);
});
