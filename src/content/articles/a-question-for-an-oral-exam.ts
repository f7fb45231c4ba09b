import { definePage } from "../pages/define-page.ts";

export default definePage({
	en: {
		title: "A science question for an oral exam",
		lead: "An oral exam goes well or badly long before you speak: on the day you choose your question. Four evenings of work, from “I like space” to a question that you can answer standing up.",
		sections: [
			{
				id: "size",
				heading: "A question has a size",
				blocks: [
					{
						kind: "paragraph",
						text: "In France this exam is the Grand oral of the final year; other countries have a viva, a project defence or an oral presentation. The rules differ, and they change: read this year’s official text before you begin. The work is the same everywhere. You have a few minutes, no slides, and two people who want to see you think. A question that fits has three properties.",
					},
					{
						kind: "definitions",
						items: [
							{
								term: "It has an answer",
								description:
									"“Is science good?” has none. “Why is the sky of Mars blue at sunset?” has one, and you can reach it with what you learn this year.",
							},
							{
								term: "It has a hinge",
								description:
									"One idea, law or calculation from the syllabus on which everything turns. If you remove it, nothing is left. If there are four, you have four questions.",
							},
							{
								term: "It is a little bit yours",
								description:
									"You saw it, tried it, repaired it, lived with it. The two people in front of you will hear the answer many times that day. They will remember the one who went and looked.",
							},
						],
					},
				],
			},
			{
				id: "find",
				heading: "Evening 1: twenty bad questions",
				blocks: [
					{
						kind: "paragraph",
						text: "Do not look for a good question. Look for twenty bad ones in forty minutes; the good one is hidden among them. Four places to dig:",
					},
					{
						kind: "list",
						items: [
							"Your week: the bus that brakes, the bread that rises, the battery that is empty at noon, the bruise that turns yellow.",
							"Your family and neighbours: what do they repair, grow, measure or take every morning, and how does it work?",
							"A sentence in a lesson that you did not believe. Write it down word for word.",
							"A number in the news. Where does it come from, and who counted?",
						],
					},
					{
						kind: "paragraph",
						text: "Then put a mark beside each: one if you could begin to answer today, one if a chapter of this year is about it, one if you would read about it on a Sunday. Keep the three with the most marks.",
					},
				],
			},
			{
				id: "narrow",
				heading: "Evening 2: make it smaller",
				blocks: [
					{
						kind: "paragraph",
						text: "Nearly every first question is too big. Cut it four times: which one, where, when, measured how? Here are two that we made up, from the first idea to the last.",
					},
					{
						kind: "definitions",
						items: [
							{
								term: "“How do vaccines work?”",
								description:
									"A whole book. Which one: the one against measles. What about it: how many people have to be protected. Last form: “Why are 8 in 10 not enough to stop measles, when they would be enough for other illnesses?” The hinge is a product: how many people one ill person infects, times the share who can still catch it. Below 1, the illness fades out.",
							},
							{
								term: "“Can we trust artificial intelligence?”",
								description:
									"An opinion. Which one: a program that sorts pictures. What about it: the animals that it mixes up. Last form: “A program is right 95 times in 100: why can it still be useless?” The hinge is a table with two rows and two columns. If 2 pictures in 100 show the animal, a program that always answers “no” is right 98 times.",
							},
						],
					},
					{
						kind: "paragraph",
						text: "Test the last form on somebody at home. If they answer with an opinion, it is still too big. If they answer “I do not know, why?”, you have it.",
					},
				],
			},
			{
				id: "sources",
				heading: "Evening 3: two sources and one trial",
				blocks: [
					{
						kind: "list",
						items: [
							"One source that explains: your textbook, an encyclopedia, a museum or a research body that writes for everybody.",
							"One source that measured: a table, a report, the summary of an article. Note who measured, when and how many.",
							"One trial of your own: a calculation by hand, a film of a ball in slow motion, ten lines of program, three cups on the window sill. It may fail. “I expected 12, I found 9, and here is why I believe it” is worth more than a perfect curve out of a book.",
						],
					},
					{
						kind: "paragraph",
						text: "Write down the addresses and the dates now. And if you used an assistant that writes text, check every number that it gave you in one of the two sources: it can be wrong in a perfectly calm voice.",
					},
				],
			},
			{
				id: "plan",
				heading: "Evening 4: a path in five stops",
				blocks: [
					{
						kind: "definitions",
						items: [
							{
								term: "1. The scene",
								description: "Where you met the question. Two sentences, with a place and a day in them.",
							},
							{
								term: "2. The wrong answer",
								description:
									"What most people would say, and why it does not hold. It wakes the room up, and shows that you know the difference.",
							},
							{
								term: "3. The hinge",
								description:
									"The idea of the syllabus, slowly, with one example in numbers that you can do without paper.",
							},
							{
								term: "4. The answer",
								description: "One sentence. Say it, stop, breathe.",
							},
							{
								term: "5. The limit",
								description:
									"Where your answer stops being true, and what you would measure next. Here the talk with the jury begins: leave them a door that you like to walk through.",
							},
						],
					},
					{
						kind: "paragraph",
						text: "Write ten key words, not a text. Say it aloud three times: once alone, once to somebody who does not study this, once walking. Time the third.",
					},
				],
			},
			{
				id: "talk",
				heading: "The questions that follow",
				blocks: [
					{
						kind: "list",
						items: [
							"“Why did you choose this?” They want to hear a curious person, not a diploma. Tell the scene again, and what it has changed in what you want to study.",
							"“What if …?” They change one number. Say first in which direction the answer moves, then by how much if you can.",
							"“Are you sure?” Say what you are sure of, what you read, and what you suppose: three different things.",
							"A question that you cannot answer: “I do not know. I would begin by …” is a good answer. Inventing is the only bad one.",
						],
					},
				],
			},
			{
				id: "page",
				heading: "Your page to fill in",
				blocks: [
					{
						kind: "list",
						items: [
							"What this year’s official text asks for (time, subjects, notes allowed): …",
							"My three best bad questions: …",
							"The last form of the one that I keep: …",
							"The hinge, and its chapter: …",
							"The source that explains, the source that measured: …",
							"My own trial, what I expected and what I found: …",
							"The wrong answer that most people give: …",
							"My answer in one sentence: …",
							"Where it stops being true: …",
							"The question that I hope for, and the one that I fear: …",
						],
					},
				],
			},
			{
				id: "next",
				heading: "What to do next",
				blocks: [
					{
						kind: "paragraph",
						text: "Show the page to your teacher early: a question can still be changed in winter, hardly in spring. Then look at the people who work on it all year. If their week appeals to you as much as the question, you have learnt something that no exam asks.",
					},
					{
						kind: "links",
						items: [
							{
								label: "The careers",
								href: "/explore",
								note: "Search for a word of your question, and read the week of one career that has it.",
							},
							{
								label: "Talk to someone, free",
								href: "/resources#person",
								note: "Associations and centres that put you in touch with people who do this work.",
							},
						],
					},
				],
			},
		],
	},
	fr: {
		title: "Une question de sciences pour le grand oral",
		lead: "Un oral se réussit bien avant de parler : le jour où l’on choisit sa question. Quatre soirées de travail, pour passer de « j’aime l’espace » à une question à laquelle tu sais répondre debout.",
		sections: [
			{
				id: "size",
				heading: "Une question a une taille",
				blocks: [
					{
						kind: "paragraph",
						text: "En France, c’est le grand oral de terminale ; ailleurs, une soutenance de projet ou un exposé. Les règles diffèrent, et elles changent : commence par lire le texte officiel de l’année. Le travail, lui, est partout le même. Tu as quelques minutes, pas d’écran, et devant toi deux personnes qui veulent te voir réfléchir. Une question à la bonne taille a trois qualités.",
					},
					{
						kind: "definitions",
						items: [
							{
								term: "Elle a une réponse",
								description:
									"« La science est-elle une bonne chose ? » n’en a pas. « Pourquoi le ciel de Mars est-il bleu au coucher du soleil ? » en a une, et le programme de l’année suffit pour l’atteindre.",
							},
							{
								term: "Elle a une charnière",
								description:
									"Une idée, une loi ou un calcul du programme, autour de quoi tout tourne. Si on l’enlève, il ne reste rien. S’il y en a quatre, tu as quatre questions.",
							},
							{
								term: "Elle est un peu à toi",
								description:
									"Tu l’as vue, essayée, réparée, vécue. Le jury entendra la même réponse plusieurs fois dans la journée. Il se souviendra de la personne qui est allée voir.",
							},
						],
					},
				],
			},
			{
				id: "find",
				heading: "Soirée 1 : vingt mauvaises questions",
				blocks: [
					{
						kind: "paragraph",
						text: "Ne cherche pas une bonne question. Cherches-en vingt mauvaises en quarante minutes : la bonne se cache au milieu. Quatre endroits où creuser :",
					},
					{
						kind: "list",
						items: [
							"Ta semaine : le bus qui freine, la pâte qui lève, la batterie vide à midi, le bleu qui devient jaune.",
							"Ta famille, le voisinage : qu’y répare-t-on, qu’y cultive-t-on, que mesure-t-on ou que prend-on chaque matin, et comment cela marche-t-il ?",
							"Une phrase de cours que tu n’as pas crue. Recopie-la mot pour mot.",
							"Un chiffre entendu aux informations. D’où sort-il, et qui a compté ?",
						],
					},
					{
						kind: "paragraph",
						text: "Donne ensuite à chacune un point si tu pourrais commencer à y répondre aujourd’hui, un point si un chapitre de l’année en parle, un point si tu lirais là-dessus un dimanche. Garde les trois premières.",
					},
				],
			},
			{
				id: "narrow",
				heading: "Soirée 2 : la rendre plus petite",
				blocks: [
					{
						kind: "paragraph",
						text: "Une première question est presque toujours trop grande. Coupe-la quatre fois : laquelle, où, quand, mesurée comment ? En voici deux, inventées, de la première idée à la dernière.",
					},
					{
						kind: "definitions",
						items: [
							{
								term: "« Comment marchent les vaccins ? »",
								description:
									"C’est tout un livre. Lequel : celui de la rougeole. Quoi, au juste : combien de personnes il faut protéger. Forme finale : « Pourquoi 8 personnes sur 10 ne suffisent-elles pas pour arrêter la rougeole, alors qu’elles suffiraient pour d’autres maladies ? » La charnière est un produit : le nombre de gens que contamine un malade, multiplié par la part de ceux qui peuvent encore l’attraper. Au-dessous de 1, la maladie s’éteint.",
							},
							{
								term: "« Peut-on faire confiance à l’intelligence artificielle ? »",
								description:
									"C’est une opinion. Laquelle : un programme qui trie des photos. Quoi, au juste : les animaux qu’il confond. Forme finale : « Un programme a raison 95 fois sur 100 : pourquoi peut-il quand même ne servir à rien ? » La charnière est un tableau de deux lignes et deux colonnes. Si 2 photos sur 100 montrent l’animal, un programme qui répond toujours « non » a raison 98 fois.",
							},
						],
					},
					{
						kind: "paragraph",
						text: "Essaie la forme finale sur quelqu’un chez toi. Si la réponse est une opinion, la question est encore trop grande. Si c’est « je ne sais pas, pourquoi ? », tu la tiens.",
					},
				],
			},
			{
				id: "sources",
				heading: "Soirée 3 : deux sources et un essai",
				blocks: [
					{
						kind: "list",
						items: [
							"Une source qui explique : ton manuel, une encyclopédie, un musée ou un organisme de recherche qui écrit pour tout le monde.",
							"Une source qui a mesuré : un tableau, un rapport, le résumé d’un article. Note qui a mesuré, quand, et combien de fois.",
							"Un essai à toi : un calcul à la main, une balle filmée au ralenti, dix lignes de programme, trois verres sur le rebord de la fenêtre. Il a le droit de rater. « J’attendais 12, j’ai trouvé 9, et voici pourquoi j’y crois » vaut mieux qu’une courbe parfaite tirée d’un livre.",
						],
					},
					{
						kind: "paragraph",
						text: "Note les adresses et les dates tout de suite. Et si un assistant t’a aidé à écrire, vérifie chacun de ses chiffres dans l’une des deux sources : il peut se tromper avec le plus grand calme.",
					},
				],
			},
			{
				id: "plan",
				heading: "Soirée 4 : un chemin en cinq étapes",
				blocks: [
					{
						kind: "definitions",
						items: [
							{
								term: "1. La scène",
								description: "Là où tu as rencontré la question. Deux phrases, avec un lieu et un jour.",
							},
							{
								term: "2. La mauvaise réponse",
								description:
									"Celle que presque tout le monde donnerait, et pourquoi elle ne tient pas. Elle réveille la salle, et montre que tu fais la différence.",
							},
							{
								term: "3. La charnière",
								description:
									"L’idée du programme, lentement, avec un exemple chiffré que tu sais refaire sans papier.",
							},
							{
								term: "4. La réponse",
								description: "Une phrase. Dis-la, arrête-toi, respire.",
							},
							{
								term: "5. La limite",
								description:
									"Là où ta réponse cesse d’être vraie, et ce que tu mesurerais ensuite. C’est ici que commence l’échange : laisse ouverte une porte par laquelle tu aimes passer.",
							},
						],
					},
					{
						kind: "paragraph",
						text: "Écris dix mots-clés, pas un texte. Dis le tout à voix haute trois fois : une fois pour toi, une fois devant quelqu’un qui n’étudie pas cela, une fois en marchant. Chronomètre la troisième.",
					},
				],
			},
			{
				id: "talk",
				heading: "Les questions du jury",
				blocks: [
					{
						kind: "list",
						items: [
							"« Pourquoi ce choix ? » On veut entendre une personne curieuse, pas un diplôme. Reviens à la scène, et à ce qu’elle a changé dans tes envies d’études.",
							"« Et si… ? » On change un nombre. Dis d’abord dans quel sens la réponse bouge, puis de combien si tu peux.",
							"« En es-tu sûr, en es-tu sûre ? » Sépare ce dont tu es certain, ce que tu as lu et ce que tu supposes : ce sont trois choses différentes.",
							"Une question sans réponse : « Je ne sais pas. Je commencerais par… » est une bonne réponse. Inventer est la seule mauvaise.",
						],
					},
				],
			},
			{
				id: "page",
				heading: "Ta page à remplir",
				blocks: [
					{
						kind: "list",
						items: [
							"Ce que demande le texte officiel de l’année (durée, matières, notes permises) : …",
							"Mes trois meilleures mauvaises questions : …",
							"La forme finale de celle que je garde : …",
							"La charnière, et son chapitre : …",
							"La source qui explique, la source qui a mesuré : …",
							"Mon essai, ce que j’attendais et ce que j’ai trouvé : …",
							"La mauvaise réponse que donne presque tout le monde : …",
							"Ma réponse en une phrase : …",
							"Là où elle cesse d’être vraie : …",
							"La question que j’espère, et celle que je redoute : …",
						],
					},
				],
			},
			{
				id: "next",
				heading: "Et après ?",
				blocks: [
					{
						kind: "paragraph",
						text: "Montre tôt cette page à ton professeur ou à ta professeure : en hiver, une question se change encore ; au printemps, presque plus. Puis regarde qui travaille là-dessus toute l’année. Si leur semaine te plaît autant que la question, tu as appris quelque chose qu’aucun examen ne demande.",
					},
					{
						kind: "links",
						items: [
							{
								label: "Les métiers",
								href: "/explore",
								note: "Cherche un mot de ta question, et lis la semaine d’un métier où il revient.",
							},
							{
								label: "Parler à quelqu’un, gratuitement",
								href: "/resources#person",
								note: "Des associations et des centres qui te mettent en relation avec des gens du métier.",
							},
						],
					},
				],
			},
		],
	},
});
