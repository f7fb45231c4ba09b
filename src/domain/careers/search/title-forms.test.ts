import { expect, it } from "vitest";
import { careerSources } from "#content/careers/catalogue.ts";
import { titleForms } from "./title-forms.ts";

it.each([
	["Astronome", "Astronome", "", ""],
	["Biologiste marine\u00a0/ biologiste marin", "Biologiste marine", "\u00a0/ biologiste marin", ""],
	["Biologiste modélisatrice\u00a0/ modélisateur", "Biologiste modélisatrice", "\u00a0/ modélisateur", ""],
	["Chargée\u00a0/ chargé d’études environnement", "Chargée", "\u00a0/ chargé ", "d’études environnement"],
	["Chercheuse\u00a0/ chercheur en matériaux", "Chercheuse", "\u00a0/ chercheur ", "en matériaux"],
])("the title %s has its two forms and their common part", (title, first, other, shared) => {
	expect(titleForms(title)).toEqual({ first, other, shared });
	expect(first + other + shared).toBe(title);
});

it("every title of the catalogue with a slash has two forms, and every other has one", () => {
	const titles = careerSources("fr").map(({ text }) => text.fr.title);
	expect(titles.filter((title) => titleForms(title).other !== "")).toEqual(
		titles.filter((title) => title.includes("/")),
	);
	expect(titles.filter((title) => title.includes("/")).length).toBeGreaterThan(0);
});
