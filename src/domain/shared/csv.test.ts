import { describe, expect, it } from "vitest";
import { amountCell, csv } from "./csv.ts";

describe("a table for spreadsheets", () => {
	it("no cell can be run as a formula by a spreadsheet", () => {
		expect(csv([["=1+1", '-"2"', "@x", "Ada, B"]], "en")).toBe(`"'=1+1","'-""2""","'@x","Ada, B"\r\n`);
	});

	it("a negative number stays a number", () => {
		expect(csv([["-20.00", "-20,00", "-2-1", "-2+A1", "-0x1"]], "en")).toBe(
			`"-20.00","-20,00","'-2-1","'-2+A1","'-0x1"\r\n`,
		);
	});

	it("an amount has the decimal sign of its language and two digits", () => {
		expect([-2000, 5, 0].map((cents) => amountCell(cents, "fr"))).toEqual(["-20,00", "0,05", "0,00"]);
		expect(amountCell(123_456, "en")).toBe("1234.56");
	});

	it("a French table is separated by semicolons, and full-width characters run no formula", () => {
		expect(csv([["Ada, B", "\uFF1D1", "\uFF0B1", "\uFF0D1", "\uFF20x"]], "fr")).toBe(
			`"Ada, B";"'\uFF1D1";"'\uFF0B1";"'\uFF0D1";"'\uFF20x"\r\n`,
		);
	});

	it("each line becomes a row, and special characters inside a cell are kept", () => {
		expect(csv([["Ada-Lou", "a=b"], ["1 + 1"]], "en")).toBe('"Ada-Lou","a=b"\r\n"1 + 1"\r\n');
		expect(csv([], "fr")).toBe("");
	});
});
