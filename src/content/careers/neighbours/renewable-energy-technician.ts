import { defineNeighbour } from "../define-neighbour.ts";

export default defineNeighbour({
	id: "renewable-energy-technician",
	category: "engineering",
	secondaryCategories: ["environmental", "physics"],
	settings: ["field", "field", "workshop", "field", "screen"],
	ways: [
		{
			way: "bts",
			courses: ["BTS Maintenance des systèmes", "BTS Électrotechnique", "BTS Fluides, énergies, domotique"],
		},
		{
			way: "but",
			courses: ["BUT Génie électrique et informatique industrielle"],
		},
	],
	worksWith: ["climate-scientist", "environmental-scientist", "meteorologist", "materials-scientist"],
	facts: [
		{
			source: "places",
			text: {
				en: "In 2023 the BTS for wind turbines had 140 places in all of France, and many ask for it: at one lycée nearly 150 applications for 13 places. In September 2 of these were free, because two students had not come.",
				fr: "En 2023, le BTS consacré aux éoliennes offrait 140 places dans toute la France, et il est très demandé : dans un lycée, près de 150 candidatures pour 13 places. En septembre, 2 de ces places restaient libres, parce que deux élèves ne s’étaient pas présentés.",
			},
		},
		{
			source: "jobs",
			text: {
				en: "Wind power employed 28,266 people in France at the end of 2022, 11% more than a year before; technicians are what is lacking most.",
				fr: "Fin 2022, l’éolien employait 28 266 personnes en France, soit 11 % de plus qu’un an plus tôt ; on manque surtout de techniciennes et de techniciens.",
			},
		},
	],
	figures: [
		{ value: 140, source: "places" },
		{ value: 150, source: "places" },
		{ value: 13, source: "places" },
		{ value: 2, source: "places" },
		{ value: 2023, source: "places" },
		{ value: 28266, source: "jobs" },
		{ value: 2022, source: "jobs" },
		{ value: 11, source: "jobs" },
	],
	wayInSources: ["places"],
	sources: {
		places: {
			label: "Opcalia Bretagne, la maintenance des éoliennes",
			url: "https://www.opcalia-bretagne.com/blog/formation-a-la-maintenance-des-eoliennes-il-reste-deux-places-a-loudeac/",
		},
		jobs: {
			label: "Récits de l’Anthropocène, travailler dans l’éolien",
			url: "https://recitsanthropocene.net/2024/01/14/travailler-dans-le-secteur-de-lenergie-eolienne",
		},
	},
	checked: "2026-11-26",
	text: {
		en: {
			title: "Renewable energy technician",
			description:
				"Eighty metres above a beet field, somebody is tightening a bolt and looking at the sea. These technicians start up wind turbines and solar roofs, visit them before they fail and repair them when they do. A turbine that stands still earns nothing, so they also have to choose what can wait.",
			week: [
				"Climb inside the tower with a harness and a colleague, never alone",
				"Measure the temperature of a bearing and decide whether it lasts until the next visit",
				"Cut an inverter off on both sides, lock the switches, wait, test that no voltage is left, and only then change it, on a solar roof that stays live all day",
				"Stop work at the top of the tower and climb down, because the wind has passed the safety limit",
				"Compare this week’s power with that of the neighbouring machine, and look for the reason",
			],
			wayIn:
				"A BTS in maintenance (wind turbines option), electrical engineering or heating and energy, or a BUT in electrical engineering; often as an apprentice, with an employer. A bac pro in electricity or maintenance opens the same door, and adults can train in some months.",
			words: [
				"wind turbines",
				"solar panels",
				"energy",
				"electricity",
				"green jobs",
				"climate",
				"heights",
				"maintenance",
				"heat pumps",
				"hydrogen",
			],
		},
		fr: {
			title: "Technicienne / technicien en énergies renouvelables",
			description:
				"À quatre-⁠vingts mètres au-⁠dessus d’un champ de betteraves, quelqu’un serre un boulon et regarde la mer. Les techniciennes et techniciens mettent en route des éoliennes et des toits solaires, les contrôlent pour éviter les pannes et les réparent quand il y en a. Une machine arrêtée ne rapporte rien : il faut donc aussi décider ce qui peut attendre.",
			week: [
				"Monter à l’intérieur du mât d’une éolienne avec un harnais, et toujours à deux",
				"Mesurer la température d’un roulement et estimer s’il tiendra jusqu’à la prochaine visite",
				"Couper le courant des deux côtés d’un onduleur, bloquer les interrupteurs, attendre, vérifier qu’il n’y a plus de tension, et alors seulement remplacer l’appareil, sur un toit dont les panneaux restent sous tension tant qu’il fait jour",
				"Interrompre un travail en haut du mât et redescendre, parce que le vent a dépassé la limite de sécurité",
				"Comparer la production d’une éolienne sur une semaine à celle de sa voisine, et chercher d’où vient l’écart",
			],
			wayIn:
				"On prépare un BTS Maintenance des systèmes (option systèmes éoliens), un BTS Électrotechnique, un BTS Fluides, énergies, domotique, ou un BUT Génie électrique et informatique industrielle. Ces études se font souvent en alternance, avec un employeur. Un bac pro d’électricité ou de maintenance mène aussi à ce métier, et les adultes peuvent se former en quelques mois.",
			words: [
				"éolienne",
				"panneaux solaires",
				"énergie",
				"électricité",
				"métiers verts",
				"climat",
				"photovoltaïque",
				"maintenance",
				"pompe à chaleur",
				"hydrogène",
				"STI2D",
			],
		},
	},
});
