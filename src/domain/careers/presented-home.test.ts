import { expect, it } from "vitest";
import { homeCareersById } from "./presented-home.ts";

it("the home page has each of its careers by its id, whatever the field", () => {
	const zoologist = { id: "zoologist", title: "Zoologue", gist: "Tu étudies les animaux." };
	const botanist = { id: "botanist", title: "Botaniste", gist: "Tu étudies les plantes." };
	const geologist = { id: "geologist", title: "Géologue", gist: "Tu lis dans la roche." };
	const careers = homeCareersById({
		fields: [
			{ key: "biology", careers: [zoologist, botanist] },
			{ key: "physics", careers: [] },
			{ key: "earth", careers: [geologist] },
		],
		question: { id: "q", text: "Question", options: [] },
	});
	expect(Object.fromEntries(careers)).toEqual({ zoologist, botanist, geologist });
});
