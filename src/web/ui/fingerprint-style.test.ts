import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { spectrum } from "#domain/careers/category.ts";

it("a fingerprint's slots have the hues of the spectrum, in its order", () => {
	const style = readFileSync(join(import.meta.dirname, "../app/app.css"), "utf8");
	const slots = [...style.matchAll(/\.fingerprint > :nth-child\((\d+)\) {\s+--hue: var\(--hue-(\w+)\)/g)];
	expect(slots.map(([, place, key]) => [Number(place), key])).toEqual(
		spectrum.map(({ key }, slot) => [slot + 1, key]),
	);
});
