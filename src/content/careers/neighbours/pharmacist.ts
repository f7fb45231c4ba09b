import { defineNeighbour } from "../define-neighbour.ts";

export default defineNeighbour({
	id: "pharmacist",
	category: "health",
	secondaryCategories: ["chemistry", "biology"],
	settings: ["people", "people", "lab", "desk", "hospital"],
	ways: [
		{
			steps: [{ kind: "health", from: 0, to: 6 }],
			courses: ["PASS", "L.AS"],
		},
		{
			steps: [
				{ kind: "health", from: 0, to: 6 },
				{ kind: "internship", from: 6, to: 10 },
			],
			courses: ["PASS", "L.AS"],
		},
	],
	worksWith: ["pharmacologist", "biochemist", "analytical-chemist", "immunologist", "microbiologist"],
	facts: [
		{
			source: "studies",
			text: {
				en: "It takes 6 to 10 years of study: 6 for a pharmacy or for industry, more with the hospital internship for a hospital or an analysis laboratory.",
				fr: "Les études durent de 6 à 10 ans : 6 pour l’officine ou l’industrie, plus avec l’internat, pour l’hôpital ou un laboratoire d’analyses.",
			},
		},
		{
			source: "studies",
			text: {
				en: "25 universities have a pharmacy course. You enter the second year after PASS or L.AS, by your results and sometimes oral exams.",
				fr: "25 universités ont une formation de pharmacie. On entre en deuxième année après un PASS ou une L.AS, sur ses résultats et parfois des oraux.",
			},
		},
		{
			source: "lacking",
			text: {
				en: "Pharmacy lacks students, which can change your chances of being admitted after the first year.",
				fr: "La pharmacie manque d’étudiantes et d’étudiants, ce qui peut changer les chances d’être admis ou admise après la première année.",
			},
		},
	],
	figures: [
		{ value: 6, source: "studies" },
		{ value: 10, source: "studies" },
		{ value: 25, source: "studies" },
	],
	wayInSources: ["studies"],
	sources: {
		studies: {
			label: "Onisep, les études de pharmacie",
			url: "https://concourspostprepas.onisep.fr/formation/les-principaux-domaines-de-formation/les-etudes-de-sante/les-etudes-de-pharmacie",
		},
		lacking: {
			label: "Diplomeo, la durée des études de pharmacie",
			url: "https://diplomeo.com/actualite-etudes_pharmacie_france_duree",
		},
	},
	checked: "2026-11-26",
	text: {
		en: {
			title: "Pharmacist",
			description:
				"Two medicines that are each right can be wrong together. Pharmacists check every prescription before it leaves their hands, phone the doctor when a dose surprises them and explain to the patient what to take when. Others develop medicines, test them, or run a hospital’s pharmacy.",
			week: [
				"Stop at a prescription: two of its medicines together would slow the heart too much, and phone the doctor",
				"Show a man of seventy how to breathe in through his inhaler, and listen to him try",
				"Prepare a syrup for a baby whose dose no factory makes, and weigh it twice",
				"Vaccinate against flu in the small room behind the counter",
				"Look for a replacement for an antibiotic that has been missing for two weeks",
			],
			wayIn:
				"A first year in health (PASS or L.AS), then five years of pharmacy with long placements, one of them in a pharmacy. The diploma is a state doctorate. A master’s or an engineering diploma can be prepared beside it.",
			words: [
				"medicine",
				"drugs",
				"chemist",
				"prescription",
				"health",
				"vaccines",
				"pills",
				"hospital",
				"laboratory",
				"drugstore",
			],
		},
		fr: {
			title: "Pharmacienne / pharmacien",
			description:
				"Deux médicaments justes chacun de leur côté peuvent être dangereux ensemble. Les pharmaciennes et pharmaciens vérifient chaque ordonnance, appellent le médecin quand une dose les étonne et expliquent quoi prendre, et quand. D’autres mettent au point des médicaments, les testent, ou dirigent la pharmacie d’un hôpital.",
			week: [
				"S’arrêter sur une ordonnance : deux de ses médicaments, pris ensemble, ralentiraient trop le cœur ; appeler le médecin",
				"Montrer à un homme de soixante-⁠dix ans comment respirer dans son inhalateur, et l’écouter essayer",
				"Préparer pour un bébé un sirop à une dose qu’aucune usine ne fabrique, et peser deux fois",
				"Vacciner contre la grippe dans la petite pièce derrière le comptoir",
				"Chercher par quoi remplacer un antibiotique introuvable depuis deux semaines",
			],
			wayIn:
				"Une première année de santé (PASS ou L.AS), puis cinq ans de pharmacie avec de longs stages, dont un en officine. Le diplôme est un doctorat d’État. On peut préparer à côté un master ou un diplôme d’ingénieur.",
			words: [
				"médicaments",
				"pharmacie",
				"ordonnance",
				"santé",
				"vaccins",
				"préparatrice",
				"officine",
				"laboratoire",
				"PASS",
				"L.AS",
				"apothicaire",
			],
		},
	},
});
