import { defineGame } from "../define-quest.ts";

export default defineGame({
	id: "green-chemistry",
	domain: "chemistry",
	xp: 60,
	title: { en: "Green Chemistry Innovation", fr: "Innovation en chimie verte" },
	hook: {
		en: "100 kg go in. How much ends as waste?",
		fr: "100 kg au départ. Combien finit en déchets ?",
	},
	story: {
		en: "A workshop makes a fragrance molecule for soap and wants to waste less. Two recipes give the same molecule, the one that smells of roses. Your job is to choose by the numbers, not by the colour of the brochure.",
		fr: "Un atelier fabrique une molécule odorante pour du savon et voudrait faire moins de déchets. Deux recettes donnent la même molécule, celle qui sent la rose. À toi de choisir d’après les chiffres, pas d’après la couleur de la brochure.",
	},
	unlocks: ["materials-scientist", "environmental-scientist", "pharmacologist"],
	questions: [
		{
			brief: {
				en: "Two recipes, 100 kg: where do the atoms go?",
				fr: "Deux recettes, 100 kg : où vont les atomes ?",
			},
			evidence: {
				en: "Two recipes give 2-phenylethanol, which smells of roses, and both use 100 kg of starting materials. Follow the atoms: what the reaction aims for, what else it makes, and what goes astray. (Yields made up for the game.)",
				fr: "Deux recettes donnent du 2-phényléthanol, qui sent la rose, et toutes deux utilisent 100 kg de réactifs. Suis les atomes : ce que la réaction vise, ce qu’elle fabrique à côté, ce qui se perd en route. (Rendements inventés pour le jeu.)",
			},
			question: { en: "Which recipe makes less waste?", fr: "Quelle recette fait le moins de déchets ?" },
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
					en: "Neither: the same molecule means the same waste",
					fr: "Aucune : la même molécule, donc les mêmes déchets",
				},
			],
			correctAnswer: 0,
			explanation: {
				en: "Multiply atom economy by yield. A: 100 kg × 40% × 95% gives 38 kg of product, so 62 kg of waste. B: 100 kg × 100% × 80% gives 80 kg, so 20 kg. A yield of 95% looks better, but it only counts what the recipe aims for: recipe A sends 60% of its mass elsewhere even on a perfect day.",
				fr: "Multiplie l’économie d’atomes par le rendement. A : 100 kg × 40 % × 95 % donnent 38 kg de produit, donc 62 kg de déchets. B : 100 kg × 100 % × 80 % donnent 80 kg, donc 20 kg. Un rendement de 95 % fait meilleure impression, mais il oublie une chose : même si tout se passe bien, la recette A transforme 60 % de la masse de départ en déchets.",
			},
		},
		{
			brief: {
				en: "Decide what counts: which solvent wins?",
				fr: "Choisis ce qui compte : quel solvant gagne ?",
			},
			evidence: {
				en: "Recipe B runs in hexane today, with a yield of 80%. In water, its starting molecule turns mostly into something else: a yield of next to nothing (assumed). Decide how much weight yield, danger and energy get, and see which solvent comes first. (The other yields are made up.)",
				fr: "Aujourd’hui, la recette B se fait dans l’hexane, avec un rendement de 80 %. Dans l’eau, sa molécule de départ se transforme surtout en autre chose : un rendement presque nul (supposé). Décide du poids à donner au rendement, au danger et à l’énergie, et regarde quel solvant arrive en tête. (Les autres rendements sont inventés.)",
			},
			question: {
				en: "If yield, danger and energy count equally, which solvent comes first?",
				fr: "Si rendement, danger et énergie comptent autant, quel solvant arrive en tête ?",
			},
			options: [
				{ en: "Water, the greenest of all", fr: "L’eau, le plus vert des solvants" },
				{
					en: "Dichloromethane, since it gives the best yield",
					fr: "Le dichlorométhane, parce que son rendement est le meilleur",
				},
				{
					en: "Ethanol, kept away from flames and reused",
					fr: "L’éthanol, loin des flammes et réutilisé",
				},
				{
					en: "Hexane, a compromise on yield, as today",
					fr: "L’hexane, un compromis sur le rendement, comme aujourd’hui",
				},
			],
			correctAnswer: 2,
			explanation: {
				en: "Ethanol gives up a few points of yield, but does less harm; its main danger, fire, can be controlled. Dichloromethane has the best yield and needs the least energy, but probably causes cancer (IARC, group 2A): it wins only if danger counts for little. Water turns nearly all 100 kg into waste. How much each thing counts is a choice, not a fact: state it before you compare.",
				fr: "L’éthanol perd quelques points de rendement, mais il est moins nocif, et son principal danger, le feu, se maîtrise. Le dichlorométhane a le meilleur rendement et demande le moins d’énergie, mais c’est un cancérogène probable (CIRC, groupe 2A) : il ne gagne que si le danger compte peu. L’eau transforme presque tout en déchets. Décider de ce qui compte, et pour combien, c’est un choix, pas un fait : annonce-⁠le avant de comparer.",
			},
		},
	],
});
