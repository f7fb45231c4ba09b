import type { QuestSource } from "./define-quest.ts";

/** The six badges. Each description says, in plain words, the rule of domain/quest/badges.ts. */
export const badges: QuestSource["badges"] = [
	{
		id: "eco-detective",
		icon: "leaf",
		name: { en: "Eco Detective", fr: "Éco-détective" },
		description: {
			en: "Solve the plant outbreak game.",
			fr: "Résous le jeu des plantes malades.",
		},
	},
	{
		id: "lab-master",
		icon: "test-tubes",
		name: { en: "Lab Master", fr: "As du labo" },
		description: {
			en: "Solve the mystery substance game.",
			fr: "Résous le jeu de la substance mystère.",
		},
	},
	{
		id: "science-explorer",
		icon: "compass",
		name: { en: "Science Explorer", fr: "Cap sur les sciences" },
		description: {
			en: "Solve at least one game in each of the five fields.",
			fr: "Résous au moins un jeu dans chacun des cinq domaines.",
		},
	},
	{
		id: "future-engineer",
		icon: "wrench",
		name: { en: "Future Engineer", fr: "Demain, l’ingénierie" },
		description: {
			en: "Solve the roller coaster, the mission to Mars and image recognition.",
			fr: "Résous les jeux des montagnes russes, de la mission vers Mars et de la reconnaissance d’images.",
		},
	},
	{
		id: "biology-detective",
		icon: "dna",
		name: { en: "Biology Detective", fr: "Détective du vivant" },
		description: {
			en: "Solve both biology games.",
			fr: "Résous les deux jeux de biologie.",
		},
	},
	{
		id: "chemistry-wizard",
		icon: "flask-conical",
		name: { en: "Chemistry Wizard", fr: "Génie de la chimie" },
		description: {
			en: "Solve both chemistry games.",
			fr: "Résous les deux jeux de chimie.",
		},
	},
];
