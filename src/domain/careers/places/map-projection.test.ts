import fc from "fast-check";
import { expect, it } from "vitest";
import { isInside, pictureSize, project } from "./map-projection.ts";

const area = { west: -5, east: 10, north: 51, south: 41 };

it("the top left corner is the origin, and north is up", () => {
	expect(project(area, { latitude: 51, longitude: -5 })).toEqual([0, 0]);
	const [x, y] = project(area, { latitude: 43.3, longitude: 5.4 });
	const [width, height] = pictureSize(area);
	expect(x).toBeGreaterThan(width / 2);
	expect(y).toBeGreaterThan(height / 2);
});

it("longitude is shortened by the cosine of the area's middle latitude", () => {
	const [width, height] = pictureSize(area);
	expect(width / height).toBeCloseTo(1.5 * Math.cos((46 * Math.PI) / 180), 2);
});

it("a degree is thirty units wide at the equator, rounded to a tenth of a unit", () => {
	const onTheEquator = { west: 0, east: 4, north: 1, south: -1 };
	expect(pictureSize(onTheEquator)).toEqual([120, 60]);
	expect(project(onTheEquator, { latitude: 0.5, longitude: 1 })).toEqual([30, 15]);
	expect(project(onTheEquator, { latitude: 0.1234, longitude: 0.1234 })).toEqual([3.7, 26.3]);
});

it("a point inside the area is recognised", () => {
	expect(isInside(area, { latitude: 46, longitude: 2 })).toBe(true);
	expect(isInside(area, { latitude: -21, longitude: 55 })).toBe(false);
});

it("the edges are inside the area, and points beyond any of them are outside", () => {
	const within = (from: number, to: number) => fc.double({ min: from, max: to, noNaN: true });
	fc.assert(
		fc.property(
			within(area.south, area.north),
			within(area.west, area.east),
			within(0.001, 80),
			(latitude, longitude, beyond) => {
				for (const edge of [area.south, area.north])
					expect(isInside(area, { latitude: edge, longitude })).toBe(true);
				for (const edge of [area.west, area.east])
					expect(isInside(area, { latitude, longitude: edge })).toBe(true);
				for (const far of [area.south - beyond, area.north + beyond])
					expect(isInside(area, { latitude: far, longitude })).toBe(false);
				for (const far of [area.west - beyond, area.east + beyond])
					expect(isInside(area, { latitude, longitude: far })).toBe(false);
			},
		),
	);
});
