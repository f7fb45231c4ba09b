import { defineNeighbour } from "../define-neighbour.ts";

export default defineNeighbour({
	id: "electronics-technician",
	category: "engineering",
	secondaryCategories: ["physics", "computer"],
	settings: ["workshop", "workshop", "screen", "workshop", "people"],
	ways: [
		{
			way: "bts",
			courses: ["BTS Cybersécurité, informatique et réseaux, électronique"],
		},
		{
			way: "but",
			courses: ["BUT Génie électrique et informatique industrielle", "BUT Mesures physiques"],
		},
	],
	worksWith: [
		"physicist",
		"astronomer",
		"biomedical-engineer",
		"machine-learning-engineer",
		"geologist",
		"astrophysicist",
	],
	facts: [
		{
			source: "ciel",
			text: {
				en: "Since 2023 the courses are called CIEL (cybersecurity, computing and networks, electronics): a bac pro, a BTS with two options and two one-year specialisations.",
				fr: "Depuis 2023, la filière s’appelle CIEL (cybersécurité, informatique et réseaux, électronique) : un bac pro, un BTS à deux options et deux spécialisations.",
			},
		},
		{
			source: "lacking",
			text: {
				en: "Electronics firms asked for this reform because they found too few young people trained to build and repair.",
				fr: "Les entreprises de l’électronique ont demandé cette réforme, faute de trouver assez de jeunes formés à fabriquer et à réparer.",
			},
		},
	],
	figures: [{ value: 2023, source: "ciel" }],
	wayInSources: ["ciel"],
	sources: {
		ciel: {
			label: "L’Usine nouvelle, la filière CIEL",
			url: "https://www.usinenouvelle.com/article/avec-l-uimm-la-filiere-electronique-en-avance-sur-la-reforme-du-lycee-professionnel.N2129556",
		},
		lacking: {
			label: "CIEN, la filière CIEL et les entreprises",
			url: "https://issuu.com/richardcretier/docs/cien_116_pour_issuu_page/s/25566279",
		},
	},
	checked: "2026-11-26",
	text: {
		en: {
			title: "Electronics technician",
			description:
				"A telescope, a car and a hearing aid have this in common: a small green board that somebody soldered, tested and repaired. Electronics technicians build the first model of a device, find out why the tenth does not work, and look after the instruments of laboratories where nothing can be bought ready-made.",
			week: [
				"Solder a part smaller than a grain of rice under the magnifying lamp",
				"Look with the oscilloscope for the signal that disappears every eleven seconds",
				"Program the test that each board will have to pass",
				"Build with a researcher a detector that does not exist yet",
				"Give up a circuit that would heat too much, and say so",
			],
			wayIn:
				"A BTS CIEL (electronics and networks) or a BUT in electrical engineering or physical measurement, often as an apprenticeship. A bac pro CIEL or a bac STI2D leads there too, and a licence professionnelle or an engineering school is possible afterwards.",
			words: [
				"circuits",
				"soldering",
				"robots",
				"Arduino",
				"sensors",
				"chips",
				"gadgets",
				"repair",
				"electricity",
				"drones",
				"instruments",
			],
		},
		fr: {
			title: "Électronicienne / électronicien",
			description:
				"Un télescope, une voiture et un appareil auditif ont un point commun : une petite carte verte que quelqu’un a soudée, testée, réparée. On construit le premier exemplaire d’un appareil, on cherche pourquoi le dixième ne marche pas, et l’on s’occupe des instruments de laboratoires où rien ne s’achète tout fait.",
			week: [
				"Souder sous la lampe-loupe une pièce plus petite qu’un grain de riz",
				"Chercher à l’oscilloscope le signal qui disparaît toutes les onze secondes",
				"Programmer le test que chaque carte devra passer",
				"Construire avec une chercheuse un détecteur qui n’existe pas encore",
				"Renoncer à un montage qui chaufferait trop, et le dire",
			],
			wayIn:
				"Un BTS CIEL (électronique et réseaux) ou un BUT Génie électrique ou Mesures physiques, souvent en alternance. Un bac pro CIEL ou un bac STI2D y mène aussi, et l’on peut continuer en licence professionnelle ou en école d’ingénieurs.",
			words: [
				"circuits",
				"souder",
				"robots",
				"Arduino",
				"capteurs",
				"puces",
				"électronique",
				"réparer",
				"électricité",
				"drone",
				"STI2D",
				"GEII",
			],
		},
	},
});
