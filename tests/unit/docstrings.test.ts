import { expect, it } from "vitest";
import { silentThrowers, withoutDocstring } from "../../scripts/lib/docstrings.ts";

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

it("finds what throws without a word of it, and leaves alone what only holds a function that throws", () => {
	const text = `
/** Reads a day. */
export function readDay(text) { if (text === "") { throw new Error("none"); } }
/** Reads an hour. */
export const readHour = (text) => { try { return Number(text); } catch (error) { throw error; } };
/** Reads a year. @throws RangeError where it is none. */
export function readYear(text) { throw new RangeError(text); }
/** Gives what reads. */
export const reader = () => () => { throw new Error("later"); };
`;
	expect(silentThrowers("sample.ts", text)).toEqual(["3: readDay", "5: readHour"]);
});
