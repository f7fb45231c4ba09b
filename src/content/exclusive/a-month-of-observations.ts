import { definePage } from "../pages/define-page.ts";

export default definePage({
	en: {
		title: "A month of observations",
		lead: "Science begins with looking twice. Choose one thing, look at it for four weeks, and see whether you enjoy that kind of work.",
		sections: [
			{
				id: "choose",
				heading: "Choose one thing",
				blocks: [
					{
						kind: "paragraph",
						text: "It has to be near, safe and free, and it has to change.",
					},
					{
						kind: "list",
						items: [
							"The sky at the same hour: clouds, wind, the place and shape of the Moon.",
							"A plant, a hedge, a square metre of ground: who comes, what grows.",
							"Light, noise or traffic at one crossing, counted for ten minutes.",
							"A program or a game of your own: what makes it slow, what makes people stop.",
						],
					},
				],
			},
			{
				id: "notebook",
				heading: "Keep a notebook",
				blocks: [
					{
						kind: "paragraph",
						text: "One page a day is too much; five lines are enough. Date, hour, place, what you saw, what you think. Keep the last two apart: one is an observation, the other an idea.",
					},
					{
						kind: "list",
						items: [
							"Never rub anything out: cross it out and write why.",
							"Note what went wrong. It is often the best part.",
							"Add a drawing, even a bad one. Drawing makes you look.",
						],
					},
				],
			},
			{
				id: "weeks",
				heading: "Four weeks",
				blocks: [
					{
						kind: "definitions",
						items: [
							{
								term: "Week 1: look",
								description: "No question yet. Only describe.",
							},
							{
								term: "Week 2: ask",
								description: "Choose one question that you can answer by counting or measuring.",
							},
							{
								term: "Week 3: measure",
								description:
									"The same thing, the same way, every time. Decide beforehand what would make you change your mind.",
							},
							{
								term: "Week 4: tell",
								description: "Make one picture of your figures, and show it to somebody who may disagree.",
							},
						],
					},
				],
			},
			{
				id: "listen",
				heading: "Listen to yourself",
				blocks: [
					{
						kind: "paragraph",
						text: "Which week did you like best? Looking, asking, measuring and telling are four different jobs in science. Your answer is a starting point for the careers on your list.",
					},
				],
			},
		],
	},
	fr: {
		title: "Un mois d’observations",
		lead: "La science commence quand on regarde deux fois. Choisis une chose, regarde-la pendant quatre semaines, et vois si ce genre de travail te plaît.",
		sections: [
			{
				id: "choose",
				heading: "Choisir une chose",
				blocks: [
					{
						kind: "paragraph",
						text: "Elle doit être proche, sans danger et gratuite, et elle doit changer.",
					},
					{
						kind: "list",
						items: [
							"Le ciel à la même heure : nuages, vent, place et forme de la Lune.",
							"Une plante, une haie, un mètre carré de sol : qui vient, ce qui pousse.",
							"La lumière, le bruit ou la circulation à un carrefour, comptés pendant dix minutes.",
							"Un programme ou un jeu de toi : ce qui le ralentit, ce qui fait que les gens s’arrêtent.",
						],
					},
				],
			},
			{
				id: "notebook",
				heading: "Tenir un carnet",
				blocks: [
					{
						kind: "paragraph",
						text: "Une page par jour, c’est trop ; cinq lignes suffisent. Date, heure, lieu, ce que tu as vu, ce que tu en penses. Sépare les deux derniers : l’un est une observation, l’autre une idée.",
					},
					{
						kind: "list",
						items: [
							"N’efface jamais : barre, et écris pourquoi.",
							"Note ce qui a raté. C’est souvent le meilleur.",
							"Ajoute un dessin, même raté. Dessiner oblige à regarder.",
						],
					},
				],
			},
			{
				id: "weeks",
				heading: "Quatre semaines",
				blocks: [
					{
						kind: "definitions",
						items: [
							{
								term: "Semaine 1 : regarder",
								description: "Pas encore de question. Décris seulement.",
							},
							{
								term: "Semaine 2 : demander",
								description: "Choisis une question à laquelle tu peux répondre en comptant ou en mesurant.",
							},
							{
								term: "Semaine 3 : mesurer",
								description:
									"La même chose, de la même façon, à chaque fois. Décide avant ce qui te ferait changer d’avis.",
							},
							{
								term: "Semaine 4 : raconter",
								description:
									"Fais une image de tes chiffres, et montre-la à quelqu’un qui pourrait ne pas être d’accord.",
							},
						],
					},
				],
			},
			{
				id: "listen",
				heading: "T’écouter",
				blocks: [
					{
						kind: "paragraph",
						text: "Quelle semaine as-tu préférée ? Regarder, demander, mesurer et raconter sont quatre métiers différents de la science. Ta réponse est un point de départ pour les métiers de ta liste.",
					},
				],
			},
		],
	},
});
