import { describe, expect, it } from "vitest";
import { docstringFaults } from "../../scripts/lib/docstrings.ts";

const faults = (text: string, isRequired = true) => docstringFaults("sample.ts", text, isRequired);

describe("docstringFaults", () => {
	it("two docstrings above one export are refused", () => {
		const doubled = "/** Reads a day from text. */\n/** Parses ISO dates. */\nexport const readDay = 1;";
		expect(faults(doubled, false)).toEqual(["3: readDay has two docstrings"]);
	});

	it("a docstring that only repeats the name is refused", () => {
		const text = `
/** The price of a plan. */
export const planPrices = {};
/** The prices of the plans, in euro cents per month. */
export const planPricesPerMonth = {};
/** The text. */
export function text() {}
/** A badge ID */
export type BadgeId = string;
`;
		expect(faults(text, false)).toEqual([
			"3: planPrices has a docstring that only repeats its name",
			"7: text has a docstring that only repeats its name",
			"9: BadgeId has a docstring that only repeats its name",
		]);
	});

	it("a short function, a type and a list need no docstring", () => {
		const text = `
export const isOpen = ({ state }) => state === "open";
export interface Shape {}
export const kinds = ["a", "b"];
const own = 3;
export { own };
`;
		expect(faults(text)).toEqual([]);
	});

	it("a function that throws needs a docstring that says so", () => {
		const text = `
/** Parses one date. */
export function readDay(text) { if (text === "") { throw new Error("none"); } }
export const readHour = (text) => { try { return Number(text); } catch (error) { throw error; } };
/** Parses a year. @throws RangeError where it is none. */
export function readYear(text) { throw new RangeError(text); }
/** A function that throws later. */
export const createReader = () => () => { throw new Error("later"); };
`;
		expect(faults(text)).toEqual([
			"3: readDay throws, and no docstring says so",
			"4: readHour throws, and no docstring says so",
		]);
		expect(faults(text, false)).toEqual([]);
	});

	it("a long function needs a docstring", () => {
		const long = `export function book() {\n${"\tnext();\n".repeat(12)}}`;
		expect(faults(long)).toEqual(["1: book is longer than 12 lines, without a docstring"]);
		expect(faults(`/** Books in one transaction. */\n${long}`)).toEqual([]);
	});

	it("a number needs a docstring or a unit in its name", () => {
		expect(faults("export const weeksAhead = 8;")).toEqual([
			"1: weeksAhead is a number without a unit in its name or a docstring",
		]);
		expect(faults("export const noticeMinutes = 1440;")).toEqual([]);
	});
});
