import { definePage } from "../pages/define-page.ts";

export default definePage({
	en: {
		title: "Read your first scientific article",
		lead: "Hardly anybody reads an article from the first line to the last. Here is an order that works in an hour, and an invented summary to practise on first.",
		sections: [
			{
				id: "choose",
				heading: "Choose an article that you can finish",
				blocks: [
					{
						kind: "paragraph",
						text: "An article is a letter from scientists to other scientists: here is what we asked, what we did, what we found. It was not written for you, so the first one takes patience. Make it easier for yourself.",
					},
					{
						kind: "list",
						items: [
							"Start with a subject that you already know a little about: a sport, an animal, a game, a material.",
							"Choose a short article with few formulas and at least one graph.",
							"Check that the whole text is free to read, not only the summary. Open archives let you read without paying.",
							"Learn to tell an original article (a new measurement) from a review (a summary of many articles). A review gives you the map; an original article shows you the work. This guide is about original articles.",
						],
					},
				],
			},
			{
				id: "order",
				heading: "An hour, in five parts",
				blocks: [
					{
						kind: "definitions",
						items: [
							{
								term: "10 minutes: title and summary",
								description:
									"The summary, or abstract, says everything in one paragraph. Find two things: what was asked, and what was found. Write each in one sentence.",
							},
							{
								term: "20 minutes: figures",
								description:
									"Look at each figure before you read what is said about it. What is on each axis, in which unit? What does one point stand for? Then read the line underneath.",
							},
							{
								term: "15 minutes: discussion",
								description:
									"It is near the end. Look for “however”, “may”, “limitation”: this is where the authors say what they do not know.",
							},
							{
								term: "10 minutes: methods",
								description:
									"Only what you need in order to answer: how many, chosen how, compared with what?",
							},
							{
								term: "5 minutes: telling",
								description:
									"Close the article and say it aloud in five sentences. Whatever you could not say, reread.",
							},
						],
					},
				],
			},
			{
				id: "specimen",
				heading: "A summary to practise on",
				blocks: [
					{
						kind: "paragraph",
						text: "We made up this study and its numbers. Read its five sentences twice, and write down your first impression before you go on.",
					},
					{
						kind: "list",
						items: [
							"(1) School playgrounds become very hot on sunny days, but little is known about how much trees change this.",
							"(2) We measured the temperature of the ground in twelve playgrounds in one town, six with trees and six without, at two in the afternoon on ten sunny days.",
							"(3) The ground was 44 °C on average in the playgrounds without trees, and 31 °C under the trees in the others: a difference of 13 °C (95% confidence interval: 9 to 17 °C).",
							"(4) These results suggest that planting trees could make playgrounds more comfortable in hot weather.",
							"(5) The temperature of the air was not measured, and the kind of ground differed from one place to another.",
						],
					},
				],
			},
			{
				id: "reading",
				heading: "The same summary, sentence by sentence",
				blocks: [
					{
						kind: "definitions",
						items: [
							{
								term: "Sentence 1: the gap",
								description:
									"It says why the work was done. Everyone agrees on the first half; the second half is the question. In your own words: by how many degrees do trees cool a playground?",
							},
							{
								term: "Sentence 2: the method",
								description:
									"Twelve places on ten days make 120 visits, but not 120 independent cases: it is the same twelve playgrounds each time. For the question “trees or no trees”, there are six against six. Note too what was chosen: one town, one hour, sun only.",
							},
							{
								term: "Sentence 3: the result",
								description:
									"Read slowly: the first number is for whole playgrounds, the second for the shade alone. What about the sunny part of a playground with trees? The comparison is not quite the one announced in sentence 2.",
							},
							{
								term: "Sentence 4: the meaning",
								description:
									"“Suggest” and “could” are honest words. But comfort was not measured, and nobody planted anything: places that had trees were compared with places that had none.",
							},
							{
								term: "Sentence 5: the limits",
								description:
									"The most useful sentence. If the playgrounds with trees have grass and the others asphalt, part of the 13 °C may come from the ground itself.",
							},
						],
					},
					{
						kind: "paragraph",
						text: "A fair summary of the summary: “In one town, on sunny afternoons, the ground in the shade of trees was about 13 °C cooler than in playgrounds without trees. How much of this is due to the trees themselves remains to be seen.” Compare it with your first impression. No need to swallow it or sneer at it: you now know what the study says, and how far it goes.",
					},
				],
			},
			{
				id: "figure",
				heading: "A trap in a figure",
				blocks: [
					{
						kind: "paragraph",
						text: "Imagine these two averages as bars, on an axis that begins at 25 °C. The bar at 31 is 6 units high, the one at 44 is 19: the second looks three times as tall. Nothing is false, yet the eye is misled. So read where the axis begins before you look at the bars. Then look for the thin lines that show how scattered the measurements are, and read what they stand for: it changes from one article to the next.",
					},
				],
			},
			{
				id: "words",
				heading: "Words that stop you",
				blocks: [
					{
						kind: "paragraph",
						text: "Underline what you do not know, and look up only the words that turn up three times. The ones below are worth learning at once.",
					},
					{
						kind: "definitions",
						items: [
							{
								term: "Sample",
								description: "The people or things that were actually measured. How many, and chosen how?",
							},
							{
								term: "Control",
								description:
									"What the result is compared with. Without it, a difference means little. Here: the playgrounds without trees.",
							},
							{
								term: "Correlation",
								description:
									"Two things vary together. One may cause the other, or a third may cause both; sometimes it is only chance.",
							},
							{
								term: "95% confidence interval",
								description:
									"A range of values that agree well with the measurements. A wide one means that much is still uncertain. It does not correct a badly chosen sample.",
							},
							{
								term: "p-value",
								description:
									"How often chance alone would give a difference at least as large if there were really none. It is not the probability that the authors are wrong, and a small p does not mean a large effect.",
							},
							{
								term: "Preprint",
								description:
									"An article made public before other scientists have examined it for a journal. Interesting, not settled. Even after this “peer review” it is not certain, only better checked.",
							},
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
							"Title, authors, year, where I found it: …",
							"The question, in one sentence with a question mark: …",
							"What was measured, on how many, chosen how: …",
							"What it was compared with: …",
							"The main result, with its unit: …",
							"What the authors say they do not know: …",
							"Something else that could explain the result: …",
							"Would the result hold with other people, elsewhere or in another year? …",
							"Who paid, and where it says so: …",
							"What I would measure next: …",
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
							"Stopping at the title. It often claims more than the numbers show.",
							"Believing that you are slow. Researchers too read an article three times, with a pencil.",
							"Rejecting everything because you found one limit. Every study has some; ask whether this one changes the answer.",
							"Turning one study into a rule. Look for another team that asked the same question.",
						],
					},
				],
			},
			{
				id: "share",
				heading: "What to do next",
				blocks: [
					{
						kind: "paragraph",
						text: "This week, explain an article in five sentences to somebody who has not read it: the question, the method, the result, the doubt, the next measurement. If they ask something that you cannot answer, look for it in the methods. Next time, take one of the articles cited at the end: that is how you find your way into a subject.",
					},
					{
						kind: "links",
						items: [
							{
								label: "HAL",
								href: "https://hal.science/",
								note: "The open archive of French research: articles and theses free to read, in French and in English.",
							},
							{
								label: "The researchers",
								href: "/consultations",
								note: "Bring an article to a consultation, with your doubt in one sentence.",
							},
						],
					},
				],
			},
		],
	},
	fr: {
		title: "Lire ton premier article scientifique",
		lead: "Presque personne ne lit un article de la première à la dernière ligne. Voici un ordre de lecture qui tient en une heure, et un résumé inventé pour t’entraîner d’abord.",
		sections: [
			{
				id: "choose",
				heading: "Choisir un article que tu pourras finir",
				blocks: [
					{
						kind: "paragraph",
						text: "Un article, c’est une lettre de scientifiques à d’autres scientifiques : voici notre question, ce que nous avons fait, ce que nous avons trouvé. Il n’a pas été écrit pour toi, et le premier demande de la patience. Facilite-⁠toi la tâche.",
					},
					{
						kind: "list",
						items: [
							"Pars d’un sujet que tu connais déjà un peu : un sport, un animal, un jeu, un matériau.",
							"Préfère un article court, avec peu de formules et au moins un graphique.",
							"Vérifie que tout le texte est en accès libre, pas seulement le résumé. Les archives ouvertes se lisent gratuitement.",
							"Distingue l’article original (une mesure nouvelle) de la synthèse (le bilan de nombreux articles). La synthèse donne la carte, l’article original montre le travail. Ce guide porte sur les articles originaux.",
						],
					},
				],
			},
			{
				id: "order",
				heading: "Une heure en cinq temps",
				blocks: [
					{
						kind: "definitions",
						items: [
							{
								term: "10 minutes : titre et résumé",
								description:
									"Le résumé, souvent en anglais (« abstract »), dit tout en un paragraphe. Cherches-⁠y deux choses : la question et la réponse trouvée. Écris chacune en une phrase.",
							},
							{
								term: "20 minutes : figures",
								description:
									"Regarde chaque figure avant de lire ce qu’on en dit. Qu’y a-⁠t-⁠il sur chaque axe, dans quelle unité ? Que représente un point ? Lis ensuite la légende.",
							},
							{
								term: "15 minutes : discussion",
								description:
									"Elle se trouve vers la fin. Repère « cependant », « pourrait », « limite » : c’est là que l’équipe dit ce qu’elle ignore.",
							},
							{
								term: "10 minutes : méthodes",
								description:
									"Juste de quoi répondre à trois questions : combien, choisis comment, comparés à quoi ?",
							},
							{
								term: "5 minutes : raconter",
								description:
									"Ferme l’article et raconte-⁠le à voix haute en cinq phrases. Ce qui te manque, c’est ce que tu dois relire.",
							},
						],
					},
				],
			},
			{
				id: "specimen",
				heading: "Un résumé pour s’entraîner",
				blocks: [
					{
						kind: "paragraph",
						text: "Nous avons inventé cette étude et ses chiffres. Lis deux fois ces cinq phrases, et note ta première impression avant de continuer.",
					},
					{
						kind: "list",
						items: [
							"(1) Les cours d’école deviennent très chaudes les jours de soleil, mais on sait mal ce que les arbres y changent.",
							"(2) Nous avons mesuré la température du sol dans douze cours d’une même ville, six avec des arbres et six sans, à quatorze heures, pendant dix jours de soleil.",
							"(3) Le sol était en moyenne à 44 °C dans les cours sans arbres, et à 31 °C sous les arbres des autres : un écart de 13 °C (intervalle de confiance à 95 % : de 9 à 17 °C).",
							"(4) Ces résultats suggèrent que planter des arbres pourrait rendre les cours plus confortables par temps chaud.",
							"(5) La température de l’air n’a pas été mesurée, et la nature du sol variait d’un lieu à l’autre.",
						],
					},
				],
			},
			{
				id: "reading",
				heading: "Le même résumé, phrase par phrase",
				blocks: [
					{
						kind: "definitions",
						items: [
							{
								term: "Phrase 1 : ce que l’on ignore",
								description:
									"Elle dit pourquoi ce travail existe. La première moitié est connue ; la seconde est la question. Avec tes mots : de combien de degrés les arbres rafraîchissent-⁠ils une cour ?",
							},
							{
								term: "Phrase 2 : la méthode",
								description:
									"Douze lieux pendant dix jours, cela fait 120 passages, mais pas 120 cas indépendants : ce sont toujours les douze mêmes cours. Pour comparer « avec » et « sans », il y en a six contre six. Note aussi ce qui a été choisi : une ville, une heure, du soleil.",
							},
							{
								term: "Phrase 3 : le résultat",
								description:
									"Lis lentement : le premier chiffre concerne des cours entières, le second l’ombre seulement. Et la partie au soleil d’une cour arborée ? La comparaison n’est pas tout à fait celle que la phrase 2 annonçait.",
							},
							{
								term: "Phrase 4 : l’interprétation",
								description:
									"« Suggèrent » et « pourrait » sont des mots honnêtes. Mais le confort n’a pas été mesuré, et personne n’a rien planté : on a comparé des lieux qui avaient des arbres à d’autres qui n’en avaient pas.",
							},
							{
								term: "Phrase 5 : les limites",
								description:
									"La plus utile. Si les cours arborées ont de l’herbe et les autres du bitume, une partie des 13 °C vient peut-être du sol lui-⁠même.",
							},
						],
					},
					{
						kind: "paragraph",
						text: "Un résumé fidèle du résumé : « Dans une ville, les après-midi de soleil, le sol à l’ombre des arbres était plus frais d’environ 13 °C que celui des cours sans arbres. La part due aux arbres eux-⁠mêmes reste à établir. » Compare avec ta première impression. Inutile de tout croire ou de tout rejeter : tu sais maintenant ce que dit l’étude, et jusqu’où elle va.",
					},
				],
			},
			{
				id: "figure",
				heading: "Un piège dans une figure",
				blocks: [
					{
						kind: "paragraph",
						text: "Imagine ces deux moyennes en barres, sur un axe qui commence à 25 °C. La barre de 31 a une hauteur de 6, celle de 44 une hauteur de 19 : la seconde paraît trois fois plus grande. Rien n’est faux, et pourtant l’œil se trompe. Lis donc où commence l’axe avant de regarder les barres. Cherche ensuite les traits fins qui montrent la dispersion des mesures, et lis ce qu’ils représentent : cela change d’un article à l’autre.",
					},
				],
			},
			{
				id: "words",
				heading: "Les mots qui bloquent",
				blocks: [
					{
						kind: "paragraph",
						text: "Souligne ce que tu ne connais pas, et ne cherche que les mots qui reviennent trois fois. Ceux-ci valent la peine d’être appris tout de suite.",
					},
					{
						kind: "definitions",
						items: [
							{
								term: "Échantillon",
								description:
									"Les personnes ou les choses qui ont vraiment été mesurées. Combien, et choisies comment ?",
							},
							{
								term: "Témoin",
								description:
									"Ce à quoi l’on compare le résultat. Sans lui, une différence ne dit pas grand-chose. Ici : les cours sans arbres.",
							},
							{
								term: "Corrélation",
								description:
									"Deux choses varient ensemble. L’une provoque peut-être l’autre, ou une troisième provoque les deux ; c’est parfois un simple hasard.",
							},
							{
								term: "Intervalle de confiance à 95 %",
								description:
									"Une plage de valeurs qui s’accordent bien avec les mesures. Plus elle est large, plus l’incertitude est grande. Elle ne corrige pas un échantillon mal choisi.",
							},
							{
								term: "Valeur p",
								description:
									"C’est la fréquence à laquelle le hasard seul donnerait un écart au moins aussi grand, s’il n’y avait en réalité aucun effet. Ce n’est pas la probabilité que l’équipe se trompe, et un petit p ne veut pas dire un grand effet.",
							},
							{
								term: "Prépublication",
								description:
									"Un article rendu public avant que d’autres scientifiques l’examinent pour une revue. Intéressant, pas établi. Même après cet examen (la « relecture par les pairs »), rien n’est certain : l’article est seulement mieux vérifié.",
							},
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
							"Titre, équipe, année, où je l’ai trouvé : …",
							"La question, en une phrase avec un point d’interrogation : …",
							"Ce qui a été mesuré, sur combien, choisis comment : …",
							"À quoi on l’a comparé : …",
							"Le résultat principal, avec son unité : …",
							"Ce que l’équipe dit ignorer : …",
							"Autre chose qui pourrait expliquer le résultat : …",
							"Ce résultat tiendrait-⁠il avec d’autres personnes, ailleurs, une autre année ? …",
							"Qui a payé, et où c’est écrit : …",
							"Ce que je mesurerais ensuite : …",
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
							"S’arrêter au titre. Il va souvent plus loin que les chiffres.",
							"Penser que tu lis trop lentement. Les scientifiques aussi lisent un article trois fois, crayon en main.",
							"Tout rejeter pour une limite. Chaque étude en a ; demande-⁠toi si celle-ci change la réponse.",
							"Faire d’une étude une règle. Cherche une autre équipe qui a posé la même question.",
						],
					},
				],
			},
			{
				id: "share",
				heading: "Et après ?",
				blocks: [
					{
						kind: "paragraph",
						text: "Cette semaine, explique un article en cinq phrases à quelqu’un qui ne l’a pas lu : la question, la méthode, le résultat, le doute, la mesure suivante. Si une question te laisse sans réponse, cherche dans les méthodes. La prochaine fois, prends l’un des articles cités à la fin : c’est ainsi que l’on entre dans un sujet.",
					},
					{
						kind: "links",
						items: [
							{
								label: "HAL",
								href: "https://hal.science/",
								note: "L’archive ouverte de la recherche française : articles et thèses en accès libre, en français et en anglais.",
							},
							{
								label: "Les scientifiques",
								href: "/consultations",
								note: "Apporte un article à une consultation, avec ton doute en une phrase.",
							},
						],
					},
				],
			},
		],
	},
});
