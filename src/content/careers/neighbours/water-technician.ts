import { defineNeighbour } from "../define-neighbour.ts";

export default defineNeighbour({
	id: "water-technician",
	category: "environmental",
	secondaryCategories: ["chemistry", "earth"],
	settings: ["field", "workshop", "lab", "field", "screen"],
	ways: [
		{
			way: "bts",
			courses: ["BTS Métiers de l’eau", "BTSA Gestion et maîtrise de l’eau"],
		},
		{
			way: "licencePro",
			courses: ["BTSA Gestion et maîtrise de l’eau"],
		},
	],
	worksWith: ["hydrogeologist", "environmental-scientist", "analytical-chemist", "microbiologist"],
	facts: [
		{
			source: "jobs",
			text: {
				en: "Water employed 124,000 people in France in 2022.",
				fr: "En 2022, le secteur de l’eau employait 124 000 personnes en France.",
			},
		},
		{
			source: "jobs",
			text: {
				en: "The BTSA Gemeau is taught in about forty agricultural lycées, with at least 12 weeks of placements.",
				fr: "Le BTSA Gemeau se prépare dans une quarantaine de lycées agricoles et comprend au moins 12 semaines de stage.",
			},
		},
		{
			source: "offers",
			text: {
				en: "A lycée near Tours gets 5 to 10 job offers a month for its 16 students, and could take twice as many.",
				fr: "Près de Tours, un lycée reçoit chaque mois de 5 à 10 offres d’emploi pour ses 16 élèves de BTSA ; il pourrait accueillir deux fois plus d’élèves.",
			},
		},
	],
	figures: [
		{ value: 124000, source: "jobs" },
		{ value: 2022, source: "jobs" },
		{ value: 12, source: "jobs" },
		{ value: 5, source: "offers" },
		{ value: 10, source: "offers" },
		{ value: 16, source: "offers" },
	],
	wayInSources: ["jobs"],
	sources: {
		jobs: {
			label: "Franceinfo, les formations aux métiers de l’eau",
			url: "https://www.francetvinfo.fr/replay-radio/au-fil-de-l-eau/a-l-heure-des-choix-d-orientation-quelles-sont-les-formations-aux-metiers-de-l-eau_5071105.html",
		},
		offers: {
			label: "Agrorientation, le BTSA Gemeau de Fondettes",
			url: "https://agrorientation.com/actus-et-evenements/actualites/il-ne-faut-jamais-dire-fondettes-je-ne-boirai-pas-de-ton-eau",
		},
	},
	checked: "2026-11-26",
	text: {
		en: {
			title: "Water technician",
			description:
				"You drink it without a thought because somebody measured it at five this morning. Water technicians run the plants that make water drinkable and clean it after use, look for leaks under the streets and take samples from rivers. When a storm or a spill comes, they decide which valve to close.",
			week: [
				"Take a sample of the river above and below the town, always at the same hour",
				"Turn up the air in a basin where bacteria clean the waste water",
				"Listen to a pipe at night for a leak of forty litres a minute",
				"Measure the chlorine of a reservoir and correct it by a hair",
				"Close a valve because of a tanker that overturned, before the lorry is even identified",
			],
			wayIn:
				"A BTS Métiers de l’eau or a BTSA Gestion et maîtrise de l’eau (Gemeau), sometimes as an apprenticeship, with an employer. The Gemeau takes general, STAV, STI2D and STL baccalauréats and some vocational ones. You can go on to a licence professionnelle (rivers or treatment).",
			words: [
				"drinking water",
				"rivers",
				"pollution",
				"sewage",
				"treatment plant",
				"leaks",
				"nature",
				"chemistry",
				"environment",
				"outdoors",
			],
		},
		fr: {
			title: "Technicienne / technicien de l’eau",
			description:
				"Si tu bois l’eau du robinet sans y penser, c’est que quelqu’un l’a contrôlée ce matin à cinq heures. Les techniciennes et techniciens de l’eau font tourner les usines qui la rendent potable et celles qui la nettoient après usage, cherchent les fuites sous les rues et font des prélèvements dans les rivières. En cas d’orage ou de pollution, il faut décider quelle vanne fermer.",
			week: [
				"Prélever de l’eau dans la rivière, en amont et en aval de la ville, toujours à la même heure",
				"Envoyer plus d’air dans un bassin où des bactéries nettoient les eaux usées",
				"Écouter un tuyau, la nuit, pour y repérer une fuite de quarante litres par minute",
				"Mesurer le chlore dans un réservoir et corriger très légèrement la dose",
				"Fermer une vanne parce qu’un camion-citerne s’est renversé, avant même de savoir ce qu’il transportait",
			],
			wayIn:
				"On prépare un BTS Métiers de l’eau ou un BTSA Gestion et maîtrise de l’eau (Gemeau), parfois en alternance, si l’on trouve un employeur. Le BTSA Gemeau accueille des élèves de bac général, STAV, STI2D ou STL, et de certains bacs pro. On peut ensuite continuer en licence professionnelle (rivières ou traitement de l’eau).",
			words: [
				"eau potable",
				"rivières",
				"pollution",
				"station d’épuration",
				"fuites",
				"nature",
				"chimie",
				"environnement",
				"dehors",
				"Gemeau",
				"STAV",
			],
		},
	},
});
