import type { NeighbourSource } from "./define-neighbour.ts";

const source = "reform";

/**
 * The announced reform of the first year of health studies, with its figures and its source: one text for every career that
 * begins there, to be changed on one day.
 */
export const healthReform = {
	fact: {
		source,
		text: {
			en: "One single way is to replace PASS and L.AS; in January 2026 it was announced for September 2027. In the year of your bac, Parcoursup’s catalogue says what really exists: look before you choose, and have a licence that you like for its own sake, too.",
			fr: "Une voie unique doit remplacer le PASS et la L.AS ; en janvier 2026, elle était annoncée pour la rentrée 2027. L’année de ton bac, c’est le catalogue de Parcoursup qui dit ce qui existe vraiment : regarde-⁠le avant de faire tes vœux, et prévois aussi une licence qui te plaît pour elle-⁠même.",
		},
	},
	figures: [
		{ value: 2026, source },
		{ value: 2027, source },
	],
	sources: {
		[source]: {
			label: "Biomedal, la réforme de l’accès aux études de santé (janvier 2026)",
			url: "https://biomedal-prepa-medecine.fr/etudes-sante/reforme-etude-sante",
		},
	},
} satisfies {
	readonly fact: NeighbourSource["facts"][number];
	readonly figures: NeighbourSource["figures"];
	readonly sources: NeighbourSource["sources"];
};
