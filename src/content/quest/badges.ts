import type { QuestSource } from "./define-quest.ts";

/** The six badges. Each description says, in plain words, the rule of domain/quest/badges.ts. */
export const badges: QuestSource["badges"] = [
	{
		id: "eco-detective",
		icon: "leaf",
		name: { en: "Eco Detective", fr: "Éco-détective" },
		description: {
			en: "Finish the plant outbreak game.",
			fr: "Termine le jeu des plantes malades.",
		},
	},
	{
		id: "lab-master",
		icon: "test-tubes",
		name: { en: "Lab Master", fr: "As du labo" },
		description: {
			en: "Finish the mystery substance game.",
			fr: "Termine le jeu de la substance mystère.",
		},
	},
	{
		id: "science-explorer",
		icon: "compass",
		name: { en: "Science Explorer", fr: "Cap sur les sciences" },
		description: {
			en: "Finish at least one game in each of the five fields.",
			fr: "Termine au moins un jeu dans chacun des cinq domaines.",
		},
	},
	{
		id: "future-engineer",
		icon: "wrench",
		name: { en: "Future Engineer", fr: "Demain, l’ingénierie" },
		description: {
			en: "Finish the roller coaster, the mission to Mars and image recognition.",
			fr: "Termine les montagnes russes, la mission vers Mars et la reconnaissance d’images.",
		},
	},
	{
		id: "biology-detective",
		icon: "dna",
		name: { en: "Biology Detective", fr: "Détective du vivant" },
		description: {
			en: "Finish both biology games.",
			fr: "Termine les deux jeux de biologie.",
		},
	},
	{
		id: "chemistry-wizard",
		icon: "flask-conical",
		name: { en: "Chemistry Wizard", fr: "Génie de la chimie" },
		description: {
			en: "Finish both chemistry games.",
			fr: "Termine les deux jeux de chimie.",
		},
	},
];
