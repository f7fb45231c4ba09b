import { expect, it } from "vitest";
import { isInside, pictureSize, project } from "./map-projection.ts";

const area = { west: -5, east: 10, north: 51, south: 41 };

it("puts the top left corner at the origin and keeps north up", () => {
	expect(project(area, { latitude: 51, longitude: -5 })).toEqual([0, 0]);
	const [x, y] = project(area, { latitude: 43.3, longitude: 5.4 });
	const [width, height] = pictureSize(area);
	expect(x).toBeGreaterThan(width / 2);
	expect(y).toBeGreaterThan(height / 2);
});

it("shortens longitude by the cosine of the area's middle", () => {
	const [width, height] = pictureSize(area);
	expect(width / height).toBeCloseTo(1.5 * Math.cos((46 * Math.PI) / 180), 2);
});

it("knows what lies inside", () => {
	expect(isInside(area, { latitude: 46, longitude: 2 })).toBe(true);
	expect(isInside(area, { latitude: -21, longitude: 55 })).toBe(false);
});
