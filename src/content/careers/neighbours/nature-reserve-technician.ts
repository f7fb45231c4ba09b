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
				fr: "Dans la réserve des Coussouls de Crau, un garde passe environ 70 % de son temps dehors et 30 % au bureau.",
			},
		},
		{
			source: "jobs",
			text: {
				en: "Posts are few. Of 13 apprentices who finished at Hyères in 2022, 10 found one in the field, well above the national average; a little fewer did in the years after, when more went on studying.",
				fr: "Les postes sont rares. Sur les 13 jeunes qui ont terminé leur apprentissage à Hyères en 2022, 10 ont trouvé un emploi dans ce domaine, une proportion bien supérieure à la moyenne nationale. Les années suivantes, cette proportion a un peu baissé, et davantage de jeunes ont continué leurs études.",
			},
		},
		{
			source: "reform",
			text: {
				en: "The BTSA was renewed in 2024: identifying species, works, guiding, and rules of protection.",
				fr: "Le programme du BTSA GPN a changé en 2024 : on y apprend à reconnaître les espèces, à conduire des travaux, à accueillir le public et à faire respecter les règles de protection.",
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
				"Lead a class to a pond and let it spot the newt by itself, without catching it",
				"Enter two hundred observations in the national database",
			],
			wayIn:
				"A BTSA in nature protection (GPN), sometimes as an apprenticeship, with an employer, then for many a licence professionnelle; a master’s to run a reserve. National parks and the biodiversity office recruit by competition.",
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
				"Le métier ne consiste pas à se promener en regardant les oiseaux, disent celles et ceux qui l’exercent, mais à les compter à l’aube sous la pluie, à réparer une clôture, à demander à une famille de tenir son chien en laisse. L’équipe d’une réserve suit des espèces année après année, entretient les lieux et fait respecter les règles.",
			week: [
				"Compter des grues cendrées depuis une cabane d’observation, avant le lever du soleil, les doigts gelés",
				"Couper les buissons qui finiraient par recouvrir les orchidées",
				"Expliquer à un promeneur pourquoi il doit poser son drone, puis rédiger un rapport",
				"Emmener une classe au bord d’une mare et attendre que les élèves aperçoivent le triton par leurs propres moyens, sans l’attraper",
				"Saisir deux cents observations dans la base de données nationale",
			],
			wayIn:
				"On prépare, parfois en alternance (si l’on trouve un employeur), un BTSA Gestion et protection de la nature (GPN), que beaucoup complètent par une licence professionnelle. Pour diriger une réserve, il faut un master. Les parcs nationaux et l’Office français de la biodiversité recrutent sur concours.",
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
