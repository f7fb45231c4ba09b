import plugin from "tailwindcss/plugin";
import { spectrum } from "../../domain/careers/category.ts";
import { lightColour } from "../../domain/careers/light-colour.ts";

/**
 * The theme's colours of a category, on every element with `data-line` and on the slots of a fingerprint. Each is a
 * constant in sRGB: for `oklch()` the build would write every colour twice, for old and new browsers, into every page.
 */
export default plugin(({ addBase }) => {
	for (const [slot, { key, hue }] of spectrum.entries()) {
		const themed = (light: [number, number], dark: [number, number]) =>
			`light-dark(${lightColour(...light, hue)}, ${lightColour(...dark, hue)})`;
		addBase({
			[`.fingerprint > :nth-child(${slot + 1})`]: { left: `calc(${slot} * 100% / ${spectrum.length})` },
			[`[data-line="${key}"], .fingerprint > :nth-child(${slot + 1})`]: {
				"--color-line": themed([0.64, 0.17], [0.75, 0.155]),
				"--color-line-text": themed([0.44, 0.12], [0.84, 0.11]),
				"--color-line-surface": themed([0.955, 0.028], [0.265, 0.045]),
				"--color-glow": lightColour(0.82, 0.17, hue),
			},
		});
	}
});
