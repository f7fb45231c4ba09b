import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { careerSources } from "../../src/content/careers/catalogue.ts";
import { presentCard } from "../../src/content/careers/present.ts";
import { careerIds } from "../../src/domain/careers/career-id.ts";
import { spectrum } from "../../src/domain/careers/category.ts";
import { lightColour } from "../../src/domain/careers/light-colour.ts";
import { type Preview, previewPath, previewSize } from "../../src/web/shared/preview.ts";

const { width, height } = previewSize;
const slot = width / spectrum.length;

/** Every preview there is; the build draws one picture for each. */
const previews: readonly Preview[] = [
	"spectrum",
	"result",
	...careerIds.map((id) => `career-${id}` as const),
];

/** Each career's own fingerprint; it is the same in every language. */
const fingerprints = new Map<string, readonly number[]>(
	careerSources("en").map((source) => [`career-${source.id}`, presentCard(source, "en").fingerprint]),
);

/**
 * The brightness of each field: for all careers, their number; for a career, its fingerprint; for a result, an invented
 * example.
 */
const sharesOf = (preview: Preview): readonly number[] => {
	if (preview === "result") return [0.2, 0, 0, 0.1, 0.15, 0, 0.8, 0.95, 0.55, 0.1, 0.35, 0.2, 1, 0.1];
	const counts = spectrum.map(
		({ key }) => careerSources("en").filter(({ category }) => category === key).length,
	);
	const most = Math.max(...counts);
	return fingerprints.get(preview) ?? counts.map((count) => count / most);
};

const line = (share: number, index: number, hue: number): string => {
	const centre = (index + 0.5) * slot;
	if (share === 0)
		return `<rect x="${centre - 0.75}" width="1.5" height="${height}" fill="${lightColour(0.42, 0.05, hue)}"/>`;
	const reach = slot * (0.3 + 1.4 * share * share);
	const core = 2 + 9 * share;
	const glow = lightColour(0.82, 0.17, hue);
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
	return `<linearGradient id="l${index}">${stops.join("")}</linearGradient><rect x="${centre - reach}" width="${2 * reach}" height="${height}" fill="url(#l${index})"/><rect x="${centre - core / 2}" width="${core}" height="${height}" fill="${lightColour(0.82 + 0.12 * share, 0.13, hue)}"/>`;
};

/** A preview as a drawing: light on the dark of the bands, no word, so that it serves every language. */
const drawing = (preview: Preview): string => {
	const shares = sharesOf(preview);
	const lines = spectrum.map(({ hue }, index) => line(shares[index] ?? 0, index, hue));
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${lightColour(0.155, 0.022, 275)}"/>${lines.join("")}</svg>`;
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
