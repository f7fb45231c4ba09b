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
				fr: "Depuis 2023, la filière de l’électronique s’appelle CIEL (cybersécurité, informatique et réseaux, électronique) : elle comprend un bac pro, deux spécialisations d’un an et un BTS à deux options.",
			},
		},
		{
			source: "lacking",
			text: {
				en: "Electronics firms asked for this reform because they found too few young people trained to build and repair.",
				fr: "Ce sont les entreprises de l’électronique qui ont demandé la création de la filière CIEL : elles ne trouvaient pas assez de jeunes formés à la fabrication et à la réparation.",
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
				"A BTS CIEL (electronics and networks) or a BUT in electrical engineering or physical measurement, sometimes as an apprenticeship, with an employer. A bac pro CIEL or a bac STI2D leads there too, and a licence professionnelle or an engineering school is possible afterwards.",
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
				"Qu’ont en commun un télescope, une voiture et un appareil auditif ? Une petite carte électronique verte, que quelqu’un a soudée, testée et réparée. Les électroniciennes et électroniciens construisent le premier exemplaire d’un appareil et cherchent pourquoi le dixième ne marche pas. Leur métier, c’est aussi d’entretenir les instruments de laboratoires où rien ne s’achète tout fait.",
			week: [
				"Souder, sous une lampe-loupe, une pièce plus petite qu’un grain de riz",
				"Chercher à l’oscilloscope pourquoi un signal disparaît toutes les onze secondes",
				"Programmer le test que chaque carte devra réussir",
				"Fabriquer, avec une scientifique, un détecteur qui n’existe pas encore",
				"Renoncer à un circuit qui chaufferait trop, et le dire à l’équipe",
			],
			wayIn:
				"On prépare un BTS CIEL (option électronique et réseaux), un BUT Génie électrique et informatique industrielle ou un BUT Mesures physiques, parfois en alternance, si l’on trouve un employeur. Ces formations accueillent aussi des élèves qui ont un bac pro CIEL ou un bac STI2D. On peut ensuite continuer en licence professionnelle ou en école d’ingénieurs.",
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
