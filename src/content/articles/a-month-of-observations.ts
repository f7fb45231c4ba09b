import { definePage } from "../pages/define-page.ts";

export default definePage({
	en: {
		title: "A month of observations",
		lead: "Science begins with looking twice. Choose one thing, look at it for four weeks with this guide beside you, and see which part of the work you enjoy.",
		sections: [
			{
				id: "choose",
				heading: "Choose one thing",
				blocks: [
					{
						kind: "paragraph",
						text: "Your thing has to be near, safe and free, and it has to change within days. Ten to fifteen minutes, four times a week, is enough: about an hour a week. Choose something that you pass anyway: then you will still be looking in week three, even if it rains.",
					},
					{
						kind: "list",
						items: [
							"The sky at the same time each evening: clouds, wind, the position and shape of the Moon; some evenings it is not up: write zero.",
							"A flowerpot, a hedge, a square metre of ground: what visits, what grows.",
							"Sounds at one window: how many different ones in ten minutes, and from where.",
							"Two identical glasses of water in two places: how far does the level fall from one day to the next?",
							"A program of your own: how long it takes to run with ten lines of data, a hundred, a thousand.",
						],
					},
					{
						kind: "paragraph",
						text: "Three safety rules: stay where you are allowed to be, and tell somebody at home where you are going; never look at the Sun, not even through sunglasses; count people and cars if you like, but never film faces or note number plates.",
					},
				],
			},
			{
				id: "notebook",
				heading: "Keep a log",
				blocks: [
					{
						kind: "paragraph",
						text: "A page a day is too much; six lines will do. The rule that changes everything: what you saw and what you think of it never share a sentence. Here is an invented log. Somebody watches a pot of lavender on a balcony, ten minutes at a time.",
					},
					{
						kind: "definitions",
						items: [
							{
								term: "Day 1, 17:30",
								description:
									"Seen: sun, no wind. 9 visits: 7 by bumblebees, 2 by small flies. The bumblebees start at the bottom of a flower spike and climb. Idea: is there more nectar at the bottom?",
							},
							{
								term: "Day 3, 17:30",
								description:
									"Seen: cloud, wind; the stems move all the time. 4 visits, all by bumblebees, all short. Idea: does the wind stop them from landing?",
							},
							{
								term: "Day 4, 18:10",
								description:
									"Seen: sun, no wind. 6 visits. Went wrong: I was 40 minutes late, and the pot was already in the shade. Not to be compared with day 1.",
							},
							{
								term: "A weaker version of day 3",
								description:
									"“Bad weather, the bees were not happy.” No number, no time, and an idea dressed up as an observation. A week later nobody can use it, not even its author.",
							},
						],
					},
					{
						kind: "list",
						items: [
							"Rub nothing out: cross out, and write why.",
							"Write zero when you see nothing. Zero is a result; a blank is not.",
							"Draw, even badly. Drawing makes you look.",
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
								description:
									"No question yet. Describe it four times, as if to somebody on the phone. At the end, underline what kept coming back and what surprised you.",
							},
							{
								term: "Week 2: ask",
								description:
									"Write ten questions that begin with “how many”, “when”, “where” or “which”. Cross out those that you cannot answer by counting or measuring. Keep one, work out what to count or measure, and try it twice.",
							},
							{
								term: "Week 3: measure",
								description:
									"The same thing, the same way, every time. Before the first measurement, write down what would make you drop your idea. You may carry on into the fourth week to get eight measurements.",
							},
							{
								term: "Week 4: tell",
								description:
									"Make a graph of your figures, write five sentences, and show both to somebody who may disagree.",
							},
						],
					},
				],
			},
			{
				id: "question",
				heading: "From an idea to a question",
				blocks: [
					{
						kind: "paragraph",
						text: "The idea on day 3 was that wind keeps the visitors away. Here is how it turns into something that can be measured.",
					},
					{
						kind: "list",
						items: [
							"Too broad: “Do insects like wind?” Which insects? And how would you see that they like it?",
							"Better: “Are there fewer visits when it is windy?” This can be counted, but two people may not agree on what “windy” means.",
							"Good: “At 17:30, in ten minutes, does this pot receive fewer visits when the ribbon on the railing lifts than when it hangs?” A ribbon costs nothing and has no opinion.",
							"Decided beforehand: “If the average with wind is not at least 2 visits lower, I drop the idea.”",
						],
					},
				],
			},
			{
				id: "result",
				heading: "From figures to an honest sentence",
				blocks: [
					{
						kind: "paragraph",
						text: "Eight invented measurements. Ribbon hanging: 9, 7, 11, 8. Ribbon lifted: 4, 6, 3, 7. The first four add up to 35, an average of 8.75; the others to 20, an average of 5. The difference is 3.75, more than the 2 decided beforehand: the idea is kept, for now. Plot every point, not only the averages. You will see that the two groups touch at 7, and that there are only four points in each.",
					},
					{
						kind: "definitions",
						items: [
							{
								term: "Too strong",
								description:
									"“I have proved that wind prevents insects from feeding.” One pot, eight times, one balcony. And “prevents” claims a cause, which was not tested.",
							},
							{
								term: "Too timid",
								description:
									"“This tells us nothing.” It does tell you something: you counted, in the same way, eight times.",
							},
							{
								term: "Honest",
								description:
									"“On my balcony, at the same time of day, I counted fewer visits on windy days (5 on average instead of 8.75). The windy days were also cooler, so I do not know which of the two matters.”",
							},
						],
					},
					{
						kind: "paragraph",
						text: "The last sentence is not a weakness: it is the next experiment. Wait for a windy day that is warm, or put up a windbreak.",
					},
				],
			},
			{
				id: "page",
				heading: "Your page to fill in",
				blocks: [
					{
						kind: "paragraph",
						text: "Copy the first six lines for each session, the last five once a week.",
					},
					{
						kind: "list",
						items: [
							"Date, time, place, how long: …",
							"Weather, or whatever else may matter: …",
							"Seen (with numbers): …",
							"Idea (on its own line): …",
							"What went wrong: …",
							"A drawing: …",
							"The question of the week: …",
							"What I count, and how: …",
							"What would make me drop my idea: …",
							"What else could explain it: …",
							"From 1 to 5, how much I enjoyed this week, and the best moment: …",
						],
					},
				],
			},
			{
				id: "mistakes",
				heading: "Common mistakes",
				blocks: [
					{
						kind: "list",
						items: [
							"Changing two things at once, such as the time and the place. Then you cannot tell which one made the difference.",
							"Going to look only when something is happening. Keep to the days you planned.",
							"Choosing the rule after seeing the figures. Write it down beforehand, with the date.",
							"Leaving out the measurement that spoils the picture. Keep it and say why it may be odd.",
							"Giving up after a missed day. Write “missed” and go on.",
						],
					},
				],
			},
			{
				id: "listen",
				heading: "What to do next",
				blocks: [
					{
						kind: "paragraph",
						text: "Reread your marks from 1 to 5. Looking, asking, measuring and telling fill real working days in different proportions. If you liked looking, read about fieldwork. If it was asking, about research. If measuring, about laboratories, instruments and data. If telling, about teaching, journalism and museums. One month with one subject does not define you; it gives you something to compare. Do it once more with a subject that is very different, and bring your log to your next consultation with a researcher.",
					},
					{
						kind: "links",
						items: [
							{
								label: "The careers",
								href: "/explore",
								note: "Choose one and ask yourself: how much looking, asking, measuring, telling?",
							},
							{
								label: "Zooniverse",
								href: "https://www.zooniverse.org/",
								note: "If you liked looking: real projects that need patient eyes.",
							},
						],
					},
				],
			},
		],
	},
	fr: {
		title: "Un mois d’observations",
		lead: "La science commence quand on regarde deux fois. Choisis une chose, regarde-la pendant quatre semaines avec ce guide, et tu verras quelle partie du travail te plaît.",
		sections: [
			{
				id: "choose",
				heading: "Choisir une chose",
				blocks: [
					{
						kind: "paragraph",
						text: "Choisis une chose proche, sans danger et gratuite, qui change en quelques jours. Dix à quinze minutes, quatre fois par semaine, suffisent : environ une heure par semaine. Prends quelque chose qui se trouve déjà sur ton chemin : ainsi, la troisième semaine, tu regarderas encore, même s’il pleut.",
					},
					{
						kind: "list",
						items: [
							"Le ciel, chaque soir à la même heure : nuages, vent, position et forme de la Lune (les soirs où elle n’est pas levée, écris zéro).",
							"Un pot de fleurs, une haie, un mètre carré de sol : ce qui y vient, ce qui y pousse.",
							"Les bruits entendus d’une fenêtre : combien de sortes en dix minutes, et d’où ils viennent.",
							"Deux verres d’eau identiques, à deux endroits : de combien le niveau baisse-⁠t-⁠il d’un jour à l’autre ?",
							"Un programme que tu as écrit : le temps qu’il prend avec dix lignes de données, cent, mille.",
						],
					},
					{
						kind: "paragraph",
						text: "Trois règles de sécurité. Reste là où tu as le droit d’être, et dis à quelqu’un chez toi où tu vas. Ne regarde jamais le Soleil, même avec des lunettes de soleil. Compte les gens ou les voitures si tu veux, mais ne filme aucun visage et ne note aucune plaque d’immatriculation.",
					},
				],
			},
			{
				id: "notebook",
				heading: "Tenir un carnet",
				blocks: [
					{
						kind: "paragraph",
						text: "Une page par jour, c’est trop ; six lignes suffisent. La règle qui change tout : n’écris jamais dans la même phrase ce que tu as vu et ce que tu en penses. Voici un carnet inventé. Quelqu’un observe un pot de lavande sur un balcon, dix minutes à chaque fois.",
					},
					{
						kind: "definitions",
						items: [
							{
								term: "Jour 1, 17 h 30",
								description:
									"Vu : soleil, pas de vent. 9 visites : 7 de bourdons, 2 de petites mouches. Les bourdons commencent en bas de l’épi et montent. Idée : y a-⁠t-⁠il plus de nectar en bas ?",
							},
							{
								term: "Jour 3, 17 h 30",
								description:
									"Vu : nuages, vent ; les tiges bougent sans arrêt. 4 visites, toutes de bourdons, toutes courtes. Idée : le vent les empêche-⁠t-⁠il de se poser ?",
							},
							{
								term: "Jour 4, 18 h 10",
								description:
									"Vu : soleil, pas de vent. 6 visites. Raté : 40 minutes de retard, le pot était déjà à l’ombre. À ne pas comparer avec le jour 1.",
							},
							{
								term: "Le jour 3, en moins bien",
								description:
									"« Mauvais temps, les abeilles n’étaient pas contentes. » Pas de nombre, pas d’heure, et une idée déguisée en observation. Dans une semaine, cela ne servira plus à personne.",
							},
						],
					},
					{
						kind: "list",
						items: [
							"N’efface rien : barre, et écris pourquoi.",
							"Écris zéro quand tu n’as rien vu. Zéro est un résultat ; un blanc, non.",
							"Dessine, même mal. Dessiner oblige à regarder.",
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
								description:
									"Pas encore de question. Décris quatre fois ce que tu vois, comme au téléphone. À la fin, souligne ce qui revient et ce qui t’étonne.",
							},
							{
								term: "Semaine 2 : questionner",
								description:
									"Écris dix questions qui commencent par « combien », « quand », « où » ou « lequel ». Barre celles auxquelles on ne répond ni en comptant ni en mesurant. Gardes-⁠en une, trouve quoi compter ou mesurer, et essaie deux fois.",
							},
							{
								term: "Semaine 3 : mesurer",
								description:
									"La même chose, de la même façon, à chaque fois. Avant la première mesure, écris ce qui te ferait abandonner ton idée. Tu peux déborder sur la quatrième semaine pour arriver à huit mesures.",
							},
							{
								term: "Semaine 4 : raconter",
								description:
									"Fais un graphique avec tes chiffres, écris cinq phrases, et montre le tout à quelqu’un qui pourrait ne pas être d’accord.",
							},
						],
					},
				],
			},
			{
				id: "question",
				heading: "D’une idée à une question",
				blocks: [
					{
						kind: "paragraph",
						text: "L’idée du jour 3, c’était que le vent éloigne les visiteurs. Voici comment elle devient mesurable.",
					},
					{
						kind: "list",
						items: [
							"Trop large : « Les insectes aiment-⁠ils le vent ? » Quels insectes ? Et à quoi verrais-⁠tu qu’ils l’aiment ?",
							"Déjà mieux : « Y a-⁠t-⁠il moins de visites quand il y a du vent ? » Cela se compte, mais tout le monde ne serait pas d’accord sur ce que veut dire « du vent ».",
							"Bien : « À 17 h 30, en dix minutes, ce pot reçoit-⁠il moins de visites quand le ruban du balcon se soulève que lorsqu’il pend ? » Un ruban ne coûte rien, et n’a pas d’avis.",
							"Décidé d’avance : « Si la moyenne avec vent n’est pas plus basse d’au moins 2 visites, j’abandonne l’idée. »",
						],
					},
				],
			},
			{
				id: "result",
				heading: "Des chiffres à une phrase honnête",
				blocks: [
					{
						kind: "paragraph",
						text: "Huit mesures inventées. Ruban qui pend : 9, 7, 11, 8. Ruban soulevé : 4, 6, 3, 7. Les quatre premières font 35, soit 8,75 en moyenne ; les autres 20, soit 5. L’écart est de 3,75, plus que le seuil de 2 visites fixé d’avance : on garde l’idée, pour l’instant. Place chaque point sur un graphique, pas seulement les moyennes. Tu verras que les deux groupes se touchent à 7, et qu’il n’y a que quatre points de chaque côté.",
					},
					{
						kind: "definitions",
						items: [
							{
								term: "Trop affirmatif",
								description:
									"« J’ai prouvé que le vent empêche les insectes de se nourrir. » Un pot, huit fois, un balcon. Et « empêche » affirme une cause, qui n’a pas été testée.",
							},
							{
								term: "Trop timide",
								description: "« On ne peut rien dire. » Si : tu as compté huit fois, de la même façon.",
							},
							{
								term: "Honnête",
								description:
									"« Sur mon balcon, à la même heure, j’ai compté moins de visites les jours de vent (5 en moyenne au lieu de 8,75). Ces jours-là étaient aussi plus frais : je ne sais pas ce qui compte, du vent ou de la fraîcheur. »",
							},
						],
					},
					{
						kind: "paragraph",
						text: "Cette dernière phrase n’est pas une faiblesse : c’est l’expérience suivante. Attends un jour chaud avec du vent, ou installe un brise-vent.",
					},
				],
			},
			{
				id: "page",
				heading: "Ta page à remplir",
				blocks: [
					{
						kind: "paragraph",
						text: "Recopie les six premières lignes à chaque séance, les cinq dernières une fois par semaine.",
					},
					{
						kind: "list",
						items: [
							"Date, heure, lieu, durée : …",
							"Temps qu’il fait, ou autre chose qui peut compter : …",
							"Vu (avec des nombres) : …",
							"Idée (sur une ligne à part) : …",
							"Ce qui a raté : …",
							"Un dessin : …",
							"La question de la semaine : …",
							"Ce que je compte, et comment : …",
							"Ce qui me ferait abandonner mon idée : …",
							"Ce qui pourrait expliquer la même chose autrement : …",
							"De 1 à 5, mon plaisir cette semaine, et le meilleur moment : …",
						],
					},
				],
			},
			{
				id: "mistakes",
				heading: "Les erreurs courantes",
				blocks: [
					{
						kind: "list",
						items: [
							"Changer deux choses à la fois, l’heure et le lieu par exemple. On ne sait plus laquelle a joué.",
							"N’aller voir que lorsqu’il se passe quelque chose. Tiens-t’en aux jours prévus.",
							"Choisir la règle après avoir vu les chiffres. Écris-⁠la avant, avec la date.",
							"Écarter la mesure qui gâche le graphique. Garde-la, et note ce qui pourrait l’expliquer.",
							"Tout arrêter pour un jour sauté. Écris « sauté », et continue.",
						],
					},
				],
			},
			{
				id: "listen",
				heading: "Et après ?",
				blocks: [
					{
						kind: "paragraph",
						text: "Compare les notes, de 1 à 5, que tu as données à chaque semaine. Regarder, questionner, mesurer et raconter remplissent les vraies journées de travail, à des doses différentes. Tu as aimé regarder ? Cherche du côté du terrain. Questionner ? Du côté de la recherche. Mesurer ? Du côté des laboratoires, des instruments, des données. Raconter ? Du côté de l’enseignement, du journalisme, des musées. Un mois sur un seul sujet ne te définit pas ; il te donne de quoi comparer. Recommence avec un sujet très différent, et apporte ton carnet à ta prochaine consultation avec une ou un scientifique.",
					},
					{
						kind: "links",
						items: [
							{
								label: "Les métiers",
								href: "/explore",
								note: "Choisis-⁠en un : y passe-⁠t-⁠on plus de temps à regarder, à questionner, à mesurer ou à raconter ?",
							},
							{
								label: "Zooniverse",
								href: "https://www.zooniverse.org/",
								note: "Si tu as aimé regarder : de vrais projets qui demandent un regard patient.",
							},
						],
					},
				],
			},
		],
	},
});
