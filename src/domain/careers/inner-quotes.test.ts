import { expect, it } from "vitest";
import { withInnerQuotes } from "./inner-quotes.ts";

it("a quotation inside a quotation gets the other marks, without the spaces of guillemets", () => {
	expect(withInnerQuotes("Je dis «\u00a0virologue\u00a0» et les gens reculent.")).toBe(
		"Je dis “virologue” et les gens reculent.",
	);
	expect(withInnerQuotes("«\u00a0Oui\u00a0», puis «\u00a0non\u00a0».")).toBe("“Oui”, puis “non”.");
	expect(withInnerQuotes("I say nothing.")).toBe("I say nothing.");
});
