import { describe, expect, it } from "vitest";
import { presentPlaces } from "#content/careers/present-places.ts";
import { filterPlaces, placesByRegion, regionLights } from "./presented-places.ts";

const { places, regions } = presentPlaces("fr");
const anywhere = { career: null, region: null };

describe("filterPlaces and placesByRegion", () => {
	it("all places are listed without a choice", () => {
		expect(filterPlaces(places, anywhere)).toEqual(places);
	});

	it("a chosen region lists its places with all their courses", () => {
		const found = filterPlaces(places, { career: null, region: "Corse" });
		expect(found).toEqual(places.filter(({ region }) => region === "Corse"));
		expect(found.length).toBeGreaterThan(1);
	});

	it("a chosen career lists only its courses", () => {
		const found = filterPlaces(places, { career: "virologist", region: null });
		expect(found.length).toBeGreaterThan(0);
		expect(found.length).toBeLessThan(places.length);
		for (const { courses } of found)
			expect(new Set(courses.map(({ career }) => career))).toEqual(new Set(["virologist"]));
	});

	it("each place is listed once under its region, and no region is empty", () => {
		const groups = placesByRegion(regions, places);
		expect(groups.map(({ region }) => region).toSorted()).toEqual([...regions].toSorted());
		expect(new Set(groups.flatMap((group) => group.places))).toEqual(new Set(places));
		const sizes = groups.map((group) => group.places.length);
		expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
		const island = filterPlaces(places, { career: null, region: "Martinique" });
		expect(placesByRegion(regions, island).map(({ region }) => region)).toEqual(["Martinique"]);
	});

	it("a region has one light among its places, and all lights together have all places", () => {
		const lights = regionLights(regions, places);
		expect(lights.reduce((sum, { count }) => sum + count, 0)).toBe(places.length);
		for (const { region, latitude } of lights) {
			const own = places.filter((place) => place.region === region).map((place) => place.latitude);
			expect(latitude).toBeGreaterThanOrEqual(Math.min(...own) - 1e-9);
			expect(latitude).toBeLessThanOrEqual(Math.max(...own) + 1e-9);
		}
	});
});
