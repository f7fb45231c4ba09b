import type { NeighbourSource } from "./define-neighbour.ts";

const source = "reform";

/**
 * The announced reform of the first year of health studies, with its figure and its source: one text for every career that
 * begins there, to be changed on one day.
 */
export const healthReform = {
	fact: {
		source,
		text: {
			en: "PASS and L.AS should give way to one single way in, announced for September 2027. Ask your school what there will be in the year of your bac.",
			fr: "Le PASS et la L.AS devraient laisser place à une voie unique, annoncée pour la rentrée 2027. Demande au lycée ce qui existera l’année de ton bac.",
		},
	},
	figure: { value: 2027, source },
	sources: {
		[source]: {
			label: "Biomedal, la réforme de l’accès aux études de santé (janvier 2026)",
			url: "https://biomedal-prepa-medecine.fr/etudes-sante/reforme-etude-sante",
		},
	},
} satisfies {
	readonly fact: NeighbourSource["facts"][number];
	readonly figure: NeighbourSource["figures"][number];
	readonly sources: NeighbourSource["sources"];
};
