import { defineGame } from "../define-quest.ts";

export default defineGame({
	id: "green-chemistry",
	domain: "chemistry",
	xp: 60,
	title: { en: "Green Chemistry Innovation", fr: "Innovation en chimie verte" },
	story: {
		en: "A workshop makes a fragrance molecule for soap and wants to throw less away. Two recipes give the same molecule. Your job is to choose with numbers rather than with the colour of the brochure.",
		fr: "Un atelier fabrique une molécule parfumée pour du savon et voudrait moins jeter. Deux recettes donnent la même molécule. À toi de choisir avec des nombres plutôt qu’avec la couleur de la brochure.",
	},
	unlocks: ["materials-scientist", "environmental-scientist", "pharmacologist"],
	questions: [
		{
			evidence: {
				en: "Atom economy is the share of the starting mass that ends in the product if the reaction runs perfectly; yield is how much of that one really gets. Recipe A: atom economy 40%, yield 95%. Recipe B: atom economy 100%, yield 80% with today’s solvent. Both start from 100 kg, and whatever is not product is thrown away.",
				fr: "L’économie d’atomes est la part de la masse de départ qui finit dans le produit si la réaction est parfaite ; le rendement dit combien on en obtient vraiment. Recette A : économie d’atomes 40 %, rendement 95 %. Recette B : économie d’atomes 100 %, rendement 80 % avec le solvant d’aujourd’hui. Les deux partent de 100 kg, et tout ce qui n’est pas du produit est jeté.",
			},
			question: { en: "Which recipe throws less away?", fr: "Quelle recette jette le moins ?" },
			options: [
				{
					en: "B: about 20 kg, against about 62 kg for A",
					fr: "B : environ 20 kg, contre environ 62 kg pour A",
				},
				{
					en: "A: about 5 kg, against about 20 kg for B",
					fr: "A : environ 5 kg, contre environ 20 kg pour B",
				},
				{
					en: "A: about 38 kg, against about 80 kg for B",
					fr: "A : environ 38 kg, contre environ 80 kg pour B",
				},
				{
					en: "Neither: both make the same molecule",
					fr: "Aucune : elles donnent la même molécule",
				},
			],
			correctAnswer: 0,
			explanation: {
				en: "Multiply both shares. A: 100 kg × 40% × 95% gives 38 kg of product, so 62 kg of waste. B: 100 kg × 100% × 80% gives 80 kg, so 20 kg. A yield of 95% looks better, but it only counts what the recipe aims for: A sends 60% of its mass elsewhere even on a perfect day.",
				fr: "Multiplie les deux parts. A : 100 kg × 40 % × 95 % donnent 38 kg de produit, donc 62 kg de déchets. B : 100 kg × 100 % × 80 % donnent 80 kg, donc 20 kg. Un rendement de 95 % fait meilleure impression, mais il ne compte que ce que la recette vise : même un jour parfait, A envoie 60 % de sa masse ailleurs.",
			},
		},
		{
			evidence: {
				en: "Recipe B needs a better solvent, the liquid in which it takes place. Water: harmless, but it destroys the product. Dichloromethane: 92% yield, probably carcinogenic, evaporates easily. Hexane: 90%, damages nerves, harms water life. Ethanol from plants: 88%, flammable, low toxicity, nine tenths recovered and reused.",
				fr: "La recette B mérite un meilleur solvant, le liquide dans lequel elle se déroule. Eau : sans danger, mais détruit le produit. Dichlorométhane : rendement 92 %, cancérogène probable, s’évapore facilement. Hexane : 90 %, abîme les nerfs, nuit à la vie aquatique. Éthanol végétal : 88 %, inflammable, peu toxique, récupéré et réutilisé aux neuf dixièmes.",
			},
			question: {
				en: "Which solvent is the soundest choice?",
				fr: "Quel solvant est le choix le plus raisonnable ?",
			},
			options: [
				{ en: "Water, the greenest of all", fr: "L’eau, le plus vert des solvants" },
				{
					en: "Dichloromethane, for the best yield",
					fr: "Le dichlorométhane, pour le meilleur rendement",
				},
				{
					en: "Ethanol, kept away from flames and recovered",
					fr: "L’éthanol, loin des flammes et récupéré",
				},
				{
					en: "Hexane, as a compromise on yield",
					fr: "L’hexane, comme compromis de rendement",
				},
			],
			correctAnswer: 2,
			explanation: {
				en: "Ethanol gives up a few points of yield and gains on health, water and waste; its main danger, fire, can be controlled with known precautions. Water is tempting, but a solvent that destroys the product turns all 100 kg into waste. Green chemistry counts the whole recipe, not one ingredient.",
				fr: "L’éthanol perd quelques points de rendement et gagne sur la santé, l’eau et les déchets ; son principal danger, le feu, se maîtrise avec des précautions connues. L’eau est tentante, mais un solvant qui détruit le produit transforme les 100 kg en déchets. La chimie verte juge toute la recette, pas un ingrédient.",
			},
		},
	],
});
