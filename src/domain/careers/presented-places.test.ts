import { describe, expect, it } from "vitest";
import { presentPlaces } from "#content/careers/present-places.ts";
import { filterPlaces, placesByRegion } from "./presented-places.ts";

const { places, regions } = presentPlaces("fr");
const anywhere = { career: null, region: null };

describe("the places of the careers", () => {
	it("are all there where nothing is chosen", () => {
		expect(filterPlaces(places, anywhere)).toEqual(places);
	});

	it("are those of a region, with all that is learnt there", () => {
		const found = filterPlaces(places, { career: null, region: "Corse" });
		expect(found).toEqual(places.filter(({ region }) => region === "Corse"));
		expect(found.length).toBeGreaterThan(1);
	});

	it("tell only the courses of the career that was chosen", () => {
		const found = filterPlaces(places, { career: "virologist", region: null });
		expect(found.length).toBeGreaterThan(0);
		expect(found.length).toBeLessThan(places.length);
		for (const { courses } of found)
			expect(new Set(courses.map(({ career }) => career))).toEqual(new Set(["virologist"]));
	});

	it("stand each once under their region, no region without one", () => {
		const groups = placesByRegion(regions, places);
		expect(groups.map(({ region }) => region)).toEqual(regions);
		expect(groups.flatMap((group) => group.places)).toEqual(places);
		const island = filterPlaces(places, { career: null, region: "Martinique" });
		expect(placesByRegion(regions, island).map(({ region }) => region)).toEqual(["Martinique"]);
	});
});
