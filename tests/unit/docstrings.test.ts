import { expect, it } from "vitest";
import { withoutDocstring } from "../../scripts/lib/docstrings.ts";

it("finds everything that is exported without a docstring, and nothing else", () => {
	const text = `
/** Says so. */
export const told = 1;
export const untold = 2;
const own = 3;
// No docstring.
export function half() {}
export interface Shape {}
/** Says so. */
export type Kind = "a";
export { own };
`;
	expect(withoutDocstring("sample.ts", text)).toEqual(["4: untold", "7: half", "8: Shape"]);
});
