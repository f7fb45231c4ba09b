import { definePage } from "../pages/define-page.ts";

export default definePage({
	en: {
		title: "Read your first scientific article",
		lead: "Nobody reads an article from the first line to the last. Here is an order that works, for an hour and without a laboratory.",
		sections: [
			{
				id: "order",
				heading: "An order that works",
				blocks: [
					{
						kind: "paragraph",
						text: "An article has the same parts nearly everywhere. Read them in this order, and stop after each to say aloud what you got.",
					},
					{
						kind: "list",
						items: [
							"Title and summary: what was asked, and what was found?",
							"The figures and the lines under them: what is measured on each axis?",
							"The discussion: what do the authors say they do not know?",
							"Only then the methods, as far as you need them.",
						],
					},
				],
			},
			{
				id: "words",
				heading: "The words that stop you",
				blocks: [
					{
						kind: "paragraph",
						text: "Underline what you do not know, and look up only the words that come three times. The others are seldom needed.",
					},
					{
						kind: "definitions",
						items: [
							{
								term: "Sample",
								description: "Those who or what was really measured. How many, and chosen how?",
							},
							{
								term: "Control",
								description: "What the result is compared with. Without one, a difference means little.",
							},
							{
								term: "Preprint",
								description:
									"An article that no other scientists have examined yet. Interesting, not settled.",
							},
						],
					},
				],
			},
			{
				id: "doubt",
				heading: "Three friendly doubts",
				blocks: [
					{
						kind: "list",
						items: [
							"Could something else explain the result?",
							"Would it still hold with other people, another place, another year?",
							"Who paid, and is it said?",
						],
					},
				],
			},
			{
				id: "share",
				heading: "Tell it to somebody",
				blocks: [
					{
						kind: "paragraph",
						text: "Explain the article in five sentences to somebody who has not read it: the question, the method, the result, the doubt, and what you would measure next. If you can do that, you have read it.",
					},
				],
			},
		],
	},
	fr: {
		title: "Lire ton premier article scientifique",
		lead: "Personne ne lit un article de la première à la dernière ligne. Voici un ordre qui marche, en une heure et sans laboratoire.",
		sections: [
			{
				id: "order",
				heading: "Un ordre qui marche",
				blocks: [
					{
						kind: "paragraph",
						text: "Un article a presque partout les mêmes parties. Lis-les dans cet ordre, en t’arrêtant après chacune pour dire à voix haute ce que tu as compris.",
					},
					{
						kind: "list",
						items: [
							"Le titre et le résumé : que demandait-on, et qu’a-t-on trouvé ?",
							"Les figures et leurs légendes : que mesure chaque axe ?",
							"La discussion : qu’est-ce que les auteurs disent ignorer ?",
							"Ensuite seulement les méthodes, autant que tu en as besoin.",
						],
					},
				],
			},
			{
				id: "words",
				heading: "Les mots qui arrêtent",
				blocks: [
					{
						kind: "paragraph",
						text: "Souligne ce que tu ne connais pas, et ne cherche que les mots qui reviennent trois fois. On a rarement besoin des autres.",
					},
					{
						kind: "definitions",
						items: [
							{
								term: "Échantillon",
								description: "Ce qui, ou ceux qui, ont vraiment été mesurés. Combien, et choisis comment ?",
							},
							{
								term: "Témoin",
								description:
									"Ce à quoi l’on compare le résultat. Sans lui, une différence ne veut pas dire grand-chose.",
							},
							{
								term: "Prépublication",
								description:
									"Un article que d’autres scientifiques n’ont pas encore examiné. Intéressant, mais pas établi.",
							},
						],
					},
				],
			},
			{
				id: "doubt",
				heading: "Trois doutes amicaux",
				blocks: [
					{
						kind: "list",
						items: [
							"Autre chose pourrait-il expliquer le résultat ?",
							"Tiendrait-il avec d’autres personnes, un autre lieu, une autre année ?",
							"Qui a payé, et est-ce écrit ?",
						],
					},
				],
			},
			{
				id: "share",
				heading: "Le raconter à quelqu’un",
				blocks: [
					{
						kind: "paragraph",
						text: "Explique l’article en cinq phrases à quelqu’un qui ne l’a pas lu : la question, la méthode, le résultat, le doute, et ce que tu mesurerais ensuite. Si tu y arrives, tu l’as lu.",
					},
				],
			},
		],
	},
});
