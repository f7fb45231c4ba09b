import { definePage } from "./define-page.ts";

export default definePage({
	en: {
		title: "Prepare to talk with a researcher",
		lead: "Half an hour goes by quickly. This guide takes you from the first idea to your notes the same evening, so that you leave with answers you can use.",
		sections: [
			{
				id: "aim",
				heading: "Decide what you are there for",
				blocks: [
					{
						kind: "paragraph",
						text: "A researcher cannot tell you what to become. They can tell you, better than any leaflet, what their days are made of, how they got where they are and what they are unsure of. So choose one aim and write it in one sentence. “Learn about biology” is too broad for half an hour. “Find out whether I would like fieldwork in the rain, in week forty as much as in week one” is a good size.",
					},
					{
						kind: "list",
						items: [
							"You know little about the job: ask about an ordinary week.",
							"You cannot choose between two courses: ask what each one makes easier or harder later.",
							"You are nearly sure: look for what could put you off. It is better to know now.",
						],
					},
				],
			},
			{
				id: "before",
				heading: "Forty minutes of preparation, a few days before",
				blocks: [
					{
						kind: "definitions",
						items: [
							{
								term: "10 minutes: read",
								description:
									"Read the researcher’s profile and, if you find one, the summary of one of their articles. Do not try to understand everything. Copy one word that you like and one that stops you: both are ways to begin.",
							},
							{
								term: "15 minutes: write",
								description:
									"Write ten questions quickly, without judging them. Then cross out those that a search engine answers in a minute, such as the length of a doctorate.",
							},
							{
								term: "10 minutes: choose",
								description:
									"Keep five, in order of importance. You will probably have time for four. If the third leads somewhere good, the rest can wait.",
							},
							{
								term: "5 minutes: say them aloud",
								description:
									"A question that you cannot say in one breath is two questions. Split it. Check the time, the sound and the place too.",
							},
						],
					},
				],
			},
			{
				id: "questions",
				heading: "Five questions, made better",
				blocks: [
					{
						kind: "paragraph",
						text: "A good question is about something that happened, not about everything at once. Each question below comes first in a weak form, then in a stronger one.",
					},
					{
						kind: "definitions",
						items: [
							{
								term: "“Do you like your job?”",
								description:
									"Better: “Which hour of last week would you gladly relive, and which one would you not?” The first question can be answered with a yes. The second brings up two scenes that you can compare with your own tastes.",
							},
							{
								term: "“What is a typical day like?”",
								description:
									"Better: “What did you do last Tuesday, from morning to evening?” Nobody has typical days. A real Tuesday has e-mails, a broken instrument and a meeting in it.",
							},
							{
								term: "“Is it hard?”",
								description:
									"Better: “What did you find difficult at my age, and what did you do about it?” Hard compared with what? The second question shows a way through, not how high the bar is.",
							},
							{
								term: "“Do you need to be good at maths?”",
								description:
									"Better: “What maths did you use this month, and what for?” “Good” means something different to everyone. A real example can be looked up and tried out.",
							},
							{
								term: "“What should I study?”",
								description:
									"Better: “I am torn between these two courses. What would you want to know about them in my place?” The first asks someone who hardly knows you to decide. The second borrows the way they think.",
							},
						],
					},
				],
			},
			{
				id: "during",
				heading: "Thirty minutes, in five parts",
				blocks: [
					{
						kind: "definitions",
						items: [
							{
								term: "Minutes 0 to 3",
								description:
									"Say who you are and why you came. For example: “I have one more year of school after this one. I like chemistry, I am slow at calculations, and I would like to know how much chemistry there is in your week.” A first name is enough.",
							},
							{
								term: "Minutes 3 to 12",
								description:
									"Your first question, the one about real days. Listen more than you write: key words only.",
							},
							{
								term: "Minutes 12 to 20",
								description:
									"Their path: a choice that mattered, one that did not, a moment when they nearly gave up.",
							},
							{
								term: "Minutes 20 to 27",
								description:
									"Your own case: what you are unsure of, what you could try this month, who else you could ask.",
							},
							{
								term: "Minutes 27 to 30",
								description:
									"Say in your own words what you understood, and let them correct you. This is often the most useful moment. Then say thank you.",
							},
						],
					},
					{
						kind: "paragraph",
						text: "For an hour, keep the same parts and double the middle ones.",
					},
				],
			},
			{
				id: "follow",
				heading: "When an answer stays vague",
				blocks: [
					{
						kind: "paragraph",
						text: "Here is an exchange that we made up. “My work is very varied.” You could write down “varied” and go on. Or you could ask: “Could you name two things you did this week that had nothing to do with each other?” “On Monday I repaired a pump with a technician. On Thursday I replied to comments on an article, and that took all day.” Now you know something: there are tools and there is writing, in the same week.",
					},
					{
						kind: "list",
						items: [
							"“Could you give me an example?”",
							"“What would I have seen if I had been in the room?”",
							"“Is that true of your team, or of the job in general?”",
							"“What do people often believe about this that is wrong?”",
							"If you do not know a word: “What does that mean?” Nobody minds, and the explanation is usually good.",
						],
					},
				],
			},
			{
				id: "page",
				heading: "Your page to fill in",
				blocks: [
					{
						kind: "paragraph",
						text: "Copy these lines onto one sheet. The first five are for beforehand, the last five for the same evening, because details fade quickly.",
					},
					{
						kind: "list",
						items: [
							"My aim, in one sentence: …",
							"The word that I liked, and the word that stopped me: …",
							"My five questions, the most important first: …",
							"What I will say about myself in three sentences: …",
							"What I expect to hear (to compare afterwards): …",
							"Three facts or scenes that I heard: …",
							"What surprised me: …",
							"What I would enjoy, and what I would not: …",
							"One thing to check with somebody else: …",
							"My next step, and its date: …",
						],
					},
				],
			},
			{
				id: "mistakes",
				heading: "Common mistakes",
				blocks: [
					{
						kind: "definitions",
						items: [
							{
								term: "Trying to impress",
								description: "Say what you like and what you find hard. You will get more precise answers.",
							},
							{
								term: "Following the list to the end",
								description:
									"If an answer opens a door, go in. Five questions asked in a row make a form, not a conversation.",
							},
							{
								term: "Filling every silence",
								description:
									"Count to three in your head. People often say what really matters after a pause.",
							},
							{
								term: "Thinking that one path is the only one",
								description:
									"This person took one road, years ago. Someone else in the same laboratory took a different one.",
							},
							{
								term: "Saying too much",
								description:
									"No address, no telephone number, no school, no marks. If you meet somebody elsewhere (at a fair, through an association or a site), write through that association or site only, and see them only in a public place, at your school or at their work, with an adult you know. In a Spectra consultation use only the appointment’s video link, and let an adult at home know beforehand when it is. You never have to go on: if it makes you uncomfortable, you can stop it. Then tell an adult you trust; in France 119 and 3018 answer free of charge. Tell us too, through the contact page.",
							},
						],
					},
				],
			},
			{
				id: "after",
				heading: "What to do next",
				blocks: [
					{
						kind: "paragraph",
						text: "Within a week, check one thing that you heard against a second source: another person, a course page, a career page. Compare what you expected with what you heard. The gap between the two is what the consultation taught you. Then take your next step, however small: a book, an open day, an experiment at home that is safe (no fire, no mains electricity, no cleaning products), once an adult knows of it. If your idea has changed, that is not a failure; it is what the consultation was for.",
					},
					{
						kind: "links",
						items: [
							{
								label: "Talk to someone, free",
								href: "/resources#person",
								note: "Centres, associations and mentors who put you in touch with people.",
							},
							{
								label: "The researchers",
								href: "/consultations",
								note: "Read what each one works on before you choose.",
							},
							{
								label: "The careers",
								href: "/explore",
								note: "Find the one that you want to ask about, and two related ones.",
							},
						],
					},
				],
			},
		],
	},
	fr: {
		title: "Préparer une rencontre avec une ou un scientifique",
		lead: "Une demi-heure passe vite. Ce guide t’accompagne de ta première idée jusqu’aux notes du soir même, pour que tu repartes avec des réponses utiles.",
		sections: [
			{
				id: "aim",
				heading: "Savoir ce que tu viens chercher",
				blocks: [
					{
						kind: "paragraph",
						text: "Une ou un scientifique ne peut pas te dire ce que tu dois devenir. En revanche, cette personne peut te raconter, mieux que n’importe quelle brochure, ses journées, son parcours et ses doutes. Choisis donc un seul but, et écris-⁠le en une phrase. « En savoir plus sur la biologie » est trop vaste pour une demi-heure. « Savoir si le travail de terrain me plairait, même sous la pluie, même au bout de quarante semaines », voilà un but de la bonne taille.",
					},
					{
						kind: "list",
						items: [
							"Tu connais mal le métier : fais-⁠toi raconter une semaine ordinaire.",
							"Tu hésites entre deux formations : demande ce que chacune rend plus facile, ou plus difficile, par la suite.",
							"Ton choix est presque fait : cherche ce qui pourrait te décourager. Autant le savoir maintenant.",
						],
					},
				],
			},
			{
				id: "before",
				heading: "Quarante minutes de préparation, quelques jours avant",
				blocks: [
					{
						kind: "definitions",
						items: [
							{
								term: "10 minutes : lire",
								description:
									"Lis la présentation de la personne et, si tu en trouves un, le résumé d’un de ses articles. Inutile de tout comprendre. Recopie un mot qui te plaît et un mot qui te bloque : ce sont deux façons d’engager la conversation.",
							},
							{
								term: "15 minutes : écrire",
								description:
									"Écris dix questions d’un trait, sans les juger. Barre ensuite celles auxquelles un moteur de recherche répond en une minute, par exemple combien de temps dure une thèse.",
							},
							{
								term: "10 minutes : choisir",
								description:
									"Gardes-⁠en cinq, par ordre d’importance. Tu auras sans doute le temps d’en poser quatre. Si la troisième mène à une réponse passionnante, tant mieux : les autres attendront.",
							},
							{
								term: "5 minutes : les dire à voix haute",
								description:
									"Une question que tu n’arrives pas à dire d’un seul souffle en cache deux : coupe-⁠la. Vérifie aussi l’heure, le son, et l’endroit où tu seras.",
							},
						],
					},
				],
			},
			{
				id: "questions",
				heading: "Cinq questions à améliorer",
				blocks: [
					{
						kind: "paragraph",
						text: "Une bonne question porte sur un fait précis, pas sur tout à la fois. En voici cinq : d’abord une version trop vague, puis une version plus précise.",
					},
					{
						kind: "definitions",
						items: [
							{
								term: "« Vous aimez votre métier ? »",
								description:
									"Mieux : « Quelle heure de la semaine dernière revivriez-⁠vous avec plaisir, et laquelle ne voudriez-⁠vous surtout pas revivre ? » À la première question, on peut répondre par un simple oui. La seconde te donne deux scènes, que tu peux comparer à ce que tu aimes.",
							},
							{
								term: "« C’est quoi, une journée type ? »",
								description:
									"Mieux : « Qu’avez-⁠vous fait mardi dernier, du matin au soir ? » La journée type n’existe pas. Dans un vrai mardi, il y a des messages, un appareil en panne et une réunion.",
							},
							{
								term: "« C’est difficile ? »",
								description:
									"Mieux : « Qu’est-⁠ce qui vous semblait difficile quand vous aviez mon âge, et comment avez-⁠vous fait ? » Difficile par rapport à quoi ? La seconde question te montre comment on franchit l’obstacle, et pas seulement s’il est haut.",
							},
							{
								term: "« Il faut avoir un bon niveau en maths ? »",
								description:
									"Mieux : « Quelles mathématiques avez-⁠vous utilisées ce mois-ci, et pour quoi faire ? » « Un bon niveau », ce n’est pas la même chose pour tout le monde. Sur un exemple précis, tu peux te renseigner, et même t’entraîner.",
							},
							{
								term: "« Qu’est-⁠ce que je devrais faire comme études ? »",
								description:
									"Mieux : « J’hésite entre ces deux formations. À ma place, que voudriez-⁠vous savoir sur chacune ? » La première question demande à quelqu’un qui te connaît à peine de décider pour toi. La seconde te montre comment cette personne réfléchirait.",
							},
						],
					},
				],
			},
			{
				id: "during",
				heading: "Trente minutes en cinq temps",
				blocks: [
					{
						kind: "definitions",
						items: [
							{
								term: "Minutes 0 à 3",
								description:
									"Dis qui tu es et pourquoi tu viens. Par exemple : « Je suis en première. J’aime la chimie, je ne calcule pas vite, et je voudrais savoir quelle place la chimie tient dans votre semaine. » Ton prénom suffit.",
							},
							{
								term: "Minutes 3 à 12",
								description:
									"Pose ta première question, celle qui porte sur une journée de travail ordinaire. Écoute plus que tu n’écris : note seulement des mots-clés.",
							},
							{
								term: "Minutes 12 à 20",
								description:
									"Demande à la personne de te raconter son parcours : un choix qui a compté, un autre qui n’a rien changé, un moment où elle a failli tout arrêter.",
							},
							{
								term: "Minutes 20 à 27",
								description:
									"Parle de toi : de ce qui te fait hésiter, de ce que tu pourrais essayer ce mois-ci. Demande aussi à qui d’autre poser tes questions.",
							},
							{
								term: "Minutes 27 à 30",
								description:
									"Redis avec tes mots ce que tu as compris, et demande si c’est bien cela. C’est souvent le moment le plus utile. Pour finir, dis merci.",
							},
						],
					},
					{
						kind: "paragraph",
						text: "Si tu as une heure, garde les mêmes étapes et double la durée de celles du milieu.",
					},
				],
			},
			{
				id: "follow",
				heading: "Quand une réponse reste floue",
				blocks: [
					{
						kind: "paragraph",
						text: "Voici un échange que nous avons inventé. « Mon travail est très varié. » Tu peux noter « varié » et passer à la question suivante. Tu peux aussi demander : « Pourriez-⁠vous me citer deux choses que vous avez faites cette semaine et qui n’ont rien à voir l’une avec l’autre ? » Réponse : « Lundi, j’ai réparé une pompe avec une technicienne. Jeudi, j’ai répondu aux remarques reçues sur un article, et la journée y est passée. » Maintenant, tu sais quelque chose : dans la même semaine, il faut manier des outils et écrire.",
					},
					{
						kind: "list",
						items: [
							"« Auriez-⁠vous un exemple ? »",
							"« Si j’avais été dans la pièce, qu’est-⁠ce que j’aurais vu ? »",
							"« C’est vrai dans votre équipe, ou dans tout le métier ? »",
							"« Quelle idée fausse se fait-⁠on souvent à ce sujet ? »",
							"Si tu ne connais pas un mot : « Qu’est-⁠ce que cela veut dire ? » Cette question ne gêne personne, et l’explication vaut souvent le détour.",
						],
					},
				],
			},
			{
				id: "page",
				heading: "Ta page à remplir",
				blocks: [
					{
						kind: "paragraph",
						text: "Recopie ces lignes sur une feuille. Remplis les cinq premières avant la rencontre, et les cinq dernières le soir même, car on oublie vite les détails.",
					},
					{
						kind: "list",
						items: [
							"Mon but, en une phrase : …",
							"Le mot qui me plaît, et celui qui me bloque : …",
							"Mes cinq questions, la plus importante en premier : …",
							"Ce que je dirai de moi en trois phrases : …",
							"Ce que je m’attends à entendre (pour comparer ensuite) : …",
							"Trois faits ou trois scènes que l’on m’a racontés : …",
							"Ma plus grande surprise : …",
							"Ce qui me plairait, et ce qui ne me plairait pas : …",
							"Une chose à vérifier auprès de quelqu’un d’autre : …",
							"Ma prochaine étape, et sa date : …",
						],
					},
				],
			},
			{
				id: "mistakes",
				heading: "Les erreurs courantes",
				blocks: [
					{
						kind: "definitions",
						items: [
							{
								term: "Vouloir impressionner",
								description:
									"Dis ce qui te plaît et ce que tu trouves difficile. On te répondra plus précisément.",
							},
							{
								term: "Suivre la liste jusqu’au bout",
								description:
									"Si une réponse ouvre une piste, suis-⁠la. Cinq questions posées à la file, c’est un formulaire, pas une conversation.",
							},
							{
								term: "Meubler chaque silence",
								description:
									"Compte jusqu’à trois dans ta tête. L’essentiel vient souvent juste après une pause.",
							},
							{
								term: "Croire que tout le monde suit le même parcours",
								description:
									"Cette personne a suivi un chemin, il y a des années. Dans le même laboratoire, quelqu’un d’autre en a pris un différent.",
							},
							{
								term: "En dire trop",
								description:
									"Ne donne ni ton adresse, ni ton numéro de téléphone, ni le nom de ton établissement, ni tes notes. Si tu rencontres quelqu’un autrement (à un salon, par une association ou un site), n’échange que par cette association ou ce site, et ne vois cette personne que dans un lieu public, dans ton établissement ou à son travail, avec un adulte que tu connais. Dans une consultation de Spectra, ne parle que dans sa salle, et préviens à l’avance un adulte de ta famille du jour et de l’heure de la consultation. Rien ne t’oblige à continuer : si la consultation te met mal à l’aise, tu peux l’arrêter. Parles-⁠en ensuite à un adulte de confiance, ou appelle gratuitement le 119 (enfance en danger) ou le 3018 (violences en ligne). Préviens-⁠nous aussi, sur la page de contact.",
							},
						],
					},
				],
			},
			{
				id: "after",
				heading: "Et après ?",
				blocks: [
					{
						kind: "paragraph",
						text: "Dans la semaine, vérifie une chose que tu as entendue : auprès d’une autre personne, sur la page d’une formation ou sur une page métier. Compare ce que tu as entendu avec ce que tu attendais. La différence, c’est ce que la consultation t’a appris. Puis passe à l’étape suivante, même petite : lis un livre, va à des portes ouvertes, fais à la maison une expérience sans danger (ni feu, ni prise de courant, ni produits ménagers), après en avoir parlé à un adulte. Si ton projet a changé, ce n’est pas un échec : la consultation servait à cela.",
					},
					{
						kind: "links",
						items: [
							{
								label: "Parler à quelqu’un, gratuitement",
								href: "/resources#person",
								note: "Des centres, des associations et des mentors qui te mettent en relation avec des gens du métier.",
							},
							{
								label: "Les scientifiques",
								href: "/consultations",
								note: "Avant de choisir, lis sur quoi travaille chaque personne.",
							},
							{
								label: "Les métiers",
								href: "/explore",
								note: "Trouve celui dont tu veux parler, et deux métiers voisins.",
							},
						],
					},
				],
			},
		],
	},
});
