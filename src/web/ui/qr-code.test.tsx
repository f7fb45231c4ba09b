import { render } from "@testing-library/react";
import jsQr from "jsqr";
import { expect, it } from "vitest";
import { QrCode } from "./qr-code.tsx";

const pixelsPerModule = 4;

/** Renders the code to pixels, as a camera would see it. */
const photograph = (drawing: Element) => {
	const [left = 0, , width = 0] = (drawing.getAttribute("viewBox") ?? "").split(" ").map(Number);
	const side = width * pixelsPerModule;
	const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
	const path = drawing.querySelector("path")?.getAttribute("d") ?? "";
	for (const [, x = "", y = ""] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
		for (let down = 0; down < pixelsPerModule; down++)
			for (let right = 0; right < pixelsPerModule; right++) {
				const column = (Number(x) - left) * pixelsPerModule + right;
				const row = (Number(y) - left) * pixelsPerModule + down;
				pixels.fill(0, 4 * (row * side + column), 4 * (row * side + column) + 3);
			}
	return { pixels, side };
};

it.each([
	"https://spectra.example/results#11YA-C492-NS4M-97Z9-GX4Z",
	"http://localhost:3000/fr/results#21YA-C492-NS4M-97Z9-GX4Z",
])("another decoder reads the encoded text of a QR code: %s", (link) => {
	const { getByRole, unmount } = render(<QrCode text={link} label="QR" />);
	const { pixels, side } = photograph(getByRole("img"));
	unmount();
	expect(jsQr(pixels, side, side)?.data).toBe(link);
});
