import { expect, it } from "vitest";
import { duplicateNames } from "../../scripts/lib/duplicate-names.ts";

it("duplicateNames reports exactly the names that two files export", () => {
	const texts = new Map([
		[
			"src/one.ts",
			"export const price = 1;\nexport interface Shape {}\nconst own = 1;\nexport const loader = 1;\n",
		],
		["src/two.tsx", "export function price() {}\nexport type Other = 1;\nexport const loader = 2;\n"],
		["src/three.ts", "export type Shape = 1;\nexport const own = 2;\n"],
	]);
	expect(duplicateNames(texts)).toEqual([
		"price: src/one.ts, src/two.tsx",
		"Shape: src/one.ts, src/three.ts",
	]);
});
