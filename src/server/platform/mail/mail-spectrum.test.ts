import fc from "fast-check";
import { expect, it } from "vitest";
import { mailSpectrum } from "./mail-spectrum.ts";

const widths = (html: string) => [...html.matchAll(/<td width="(\d+)"/g)].map(([, width]) => Number(width));

it("the spectrum is fourteen lines on a dark ground, as wide as they are strong, of constant total width", () => {
	const weights = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 14, maxLength: 14 });
	fc.assert(
		fc.property(weights, (light) => {
			const cells = widths(mailSpectrum(light));
			expect(cells).toHaveLength(3 * light.length);
			expect(cells.reduce((sum, width) => sum + width, 0)).toBe(280);
			for (const width of cells) expect(Number.isInteger(width)).toBe(true);
		}),
	);
	const [, faint = 0] = widths(mailSpectrum([0.2]));
	const [, strong = 0] = widths(mailSpectrum([1]));
	expect(strong).toBeGreaterThan(faint);
});

it("the spectrum loads nothing and is hidden from screen readers", () => {
	const html = mailSpectrum([0.5, 0, 1]);
	expect(html).not.toMatch(/<img|url\(|http/);
	expect(html).toContain('aria-hidden="true"');
});
