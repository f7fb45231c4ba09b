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
				fr: "Les entreprises de la chimie cherchent des techniciennes et des techniciens de niveau bac+2 ou bac+3 : d’après la fédération du secteur, on trouve plus facilement un poste à ce niveau qu’à bac+5.",
			},
		},
		{
			source: "sales",
			text: {
				en: "Technicians who can also talk with customers are much in demand.",
				fr: "Les techniciennes et les techniciens qui savent aussi parler avec les clients sont très recherchés.",
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
				"Distil a solvent and stop as soon as the temperature of the vapour changes",
				"Inject sixty samples into a chromatograph and find the peak that should not be there",
				"Make a hundred grams of what the research team made in milligrams",
				"Get everyone out because of a smell, raise the alarm, and leave the leak to people who are trained, with breathing apparatus",
				"Write the protocol so that someone else gets the same result on Monday",
			],
			wayIn:
				"A BTS Métiers de la chimie or a BUT in chemistry, by Parcoursup, on your school record, sometimes as an apprenticeship, with an employer. The bac STL (physics and chemistry in the laboratory) prepares for it well. A licence professionnelle or an engineering school is possible afterwards.",
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
				"Avant d’arriver chez toi, ton shampooing, la batterie de ton téléphone et tes médicaments sont passés par un laboratoire, et quelqu’un y a remarqué que le septième lot de shampooing n’avait pas la même odeur que les autres. Les techniciennes et techniciens chimistes fabriquent, purifient et analysent des substances, règlent les appareils et disent quand un résultat n’est pas fiable.",
			week: [
				"Distiller un solvant et s’arrêter dès que la température de la vapeur change",
				"Injecter soixante échantillons dans un chromatographe et repérer le pic qui ne devrait pas être là",
				"Fabriquer cent grammes d’une substance dont l’équipe de recherche n’avait obtenu que quelques milligrammes",
				"Faire sortir tout le monde à cause d’une odeur suspecte, donner l’alerte, et laisser chercher la fuite aux personnes formées, avec un appareil respiratoire",
				"Rédiger le protocole pour qu’une autre personne obtienne le même résultat lundi",
			],
			wayIn:
				"On prépare un BTS Métiers de la chimie ou un BUT Chimie, parfois en alternance, si l’on trouve un employeur ; l’admission se fait sur dossier, par Parcoursup. Le bac STL (sciences physiques et chimiques en laboratoire) prépare bien à ces études. On peut ensuite continuer en licence professionnelle ou en école d’ingénieurs.",
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
