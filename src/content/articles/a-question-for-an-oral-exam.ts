import { definePage } from "../pages/define-page.ts";

export default definePage({
	en: {
		title: "A science question for an oral exam",
		lead: "An oral exam goes well or badly long before you speak: on the day you choose your question. Four evenings of work, from “I like space” to a question that you can answer without a text.",
		sections: [
			{
				id: "size",
				heading: "A question has a size",
				blocks: [
					{
						kind: "paragraph",
						text: "In France this exam is the Grand oral of the final year: you bring two questions, signed by your teachers, and the jury picks one. In the general way they cover your two subjects, one each or mixed; in the technological way, the subject of your in-depth study, often your project. You then have 20 minutes to prepare, 10 to speak and 10 to answer. So do this work twice, once for each question. Other countries have a viva, a project defence or an oral presentation. Rules change: read this year’s official text before you begin. If you have a disability or a disorder, ask for an adapted exam the year before. The work is the same everywhere. A question that fits has three properties.",
					},
					{
						kind: "definitions",
						items: [
							{
								term: "It has an answer",
								description:
									"“Is science good?” has none. “Why does a siren change its note when the ambulance has passed?” has one, and what you learn in the final year lets you calculate it.",
							},
							{
								term: "It turns on one idea",
								description:
									"One law or calculation from the syllabus holds the whole answer together. Without it, nothing is left. If there are four, you have four questions.",
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
							"Your family and neighbours: what do they repair, grow or measure, and how does it work? (Do not speak of your relatives’ health before a jury.)",
							"A sentence in a lesson that you did not believe. Write it down word for word.",
							"A number in the news. Where does it come from, and who counted?",
						],
					},
					{
						kind: "paragraph",
						text: "Then give each one point if you can begin to answer it today, one if a chapter of your last two years, in your own subjects, is about it, and one if you feel like reading about it on a Sunday. Keep the three with the most points.",
					},
				],
			},
			{
				id: "narrow",
				heading: "Evening 2: make it smaller",
				blocks: [
					{
						kind: "paragraph",
						text: "Nearly every first question is too big. Narrow it with questions: what exactly, where, when, measured how? Here are two that we made up, from the first idea to the last.",
					},
					{
						kind: "definitions",
						items: [
							{
								term: "“How do vaccines work?”",
								description:
									"A whole book. Which vaccine? The one against measles. What about it? The number of people who have to be protected. Final version: “Why is it not enough to protect 8 people in 10 against measles, when it would be enough against other illnesses?” The central idea is a product: the number of people whom one ill person infects when nobody is protected, times the share who can still catch it. For measles, about 15 × 0.2 = 3: it spreads. For an illness where this number is 4, 4 × 0.2 = 0.8: below 1, it dies out.",
							},
							{
								term: "“Can we trust artificial intelligence?”",
								description:
									"An opinion. Which one? A program that sorts pictures from a forest. What about it? The rare animal that it looks for. Final version: “A program is right 95 times in 100: why can it still be useless?” The central idea is a table with two rows and two columns. If 2 pictures in 100 show that animal, a program that always answers “no” is right 98 times, better than 95, and never finds it.",
							},
						],
					},
					{
						kind: "paragraph",
						text: "Test the final version on somebody at home. If they answer with an opinion, it is still too big. If they answer “I do not know, why?”, you have it.",
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
							"One trial of your own: a calculation by hand, a film of a ball in slow motion, ten lines of code, three cups on the window sill. Fire, mains electricity, batteries and chemicals belong in class. It may fail. “I expected 12, I found 9, and here is why I believe it” is worth more than a perfect curve out of a book.",
						],
					},
					{
						kind: "paragraph",
						text: "Write down the addresses and the dates now. And if an AI helped you, check every number that it gave you in one of the two sources: it can be wrong with perfect confidence.",
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
									"What most people would say, and why it does not hold. It wakes the room up, and shows that you know why it is wrong.",
							},
							{
								term: "3. The central idea",
								description:
									"From the syllabus, slowly, with one example in numbers that you can do without paper.",
							},
							{
								term: "4. The answer",
								description: "One sentence. Say it, stop, breathe.",
							},
							{
								term: "5. The limit",
								description:
									"Where your answer stops being true, and what you would measure next. Here the talk with the jury begins: end near a subject that you like to talk about.",
							},
						],
					},
					{
						kind: "paragraph",
						text: "Write ten key words, not a text: they are for practice. This paper stays at home, but the notes of your 20 minutes of preparation may help you. Say it aloud three times, on three days: alone, to somebody who does not study this, then on your feet with a timer.",
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
							"“Why did you choose this?” The jury wants to hear a curious person, not a CV. Tell the scene again, and what it has changed in what you want to study.",
							"“What if …?” They change one number. Say first in which direction the answer moves, then by how much if you can.",
							"“Are you sure?” Say what you are sure of, what you read, and what you suppose: three different things.",
							"“And in another chapter?” The jury may ask about the whole programme of your subjects, of both years. Reread your summaries, and be able to define every word of your talk.",
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
							"What this year’s official text asks for (time, number of questions, notes allowed): …",
							"My three best bad questions: …",
							"The final version of my two questions, and who signs them: …",
							"For each, the central idea and its chapter: …",
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
						text: "Show the page to your teachers early: a question can still be changed in winter, hardly in spring. Then look at the people who work on it all year. If their week appeals to you as much as the question, you have learnt something that no exam asks.",
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
		lead: "Un oral se joue bien avant le jour J : au moment où l’on choisit sa question. En quatre soirées de travail, tu passes de « j’aime l’espace » à une question à laquelle tu sais répondre sans texte.",
		sections: [
			{
				id: "size",
				heading: "Trouver la bonne taille",
				blocks: [
					{
						kind: "paragraph",
						text: "En France, cet oral est le grand oral de terminale : tu apportes deux questions, signées par tes profs, et le jury en choisit une. En voie générale, elles portent sur tes deux spécialités, prises séparément ou ensemble ; en voie technologique, sur la spécialité dans laquelle tu mènes une étude approfondie (souvent ton projet). Tu as alors 20 minutes pour te préparer, 10 pour parler et 10 pour répondre au jury. Fais donc ce travail deux fois, une pour chaque question. Ailleurs, on soutient un projet ou l’on présente un exposé. Commence par lire le texte officiel de l’année. Si tu as un handicap, un trouble dys ou une maladie, demande un aménagement dès la première. Une question de la bonne taille a trois qualités.",
					},
					{
						kind: "definitions",
						items: [
							{
								term: "Elle a une réponse",
								description:
									"« La science est-⁠elle une bonne chose ? » n’en a pas. « Pourquoi le son d’une sirène change-t-⁠il quand l’ambulance nous a dépassés ? » en a une, et le programme de terminale permet de la calculer.",
							},
							{
								term: "Elle repose sur une idée clé",
								description:
									"Cette idée est une loi ou un calcul du programme, et toute la réponse en dépend. Si on l’enlève, il ne reste rien. S’il y en a quatre, tu as quatre questions.",
							},
							{
								term: "Elle est un peu à toi",
								description:
									"Elle parle d’une chose que tu as vue, essayée, réparée ou vécue. Le jury entendra la même réponse plusieurs fois dans la journée. Il se souviendra de la personne qui est allée voir.",
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
						text: "Ne cherche pas une bonne question. Cherches-⁠en vingt mauvaises en quarante minutes : la bonne se cache au milieu. Voici quatre pistes :",
					},
					{
						kind: "list",
						items: [
							"Ta semaine : le bus qui freine, la pâte qui lève, la batterie vide à midi, le bleu qui jaunit sur ton genou.",
							"Ta famille et ton voisinage : ce qu’on y répare, cultive ou mesure, et comment. (Ne parle pas de la santé de tes proches devant un jury.)",
							"Une phrase que tu as entendue en cours, sans y croire. Recopie-⁠la mot pour mot.",
							"Un chiffre entendu aux informations. D’où vient-⁠il, et qui a compté ?",
						],
					},
					{
						kind: "paragraph",
						text: "Note ensuite chacune des vingt questions : un point si tu peux commencer à y répondre aujourd’hui, un point si un chapitre de tes spécialités en parle, en première ou en terminale, un point si tu as envie de lire là-dessus un dimanche. Garde les trois qui ont le plus de points.",
					},
				],
			},
			{
				id: "narrow",
				heading: "Soirée 2 : rendre la question plus petite",
				blocks: [
					{
						kind: "paragraph",
						text: "La première question est presque toujours trop grande. Pour la resserrer, demande-⁠toi de quoi il s’agit au juste, où, quand, et comment on le mesure. Voici deux exemples inventés.",
					},
					{
						kind: "definitions",
						items: [
							{
								term: "« Comment marchent les vaccins ? »",
								description:
									"Pour répondre, il faudrait tout un livre. Quel vaccin ? Celui contre la rougeole. Que veut-⁠on savoir ? Combien de personnes il faut protéger. Version finale : « Pourquoi ne suffit-⁠il pas de protéger 8 personnes sur 10 contre la rougeole, alors que cela suffirait contre d’autres maladies ? » L’idée clé est une multiplication : le nombre de gens que contamine un malade quand personne n’est protégé, multiplié par la part des gens qui peuvent encore attraper la maladie. Pour la rougeole, environ 15 × 0,2 = 3 : elle se répand. Pour une maladie où ce nombre vaut 4, on trouve 4 × 0,2 = 0,8 : au-⁠dessous de 1, elle s’éteint.",
							},
							{
								term: "« Peut-⁠on faire confiance à l’intelligence artificielle ? »",
								description:
									"La réponse serait une opinion. Quelle intelligence artificielle ? Un programme qui trie des photos prises en forêt. Que veut-⁠on savoir ? S’il trouve l’animal rare qu’il recherche. Version finale : « Un programme a raison 95 fois sur 100 : pourquoi peut-⁠il quand même ne servir à rien ? » L’idée clé tient dans un tableau de deux lignes et deux colonnes. Si 2 photos sur 100 montrent cet animal, un programme qui répond toujours « non » a raison 98 fois sur 100, plus souvent que le premier, et ne trouve jamais l’animal.",
							},
						],
					},
					{
						kind: "paragraph",
						text: "Pose la version finale à quelqu’un chez toi. Si l’on te répond par une opinion, la question est encore trop grande. Si l’on te répond « je ne sais pas, pourquoi ? », tu la tiens.",
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
							"Une source qui explique : ton manuel, une encyclopédie, un musée, ou un organisme de recherche qui écrit pour tout le monde.",
							"Une source qui donne des mesures : un tableau, un rapport, le résumé d’un article. Note qui a mesuré, quand, et combien de fois.",
							"Un essai à toi : un calcul à la main, une balle filmée au ralenti, dix lignes de code, trois verres sur le rebord de la fenêtre. Feu, prise de courant, batterie, produits chimiques : seulement en classe. Tu as le droit de rater cet essai. « J’attendais 12, j’ai trouvé 9, et voici pourquoi je crois à ce résultat » vaut mieux qu’une courbe parfaite recopiée.",
						],
					},
					{
						kind: "paragraph",
						text: "Note tout de suite l’adresse et la date de tes sources. Si tu as travaillé avec une IA, vérifie chaque chiffre dans l’une des deux sources : elle peut se tromper avec aplomb.",
					},
				],
			},
			{
				id: "plan",
				heading: "Soirée 4 : un exposé en cinq étapes",
				blocks: [
					{
						kind: "definitions",
						items: [
							{
								term: "1. La scène",
								description:
									"Raconte où tu as rencontré la question, en deux phrases, avec un lieu et un jour.",
							},
							{
								term: "2. La mauvaise réponse",
								description:
									"Dis celle que presque tout le monde donnerait, puis, en une phrase, l’erreur qu’elle cache. Cela réveille la salle et montre que tu as compris.",
							},
							{
								term: "3. L’idée clé",
								description:
									"Explique lentement l’idée du programme, avec un exemple chiffré que tu sais refaire sans papier.",
							},
							{
								term: "4. La réponse",
								description: "En une seule phrase. Dis-⁠la, arrête-⁠toi, respire.",
							},
							{
								term: "5. La limite",
								description:
									"Dis dans quel cas ta réponse n’est plus vraie, et ce que tu mesurerais ensuite. L’échange avec le jury commence ici : finis par un sujet que tu aimes.",
							},
						],
					},
					{
						kind: "paragraph",
						text: "Pour t’entraîner, écris dix mots-clés, pas un texte. Ce papier reste chez toi ; à l’oral, tu n’auras que les notes de tes 20 minutes de préparation. Dis ton exposé à voix haute trois fois, trois jours différents : d’abord sans public, puis devant quelqu’un qui n’y connaît rien, enfin debout, avec un chronomètre.",
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
							"« Pourquoi ce choix ? » Le jury veut entendre une personne curieuse, pas un CV. Raconte de nouveau la scène, et dis ce qu’elle a changé dans tes envies d’études.",
							"« Et si… ? » Le jury change un nombre. Dis d’abord dans quel sens le résultat change, puis de combien, si tu peux.",
							"« C’est certain ? » Distingue ce que tu sais, ce que tu as lu et ce que tu supposes.",
							"« Et dans un autre chapitre ? » Le jury peut t’interroger sur tout le programme de tes spécialités, en première comme en terminale. Relis tes fiches, et entraîne-⁠toi à définir chaque mot de ton exposé.",
							"« Je ne sais pas. Je commencerais par… » est une bonne réponse. La seule mauvaise, c’est d’inventer.",
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
							"Ce que demande le texte officiel de l’année (durée, nombre de questions, notes permises) : …",
							"Mes trois meilleures mauvaises questions : …",
							"La version finale de mes deux questions, et qui les signe : …",
							"Pour chacune, l’idée clé et son chapitre : …",
							"La source qui explique, et celle qui donne des mesures : …",
							"Mon essai, ce que j’attendais et ce que j’ai trouvé : …",
							"La mauvaise réponse que presque tout le monde donnerait : …",
							"Ma réponse en une phrase : …",
							"Le cas où elle n’est plus vraie : …",
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
						text: "Montre tôt cette page à tes profs : en hiver, on peut encore changer de question ; au printemps, presque plus. Puis cherche les gens qui travaillent sur ce sujet toute l’année. Si leurs semaines de travail te plaisent autant que ta question, tu as appris quelque chose qu’aucun examen ne demande.",
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
