const channel = (linear: number): string => {
	const bounded = Math.min(1, Math.max(0, linear));
	const value = bounded <= 0.003_130_8 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055;
	return Math.round(255 * value)
		.toString(16)
		.padStart(2, "0");
};

/**
 * A colour of the spectrum for programs without OKLCH, such as mail programs: "#rrggbb" in sRGB, clipped to the
 * gamut. Lightness from 0 to 1, chroma from 0 to about 0.4, hue in degrees.
 * Matrices: Björn Ottosson, "A perceptual color space for image processing".
 */
export const lightColour = (lightness: number, chroma: number, hue: number): string => {
	const a = chroma * Math.cos((hue * Math.PI) / 180);
	const b = chroma * Math.sin((hue * Math.PI) / 180);
	const long = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
	const middle = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
	const short = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
	const red = 4.076_741_662_1 * long - 3.307_711_591_3 * middle + 0.230_969_929_2 * short;
	const green = -1.268_438_004_6 * long + 2.609_757_401_1 * middle - 0.341_319_396_5 * short;
	const blue = -0.004_196_086_3 * long - 0.703_418_614_7 * middle + 1.707_614_701 * short;
	return `#${channel(red)}${channel(green)}${channel(blue)}`;
};
