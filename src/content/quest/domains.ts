import type { QuestSource } from "./define-quest.ts";

/** The five cards of the quest. Icons are names of the lucide set. */
export const domains: QuestSource["domains"] = [
	{
		key: "biology",
		icon: "sprout",
		title: { en: "Biology", fr: "Biologie" },
		description: {
			en: "Read the clues that living things leave, from a spotted leaf to a strand of DNA.",
			fr: "Lis les indices que laisse le vivant, d’une feuille tachée à un brin d’ADN.",
		},
	},
	{
		key: "chemistry",
		icon: "flask-conical",
		title: { en: "Chemistry", fr: "Chimie" },
		description: {
			en: "Name an unknown powder, then make something useful with less waste.",
			fr: "Identifie une poudre inconnue, puis fabrique une molécule utile avec moins de déchets.",
		},
	},
	{
		key: "physics",
		icon: "orbit",
		title: { en: "Physics", fr: "Physique" },
		description: {
			en: "Follow the energy over hills and loops, and let the numbers decide.",
			fr: "Suis l’énergie, de bosse en boucle, et laisse parler les calculs.",
		},
	},
	{
		key: "space",
		icon: "rocket",
		title: { en: "Space", fr: "Espace" },
		description: {
			en: "Plan for a place so far away that even a radio message takes minutes to arrive.",
			fr: "Prépare une mission si lointaine que même un message radio met plusieurs minutes à arriver.",
		},
	},
	{
		key: "computer",
		icon: "cpu",
		title: { en: "Computer Science", fr: "Informatique" },
		description: {
			en: "Find out what a machine has really learnt, and how to measure it fairly.",
			fr: "Découvre ce qu’une machine a vraiment appris, et comment le mesurer honnêtement.",
		},
	},
];
