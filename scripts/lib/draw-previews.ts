import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { careerSources } from "../../src/content/careers/catalogue.ts";
import { spectrum } from "../../src/domain/careers/category.ts";
import { type Preview, previewPath, previewSize, previews } from "../../src/web/shared/preview.ts";

const { width, height } = previewSize;
const slot = width / spectrum.length;

const channel = (linear: number): number => {
	const value = linear <= 0.003_130_8 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
	return Math.round(255 * Math.min(1, Math.max(0, value)));
};

/** OKLCH as sRGB, which is what the drawing library knows. Matrices: Björn Ottosson, "A perceptual color space". */
const colour = (lightness: number, chroma: number, hue: number): string => {
	const a = chroma * Math.cos((hue * Math.PI) / 180);
	const b = chroma * Math.sin((hue * Math.PI) / 180);
	const long = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
	const middle = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
	const short = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
	const red = 4.076_741_662_1 * long - 3.307_711_591_3 * middle + 0.230_969_929_2 * short;
	const green = -1.268_438_004_6 * long + 2.609_757_401_1 * middle - 0.341_319_396_5 * short;
	const blue = -0.004_196_086_3 * long - 0.703_418_614_7 * middle + 1.707_614_701 * short;
	return `rgb(${channel(red)},${channel(green)},${channel(blue)})`;
};

/** The light of each field: of all, as many careers as it has; of a result, an example that belongs to nobody. */
const sharesOf = (preview: Preview): number[] => {
	if (preview === "result") return [0.2, 0, 0, 0.1, 0.15, 0, 0.8, 0.95, 0.55, 0.1, 0.35, 0.2, 1, 0.1];
	const counts = spectrum.map(
		({ key }) => careerSources("en").filter(({ category }) => category === key).length,
	);
	const most = Math.max(...counts);
	if (preview === "spectrum") return counts.map((count) => count / most);
	return spectrum.map(({ key }) => (preview === `field-${key}` ? 1 : 0));
};

const line = (share: number, place: number, hue: number): string => {
	const centre = (place + 0.5) * slot;
	if (share === 0)
		return `<rect x="${centre - 0.75}" width="1.5" height="${height}" fill="${colour(0.42, 0.05, hue)}"/>`;
	const reach = slot * (0.3 + 1.4 * share * share);
	const core = 2 + 9 * share;
	const glow = colour(0.82, 0.17, hue);
	const stops = [
		[0, 0],
		[0.26, 0.07],
		[0.42, 0.28],
		[0.5, 0.62],
		[0.58, 0.28],
		[0.74, 0.07],
		[1, 0],
	].map(
		([at, opacity = 0]) =>
			`<stop offset="${at}" stop-color="${glow}" stop-opacity="${opacity * (0.25 + 0.75 * share)}"/>`,
	);
	return `<linearGradient id="l${place}">${stops.join("")}</linearGradient><rect x="${centre - reach}" width="${2 * reach}" height="${height}" fill="url(#l${place})"/><rect x="${centre - core / 2}" width="${core}" height="${height}" fill="${colour(0.82 + 0.12 * share, 0.13, hue)}"/>`;
};

/** A preview as a drawing: light on the dark of the bands, no word, so that it serves every language. */
const drawing = (preview: Preview): string => {
	const shares = sharesOf(preview);
	const lines = spectrum.map(({ hue }, place) => line(shares[place] ?? 0, place, hue));
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${colour(0.155, 0.022, 275)}"/>${lines.join("")}</svg>`;
};

/** Draws every preview into the folder of the pages. */
export const drawPreviews = async (client: string): Promise<void> => {
	const wasm = createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm");
	await initWasm(await readFile(wasm));
	await mkdir(join(client, "previews"), { recursive: true });
	for (const preview of previews) {
		const image = new Resvg(drawing(preview), { font: { loadSystemFonts: false } }).render();
		await writeFile(join(client, previewPath(preview)), image.asPng());
	}
};
