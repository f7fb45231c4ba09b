import { describe, expect, it } from "vitest";
import { areaOf, franceAreas, overseasAreas } from "./france-areas.ts";

describe("areaOf", () => {
	it.each([
		["Brest", 48.39, -4.49, "mainland"],
		["Strasbourg", 48.58, 7.75, "mainland"],
		["Ajaccio", 41.93, 8.74, "mainland"],
		["Pointe-à-Pitre", 16.24, -61.53, "guadeloupe"],
		["Fort-de-France", 14.62, -61.06, "martinique"],
		["Kourou", 5.16, -52.65, "guiana"],
		["Saint-Denis", -20.88, 55.45, "reunion"],
		["Mamoudzou", -12.78, 45.23, "mayotte"],
	])("%s is drawn", (_, latitude, longitude, area) => {
		expect(areaOf({ latitude, longitude })).toBe(area);
	});

	it.each([
		["London", 51.51, -0.13],
		["Lisbon", 38.72, -9.14],
		["Vienna", 48.21, 16.37],
		["Boston", 42.36, -71.06],
		["Miami", 25.76, -80.19],
		["Antananarivo", -18.88, 47.51],
	])("%s is not drawn", (_, latitude, longitude) => {
		expect(areaOf({ latitude, longitude })).toBeNull();
	});

	it("each overseas area is known beside the mainland", () => {
		expect(["mainland", ...overseasAreas]).toEqual(Object.keys(franceAreas));
	});
});
