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
									"Keep a list of things that surprise you. Choose one that you can reach on foot or from your desk, with what you can borrow. If you want to enter a competition, look now: some close their entries in autumn and have a first round in winter. Find one adult who agrees to listen to you once a month: a teacher, a librarian, a neighbour who measures things for a living. If this adult is not from your school, tell your parents, and meet only in a public place.",
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
						text: "Here is a rule of thumb, on invented figures. In the trial run, five trees of one street had 12, 30, 18, 25 and 15 squares of lichen out of 100. Their mean is 20, and a tree lies about 6 away from it on average (the mean deviation, quick by hand; in a report use what your course teaches, the standard deviation s divided by the square root of n: here 7.4 / √5 = 3.3). Five other trees would give another mean: it moves by about 6 divided by the square root of 5, so 2.7. With twenty trees it moves by half of that, 1.3: to halve the doubt you need four times the work. Believe a difference between two streets only when it is larger than four times this number: 11 squares with five trees in each (4 × 2.7), 5 with twenty (4 × 1.3). With s / √n take three times: 10 squares (3 × 3.3). To see a difference of 3 one time in two, you would need more than sixty trees in each street; three times as many to see it nearly always. Beware: two streets are few. Your figures will say whether they differ, not whether the bus is the cause: you would need several streets with a bus and several without.",
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
							"No fire, no mains electricity, no acids, no caustic soda, no mixing of cleaning products, except what your teacher has you do in class.",
							"Places: ask the owner of the wall, the garden or the stream, and write the answer down. Never work alone at the side of a road or of water.",
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
		lead: "La recherche, la vraie, tient en deux heures par semaine si la question est assez petite. Dix mois, d’un doute en septembre à une affiche en juin, en solo ou en équipe.",
		sections: [
			{
				id: "promise",
				heading: "À quoi reconnaît-⁠on une recherche ?",
				blocks: [
					{
						kind: "paragraph",
						text: "Ni à la blouse blanche, ni au prix de l’instrument. C’est de la recherche si personne ne pouvait te donner la réponse, si tu as écrit d’avance comment la trouver, et si quelqu’un d’autre peut tout refaire avec tes notes. Une question sur ta mare, ton lycée ou ta rue remplit presque toujours la première condition : personne n’a regardé.",
					},
					{
						kind: "definitions",
						items: [
							{
								term: "Trop grand",
								description:
									"« L’air de notre ville est-⁠il pollué ? » Il faudrait un réseau de stations de mesure et dix ans.",
							},
							{
								term: "Déjà connu",
								description:
									"« Les plantes ont-⁠elles besoin de lumière ? » Tu ne ferais que vérifier un cours.",
							},
							{
								term: "La bonne taille",
								description:
									"« Y a-⁠t-⁠il moins de lichen sur les arbres de la rue où passe le bus que sur ceux de la rue de derrière ? » Deux rues, quarante arbres de la même espèce, aux troncs à peu près de la même grosseur, le même côté de chaque tronc, un quadrillage sur un film plastique. Compte à part les lichens jaunes : l’azote des voitures les favorise.",
							},
						],
					},
				],
			},
			{
				id: "calendar",
				heading: "Dix mois sur une page",
				blocks: [
					{
						kind: "definitions",
						items: [
							{
								term: "Septembre et octobre : douter",
								description:
									"Note tout ce qui t’étonne. Choisis une chose que tu peux étudier tout près de chez toi ou depuis ton bureau, avec du matériel qui s’emprunte. Si l’idée d’un concours te tente, cherches-⁠en un maintenant : certains ferment leurs inscriptions à l’automne et ont une première étape en hiver. Trouve une personne adulte qui veuille bien t’écouter une fois par mois : une enseignante, un bibliothécaire, une voisine dont le métier est de mesurer. Si cette personne n’est pas du lycée, préviens tes parents, et ne la rencontre que dans un lieu public.",
							},
							{
								term: "Novembre : lire",
								description:
									"Trois textes, pas plus : un qui explique le sujet, un qui donne des mesures proches des tiennes, un qui défend l’idée contraire. Cinq lignes sur chacun, avec l’adresse et la date.",
							},
							{
								term: "Décembre : essayer",
								description:
									"Fais tout une fois, en petit : cinq arbres, dix réponses, une soirée. Cela va rater : c’est fait pour. Écris alors la méthode que tu suivras vraiment.",
							},
							{
								term: "Janvier : s’engager",
								description:
									"Une page datée, remise à la personne qui te suit : la question, ce que tu mesureras, combien de fois, le graphique que tu traceras, et le résultat qui te ferait dire « j’avais tort ». Ensuite, tout changement se note, avec sa date et sa raison.",
							},
							{
								term: "De février à avril : mesurer",
								description:
									"La même chose, de la même façon, deux heures par semaine. Reporte les chiffres dans un tableau le jour même, et fais-⁠en une copie ailleurs.",
							},
							{
								term: "Mai : regarder",
								description:
									"D’abord le graphique promis. Les autres seulement ensuite : appelle-⁠les « idées pour plus tard ».",
							},
							{
								term: "Juin : montrer",
								description:
									"Une affiche, huit minutes d’exposé, et le tableau de mesures pour qui le demande. Remercie toutes les personnes qui t’ont donné un coup de main.",
							},
						],
					},
				],
			},
			{
				id: "howmany",
				heading: "Combien de fois ?",
				blocks: [
					{
						kind: "paragraph",
						text: "Voici un ordre de grandeur, sur des chiffres inventés. Pendant l’essai, cinq arbres d’une rue portaient du lichen dans 12, 30, 18, 25 et 15 carreaux sur 100. La moyenne est de 20, et les arbres s’en écartent de 6 en moyenne (c’est l’écart moyen, rapide à la main ; dans un compte rendu, utilise ce que dit ton cours, l’écart type s divisé par la racine carrée de n : ici 7,4 / √5 = 3,3). Cinq autres arbres donneraient une autre moyenne : elle bouge d’environ 6 divisé par la racine carrée de 5, soit 2,7. Avec vingt arbres, elle bouge deux fois moins, de 1,3 : pour diviser le doute par deux, il faut quatre fois plus de travail. Ne crois à un écart entre deux rues que s’il dépasse quatre fois ce nombre : 11 carreaux avec cinq arbres par rue (4 × 2,7), 5 avec vingt (4 × 1,3). Avec s / √n, prends trois fois : 10 carreaux (3 × 3,3). Pour voir un écart de 3 une fois sur deux, il faudrait plus de soixante arbres par rue ; le triple pour le voir presque toujours. Attention : deux rues, c’est peu. Tes chiffres diront si elles diffèrent, pas si le bus en est la cause : il faudrait plusieurs rues avec bus et plusieurs sans.",
					},
					{
						kind: "list",
						items: [
							"Si l’écart que tu espères est plus petit, change de question maintenant.",
							"Si tu ne peux mesurer que dix fois, cherche un très gros écart : entre le jour et la nuit, entre la terre nue et la haie.",
							"Tire au sort l’ordre des mesures : sinon, tu mesures une rue le matin et l’autre le soir, avec la fatigue.",
							"Si possible, fais numéroter les échantillons par quelqu’un d’autre, pour compter sans savoir d’où vient chacun.",
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
							"Rien de vivant ne souffre : on observe les animaux, on ne les attrape pas ; on ne cultive pas de microbes à la maison, pas même ceux de ses mains.",
							"Ni feu, ni branchement sur une prise électrique, ni acide, ni soude, ni mélange de produits ménagers, sauf ce que ta ou ton prof te fait faire en classe.",
							"Les lieux : demande l’accord de la personne à qui appartient le mur, le jardin ou le ruisseau, et note sa réponse. Ne travaille jamais seul ou seule au bord d’une route ou de l’eau.",
							"Les gens : montre tes questions à la direction de ton établissement avant de les poser, et demande l’accord des parents pour les moins de 18 ans. Une enquête est anonyme, ne porte ni sur la santé, ni sur la religion, ni sur les opinions politiques, ni sur les origines, ni sur la famille, ni sur les amours, et l’on peut cesser d’y répondre quand on veut.",
							"Les photos montrent des feuilles et des instruments, jamais des visages.",
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
									"Zéro est un résultat. Va au bout de ton plan, et dis à partir de quelle taille tu aurais vu un effet.",
							},
							{
								term: "« Un chiffre ne colle pas »",
								description:
									"Garde-⁠le, signale-⁠le, cherche sa cause dans tes notes de ce jour-là. Trace le graphique avec et sans lui, et montre les deux.",
							},
							{
								term: "« Quelqu’un l’a déjà fait »",
								description:
									"Très bien : refais-⁠le chez toi et compare. Une bonne part de la science a été trop peu vérifiée.",
							},
							{
								term: "« Je n’ai plus le temps »",
								description:
									"Fais plus petit, pas moins bien : une saison plutôt que deux. Change le plan, avec la date et la raison.",
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
							"On pourrait aussi l’expliquer par…",
							"Avec une année de plus, nous aurions…",
						],
					},
					{
						kind: "paragraph",
						text: "Si tu ne peux pas écrire l’une des six, le projet n’est pas fini, même avec une belle affiche. Si tu peux les écrire toutes, il est fini, même avec une affiche laide.",
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
							"Le doute que je garde : …",
							"Pourquoi personne n’avait déjà la réponse : …",
							"Ce que je mesure, avec quoi, combien de fois : …",
							"De combien la moyenne bougerait avec d’autres mesures, d’après mon essai : …",
							"Le plus petit écart que je pourrais voir : …",
							"Ce qui me ferait dire « j’avais tort » : …",
							"Qui doit donner son accord (lieu, personnes, établissement) : …",
							"La personne qui me suit, et notre jour du mois : …",
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
						text: "Tu n’as pas à inventer le cadre. Des associations et des concours scolaires te font rencontrer une chercheuse ou un chercheur, et te donnent une échéance et un public ; cherche-⁠les dès septembre, et vérifie leurs dates. Et quand tout est fini, note le mois que tu as préféré. Lire, essayer, mesurer, regarder et montrer sont cinq métiers différents.",
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
