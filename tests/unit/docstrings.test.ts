import { describe, expect, it } from "vitest";
import { commentFaults, docstringFaults } from "../../scripts/lib/docstrings.ts";

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

describe("commentFaults", () => {
	it('a comment that begins with "What" is refused, and a later line of one is not', () => {
		const fault = 'a comment begins with "What"; begin with a noun';
		const text = [
			"/** What a student sees. */",
			"export interface Page {",
			"\t/**\n\t * What is shown of it.\n\t */",
			"\treadonly shown: string;",
			"}",
			"// What waits is counted.",
			"const waiting = 1;",
			"// The sum says\n// what the class sees.",
			"const sum = 2;",
		];
		expect(commentFaults(text.join("\n"))).toEqual([`1: ${fault}`, `3: ${fault}`, `8: ${fault}`]);
	});

	it("a docstring that repeats an earlier one of its file is refused", () => {
		const text = [
			"/** A circle as everyone sees it. */",
			"const circleSchema = {};",
			"// A circle as everyone sees it.",
			"/**\n * A circle as\n * everyone sees it.\n */",
			"export type Circle = typeof circleSchema;",
			'const files = ["src/**/*.ts", "src/**/*.tsx"];',
		];
		expect(commentFaults(text.join("\n"))).toEqual(["4: a docstring repeats that of line 1"]);
	});
});
