import { type LocalTime, parisZone } from "#domain/shared/instant.ts";
import { defineResearcher, type ResearcherSource } from "./define-researcher.ts";

const fiveDays = (...days: readonly (readonly number[])[]): ResearcherSource["pattern"] =>
	days.map((hours, dayOffset) => ({
		dayOffset,
		times: hours.map((hour) => `${String(hour).padStart(2, "0")}:00` as LocalTime),
	}));

/** The four researchers of the consultations, in the specification's order. All are composites. */
export const researchers: readonly ResearcherSource[] = [
	defineResearcher({
		id: "astrophysicist",
		zone: parisZone,
		imageUrl: null,
		monogram: "IC",
		hue: "space",
		languages: ["fr", "en"],
		pattern: fiveDays([14, 15, 16], [], [10, 11, 17], [17, 18], []),
		text: {
			en: {
				name: "Inès Carlier",
				title: "Astrophysicist",
				specialization: "Atmospheres of planets around other stars",
				bio: "She looks for water and clouds in light from planets that no one has ever seen directly. A night of telescope time means weeks of preparation and months of calculation. A photography club led her to astronomy; she repeated a year of preparatory classes and is happy to talk about it.",
				answer:
					"I spend more nights with a table of numbers than with a telescope. Ten minutes when a planet appears in them pay for all the others.",
				topics: [
					"What really happens on an observing night",
					"Programming as a physicist’s daily tool",
					"Preparatory classes, university, and changing your mind",
				],
			},
			fr: {
				name: "Inès Carlier",
				title: "Astrophysicienne",
				specialization: "Atmosphères des planètes d’autres étoiles",
				bio: "Elle cherche de l’eau et des nuages dans la lumière de planètes que personne n’a jamais vues directement. Une nuit de télescope demande des semaines de préparation et des mois de calcul. Un club photo l’a menée à l’astronomie ; elle a redoublé une année de prépa et en parle volontiers.",
				answer:
					"Je passe plus de nuits devant un tableau de nombres que devant un télescope. Dix minutes où ces nombres révèlent une planète valent toutes les autres.",
				topics: [
					"Ce que l’on fait vraiment pendant une nuit d’observation",
					"La programmation, outil quotidien en physique",
					"Prépa, université, et le droit de changer d’avis",
				],
			},
		},
	}),
	defineResearcher({
		id: "biotechnologist",
		zone: parisZone,
		imageUrl: null,
		monogram: "KA",
		hue: "health",
		languages: ["fr", "en"],
		pattern: fiveDays([], [9, 10, 11], [14, 15], [], [9, 16]),
		text: {
			en: {
				name: "Koffi Adjovi",
				title: "Biotechnologist",
				specialization: "Enzymes that make medicines with less waste",
				bio: "He persuades bacteria to produce enzymes, then improves them one mutation at a time until a factory can use them. He started with a DUT, the two-year diploma that became the BUT, worked as a technician, and went on to a doctorate while employed by a company. He knows a technician’s work and a researcher’s.",
				answer:
					"As a technician I kept asking why it worked. One day my boss said: then find out. I still do.",
				topics: [
					"From a BUT to a doctorate, step by step",
					"A day in a biotechnology laboratory",
					"Public research or a company: how they differ",
				],
			},
			fr: {
				name: "Koffi Adjovi",
				title: "Biotechnologiste",
				specialization: "Des enzymes pour fabriquer des médicaments avec moins de déchets",
				bio: "Il convainc des bactéries de produire des enzymes, puis améliore celles-ci, une mutation après l’autre, jusqu’à ce qu’une usine puisse s’en servir. Parti d’un DUT, le diplôme en deux ans devenu le BUT, il a travaillé comme technicien avant un doctorat en entreprise. Il connaît les deux côtés de la paillasse.",
				answer:
					"Quand j’étais technicien, je demandais toujours pourquoi ça marchait. Un jour, ma cheffe m’a dit de chercher. Je cherche encore.",
				topics: [
					"Du BUT au doctorat, étape par étape",
					"Une journée dans un laboratoire de biotechnologie",
					"Recherche publique ou entreprise : ce qui change",
				],
			},
		},
	}),
	defineResearcher({
		id: "environmental-scientist",
		zone: parisZone,
		imageUrl: null,
		monogram: "ML",
		hue: "environmental",
		languages: ["fr"],
		pattern: fiveDays([9, 10], [14, 15, 16], [], [11, 17], [13, 14]),
		text: {
			en: {
				name: "Maëlle Le Guennec",
				title: "Environmental scientist",
				specialization: "Rivers, farming and the quality of water",
				bio: "She follows nitrates and pesticides from the field to the sea: boots in the stream in the morning, spreadsheets in the afternoon, a meeting with farmers in the evening. Numbers settle little, she finds, until people trust how they were measured. Her consultations take place in French.",
				answer:
					"My best instrument is a pair of boots: before I measure a river, I walk along it with the people who live there.",
				topics: [
					"Fieldwork: how much of it there really is",
					"Working with farmers, town councils and local groups",
					"Which courses lead to environmental work, and which careers follow",
				],
			},
			fr: {
				name: "Maëlle Le Guennec",
				title: "Chercheuse en sciences de l’environnement",
				specialization: "Rivières, agriculture et qualité de l’eau",
				bio: "Elle suit les nitrates et les pesticides du champ à la mer : bottes dans le ruisseau le matin, tableurs l’après-midi, réunion avec des agricultrices et des agriculteurs le soir. Pour elle, un chiffre ne règle pas grand-chose tant que les gens n’ont pas confiance dans la mesure. Ses consultations ont lieu en français.",
				answer:
					"Mon meilleur instrument, ce sont mes bottes : avant de faire des mesures dans une rivière, je la longe avec les gens qui vivent au bord.",
				topics: [
					"Le terrain : quelle place il prend vraiment",
					"Travailler avec le monde agricole, les communes, les associations",
					"Les études d’environnement, et les métiers auxquels elles mènent",
				],
			},
		},
	}),
	defineResearcher({
		id: "quantum-physicist",
		zone: parisZone,
		imageUrl: null,
		monogram: "AV",
		hue: "physics",
		languages: ["en", "fr"],
		pattern: fiveDays([], [16, 17, 18], [], [9, 10], [10, 11, 15]),
		text: {
			en: {
				name: "Arjun Vasseur",
				title: "Quantum physicist",
				specialization: "Single atoms held by light, for quantum computing",
				bio: "He traps atoms one by one with laser beams and makes them work together; for him, a hundredth of a degree above absolute zero is far too warm. Half the job is optics, plumbing and patience. He grew up between two countries and can tell you how he got past his fear of maths.",
				answer: "I was afraid of maths, until I saw that it is only a very exact way to say what happens.",
				topics: [
					"What a quantum computer can and cannot do",
					"Theory or experiment: finding where you feel at home",
					"Studying physics abroad",
				],
			},
			fr: {
				name: "Arjun Vasseur",
				title: "Physicien quantique",
				specialization: "Des atomes isolés tenus par la lumière, pour le calcul quantique",
				bio: "Il piège des atomes un par un avec des lasers et les fait travailler ensemble ; un centième de degré au-⁠dessus du zéro absolu, c’est déjà bien trop chaud pour lui. La moitié du métier, c’est de l’optique, de la plomberie et de la patience. Il a grandi entre deux pays et raconte volontiers comment il a surmonté sa peur des maths.",
				answer:
					"Les maths m’ont fait peur, jusqu’au jour où j’ai compris que c’était une façon très précise de dire ce qui se passe.",
				topics: [
					"Ce qu’un ordinateur quantique sait faire, et ce qu’il ne sait pas faire",
					"Théorie ou expérience : trouver où l’on se sent bien",
					"Étudier la physique à l’étranger",
				],
			},
		},
	}),
];
