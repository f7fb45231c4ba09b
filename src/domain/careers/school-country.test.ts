import { describe, expect, it } from "vitest";
import {
	describedCountries,
	figureOrder,
	foldsFrance,
	isDescribedCountry,
	isSchoolCountry,
	ownFigures,
	schoolCountries,
} from "./school-country.ts";

describe("the country of a reader's school", () => {
	it("what is true for France alone is folded only for those who said that they are elsewhere", () => {
		expect(foldsFrance(null)).toBe(false);
		expect(schoolCountries.filter((country) => !foldsFrance(country))).toEqual(["france"]);
	});

	it("without a choice the language decides whose figures come first", () => {
		expect(figureOrder(null, "en")).toEqual(["unitedStates", "france"]);
		expect(figureOrder(null, "fr")).toEqual(["france", "unitedStates"]);
		expect(ownFigures(null, "fr")).toBe("france");
	});

	it("a choice decides over the language", () => {
		expect(figureOrder("france", "en")).toEqual(["france", "unitedStates"]);
		expect(figureOrder("unitedStates", "fr")).toEqual(["unitedStates", "france"]);
		expect(ownFigures("unitedStates", "fr")).toBe("unitedStates");
	});

	it("a country without figures has none of its own, and the others keep the order of the language", () => {
		for (const country of [...describedCountries, "elsewhere"] as const) {
			expect(ownFigures(country, "fr"), country).toBeNull();
			expect(figureOrder(country, "fr"), country).toEqual(["france", "unitedStates"]);
		}
	});

	it("only known values are accepted", () => {
		expect(["france", "morocco", "elsewhere"].every(isSchoolCountry)).toBe(true);
		expect([null, "", "France", 3].some(isSchoolCountry)).toBe(false);
		expect(schoolCountries.filter(isDescribedCountry)).toEqual([...describedCountries]);
	});
});
