import fc from "fast-check";
import { expect, it } from "vitest";
import { lightColour } from "./light-colour.ts";

// The corners of sRGB, as CSS Color 4 gives them in OKLCH.
it.each([
	[0, 0, 0, "#000000"],
	[1, 0, 0, "#ffffff"],
	[0.627_96, 0.257_68, 29.234, "#ff0000"],
	[0.866_44, 0.294_83, 142.495, "#00ff00"],
	[0.452_01, 0.313_21, 264.052, "#0000ff"],
])("lightness %s, chroma %s and hue %s give %s", (lightness, chroma, hue, colour) => {
	expect(lightColour(lightness, chroma, hue)).toBe(colour);
});

it("every input gives a colour of six hexadecimal digits", () => {
	fc.assert(
		fc.property(
			fc.double({ min: 0, max: 1, noNaN: true }),
			fc.double({ min: 0, max: 0.4, noNaN: true }),
			fc.double({ min: 0, max: 360, noNaN: true }),
			(...light) => {
				expect(lightColour(...light)).toMatch(/^#[0-9a-f]{6}$/);
			},
		),
	);
});
