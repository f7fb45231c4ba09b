import { spectrum } from "#domain/careers/category.ts";
import { lightColour } from "#domain/careers/light-colour.ts";

const slotWidth = 20;
const height = 36;
const narrowest = 2;
const widest = 10;

/** The dark ground of the bands. */
const band = lightColour(0.155, 0.022, 275);

const cell = (width: number, colour: string): string =>
	`<td width="${width}" height="${height}" bgcolor="${colour}" style="padding:0;font-size:0;line-height:0">&nbsp;</td>`;

/** An even width in pixels, so that a line is centred in its slot. */
const widthOf = (weight: number): number =>
	weight === 0 ? narrowest : narrowest + 2 * Math.round((weight * (widest - narrowest)) / 2);

const slot = (hue: number, weight: number): string => {
	const width = widthOf(weight);
	const beside = cell((slotWidth - width) / 2, band);
	const colour = weight === 0 ? lightColour(0.3, 0.03, hue) : lightColour(0.62 + 0.28 * weight, 0.15, hue);
	return beside + cell(width, colour) + beside;
};

/**
 * A small spectrum for every mail program: one row of coloured cells, nothing to load. Weights from 0 to 1,
 * one for each of the fourteen fields, violet to red.
 */
export const mailSpectrum = (weights: readonly number[]): string =>
	`<table role="presentation" aria-hidden="true" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;margin:0 0 6px"><tr>${spectrum
		.map(({ hue }, index) => slot(hue, weights[index] ?? 0))
		.join("")}</tr></table>`;
