import { expect, it } from "vitest";
import { wrongResearcherField } from "./researcher-file.ts";

const right = { id: "jane-doe", monogram: "JD", email: "jane.doe@lab.example", zone: "Europe/Paris" };

it("a description whose fields have their forms has no wrong field", () => {
	expect(wrongResearcherField(right)).toBeNull();
	expect(wrongResearcherField({ ...right, monogram: " ÉD " })).toBeNull();
	// The form of a change has no field for the id.
	expect(wrongResearcherField({ monogram: "JD" })).toBeNull();
});

it.each([
	["id", "Jane Doe"],
	["id", "jane--doe"],
	["id", ""],
	["monogram", "jd"],
	["monogram", "JDX"],
	["email", "jane.doe"],
])("the field %s with the text %j is the wrong one", (field, text) => {
	expect(wrongResearcherField({ ...right, [field]: text })).toBe(field);
});
