import { definePage } from "./define-page.ts";

export default definePage({
	en: {
		title: "Read a course page like a scientist",
		lead: "Course pages are written to please. With two coloured pencils, a little arithmetic and a table, you can see what is behind the photographs.",
		folds: "afterFirst",
		sections: [
			{
				id: "specimen",
				heading: "A page to practise on",
				blocks: [
					{
						kind: "paragraph",
						text: "We made this page up, the course and its figures included, but each sentence is of a kind you will come across. Read it once.",
					},
					{
						kind: "list",
						items: [
							"Bachelor’s degree in environmental science: a course with a personal touch, at the heart of research.",
							"24 hours of classes a week, 8 of them practical work from the second term onwards.",
							"92% of our students pass.",
							"85% of our graduates are in work.",
							"A course much in demand: ten applications for every place.",
							"Many further courses are open to you after the degree.",
						],
					},
				],
			},
			{
				id: "claims",
				heading: "Step 1: two colours",
				blocks: [
					{
						kind: "paragraph",
						text: "Use one colour for what can be checked and another for what cannot. “At the heart of research” cannot: there is nothing to count. “8 hours of practical work” can: ask for a timetable. Some sentences look like facts but have a piece missing. “A personal touch” becomes a fact as soon as you know how many students share a class.",
					},
					{
						kind: "definitions",
						items: [
							{
								term: "Lecture",
								description:
									"One teacher, many students. You listen, take notes and work on them alone afterwards.",
							},
							{
								term: "Tutorial",
								description: "A smaller group that does exercises. In France it is called TD.",
							},
							{
								term: "Practical",
								description:
									"You handle things: instruments, samples, programs, maps. In France it is called TP. Ask what you do yourself, and what you only watch.",
							},
							{
								term: "Credits",
								description:
									"The weight of a subject. In the European system a full year is worth 60. A subject worth 6 credits is a tenth of your year.",
							},
						],
					},
				],
			},
			{
				id: "numbers",
				heading: "Step 2: three questions for each number",
				blocks: [
					{
						kind: "paragraph",
						text: "Of whom? Counted when? Counted by whom? Here is what our invented page could have left out. Take a pencil and do the divisions yourself.",
					},
					{
						kind: "definitions",
						items: [
							{
								term: "“92% pass”",
								description:
									"120 students registered, 75 sat the final exams, 69 passed. 69 out of 75 is 92%. 69 out of 120 is a little under 58%. Both are correct, and they answer different questions. And the 45 who never sat the exams have not all failed: some changed course because they wanted to. Ask how many, and where they went.",
							},
							{
								term: "“85% are in work”",
								description:
									"The 69 graduates were asked; 40 answered, and 34 of them were in work. 34 out of 40 is 85%. Nobody knows anything about the other 29: among all 69, the true number lies somewhere between 34 (49%) and 63 (91%). Ask also after how many months, in which kind of job, and whether those who went on studying were counted.",
							},
							{
								term: "“Ten applications for every place”",
								description:
									"1,200 applications for 120 places. But most people apply to several courses, so a course makes more offers than it has places. If this one made 300, one application in four was accepted. On Parcoursup, look for the “taux d’accès” (access rate) and for who was admitted, by type of bac. Many applications show that a course is well known, not that people learn well there.",
							},
						],
					},
				],
			},
			{
				id: "inside",
				heading: "Step 3: look inside the first year",
				blocks: [
					{
						kind: "paragraph",
						text: "The title names the end of the road; the first year is where you will live. Look for the detailed programme, often a file at the bottom of the page, and add up the credits or hours by subject. In our example you might find 18 credits of chemistry, 12 of mathematics, 12 of biology, 6 of geology, 6 of English and 6 of environment. The subject in the title is a tenth of the first year. That may suit you very well, as long as you know it beforehand.",
					},
					{
						kind: "list",
						items: [
							"Which two subjects weigh most? Could you work on them on a grey Tuesday?",
							"How is work marked: one final exam, or many small tests?",
							"Is there a placement, a project, a term abroad? Compulsory or optional, and who finds it?",
							"What help is there for somebody with gaps in what they know?",
						],
					},
				],
			},
			{
				id: "after",
				heading: "Step 4: the doors",
				blocks: [
					{
						kind: "paragraph",
						text: "“Many further courses are open” says that doors exist, not that students go through them. Ask for last year’s list: how many went where. Then look at the side doors. Can you move to a related subject after the first year, and would your credits count?",
					},
					{
						kind: "list",
						items: [
							"Weak: “Are the prospects good after this?” The answer will be yes, whoever you ask.",
							"Stronger: “Of last year’s graduates, how many applied for a master’s degree in this field, and how many were accepted?” It asks for two numbers, or an honest “we do not know”.",
							"Weak: “Is it hard?” It depends on who is speaking.",
							"Stronger, to a student: “Which week of last year was the worst, and who helped you?” You learn about the work and the place at the same time.",
						],
					},
				],
			},
			{
				id: "table",
				heading: "Step 5: three courses side by side",
				blocks: [
					{
						kind: "paragraph",
						text: "Give every course the same rows, even the ones you like less. Here is the start of a table for three invented courses: A is the one above, B a technical course in small groups, C a school in another city.",
					},
					{
						kind: "definitions",
						items: [
							{
								term: "Which diploma exactly",
								description:
									"A: licence, a national diploma. B: national diploma. C: not found; ask this first, before you pay anything.",
							},
							{ term: "Classes a week", description: "A: 24 hours. B: 32 hours. C: not found." },
							{
								term: "Practical work",
								description: "A: 8 hours, from the second term. B: 12 hours. C: “a lot”, so not found.",
							},
							{
								term: "Subject that weighs most",
								description: "A: chemistry. B: measurement and instruments. C: mathematics.",
							},
							{
								term: "Cost of a year",
								description:
									"A: fees and a train pass. B: fees and a room. C: higher fees and a room; grants not found.",
							},
							{
								term: "What came after",
								description:
									"A: asked, no answer yet. B: half found work, half went on studying. C: a list of names, no numbers.",
							},
						],
					},
					{
						kind: "paragraph",
						text: "Look at course C. Its page was the most beautiful, and it has the most empty cells. This does not make it a bad course: it tells you what to ask.",
					},
				],
			},
			{
				id: "page",
				heading: "Your page to fill in",
				blocks: [
					{
						kind: "paragraph",
						text: "One sheet for each course. Write “not found” rather than leave a blank, and note where each answer came from.",
					},
					{
						kind: "list",
						items: [
							"Course, place, date on which I read the page: …",
							"The exact diploma (in France: national, “visé”, engineering title or RNCP title): …",
							"Three sentences that can be checked: …",
							"Three that cannot: …",
							"The main number: of whom, when, by whom: …",
							"The two subjects that weigh most in the first year: …",
							"Hours of practical work, and what you do yourself: …",
							"What a year costs, with travel and housing: …",
							"Where last year’s students are now: …",
							"The side door, if I change my mind: …",
							"My three questions for the open day: …",
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
							"Comparing two percentages that do not count the same people.",
							"Believing only what suits the course you prefer. Look for one thing against it, and one thing in favour of the course you like least.",
							"Treating a missing number as a bad number. Ask first.",
							"Forgetting the journey: an hour and a half each way is part of the course.",
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
						text: "Choose three courses and give each half an hour this week. Send each a short, polite message: three numbered questions at most, taken from your empty cells. Then check against an official source. It is less pretty than the brochure, but it describes every course in the same way.",
					},
					{
						kind: "links",
						items: [
							{
								label: "Parcoursup",
								href: "https://www.parcoursup.gouv.fr/",
								note: "For courses in France: what each one expects, how it judges applications, how many places it has.",
							},
							{
								label: "Onisep",
								href: "https://www.onisep.fr/",
								note: "Official French descriptions of courses, all set out the same way.",
							},
						],
					},
				],
			},
		],
	},
	fr: {
		title: "Lire en scientifique la page d’une formation",
		lead: "Les pages des formations sont écrites pour plaire. Avec deux crayons de couleur, un peu de calcul et un tableau, tu verras ce qu’il y a derrière les photos.",
		folds: "afterFirst",
		sections: [
			{
				id: "specimen",
				heading: "Une page pour s’entraîner",
				blocks: [
					{
						kind: "paragraph",
						text: "Nous avons inventé cette page, formation et chiffres compris, mais tu liras souvent des phrases de ce genre. Lis la page une fois.",
					},
					{
						kind: "list",
						items: [
							"Licence de sciences de l’environnement : une formation à taille humaine, au cœur de la recherche.",
							"24 heures de cours par semaine, dont 8 de travaux pratiques dès le deuxième semestre.",
							"92 % de réussite.",
							"85 % de nos diplômés ont un emploi.",
							"Une formation très demandée : dix candidatures pour une place.",
							"De nombreuses poursuites d’études après le diplôme.",
						],
					},
				],
			},
			{
				id: "claims",
				heading: "Étape 1 : deux couleurs",
				blocks: [
					{
						kind: "paragraph",
						text: "Souligne d’une couleur ce qui se vérifie, et d’une autre ce qui ne se vérifie pas. « Au cœur de la recherche » ne se vérifie pas : il n’y a rien à compter. « 8 heures de travaux pratiques », si : il suffit de demander un emploi du temps. D’autres formules ressemblent à des faits, mais il leur manque un morceau : « à taille humaine » devient un fait dès que tu sais combien de personnes il y a dans un groupe.",
					},
					{
						kind: "definitions",
						items: [
							{
								term: "Cours magistral (CM)",
								description:
									"Une seule personne parle devant beaucoup d’étudiantes et d’étudiants. Tu écoutes, tu prends des notes, puis tu les retravailles chez toi.",
							},
							{
								term: "Travaux dirigés (TD)",
								description:
									"En plus petit groupe, on fait des exercices avec une enseignante ou un enseignant.",
							},
							{
								term: "Travaux pratiques (TP)",
								description:
									"On manipule des instruments, des échantillons, des programmes, des cartes. Demande ce que tu feras toi-⁠même, et ce que tu regarderas faire.",
							},
							{
								term: "Crédits (ECTS)",
								description:
									"Les crédits mesurent le poids d’une matière. Dans le système européen, une année complète vaut 60 crédits. Une matière à 6 crédits compte donc pour un dixième de ton année.",
							},
						],
					},
				],
			},
			{
				id: "numbers",
				heading: "Étape 2 : trois questions par chiffre",
				blocks: [
					{
						kind: "paragraph",
						text: "Pour chaque chiffre, demande-⁠toi : parmi qui ? compté quand ? compté par qui ? Voici ce que notre page inventée aurait pu passer sous silence. Prends un crayon et fais les divisions toi-⁠même.",
					},
					{
						kind: "definitions",
						items: [
							{
								term: "« 92 % de réussite »",
								description:
									"120 personnes se sont inscrites, 75 ont passé les examens de fin d’année, 69 les ont réussis. 69 sur 75, cela fait 92 % ; 69 sur 120, un peu moins de 58 %. Les deux résultats sont justes, mais ils répondent à deux questions différentes. Quant aux 45 personnes qui n’ont pas passé ces examens, elles n’ont pas toutes échoué : certaines ont choisi de changer de voie. Demande combien, et pour aller où.",
							},
							{
								term: "« 85 % ont un emploi »",
								description:
									"On a interrogé les 69 personnes diplômées : 40 ont répondu, et 34 avaient un emploi. 34 sur 40, cela fait 85 %. Mais on ne sait rien des 29 autres : sur les 69, le nombre de personnes qui ont un emploi se trouve entre 34 (49 %) et 63 (91 %). Demande aussi combien de mois après le diplôme on a posé la question, de quel genre d’emploi il s’agit, et si l’on a compté les personnes qui poursuivent leurs études.",
							},
							{
								term: "« Dix candidatures pour une place »",
								description:
									"1 200 candidatures pour 120 places. Mais presque tout le monde candidate à plusieurs formations, et chaque formation fait donc plus de propositions qu’elle n’a de places. Si celle-ci en a fait 300, une candidature sur quatre a reçu un oui. Sur Parcoursup, cherche le « taux d’accès », et regarde de quels bacs viennent les élèves admis. Un grand nombre de candidatures montre qu’une formation est connue, pas que l’on y apprend bien.",
							},
						],
					},
				],
			},
			{
				id: "inside",
				heading: "Étape 3 : regarder la première année de près",
				blocks: [
					{
						kind: "paragraph",
						text: "Le nom de la formation dit où elle mène, mais c’est d’abord sa première année que tu vas vivre. Cherche le programme détaillé, souvent dans un fichier tout en bas de la page, et additionne les crédits ou les heures de chaque matière. Dans notre exemple, tu pourrais trouver 18 crédits de chimie, 12 de mathématiques, 12 de biologie, 6 de géologie, 6 d’anglais et 6 d’environnement. La matière qui donne son nom à la licence ne compte que pour un dixième de la première année. Cela peut très bien te convenir, à condition de le savoir avant.",
					},
					{
						kind: "list",
						items: [
							"Quelles sont les deux matières qui pèsent le plus ? T’imagines-⁠tu les travailler un mardi pluvieux de novembre ?",
							"Comment le travail est-⁠il noté : par un seul examen final, ou par beaucoup de petits contrôles ?",
							"Y a-⁠t-⁠il un stage, un projet, un semestre à l’étranger ? Est-⁠ce obligatoire, et qui doit le trouver ?",
							"Quelle aide peut-⁠on recevoir quand on a des lacunes ?",
						],
					},
				],
			},
			{
				id: "after",
				heading: "Étape 4 : ce qui vient après",
				blocks: [
					{
						kind: "paragraph",
						text: "« De nombreuses poursuites d’études » veut dire que des portes existent, pas que les élèves les franchissent. Demande les chiffres de l’an dernier : combien de personnes sont entrées dans chaque formation. Renseigne-⁠toi aussi sur les passerelles : peut-⁠on passer à une matière voisine après la première année, en gardant ses crédits ?",
					},
					{
						kind: "list",
						items: [
							"Question vague : « Il y a des débouchés ? » Partout, on te répondra oui.",
							"Question précise : « Parmi les personnes diplômées l’an dernier, combien ont demandé un master dans ce domaine, et combien ont été admises ? » Pour y répondre, il faut deux nombres, ou un honnête « nous ne savons pas ».",
							"Question vague : « C’est dur ? » Tout dépend de la personne qui répond.",
							"Question précise, à poser à une étudiante ou à un étudiant : « Quelle a été ta pire semaine l’an dernier, et sur qui as-⁠tu pu compter ? » La réponse te renseigne à la fois sur le travail et sur l’ambiance.",
						],
					},
				],
			},
			{
				id: "table",
				heading: "Étape 5 : trois formations côte à côte",
				blocks: [
					{
						kind: "paragraph",
						text: "Garde les mêmes lignes pour chaque formation, y compris celles qui te plaisent moins. Voici le début d’un tableau pour trois formations inventées : A est celle du début, B est une formation technologique en petits groupes, C est une école dans une autre ville.",
					},
					{
						kind: "definitions",
						items: [
							{
								term: "Le diplôme exact",
								description:
									"A : licence, diplôme national. B : diplôme national. C : pas trouvé ; c’est la première chose à demander, avant de payer quoi que ce soit.",
							},
							{ term: "Cours par semaine", description: "A : 24 heures. B : 32 heures. C : pas trouvé." },
							{
								term: "Travaux pratiques",
								description:
									"A : 8 heures, dès le deuxième semestre. B : 12 heures. C : « beaucoup », donc pas trouvé.",
							},
							{
								term: "Matière qui pèse le plus",
								description: "A : chimie. B : mesures et instruments. C : mathématiques.",
							},
							{
								term: "Coût d’une année",
								description:
									"A : l’inscription et un abonnement de train. B : l’inscription et une chambre. C : une inscription plus chère et une chambre ; pour les bourses, pas trouvé.",
							},
							{
								term: "Après la formation",
								description:
									"A : question posée, pas encore de réponse. B : la moitié a trouvé un emploi, l’autre moitié continue ses études. C : une liste de noms, aucun nombre.",
							},
						],
					},
					{
						kind: "paragraph",
						text: "Regarde la formation C. Sa page était la plus belle, mais c’est elle qui a le plus de « pas trouvé ». Cela ne veut pas dire qu’elle est mauvaise, mais tu sais maintenant quelles questions poser.",
					},
				],
			},
			{
				id: "page",
				heading: "Ta page à remplir",
				blocks: [
					{
						kind: "paragraph",
						text: "Prends une feuille par formation. Écris « pas trouvé » au lieu de laisser une case vide, et note d’où vient chaque réponse.",
					},
					{
						kind: "list",
						items: [
							"La formation, son lieu, la date à laquelle j’ai lu la page : …",
							"Le diplôme exact (national, visé, titre d’ingénieur, titre du RNCP) : …",
							"Trois phrases qui se vérifient : …",
							"Trois phrases qui ne se vérifient pas : …",
							"Le chiffre principal (parmi qui, compté quand, compté par qui) : …",
							"Les deux matières qui pèsent le plus en première année : …",
							"Les heures de travaux pratiques, et ce que j’y ferai moi-⁠même : …",
							"Ce que coûte une année, trajets et logement compris : …",
							"Ce que sont devenus les élèves de l’an dernier : …",
							"La passerelle à prendre si je change d’avis : …",
							"Mes trois questions pour les portes ouvertes : …",
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
							"Comparer deux pourcentages qui ne portent pas sur les mêmes personnes.",
							"Ne croire que ce qui est favorable à ta formation préférée. Cherche un argument contre elle, et un argument pour celle que tu aimes le moins.",
							"Croire qu’un chiffre absent est un mauvais chiffre. Demande-⁠le d’abord.",
							"Oublier le trajet : une heure et demie le matin et autant le soir, cela fait partie de la formation.",
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
						text: "Cette semaine, choisis trois formations et consacre une demi-heure à chacune. Envoie-⁠leur un message court et poli, avec au plus trois questions numérotées, tirées de tes « pas trouvé ». Vérifie ensuite les réponses sur un site officiel. Il est moins joli que la brochure, mais il décrit toutes les formations de la même façon.",
					},
					{
						kind: "links",
						items: [
							{
								label: "Parcoursup",
								href: "https://www.parcoursup.gouv.fr/",
								note: "Pour les formations en France : ce que chacune attend, comment elle examine les candidatures, combien de places elle offre.",
							},
							{
								label: "Onisep",
								href: "https://www.onisep.fr/",
								note: "Des fiches officielles sur les formations, toutes bâties sur le même plan.",
							},
						],
					},
				],
			},
		],
	},
});
