import { defineNeighbour } from "../define-neighbour.ts";

export default defineNeighbour({
	id: "chemistry-technician",
	category: "chemistry",
	secondaryCategories: ["materials"],
	settings: ["lab", "lab", "workshop", "lab", "desk"],
	ways: [
		{
			way: "bts",
			courses: ["BTS Métiers de la chimie", "BTS Pilotage de procédés"],
		},
		{
			way: "but",
			courses: ["BUT Chimie", "BUT Mesures physiques"],
		},
	],
	worksWith: [
		"analytical-chemist",
		"materials-scientist",
		"pharmacologist",
		"food-scientist",
		"environmental-scientist",
	],
	facts: [
		{
			source: "jobs",
			text: {
				en: "Chemical firms look for technicians with 2 or 3 years of study; with these, the industry’s federation says, one finds a post more easily than with 5.",
				fr: "Les entreprises de la chimie cherchent des techniciennes et techniciens à bac+2 et bac+3 ; selon la fédération du secteur, on trouve plus facilement un poste à ce niveau qu’à bac+5.",
			},
		},
		{
			source: "sales",
			text: {
				en: "Technicians who can also talk with customers are much in demand.",
				fr: "Celles et ceux qui savent aussi parler aux clients sont très demandés.",
			},
		},
	],
	figures: [
		{ value: 2, source: "jobs" },
		{ value: 3, source: "jobs" },
		{ value: 5, source: "jobs" },
	],
	wayInSources: ["jobs"],
	sources: {
		jobs: {
			label: "Génération industrie peinture, entretien avec France Chimie",
			url: "https://generation-industrie-peinture.com/interview-de-gilles-le-maire-dg-de-france-chimie-ile-de-france",
		},
		sales: {
			label: "Orientation pour tous, les industries chimiques",
			url: "https://www.orientation-pour-tous.fr/metiers-16/les-etudes-sur-les-metiers-les-remunerations-les-emplois/article/les-industries-chimiques-embauchent-des-personnes-qualifiees",
		},
	},
	checked: "2026-11-26",
	text: {
		en: {
			title: "Chemistry technician",
			description:
				"A shampoo, a battery and a medicine have been at the bench before you meet them, and somebody there noticed that batch seven smelt different. Chemistry technicians make, purify and analyse substances, keep the apparatus exact, and say when a result cannot be trusted.",
			week: [
				"Distil a solvent and stop at the right degree",
				"Inject sixty samples into a chromatograph and find the peak that should not be there",
				"Make a hundred grams of what the research team made in milligrams",
				"Stop everything for a smell, get everyone out, raise the alarm; the leak is looked for later, with the right mask",
				"Write the protocol so that someone else gets the same result on Monday",
			],
			wayIn:
				"A BTS Métiers de la chimie or a BUT in chemistry, by Parcoursup, on your school record, often as an apprenticeship. The bac STL (physics and chemistry in the laboratory) prepares for it well. A licence professionnelle or an engineering school is possible afterwards.",
			words: [
				"chemistry",
				"lab",
				"experiments",
				"molecules",
				"cosmetics",
				"perfume",
				"medicines",
				"analysis",
				"colours",
				"lab assistant",
			],
		},
		fr: {
			title: "Technicienne / technicien chimiste",
			description:
				"Un shampooing, une batterie et un médicament sont passés par la paillasse avant d’arriver chez toi, et quelqu’un y a remarqué que le lot sept sentait autrement. On fabrique, on purifie, on analyse, on règle les appareils, et l’on dit quand un résultat n’est pas fiable.",
			week: [
				"Distiller un solvant et s’arrêter au bon degré",
				"Injecter soixante échantillons dans un chromatographe et trouver le pic qui ne devrait pas y être",
				"Fabriquer cent grammes de ce que l’équipe de recherche a obtenu par milligrammes",
				"Tout arrêter pour une odeur, faire sortir tout le monde, donner l’alerte ; la fuite se cherche ensuite, avec le bon masque",
				"Rédiger le protocole pour que quelqu’un d’autre obtienne le même résultat lundi",
			],
			wayIn:
				"Un BTS Métiers de la chimie ou un BUT Chimie, par Parcoursup, sur dossier, souvent en alternance. Le bac STL (physique et chimie en laboratoire) y prépare bien. On peut continuer en licence professionnelle ou en école d’ingénieurs.",
			words: [
				"chimie",
				"labo",
				"expériences",
				"molécules",
				"cosmétique",
				"parfum",
				"médicaments",
				"analyses",
				"laborantin",
				"laborantine",
				"STL",
			],
		},
	},
});
