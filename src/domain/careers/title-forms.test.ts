import { expect, it } from "vitest";
import { titleForms } from "./title-forms.ts";

it.each([
	["Astronome", "Astronome", "", ""],
	["Biologiste marine / biologiste marin", "Biologiste marine", " / biologiste marin", ""],
	["Biologiste modélisatrice / modélisateur", "Biologiste modélisatrice", " / modélisateur", ""],
	["Chargée / chargé d’études environnement", "Chargée", " / chargé ", "d’études environnement"],
	["Chercheuse / chercheur en matériaux", "Chercheuse", " / chercheur ", "en matériaux"],
])("the title %s has its forms and what belongs to both", (title, first, other, shared) => {
	expect(titleForms(title)).toEqual({ first, other, shared });
	expect(first + other + shared).toBe(title);
});
