import type { Locator } from "@playwright/test";
import jsQr from "jsqr";

/** No more than a telephone gets of a code at the far end of a room. */
const sidePixels = 240;

/** What a camera reads in a picture of the page: its pixels are decoded by another library than the one that drew them. */
export async function readQr(shown: Locator): Promise<string | undefined> {
	const picture = (await shown.screenshot()).toString("base64");
	// A page of its own: the site's policy lets no picture in from elsewhere.
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
