import { definePage } from "../pages/define-page.ts";

export default definePage({
	en: {
		title: "Prepare a conversation with a researcher",
		lead: "Half an hour goes by quickly. A little preparation turns it into answers that you can use.",
		sections: [
			{
				id: "before",
				heading: "The day before",
				blocks: [
					{
						kind: "paragraph",
						text: "Read what the researcher works on, once, without trying to understand everything. Write down the first three things that you would like to ask out loud.",
					},
					{
						kind: "list",
						items: [
							"One question about a day: what did you do last Tuesday, hour by hour?",
							"One about the way there: which choice at my age mattered, and which one did not matter at all?",
							"One about doubt: what do you like least, and what would you do if you had to stop?",
						],
					},
				],
			},
			{
				id: "during",
				heading: "During the conversation",
				blocks: [
					{
						kind: "paragraph",
						text: "You need not impress anyone. Say what you like and what you find hard; the answers become more exact.",
					},
					{
						kind: "list",
						items: [
							"Ask for an example whenever a word stays vague: “interesting”, “stressful”, “a lot of maths”.",
							"Ask what people wrongly believe about the job.",
							"Ask who else you should talk to, and what you could try by yourself this month.",
							"Keep the last two minutes to say in your own words what you understood.",
						],
					},
				],
			},
			{
				id: "after",
				heading: "The same evening",
				blocks: [
					{
						kind: "paragraph",
						text: "Memory fades quickly, so write ten lines while it is fresh.",
					},
					{
						kind: "list",
						items: [
							"What surprised me.",
							"What I would enjoy, what I would not.",
							"One thing to check elsewhere: one person’s path is one path, not the rule.",
							"One small next step, with a date.",
						],
					},
				],
			},
		],
	},
	fr: {
		title: "Préparer un échange avec une chercheuse ou un chercheur",
		lead: "Une demi-heure passe vite. Avec un peu de préparation, tu en tires des réponses utiles.",
		sections: [
			{
				id: "before",
				heading: "La veille",
				blocks: [
					{
						kind: "paragraph",
						text: "Lis une fois sur quoi porte sa recherche, sans chercher à tout comprendre. Note les trois premières choses que tu aurais envie de demander à voix haute.",
					},
					{
						kind: "list",
						items: [
							"Une question sur une journée : qu’avez-vous fait mardi dernier, heure par heure ?",
							"Une sur le parcours : à mon âge, quel choix a compté, et lequel n’a rien changé ?",
							"Une sur le doute : qu’est-ce que vous aimez le moins, et que feriez-vous s’il fallait arrêter ?",
						],
					},
				],
			},
			{
				id: "during",
				heading: "Pendant l’échange",
				blocks: [
					{
						kind: "paragraph",
						text: "Tu n’as personne à impressionner. Dis ce qui te plaît et ce que tu trouves difficile : les réponses n’en seront que plus précises.",
					},
					{
						kind: "list",
						items: [
							"Demande un exemple dès qu’un mot reste flou : « intéressant », « stressant », « beaucoup de maths ».",
							"Demande ce que l’on croit à tort sur ce métier.",
							"Demande à qui d’autre tu pourrais parler, et ce que tu pourrais essayer toi-même ce mois-ci.",
							"Garde les deux dernières minutes pour redire avec tes mots ce que tu as compris.",
						],
					},
				],
			},
			{
				id: "after",
				heading: "Le soir même",
				blocks: [
					{
						kind: "paragraph",
						text: "La mémoire s’efface vite : écris dix lignes pendant que tout est frais.",
					},
					{
						kind: "list",
						items: [
							"Ce qui m’a surpris.",
							"Ce qui me plairait, ce qui ne me plairait pas.",
							"Une chose à vérifier ailleurs : le parcours d’une personne est un parcours, pas la règle.",
							"Un petit pas à faire ensuite, avec une date.",
						],
					},
				],
			},
		],
	},
});
