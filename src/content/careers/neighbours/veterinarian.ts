import { defineNeighbour } from "../define-neighbour.ts";

export default defineNeighbour({
	id: "veterinarian",
	category: "health",
	secondaryCategories: ["biology", "agriculture"],
	settings: ["field", "hospital", "lab", "people", "desk"],
	ways: [
		{
			steps: [{ kind: "veterinary", from: 0, to: 6 }],
			courses: ["vétérinaire"],
		},
		{
			steps: [
				{ kind: "cpge", from: 0, to: 2 },
				{ kind: "veterinary", from: 2, to: 7 },
			],
			courses: ["CPGE BCPST"],
		},
		{
			steps: [
				{ kind: "licence", from: 0, to: 2 },
				{ kind: "veterinary", from: 2, to: 7 },
			],
			courses: ["Licence Sciences de la vie"],
		},
	],
	worksWith: [
		"wildlife-biologist",
		"virologist",
		"epidemiologist",
		"agricultural-scientist",
		"microbiologist",
	],
	facts: [
		{
			source: "schools",
			text: {
				en: "The four public schools had 280 places after the bac in 2024, chosen by school record and short interviews, and 301 after a BCPST class. There are ways after a licence, a BUT, a BTS or a BTSA too.",
				fr: "Les quatre écoles publiques offraient, en 2024, 280 places après le bac, sur dossier et courts entretiens, et 301 après une prépa BCPST. Il existe aussi des voies après une licence, un BUT, un BTS ou un BTSA.",
			},
		},
		{
			source: "schools",
			text: {
				en: "A public school cost €2,808 a year in 2024-2025, nothing with a grant; the private one at Rouen €14,000 and more.",
				fr: "Une école publique coûtait 2 808 € par an en 2024-2025, rien avec une bourse ; l’école privée de Rouen, 14 000 € et plus.",
			},
		},
		{
			source: "abroad",
			text: {
				en: "Vets are lacking, above all on farms. In 2023, 53% of those who registered for the first time in France had studied abroad.",
				fr: "Il manque des vétérinaires, surtout dans les élevages. En 2023, 53 % des personnes qui s’inscrivaient à l’Ordre pour la première fois avaient étudié à l’étranger.",
			},
		},
	],
	figures: [
		{ value: 280, source: "schools" },
		{ value: 301, source: "schools" },
		{ value: 2024, source: "schools" },
		{ value: 2025, source: "schools" },
		{ value: 2808, source: "schools" },
		{ value: 14000, source: "schools" },
		{ value: 2023, source: "abroad" },
		{ value: 53, source: "abroad" },
	],
	wayInSources: ["schools", "rules"],
	sources: {
		schools: {
			label: "Onisep, les écoles vétérinaires",
			url: "https://concourspostprepas.onisep.fr/formation/les-principaux-domaines-de-formation/les-ecoles-veterinaires",
		},
		abroad: {
			label: "SYNGEV, les vétérinaires formés à l’étranger",
			url: "https://syngev.fr/veterinaires-formes-a-letranger",
		},
		rules: {
			label: "Journal officiel, les voies du concours « véto »",
			url: "https://legal.tricoteuses.fr/articles/JORFARTI000048430986",
		},
	},
	checked: "2026-11-26",
	text: {
		en: {
			title: "Veterinarian",
			description:
				"The patient cannot say where it hurts, weighs forty grams or six hundred kilos, and belongs to somebody who is worried. Vets examine, operate and vaccinate, on farms, in clinics, in zoos and slaughterhouses. What they notice also protects people: many infections pass from animals to us.",
			week: [
				"At five in the morning, turn a calf that lies the wrong way in a cold cowshed",
				"Operate on a cat that swallowed a hair tie, while a colleague watches its breathing",
				"Read the blood count of an old dog and look for what explains the fever",
				"Explain to a family that the treatment is possible, what it costs, and what they may decide",
				"Report a suspected case of bird flu to the state services before noon",
			],
			wayIn:
				"A competition, after the bac through Parcoursup or from the second year of studies on. In the lycée, SVT (or biologie-écologie) with physics and chemistry or maths is recommended. Holders of a BTSA or a BTS of certain specialities have a way of their own.",
			words: [
				"vet",
				"animals",
				"dogs",
				"cats",
				"horses",
				"farm",
				"zoo",
				"pets",
				"cows",
				"animal doctor",
				"wildlife care",
			],
		},
		fr: {
			title: "Vétérinaire",
			description:
				"Le malade ne dit pas où il a mal, pèse quarante grammes ou six cents kilos, et appartient à quelqu’un qui s’inquiète. Les vétérinaires examinent, opèrent et vaccinent, dans les fermes, les cliniques, les zoos et les abattoirs. Leur œil protège aussi les gens : beaucoup d’infections passent de l’animal à nous.",
			week: [
				"À cinq heures du matin, retourner dans une étable froide un veau qui se présente mal",
				"Opérer un chat qui a avalé un élastique, pendant qu’une collègue surveille sa respiration",
				"Lire l’analyse de sang d’un vieux chien et chercher ce qui explique la fièvre",
				"Expliquer à une famille que le traitement est possible, ce qu’il coûte, et ce qu’elle peut décider",
				"Signaler avant midi aux services de l’État une possible grippe aviaire",
			],
			wayIn:
				"Un concours, après le bac par Parcoursup ou à partir de la deuxième année d’études. Au lycée, la SVT (ou la biologie-écologie) avec la physique-chimie ou les maths est recommandée. Avec un BTSA ou un BTS de certaines spécialités, on a sa propre voie.",
			words: [
				"véto",
				"animaux",
				"chiens",
				"chats",
				"chevaux",
				"ferme",
				"zoo",
				"soigner les animaux",
				"vaches",
				"concours véto",
				"école vétérinaire",
			],
		},
	},
});
