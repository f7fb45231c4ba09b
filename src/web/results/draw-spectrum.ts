import { spectrum } from "#domain/careers/category.ts";
import { lightColour } from "#domain/careers/light-colour.ts";

/** The content of a picture of a result: light and a few words, no name and no figure. */
export interface DrawnSpectrum {
	readonly width: number;
	readonly height: number;
	/** The light of each category: the number of answers that named it. */
	readonly counts: ReadonlyMap<string, number>;
	/** The count of a fully bright line if none has more. */
	readonly fullCount: number;
	readonly title: string;
	/** The brightest fields, at most three. */
	readonly names: readonly string[];
	readonly signature: string;
}

const night = "#07080f";
const pale = "#f2f3f7";
const soft = "#a9acbd";

const glow = (hue: number, opacity: number): string =>
	lightColour(0.82, 0.17, hue) +
	Math.round(255 * opacity)
		.toString(16)
		.padStart(2, "0");

/** The fall of light from the core of a line to its edge. */
const falls = [
	[0, 0],
	[0.3, 0.05],
	[0.42, 0.22],
	[0.5, 0.62],
	[0.58, 0.22],
	[0.7, 0.05],
	[1, 0],
] as const;

/** The night over the light, from top to bottom, where the words are: place and strength, in each shape. */
const tallShade = [
	[0, 0],
	[0.5, 0],
	[0.76, 0.84],
	[1, 0.92],
] as const;
const wideShade = [
	[0, 0],
	[0.25, 0],
	[0.62, 0.84],
	[1, 0.92],
] as const;

/** Shrinks the type until the longest line fits a width. */
const writeFitting = (
	context: CanvasRenderingContext2D,
	text: string,
	{
		x,
		y,
		size,
		width,
		weight,
		family,
	}: { x: number; y: number; size: number; width: number; weight: number; family: string },
): void => {
	let fitting = size;
	do {
		context.font = `${weight} ${fitting}px ${family}`;
		fitting -= 2;
	} while (fitting > 12 && context.measureText(text).width > width);
	context.fillText(text, x, y);
};

/** Draws a result's light on a canvas of the picture's size. */
export const drawSpectrum = (
	context: CanvasRenderingContext2D,
	{ width, height, counts, fullCount, title, names, signature }: DrawnSpectrum,
): void => {
	const isTall = height > width;
	const margin = Math.round(width * 0.07);
	context.fillStyle = night;
	context.fillRect(0, 0, width, height);
	const highest = Math.max(fullCount, ...counts.values());
	const slot = width / spectrum.length;
	context.globalCompositeOperation = "screen";
	for (const [index, { key, hue }] of spectrum.entries()) {
		const share = (counts.get(key) ?? 0) / highest;
		const centre = (index + 0.5) * slot;
		if (share > 0) {
			const reach = slot * (0.35 + 1.5 * share * share);
			const gradient = context.createLinearGradient(centre - reach, 0, centre + reach, 0);
			for (const [at, opacity] of falls)
				gradient.addColorStop(at, glow(hue, opacity * (0.25 + 0.75 * share)));
			context.fillStyle = gradient;
			context.fillRect(centre - reach, 0, 2 * reach, height);
		}
		const core = share === 0 ? 1.5 : slot * (0.03 + 0.09 * share);
		context.fillStyle =
			share === 0 ? lightColour(0.42, 0.05, hue) : lightColour(0.82 + 0.12 * share, 0.13, hue);
		context.fillRect(centre - core / 2, 0, core, height);
	}
	context.globalCompositeOperation = "source-over";
	context.textBaseline = "alphabetic";
	const display = '"Bricolage Grotesque", Arial, sans-serif';
	const text = '"Instrument Sans", Arial, sans-serif';
	const within = width - 2 * margin;
	const titleSize = Math.round(width * (isTall ? 0.095 : 0.075));
	const nameSize = Math.round(titleSize * 0.5);
	// The light goes on behind the words, and fades where they are.
	const shade = context.createLinearGradient(0, 0, 0, height);
	for (const [at, opacity] of isTall ? tallShade : wideShade)
		shade.addColorStop(
			at,
			night +
				Math.round(255 * opacity)
					.toString(16)
					.padStart(2, "0"),
		);
	context.fillStyle = shade;
	context.fillRect(0, 0, width, height);
	let y = height - Math.round(margin * 0.75 + nameSize * 3.6);
	context.fillStyle = pale;
	writeFitting(context, title, {
		x: margin,
		y,
		size: titleSize,
		width: within,
		weight: 650,
		family: display,
	});
	y += Math.round(nameSize * 1.9);
	context.fillStyle = pale;
	writeFitting(context, names.join("  ·  "), {
		x: margin,
		y,
		size: nameSize,
		width: within,
		weight: 550,
		family: text,
	});
	context.fillStyle = soft;
	writeFitting(context, signature, {
		x: margin,
		y: height - margin * 0.75,
		size: Math.round(nameSize * 0.72),
		width: within,
		weight: 450,
		family: text,
	});
};
