import { expect, it } from "vitest";
import { titleForms } from "./title-forms.ts";

it.each([
	["Astronome", "Astronome", "", ""],
	["Biologiste marin / biologiste marine", "Biologiste marin", " / biologiste marine", ""],
	["Biologiste modélisateur / modélisatrice", "Biologiste modélisateur", " / modélisatrice", ""],
	["Chargé / chargée d’études environnement", "Chargé", " / chargée ", "d’études environnement"],
	["Chercheur / chercheuse en matériaux", "Chercheur", " / chercheuse ", "en matériaux"],
])("the title %s has its forms and what belongs to both", (title, first, other, shared) => {
	expect(titleForms(title)).toEqual({ first, other, shared });
	expect(first + other + shared).toBe(title);
});
