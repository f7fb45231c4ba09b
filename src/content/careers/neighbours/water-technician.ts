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
				fr: "Les métiers de l’eau employaient 124 000 personnes en France en 2022.",
			},
		},
		{
			source: "jobs",
			text: {
				en: "The BTSA Gemeau is taught in about forty agricultural lycées, with at least 12 weeks of placements.",
				fr: "Le BTSA Gemeau se prépare dans une quarantaine de lycées agricoles, avec au moins 12 semaines de stage.",
			},
		},
		{
			source: "offers",
			text: {
				en: "A lycée near Tours gets 5 to 10 job offers a month for its 16 students, and could take twice as many.",
				fr: "Un lycée près de Tours reçoit 5 à 10 offres d’emploi par mois pour ses 16 élèves, et pourrait en accueillir le double.",
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
				"A BTS Métiers de l’eau or a BTSA Gestion et maîtrise de l’eau (Gemeau), often as an apprenticeship. The Gemeau takes general, STAV, STI2D and STL baccalauréats and some vocational ones. You can go on to a licence professionnelle (rivers or treatment).",
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
				"Tu la bois sans y penser parce que quelqu’un l’a mesurée ce matin à cinq heures. On conduit les usines qui rendent l’eau potable et celles qui la nettoient après usage, on cherche les fuites sous les rues, on prélève dans les rivières. Quand vient l’orage ou la pollution, on décide quelle vanne fermer.",
			week: [
				"Prélever l’eau de la rivière en amont et en aval de la ville, toujours à la même heure",
				"Envoyer plus d’air dans un bassin où des bactéries nettoient les eaux usées",
				"Écouter un tuyau la nuit, à la recherche d’une fuite de quarante litres par minute",
				"Mesurer le chlore d’un réservoir et le corriger d’un rien",
				"Fermer une vanne à cause d’une citerne renversée, avant même de savoir ce qu’elle contient",
			],
			wayIn:
				"Un BTS Métiers de l’eau ou un BTSA Gestion et maîtrise de l’eau (Gemeau), souvent en alternance. Le Gemeau accueille des bacs généraux, STAV, STI2D, STL et certains bacs pro. On peut continuer en licence professionnelle (rivières ou traitement de l’eau).",
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
