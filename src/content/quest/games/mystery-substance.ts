import { defineGame } from "../define-quest.ts";

export default defineGame({
	id: "mystery-substance",
	domain: "chemistry",
	xp: 40,
	title: { en: "Mystery Substance Analysis", fr: "Analyse d’une substance mystère" },
	hook: {
		en: "Four spoonfuls of white powder. Which test first?",
		fr: "Quatre cuillerées de poudre blanche. Quel test d’abord ?",
	},
	story: {
		en: "At the back of a laboratory cupboard stand two jars of white powder whose labels have fallen off. The inventory lists sugar, baking soda, table salt and starch. Nobody tastes anything in a laboratory: you test.",
		fr: "Au fond d’une armoire de laboratoire, deux bocaux de poudre blanche ont perdu leur étiquette. L’inventaire mentionne du sucre, du bicarbonate de soude, du sel de table et de l’amidon. Au laboratoire, on ne goûte jamais : on teste.",
	},
	unlocks: ["analytical-chemist", "biochemist"],
	questions: [
		{
			brief: {
				en: "Jar A has four spoonfuls: which test first?",
				fr: "Bocal A, quatre cuillerées : quel test d’abord ?",
			},
			evidence: {
				en: "Jar A holds four spoonfuls, and tests use them up: the order matters. Four jars that still have their labels are there for comparison.",
				fr: "Le bocal A contient quatre cuillerées de poudre, et les tests en consomment : l’ordre compte. Quatre bocaux encore étiquetés servent de comparaison.",
			},
			question: { en: "Which powder is in jar A?", fr: "Quelle poudre y a-⁠t-⁠il dans le bocal A ?" },
			options: [
				{ en: "Sugar", fr: "Du sucre" },
				{ en: "Baking soda", fr: "Du bicarbonate de soude" },
				{ en: "Table salt", fr: "Du sel de table" },
				{ en: "Starch", fr: "De l’amidon" },
			],
			correctAnswer: 2,
			explanation: {
				en: "Salt is made of ions: water sets them free, and they carry the current. Vinegar does nothing to salt. Sugar is the tempting answer: it dissolves just as well, but its molecules carry no charge, so its solution hardly conducts. Baking soda would bubble with vinegar, and starch would turn blue-black with iodine.",
				fr: "Le sel est fait d’ions : l’eau les sépare, et ils transportent le courant. Quant au vinaigre, il ne fait rien au sel. Répondre « du sucre » est tentant : le sucre se dissout aussi bien, mais ses molécules ne portent pas de charge, et sa solution conduit à peine. Le bicarbonate ferait des bulles avec le vinaigre, et l’amidon deviendrait bleu-noir avec l’eau iodée.",
			},
		},
		{
			brief: {
				en: "Find a mixture that loses as much gas.",
				fr: "Trouve un mélange qui perd autant de gaz.",
			},
			evidence: {
				en: "The powder in jar B bubbles with vinegar, but weakly: it is baking soda mixed with salt, and the salt does not react. Weigh 10 g of the mixture before and after the reaction, then find a mixture of your own that loses as much gas.",
				fr: "La poudre du bocal B fait des bulles avec le vinaigre, mais pas beaucoup : c’est un mélange de bicarbonate et de sel ; le sel, lui, ne réagit pas. Pèse 10 g de ce mélange avant et après la réaction, puis compose le tien : il doit perdre autant de gaz.",
			},
			question: {
				en: "How much of jar B is baking soda?",
				fr: "Quelle part de bicarbonate contient le bocal B ?",
			},
			options: [
				{ en: "About 26%", fr: "Environ 26 %" },
				{ en: "About 50%", fr: "Environ 50 %" },
				{ en: "About 74%", fr: "Environ 74 %" },
				{ en: "All of it", fr: "100 %" },
			],
			correctAnswer: 1,
			explanation: {
				en: "The mass of gas is proportional to the mass of baking soda. Jar B gives half the gas of the pure powder, so half of it is baking soda. The trap is 26%: that is the mass of gas over the mass of powder, but even pure baking soda loses only 52% of its mass as gas. You always compare with a pure standard.",
				fr: "La masse de gaz est proportionnelle à celle du bicarbonate. Le bocal B donne deux fois moins de gaz que le bicarbonate pur : il contient donc 50 % de bicarbonate. Le piège est 26 % : c’est la masse de gaz divisée par la masse de poudre, or même le bicarbonate pur ne perd que 52 % de sa masse. On compare toujours à un échantillon pur, appelé étalon.",
			},
		},
	],
});
