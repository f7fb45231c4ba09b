import { defineNeighbour } from "../define-neighbour.ts";

export default defineNeighbour({
	id: "nature-reserve-technician",
	category: "environmental",
	secondaryCategories: ["biology"],
	settings: ["field", "field", "people", "field", "desk"],
	ways: [
		{
			way: "bts",
			courses: ["BTSA Gestion et protection de la nature"],
		},
		{
			way: "licencePro",
			courses: ["BTSA Gestion et protection de la nature"],
		},
	],
	worksWith: ["ecologist", "wildlife-biologist", "marine-biologist", "hydrogeologist"],
	facts: [
		{
			source: "time",
			text: {
				en: "A warden of the Coussouls de Crau spends about 70% of his time outside and 30% in the office.",
				fr: "Un garde de la réserve des Coussouls de Crau passe environ 70 % de son temps dehors et 30 % au bureau.",
			},
		},
		{
			source: "jobs",
			text: {
				en: "Posts are few. Of 13 apprentices who finished at Hyères in 2022, 10 found one in the field, well above the national average; a little fewer did in the years after, when more went on studying.",
				fr: "Les postes sont peu nombreux. Sur 13 apprentis et apprenties de la promotion 2022 à Hyères, 10 en ont trouvé un dans la filière, bien plus que la moyenne nationale ; un peu moins les années suivantes, où davantage ont continué leurs études.",
			},
		},
		{
			source: "reform",
			text: {
				en: "The BTSA was renewed in 2024: identifying species, works, guiding, and rules of protection.",
				fr: "Le BTSA a été rénové en 2024 : reconnaître les espèces, conduire des travaux, accueillir, faire respecter les règles.",
			},
		},
	],
	figures: [
		{ value: 70, source: "time" },
		{ value: 30, source: "time" },
		{ value: 13, source: "jobs" },
		{ value: 2022, source: "jobs" },
		{ value: 10, source: "jobs" },
		{ value: 2024, source: "reform" },
	],
	wayInSources: ["jobs", "region"],
	sources: {
		time: {
			label: "UVED, le métier de garde technicien d’espace naturel",
			url: "https://www.uved.fr/fiche/ressource/le-metier-de-garde-technicien-despace-naturel",
		},
		jobs: {
			label: "Parc national de Port-Cros, le BTS en apprentissage",
			url: "https://portcros-parcnational.fr/fr/node/7519/printable/print",
		},
		reform: {
			label: "Pôle Sup Nature, la réforme du BTSA GPN",
			url: "https://polesupnature.fr/btsa-gpn/reforme/",
		},
		region: {
			label: "Région Occitanie, les métiers de la Terre (2025)",
			url: "https://infographies.laregion.fr/guidesIDmetiers/IDMetiers-HS-2-Septembre-2025/28-IDMetiers-HS-2-Septembre-2025.html",
		},
	},
	checked: "2026-11-26",
	text: {
		en: {
			title: "Nature reserve technician",
			description:
				"It is not walking and watching birds, say those who do it: it is counting them at dawn in the rain, mending a fence, and asking a family to put the dog on a lead. Reserve technicians follow species year after year, look after a place and make its rules respected.",
			week: [
				"Count cranes from a hide before sunrise, with frozen fingers",
				"Cut back the bushes that would cover the orchids",
				"Explain to a walker why the drone has to come down, then write a report",
				"Lead a class to a pond and let it find the newt by itself",
				"Enter two hundred observations in the national database",
			],
			wayIn:
				"A BTSA in nature protection (GPN), often as an apprenticeship, then for many a licence professionnelle; a master’s to run a reserve. National parks and the biodiversity office recruit by competition.",
			words: [
				"nature",
				"animals",
				"birds",
				"ranger",
				"warden",
				"forest",
				"park",
				"outdoors",
				"plants",
				"protect animals",
				"hiking",
			],
		},
		fr: {
			title: "Technicienne / technicien d’espaces naturels",
			description:
				"Ce n’est pas se promener en regardant les oiseaux, disent les gens du métier : c’est les compter à l’aube sous la pluie, réparer une clôture, demander à une famille de tenir son chien. On suit des espèces année après année, on entretient un lieu et l’on en fait respecter les règles.",
			week: [
				"Compter les grues depuis un affût avant le lever du soleil, les doigts gelés",
				"Couper les buissons qui recouvriraient les orchidées",
				"Expliquer à un promeneur pourquoi son drone doit se poser, puis écrire un rapport",
				"Mener une classe au bord d’une mare et la laisser trouver le triton",
				"Saisir deux cents observations dans la base nationale",
			],
			wayIn:
				"Un BTSA Gestion et protection de la nature (GPN), souvent en alternance, puis pour beaucoup une licence professionnelle ; un master pour diriger une réserve. Les parcs nationaux et l’Office français de la biodiversité recrutent sur concours.",
			words: [
				"nature",
				"animaux",
				"oiseaux",
				"garde",
				"ranger",
				"forêt",
				"parc",
				"dehors",
				"plantes",
				"protéger les animaux",
				"randonnée",
				"GPN",
			],
		},
	},
});
