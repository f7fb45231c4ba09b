import { describe, expect, it } from "vitest";
import { presentPlaces } from "#content/careers/present-places.ts";
import { regionTyped } from "./departement.ts";

const { departements, regions } = presentPlaces("fr");
const typed = (text: string) => regionTyped(text, departements);

describe("regionTyped", () => {
	it("a number, a name, both together and a region lead to the region", () => {
		for (const text of ["69", "rhone", "Rhône", "69 Rhône", " auvergne rhone alpes "])
			expect(typed(text), text).toBe("Auvergne-Rhône-Alpes");
		expect(typed("2a")).toBe("Corse");
		expect(typed("Côte d'Or")).toBe("Bourgogne-Franche-Comté");
		expect(typed("974")).toBe("La Réunion");
	});

	it("the beginning of a name is enough where one region alone fits", () => {
		expect(typed("finis")).toBe("Bretagne");
		expect(typed("haute")).toBeNull();
		expect(typed("fi")).toBeNull();
		expect(typed("")).toBeNull();
		expect(typed("Atlantis")).toBeNull();
	});

	it("every département and every region of the places is found by its name", () => {
		expect(departements).toHaveLength(101);
		for (const { code, name, region } of departements)
			for (const text of [code, name, region]) expect(typed(text), text).toBe(region);
		expect(departements.map(({ region }) => region)).toEqual(expect.arrayContaining([...regions]));
	});
});
