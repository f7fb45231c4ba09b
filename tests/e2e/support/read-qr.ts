import type { Locator } from "@playwright/test";
import jsQr from "jsqr";

/** The resolution of a telephone's picture of a code at the far end of a classroom. */
const sidePixels = 240;

/** Reads a QR code from a screenshot, with another library than the one that drew it. */
export async function readQr(shown: Locator): Promise<string | undefined> {
	const picture = (await shown.screenshot()).toString("base64");
	// A separate page, because the site's policy blocks this picture.
	const page = await shown.page().context().newPage();
	const pixels = await page.evaluate(
		async ({ source, side }) => {
			const image = new Image();
			image.src = `data:image/png;base64,${source}`;
			await image.decode();
			const canvas = new OffscreenCanvas(side, side).getContext("2d");
			canvas?.drawImage(image, 0, 0, side, side);
			return [...(canvas?.getImageData(0, 0, side, side).data ?? [])];
		},
		{ source: picture, side: sidePixels },
	);
	await page.close();
	return jsQr(new Uint8ClampedArray(pixels), sidePixels, sidePixels)?.data;
}
