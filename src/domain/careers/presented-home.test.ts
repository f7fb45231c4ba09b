import { expect, it } from "vitest";
import { titlesById } from "./presented-home.ts";

it("the home page has the title of each of its careers, whatever the field", () => {
	const titles = titlesById({
		fields: [
			{
				key: "biology",
				careers: [
					{ id: "zoologist", title: "Zoologue" },
					{ id: "botanist", title: "Botaniste" },
				],
			},
			{ key: "physics", careers: [] },
			{ key: "earth", careers: [{ id: "geologist", title: "Géologue" }] },
		],
		question: { id: "q", text: "Question", options: [] },
	});
	expect(Object.fromEntries(titles)).toEqual({
		zoologist: "Zoologue",
		botanist: "Botaniste",
		geologist: "Géologue",
	});
});
