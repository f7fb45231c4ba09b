import { describe, expect, it } from "vitest";
import { markedMessages, withMarks } from "../../scripts/lib/marked-words.ts";

describe("pseudo-locale", () => {
	it("the pseudo-locale marks every text, but no id, address, number or code of a fact", () => {
		expect(
			withMarks({
				id: "marine-biologist",
				country: "unitedStates",
				href: "https://www.onisep.fr/metier",
				mail: "mailto:contact@example.org",
				since: "2026-03-01",
				index: 4,
				rome: "4",
				titles: ["Biologiste marine", "Écologue"],
				more: { text: "Il plonge." },
			}),
		).toEqual({
			id: "marine-biologist",
			country: "unitedStates",
			href: "https://www.onisep.fr/metier",
			mail: "mailto:contact@example.org",
			since: "2026-03-01",
			index: 4,
			rome: "4",
			titles: ["⟦Biologiste marine⟧", "⟦Écologue⟧"],
			more: { text: "⟦Il plonge.⟧" },
		});
	});

	it("the plugin marks every message of the language, those for adults included, and no other file", () => {
		const { transform } = markedMessages();
		const words = JSON.stringify({ days_one: "jour", lead: "{{count}} jours" });
		const marked = JSON.stringify({ days_one: "⟦jour⟧", lead: "⟦{{count}} jours⟧" });
		const folder = "/somewhere/src/content/messages";
		for (const name of ["fr/quest.json", "fr/quest/play.json", "fr-adults.json"])
			expect(transform(words, `${folder}/${name}`)?.code).toBe(marked);
		for (const name of ["en/quest.json", "every-screen-fr.ts"])
			expect(transform(words, `${folder}/${name}`)).toBeUndefined();
	});
});
