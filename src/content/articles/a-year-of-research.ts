import { definePage } from "../pages/define-page.ts";

export default definePage({
	en: {
		title: "A small research project in one school year",
		lead: "Real research fits into two hours a week, if the question is small enough. Ten months, from a doubt in September to a poster in June, alone or with friends.",
		sections: [
			{
				id: "promise",
				heading: "What makes it research",
				blocks: [
					{
						kind: "paragraph",
						text: "Not a white coat, and not an expensive instrument. It is research if nobody could have told you the answer, if you wrote beforehand how you would find it, and if another person could do it again from your notes. A question about your own pond, your own school or your own street usually passes the first test: nobody has looked.",
					},
					{
						kind: "definitions",
						items: [
							{
								term: "Too big",
								description:
									"“Is the air in our town polluted?” It takes a network of stations and ten years.",
							},
							{
								term: "Already answered",
								description: "“Do plants need light?” You would only be checking a lesson.",
							},
							{
								term: "The right size",
								description:
									"“Is there less lichen on the trees of the street with the bus than on those of the street behind it?” Two streets, forty trees of the same kind and about the same girth, the same side of each trunk, a grid drawn on plastic film. Count yellow lichens apart: nitrogen from traffic helps them.",
							},
						],
					},
				],
			},
			{
				id: "calendar",
				heading: "Ten months on one page",
				blocks: [
					{
						kind: "definitions",
						items: [
							{
								term: "September and October: doubt",
								description:
									"Keep a list of things that surprise you. Choose one that you can reach on foot or from your desk, with what you can borrow. If you want to enter a competition, look now: some close their entries in autumn and have a first round in winter. Find one adult who agrees to listen to you once a month: a teacher, a librarian, a neighbour who measures things for a living. If this adult is not from your school, tell your parents, and meet only in a public place, with an adult you know.",
							},
							{
								term: "November: read",
								description:
									"Three texts, no more: one that explains the subject, one by somebody who measured something similar, one that disagrees. Write five lines on each, with its address and its date.",
							},
							{
								term: "December: a trial run",
								description:
									"Do everything once, on a small scale: five trees, ten answers, one evening. It will go wrong. That is what it is for. Now write the method that you will really use.",
							},
							{
								term: "January: commit",
								description:
									"One page, dated, given to the adult who follows your project: the question, what you will measure, how many times, what you will draw, and which result would make you say “I was wrong”. After that, a change needs a date and a reason, in writing.",
							},
							{
								term: "February to April: measure",
								description:
									"The same thing in the same way, two hours a week. Enter the figures in a table on the same day, and copy it to a second place.",
							},
							{
								term: "May: look",
								description:
									"First the graph that you had planned. Only then the others, which you call “ideas for later”.",
							},
							{
								term: "June: show",
								description:
									"A poster, a talk of eight minutes, and the table of measurements for anybody who asks. Thank everyone who helped.",
							},
						],
					},
				],
			},
			{
				id: "howmany",
				heading: "How many times?",
				blocks: [
					{
						kind: "paragraph",
						text: "Here is a rule of thumb, on invented figures. In the trial run, five trees of one street had 12, 30, 18, 25 and 15 squares of lichen out of 100. Their mean is 20, and a tree lies about 6 away from it on average (the mean deviation, quick by hand; in a report use the standard deviation s, with n − 1, divided by √n: here 7.4 / √5 = 3.3). Five other trees would give another mean: it moves by about 6 divided by the square root of 5, so 2.7. With twenty trees it moves by half of that, 1.3: to halve the doubt you need four times the work. Believe a difference between two streets only when it is larger than four times this number: 11 squares with five trees in each (4 × 2.7), 5 with twenty (4 × 1.3). With s / √n take three times: 10 squares (3 × 3.3). To see a difference of 3 one time in two, you would need more than sixty trees in each street; three times as many to see it nearly always. Beware: two streets are few. Your figures will say whether they differ, not whether the bus is the cause: you would need several streets with a bus and several without.",
					},
					{
						kind: "list",
						items: [
							"If the difference that you hope for is smaller than this, change the question now.",
							"If you can measure only ten times, ask for something large: day against night, bare soil against hedge.",
							"Draw lots for the order: otherwise you measure one street in the morning and the other in the evening, when you are tired.",
							"If you can, let a friend number the samples, so that you do not know which is which while you count.",
						],
					},
				],
			},
			{
				id: "rules",
				heading: "Safe, fair, allowed",
				blocks: [
					{
						kind: "list",
						items: [
							"Nothing alive suffers: watch animals, do not catch them; do not grow microbes at home, even from your own hands.",
							"No fire, no mains electricity, no acids, no caustic soda, no mixing of cleaning products, no laser, except what your teacher has you do in class. Never look at the Sun, taste nothing, do not climb.",
							"Places: ask the owner of the wall, the tree, the garden or the stream (for the trees of a street, the town), and write the answer down. Go to the side of a road or of water only with an adult.",
							"People: show your questions to the head of the school before you ask them, and ask the parents’ consent when a pupil is under 18. A survey is anonymous, has nothing on health, faith, politics, origins, family or love, and everyone may stop.",
							"Photographs show leaves and instruments, never faces.",
						],
					},
				],
			},
			{
				id: "stuck",
				heading: "When you are stuck",
				blocks: [
					{
						kind: "definitions",
						items: [
							{
								term: "“Nothing happens”",
								description:
									"Zero is a result. Finish what you planned, and say how large an effect you could have seen.",
							},
							{
								term: "“One figure looks wrong”",
								description:
									"Keep it, mark it, look for its cause in your notes of that day. Draw the graph with it and without it, and show both.",
							},
							{
								term: "“Somebody has done it already”",
								description:
									"Excellent: do it again in your place and compare. Much of science has been checked too rarely.",
							},
							{
								term: "“I have no time left”",
								description:
									"Make it smaller, not sloppier: one season instead of two. Change the plan, with the date and the reason.",
							},
						],
					},
				],
			},
			{
				id: "report",
				heading: "Six sentences that hold a project",
				blocks: [
					{
						kind: "list",
						items: [
							"We wanted to know whether … because …",
							"We measured … , … times, from … to … , with … ",
							"We had written beforehand that we would be wrong if …",
							"We found … (with every point on the graph, and the mean).",
							"It could also be explained by …",
							"If we had another year, we would …",
						],
					},
					{
						kind: "paragraph",
						text: "If you cannot write one of the six, the project is not finished, however beautiful the poster. If you can write all six, it is finished, even with an ugly one.",
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
							"The doubt that I keep: …",
							"Why nobody could simply tell me the answer: …",
							"What I measure, with what, how many times: …",
							"How far the mean would move with other measurements, by my trial run: …",
							"The smallest difference that I could see: …",
							"What would make me say “I was wrong”: …",
							"Who has to agree (place, people, school): …",
							"The adult who follows my project, and our day of the month: …",
							"Where the second copy of my table is: …",
							"The date of the poster: …",
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
						text: "You do not have to invent the frame. Associations and school competitions lend a researcher, a deadline and an audience; look for them in September, and check their dates. And when it is over, note which month you enjoyed most. Reading, trying out, measuring, looking and showing are five different jobs.",
					},
					{
						kind: "links",
						items: [
							{
								label: "Try it for real",
								href: "/resources#try",
								note: "Laboratories, clubs and competitions that are open to school students.",
							},
							{
								label: "The careers",
								href: "/explore",
								note: "Read the week of three careers, and look there for what you liked in your favourite month.",
							},
						],
					},
				],
			},
		],
	},
	fr: {
		title: "Un petit projet de recherche en une année scolaire",
		lead: "On peut faire de la vraie recherche en deux heures par semaine, si la question est assez petite. En solo ou en équipe, dix mois suffisent pour aller d’un doute en septembre à une affiche en juin.",
		sections: [
			{
				id: "promise",
				heading: "À quoi reconnaît-⁠on une vraie recherche ?",
				blocks: [
					{
						kind: "paragraph",
						text: "Ni à la blouse blanche, ni au prix des instruments. C’est de la recherche si personne ne pouvait te donner la réponse, si tu as écrit à l’avance comment la chercher, et si quelqu’un d’autre peut tout refaire avec tes notes. Une question sur la mare d’à côté, ton établissement ou ta rue remplit presque toujours la première condition : personne n’a encore regardé.",
					},
					{
						kind: "definitions",
						items: [
							{
								term: "Trop grande",
								description:
									"« L’air de notre ville est-⁠il pollué ? » Il faudrait un réseau de stations de mesure et dix ans.",
							},
							{
								term: "Déjà résolue",
								description:
									"« Les plantes ont-⁠elles besoin de lumière ? » Tu ne ferais que vérifier un cours.",
							},
							{
								term: "De la bonne taille",
								description:
									"« Y a-⁠t-⁠il moins de lichen sur les arbres de la rue où passe le bus que sur ceux de la rue de derrière ? » Il te faut deux rues, quarante arbres de la même espèce et à peu près de même grosseur, et un film plastique quadrillé, à poser toujours du même côté du tronc. Compte à part les lichens jaunes : les gaz azotés que rejettent les voitures les favorisent.",
							},
						],
					},
				],
			},
			{
				id: "calendar",
				heading: "Dix mois en une page",
				blocks: [
					{
						kind: "definitions",
						items: [
							{
								term: "Septembre et octobre : douter",
								description:
									"Note tout ce qui t’étonne. Choisis une chose à étudier près de chez toi ou à ton bureau, avec du matériel emprunté. Si l’idée d’un concours te tente, cherches-⁠en un maintenant : certains ferment leurs inscriptions à l’automne et ont une première étape en hiver. Trouve un adulte qui accepte de t’écouter une fois par mois : une enseignante, un bibliothécaire, une voisine dont le métier est de mesurer. Si cette personne n’est pas de ton établissement, préviens tes parents, et rencontre-⁠la dans un lieu public, avec un adulte que tu connais.",
							},
							{
								term: "Novembre : lire",
								description:
									"Lis trois textes : un qui explique le sujet, un qui donne des mesures proches de celles que tu prévois, un qui les contredit. Écris cinq lignes sur chacun, avec son adresse et sa date.",
							},
							{
								term: "Décembre : essayer",
								description:
									"Fais tout une fois, en petit : cinq arbres, dix réponses, une soirée. Il y aura des ratés, et c’est le but. Écris ensuite la méthode que tu suivras vraiment.",
							},
							{
								term: "Janvier : s’engager",
								description:
									"Remets une page datée à la personne qui suit ton projet : ta question, ce que tu mesureras, combien de fois, le graphique que tu traceras, et le résultat qui te ferait dire « j’avais tort ». Ensuite, note tout changement, avec la date et la raison.",
							},
							{
								term: "De février à avril : mesurer",
								description:
									"Mesure la même chose, de la même façon, deux heures par semaine. Reporte les chiffres dans un tableau le jour même, et gardes-⁠en une copie ailleurs.",
							},
							{
								term: "Mai : regarder",
								description:
									"Trace d’abord le graphique promis. Ne fais les autres qu’ensuite, et appelle-⁠les « idées pour plus tard ».",
							},
							{
								term: "Juin : montrer",
								description:
									"Prépare une affiche, un exposé de huit minutes et, pour qui le demande, ton tableau de mesures. Remercie chaque personne qui a aidé.",
							},
						],
					},
				],
			},
			{
				id: "howmany",
				heading: "Combien de fois mesurer ?",
				blocks: [
					{
						kind: "paragraph",
						text: "Voici une règle approximative, avec un exemple inventé. Cinq arbres d’une rue portaient du lichen dans 12, 30, 18, 25 et 15 carreaux sur 100. La moyenne est de 20, et les arbres s’en écartent de 6 en moyenne (l’écart moyen ; dans un compte rendu, prends plutôt l’écart type s, divisé par √n (n arbres) : 7,4 / √5 = 3,3). Avec cinq autres arbres, la moyenne changerait d’environ 6 divisé par √5, soit 2,7. Avec vingt arbres, ce serait deux fois moins, 1,3 : diviser le doute par deux demande quatre fois plus de travail. Ne crois à un écart entre deux rues que s’il dépasse quatre fois ce nombre : 11 carreaux avec cinq arbres par rue (4 × 2,7), 5 avec vingt (4 × 1,3). Avec s / √n, multiplie par trois : 10 carreaux (3 × 3,3). Pour voir un écart de 3 une fois sur deux, il faudrait plus de soixante arbres par rue ; trois fois plus pour le voir presque toujours. Tes chiffres diront si les rues diffèrent, pas si le bus en est la cause : il faudrait plusieurs rues avec bus et plusieurs sans.",
					},
					{
						kind: "list",
						items: [
							"Si tu t’attends à un écart plus petit que cette limite, change de question maintenant.",
							"Si tu ne peux mesurer que dix fois, cherche un très gros écart : entre jour et nuit, entre terre nue et haie.",
							"Tire au sort l’ordre des mesures : sinon, tu mesureras une rue le matin et l’autre le soir, avec la fatigue en plus.",
							"Fais numéroter les échantillons par quelqu’un d’autre, pour compter sans savoir d’où ils viennent.",
						],
					},
				],
			},
			{
				id: "rules",
				heading: "Sans danger, sans nuire, avec l’accord de tout le monde",
				blocks: [
					{
						kind: "list",
						items: [
							"Ne fais souffrir aucun être vivant : observe les animaux sans les attraper, et ne cultive pas de microbes à la maison, pas même ceux de tes mains.",
							"Ni feu, ni prise de courant, ni acide, ni soude, ni mélange de produits ménagers, ni laser, sauf en classe avec ta ou ton prof. Ne regarde jamais le Soleil, ne goûte rien, ne grimpe pas.",
							"Les lieux : demande l’accord de la personne à qui appartient le mur, l’arbre, le jardin ou le ruisseau (pour les arbres d’une rue, la mairie), et note la réponse. Ne va au bord d’une route ou de l’eau qu’avec un adulte.",
							"Les gens : montre tes questions à la direction de ton établissement avant de les poser, et demande l’accord des parents pour les moins de 18 ans. Une enquête est anonyme. Elle ne pose aucune question sur la santé, la religion, les opinions politiques, les origines, la famille ou la vie amoureuse, et l’on peut s’arrêter de répondre quand on veut.",
							"Les photos : montre des feuilles et des instruments, jamais de visages.",
						],
					},
				],
			},
			{
				id: "stuck",
				heading: "Quand ça bloque",
				blocks: [
					{
						kind: "definitions",
						items: [
							{
								term: "« Il ne se passe rien »",
								description:
									"Ne rien trouver est un résultat. Va au bout de ton plan, et dis à partir de quelle taille tu aurais vu un écart.",
							},
							{
								term: "« Un chiffre ne colle pas »",
								description:
									"Garde-⁠le, signale-⁠le, et cherche une explication dans tes notes de ce jour-là. Trace le graphique avec ce chiffre, puis sans, et montre les deux.",
							},
							{
								term: "« Quelqu’un l’a déjà fait »",
								description:
									"Très bien : refais l’expérience près de chez toi, et compare. En science, bien des résultats n’ont pas été assez vérifiés.",
							},
							{
								term: "« Je n’ai plus le temps »",
								description:
									"Fais plus petit, pas moins bien : une saison plutôt que deux. Change ton plan, et note la date et la raison.",
							},
						],
					},
				],
			},
			{
				id: "report",
				heading: "Un projet en six phrases",
				blocks: [
					{
						kind: "list",
						items: [
							"Nous voulions savoir si… parce que…",
							"Nous avons mesuré… , … fois, de… à… , avec…",
							"Nous avions écrit d’avance que nous aurions tort si…",
							"Nous avons trouvé… (avec tous les points sur le graphique, et la moyenne).",
							"On pourrait aussi expliquer ce résultat par…",
							"Avec une année de plus, nous aurions…",
						],
					},
					{
						kind: "paragraph",
						text: "S’il te manque une de ces six phrases, ton projet n’est pas fini, même avec une belle affiche. Si tu peux les écrire toutes, il est fini, même avec une affiche laide.",
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
							"Le doute que j’ai choisi : …",
							"Pourquoi personne n’avait déjà la réponse : …",
							"Ce que je mesure, avec quoi, combien de fois : …",
							"De combien la moyenne changerait, d’après mon essai : …",
							"Le plus petit écart que je pourrais voir : …",
							"Ce qui me ferait dire « j’avais tort » : …",
							"Qui doit donner son accord (lieu, personnes, établissement) : …",
							"La personne qui suit mon projet, et notre rendez-vous de chaque mois : …",
							"Où se trouve la copie de mon tableau : …",
							"La date de l’affiche : …",
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
						text: "Tu n’as pas à tout organiser toi-⁠même. Des associations et des concours scolaires te font rencontrer une ou un scientifique, et te donnent une date limite et un public : cherche-⁠les dès septembre, et vérifie leurs dates. Quand tout sera fini, note le mois que tu as préféré. Lire, essayer, mesurer, regarder et montrer, ce sont cinq métiers différents.",
					},
					{
						kind: "links",
						items: [
							{
								label: "Essayer pour de vrai",
								href: "/resources#try",
								note: "Des laboratoires, des clubs et des concours ouverts aux élèves.",
							},
							{
								label: "Les métiers",
								href: "/explore",
								note: "Lis la semaine de trois métiers, et cherches-⁠y ce que tu as aimé pendant ton mois préféré.",
							},
						],
					},
				],
			},
		],
	},
});
