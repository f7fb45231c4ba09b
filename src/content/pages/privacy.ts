import { definePage } from "./define-page.ts";

export default definePage({
	en: {
		title: "Privacy",
		lead: "Spectra exists in two forms. The demonstration keeps everything in your browser. A site with accounts also keeps, on its server, what you ask it to keep. This page describes both, in plain words.",
		folds: "afterFirst",
		sections: [
			{
				id: "short",
				heading: "The short version, for students",
				blocks: [
					{
						kind: "list",
						items: [
							"Without an account, your answers, results, saved careers and games stay in this browser. We do not see them.",
							"With an account they are kept for you, so that you can find them on another device. Nobody else sees them unless you show them.",
							"If you are under 15, none of this is kept until a parent agrees.",
							"Nobody watches what you click, and there is no advertising.",
							"On your account page you can download all of it as a file, or erase it at once.",
							"On a shared computer, log out before you go. Without an account, erase what you left behind (see below).",
							"In a class, your teacher sees your nickname (or your first name, with an account) and, with an account, whether you played Career Quest; never whether you sent a result. If you send your result, only your three strongest fields go to the class, never your answers; they enter the class’s numbers only together with those of at least four others, and chance blurs them. A guess at the class’s spectrum, if you send one, enters the sum of all guesses at once, without your name.",
							"If your school is on Spectra, it sees its classes as a whole: how many pupils joined or sent a result, in total and in recent weeks, and the interests of all classes together. Never your name.",
							"A link that you share contains your answers. Whoever has the link can read them.",
							"If you link a parent to your account, they see which fields interest you and how much (High, Medium or Low), and the careers and answers that you show them one by one. You see exactly the same thing, and you can end the link at any time.",
						],
					},
				],
			},
			{
				id: "which",
				heading: "Is this the demonstration?",
				blocks: [
					{
						kind: "paragraph",
						text: "The demonstration says so at the foot of every page. There, e-mail, payment, accounts and the contact form are simulated: no answer, name or message leaves your device. Everywhere else accounts and e-mails are real, and whoever runs the site you are on is responsible for its data. You can reach them through the contact page.",
					},
				],
			},
			{
				id: "account",
				heading: "What an account keeps",
				blocks: [
					{
						kind: "definitions",
						items: [
							{
								term: "Who you are",
								description:
									"First and last name, e-mail address and whether it is confirmed, role, language of our e-mails, time zone. Your password only as a hash, from which it cannot be read back.",
							},
							{
								term: "Your age, if you are a student",
								description:
									"One of three answers (under 15, 15 to 17, 18 or over) and the day you gave it. Never a date of birth. We ask again once a year.",
							},
							{
								term: "A parent’s e-mail address, under 15",
								description: "The address you gave, when we wrote to it, and when the parent decided.",
							},
							{
								term: "What you do",
								description:
									"Finished quizzes (date, version of the quiz, answers; without Premium, those of the last three and those kept while you had Premium), saved careers, games you finished, the date and time of each play, and the questions of the games that you answered right. Results, points and badges are computed from these.",
							},
							{
								term: "A parent or guardian’s e-mail address, if you are under 18",
								description:
									"The address you gave before a first payment or booking, when we wrote to it, and whether they agreed. They get an e-mail about every payment and every appointment. The same for a second parent or guardian, if one was invited; when one of them changes address, the old and the new one, for as long as the account lasts.",
							},
							{
								term: "What you pay and book",
								description:
									"Each payment with its purpose, amount, date and outcome; the state of your subscription; your appointments, with whom, when, where the consultation takes place, and whether one side reported that the other did not come; your seats in circles, your places on their waiting lists, and when you took or gave one back. Never a card number. The monthly statements of researchers list times and amounts, no names.",
							},
							{
								term: "Where you are logged in",
								description:
									"Browser and system in two words, such as “Firefox, Android”, the day you logged in, when it was last used, and the first part of the network you logged in from, by which you recognise a login that is not yours. Never a whole IP address, and never a place.",
							},
							{
								term: "Passkeys, in the accounts of adults",
								description:
									"The name you gave each, when you added it and last used it, and the public key by which we check it. The key that logs in never leaves your device; fingerprint and face stay there, too.",
							},
							{
								term: "The security of the account",
								description: "Logins, changes of password and similar events: what and when, nothing else.",
							},
							{
								term: "A school’s log-in, if you use one",
								description:
									"The school, its own number for you, when you added it and when it last opened your account. The school learns that you log in here, nothing else.",
							},
							{
								term: "Your links with other people",
								description:
									"With a parent (the name chosen, what you show, their guesses at your answers), with a counsellor of your school (the summary that you show), with a class or an institution; your contact messages and your sign-up for updates.",
							},
						],
					},
					{
						kind: "paragraph",
						text: "We keep this to give you the account that you asked for, and to protect it. What you did before you had an account moves to it only once you have said that it is yours.",
					},
				],
			},
			{
				id: "without-account",
				heading: "What a server keeps about people without an account",
				blocks: [
					{
						kind: "list",
						items: [
							"Your results by e-mail: your name, the address and the results, until the e-mail is delivered. They are not used for anything else.",
							"A message from the contact form: name, e-mail address and text, so that somebody can answer.",
							"Updates, only if you ticked the box: the e-mail address, the words you agreed to and when. Nothing is sent until you say yes once more, through a link. Each e-mail has a link to unsubscribe.",
							"Counters that stop abuse: how many requests came from one IP or e-mail address, stored in a coded form from which it cannot be read back.",
							"If you rate six careers before you see your results: how many appeal to you near the top, in the middle and near the end of your result. These are bare numbers; we do not keep who you are or which careers they were.",
							"A place in a class: a nickname drawn at random, when it was last active and, if you send it, your result (three fields). Whether you guessed the class’s spectrum, so that each pupil guesses once; the guess itself is in the class’s sum alone. If you came from a course in Moodle or another learning platform: an irreversible code of your number there, so that you find the same place again; your name and address there are not stored.",
							"The host of a circle: name, e-mail address, and when the room was opened.",
						],
					},
				],
			},
			{
				id: "how-long",
				heading: "How long it is kept",
				blocks: [
					{
						kind: "definitions",
						items: [
							{
								term: "Your account and what it holds",
								description:
									"Until you erase it. Then all of it is deleted at once. An unfinished account is erased automatically: if you are under 15 and your parent has not answered within 30 days; where addresses must be confirmed, if yours is not confirmed within 30 days.",
							},
							{
								term: "A login, and its network",
								description: "Ends 14 days after your last visit, or when you log out.",
							},
							{
								term: "Links in e-mails",
								description:
									"New password: ten minutes. Logging in without a password: fifteen minutes. Confirming an address: three days. A parent’s consent: 30 days; once it is given, the same link can withdraw it. The room of a consultation, for a parent or guardian: until the room closes. For 30 days more we know whether a link was used or has expired, so that its page can say so.",
							},
							{ term: "Security events", description: "365 days." },
							{
								term: "E-mails",
								description:
									"Our server forgets the address and the contents on delivery, and, seven days later, even the fact that an e-mail was sent. A refused e-mail is kept for seven days. Where no mail server is connected, e-mails are files in the folder of whoever runs the site, for seven days.",
							},
							{
								term: "Payments",
								description:
									"Purpose, amount and date stay in the bookkeeping after your account is erased, without your name or address; so do the time and amount of a consultation in its researcher’s statement.",
							},
							{
								term: "A class",
								description:
									"Until its teacher deletes it or erases their account, or twelve months after anything last happened in it; the teacher is told 30 days before. A pupil’s place, name and result go when the pupil leaves; the class figures, in which chance blurs every number, stay as they are, and so does the sum of the guesses; both are deleted with the class. The figures are kept by term, too; the teacher may show them behind those of a later class, as sums, for as long as this one exists. When the teacher removes a pupil, the name goes, and a result that still waits for its group stays in it without one. The address of a colleague to whom a class is offered, until it is answered, 14 days at most. A report to a course, with your number there, until the course has taken it, 3 days at most.",
							},
							{
								term: "An institution",
								description:
									"Its name, its town and the list of its teachers, until it or its account is deleted. It sees its teachers’ first and last names, and their classes as a whole. Classes stay with their teachers; those of a teacher whom it removes go to a colleague. The addresses that it invited, with their answers, for 60 days. It also stores who is in charge of it, and the name of each program that it lets read its figures, until that access ends, a year at most.",
							},
							{ term: "Contact messages", description: "Twelve months." },
							{
								term: "Updates",
								description: "Seven days if you do not confirm. Otherwise until you unsubscribe.",
							},
							{
								term: "Counters that stop abuse",
								description:
									"25 hours at most. The network you log in from is kept for 30 days, in the same coded form, so that strangers cannot lock you out.",
							},
							{
								term: "A link between a student and a parent",
								description:
									"Until either ends it or erases their account; everything shown through it goes too. A code that nobody used: 24 hours.",
							},
							{
								term: "A report about a consultation",
								description:
									"What you wrote, until a year after it was dealt with. If you erase your account before, it stays without your name and address, because it protects other students.",
							},
							{
								term: "A circle",
								description:
									"A seat that you had stays with your account. A place on a waiting list, or a seat that was not paid for, until 30 days after the circle. The address of the host for as long, and the host’s name for a year, because somebody may ask who was present.",
							},
							{
								term: "What is written before a consultation",
								description:
									"What you want to talk about stays with the appointment in your account; the researcher sees it until the consultation is over. Other times that a researcher proposes, with the reason, are kept until you answer. The researcher’s own notes before it, which only they read, are erased when it is over or cancelled.",
							},
							{
								term: "A passkey",
								description:
									"Until you remove it, choose a new password by e-mail, or erase the account. A log-in with one that was begun and not finished: five minutes.",
							},
							{
								term: "A summary that you show a counsellor",
								description:
									"The lines that you ticked, as they were when you showed them, with your first and last name. Until you take it back, for 30 days at most; at once if the counsellor leaves the school on Spectra. No one else at the school sees it.",
							},
							{
								term: "A class at the end of the school year",
								description:
									"An institution can set a day on which its classes of the year are closed and archived, and a later day on which they are erased. Each teacher is told by e-mail two weeks before, and keeps a class by opening it again.",
							},
						],
					},
				],
			},
			{
				id: "minors",
				heading: "Under 15",
				blocks: [
					{
						kind: "paragraph",
						text: "The law requires a parent’s consent for anyone under 15. The student names a parent or guardian, whom we ask by e-mail. Before they agree, the server keeps only the account itself and what is needed to ask them: the profile, the logins and the parent’s e-mail address. Nothing that the student does is saved in the account. An e-mail check proves that somebody reads e-mails sent to that address, not that they are an adult or the child’s parent: we refuse the child’s own address and its variants, and tell the child by e-mail what was decided.",
					},
					{
						kind: "paragraph",
						text: "The parent reads what would be kept, then agrees or refuses. Refusing erases the account at once. So does withdrawing the consent later, with the same link.",
					},
				],
			},
			{
				id: "kept",
				heading: "What stays in your browser",
				blocks: [
					{
						kind: "paragraph",
						text: "These entries are in your browser’s storage, on your device. Session storage ends when you close the tab; local storage stays until it is erased.",
					},
					{
						kind: "definitions",
						items: [
							{ term: "quizAnswers", description: "Session storage. The answers you chose." },
							{
								term: "quizRetake",
								description: "Session storage. The answers you chose so far while taking the quiz again.",
							},
							{
								term: "quizTie",
								description:
									"Session storage. What you chose between two working days, where careers were level.",
							},
							{ term: "quizResults", description: "Session storage. The careers and fields of your result." },
							{ term: "quizVersion", description: "Session storage. The version of the quiz you answered." },
							{
								term: "consultationChoice",
								description:
									"Session storage. The researcher, the day and the time you have chosen for a consultation and not booked yet.",
							},
							{
								term: "counsellorSummary",
								description: "Session storage. What you ticked and wrote on the page for your counsellor.",
							},
							{
								term: "quizGoesOn",
								description: "Local storage. Your setting, if you chose to let the quiz move on by itself.",
							},
							{
								term: "guest",
								description:
									"Local storage, only where accounts are real. What you did without an account: answers of finished quizzes, saved careers, finished games with the date and time of each play and the questions answered right. Emptied when it moves to your account, when you say that it is somebody else’s, and when you log out.",
							},
							{
								term: "classMembership",
								description:
									"Local storage. What proves your place in a class. Removed when you leave it, and together with “guest”.",
							},
							{
								term: "compare",
								description:
									"Local storage. The careers that you chose to compare. Removed together with “guest”.",
							},
							{
								term: "notebook",
								description:
									"Local storage. Your answers to “Would you?” on career pages and the lines you write to the question of a month. They never leave this browser. With an account, its number is kept beside them, so that no one else sees them here. Removed together with “guest”.",
							},
							{
								term: "workOffered",
								description: "Session storage. Records that what is kept here should move to your account.",
							},
							{
								term: "tabOwner",
								description:
									"Session storage, only where accounts are real. The number of the account for which this tab keeps what you start, so that it never lands in the next person’s account.",
							},
							{
								term: "logouts",
								description:
									"Local storage, only where accounts are real. How often someone has logged out in this browser. No name and no account.",
							},
							{
								term: "user",
								description:
									"Local storage. Says that somebody is logged in, with which role, and whether we are waiting for a parent’s consent. No name, no address, no password. Removed when you log out.",
							},
							{
								term: "isPremium",
								description: "Local storage, only in the demonstration. Whether you tried the Premium plan.",
							},
							{
								term: "appointments",
								description:
									"Local storage, only in the demonstration. The consultations that you booked as a trial: researcher, date, time, duration.",
							},
							{
								term: "circles",
								description:
									"Local storage, only in the demonstration. The seats that you took in circles as a trial: which circle, when, and whether you gave it back.",
							},
							{
								term: "userInfo",
								description:
									"Local storage, only in the demonstration. The name, the e-mail address and the choice about updates that you entered to e-mail your results. No e-mail is sent.",
							},
							{
								term: "language",
								description:
									"Local storage, and a cookie of the same name that lasts a year: English or French.",
							},
							{ term: "theme", description: "Local storage. Light or dark, if you chose one." },
							{
								term: "schoolCountry",
								description:
									"Local storage. The country of your school, if you chose one: it decides what is shown first. It stays on this device.",
							},
							{
								term: "__Host-spectra-session",
								description:
									"A cookie, only where accounts are real and only while you are logged in (spectra-session where the address does not begin with https). It says which login is yours, for 14 days from your last visit. No script can read it.",
							},
							{
								term: "__Host-spectra-provider",
								description:
									"A cookie, only if you log in through a school (spectra-provider where the address does not begin with https). It says that the log-in began in this browser, until you are logged in, three days at most.",
							},
							{
								term: "__Host-spectra-desk",
								description:
									"The same kind of cookie, for the desk of a researcher (spectra-desk where the address does not begin with https). Students never get it.",
							},
							{
								term: "__Host-spectra-operator",
								description:
									"The same kind of cookie, for the desk of an operator (spectra-operator where the address does not begin with https). It ends a short time after the last visit. No one else gets it.",
							},
							{
								term: "__Host-spectra-lti",
								description:
									"A cookie, only if you open a class from a course of a learning platform (spectra-lti where the address does not begin with https). It says that the class was opened in this browser, for 10 minutes.",
							},
						],
					},
				],
			},
			{
				id: "not-done",
				heading: "What the site does not do",
				blocks: [
					{
						kind: "list",
						items: [
							"No visitor statistics, no advertising, no tracking cookie. The cookies hold the language and the login.",
							"Nothing is sold. Apart from families, classes, the summary that you show a counsellor and the word “done”, which goes to your course if you report it, only two things are passed on: a researcher with whom you book, and the host of a circle in which you take a seat, are told your first name, the time, whether you are under 18 and, for a consultation, what you wrote about it, and where payments are real, Stripe is told your e-mail address and what is paid. No decision about you is taken by a machine.",
							"No file is fetched from a third party: pages, fonts and images come from this site. Other sites, which some links lead to, have their own rules.",
							"A shared result travels in the part of the address after the # sign, which browsers do not send to servers.",
						],
					},
					{
						kind: "paragraph",
						text: "As with any site, the host that delivers the pages sees the IP address of your device and which page it asks for. How long it keeps this, and its backups, depends on who runs this site.",
					},
				],
			},
			{
				id: "erase",
				heading: "How to erase everything",
				blocks: [
					{
						kind: "list",
						items: [
							"An account: open your account page, choose “Erase my account…” and confirm with your password. Profile, results, saved careers, games, logins, messages and updates go at once. All that remains, without your name, is the date of the erasure and, if you paid, the bookkeeping. The figures of a class that counted your result, in which chance blurs every number, stay as they are.",
							"Backups: whoever runs the site keeps copies of the database in case it breaks. What you erase stays in the older copies until they are replaced by new ones.",
							"What you did in this browser without an account: choose “Erase what I did on this device” at the end of the dashboard. In the demonstration, closing the tab erases answers and results.",
							"All the rest in this browser: in its settings, look for the data of this site, often called “cookies and site data”, and delete it.",
							"Before you start, on a device that is not yours: open a private window. Its data disappears when all private windows are closed.",
						],
					},
				],
			},
			{
				id: "rights",
				heading: "Your rights",
				blocks: [
					{
						kind: "paragraph",
						text: "You may read your data, correct it, take it with you, erase it, and withdraw your consent at any time. You can do most of it yourself, on your account page: the profile is corrected there, and one button gives you everything in one file. For the rest, or to object to a use, write through the contact page. Whoever runs the site has one month to answer.",
					},
					{
						kind: "links",
						items: [
							{ label: "Your account", href: "/account", note: "Correct, download, erase." },
							{
								label: "CNIL",
								href: "https://www.cnil.fr/",
								note: "The French data protection authority: your rights, and how to complain.",
							},
							{ label: "Contact", href: "/contact", note: "For a question about this page, or a request." },
						],
					},
				],
			},
		],
	},
	fr: {
		title: "Confidentialité",
		lead: "Spectra existe sous deux formes. La démonstration garde tout dans votre navigateur. Un vrai site, où l’on peut ouvrir un compte, garde aussi, sur son serveur, ce que vous lui demandez de garder. Cette page décrit les deux, en termes simples.",
		folds: "afterFirst",
		sections: [
			{
				id: "short",
				heading: "En bref, pour les élèves",
				blocks: [
					{
						kind: "list",
						items: [
							"Sans compte, tes réponses, tes résultats, tes métiers enregistrés et tes jeux restent dans ce navigateur. Nous ne les voyons pas.",
							"Avec un compte, tout est conservé pour que tu le retrouves sur un autre appareil. Personne d’autre ne le voit, sauf si tu le montres.",
							"Avant 15 ans, rien de tout cela n’est conservé tant qu’un parent n’a pas donné son accord.",
							"Personne ne regarde où tu cliques, et il n’y a pas de publicité.",
							"Sur la page de ton compte, tu peux tout télécharger dans un fichier, ou tout effacer : c’est immédiat.",
							"Sur un ordinateur partagé, déconnecte-⁠toi avant de partir. Si tu n’as pas de compte, efface ce que tu as laissé : plus bas, on t’explique comment.",
							"Dans une classe, ta ou ton prof voit ton pseudonyme. Si tu as un compte, cette personne voit ton prénom à la place, et elle sait si tu as joué à la quête des métiers. Elle ne sait jamais si tu as envoyé un résultat. Si tu envoies ton résultat, la classe ne reçoit que tes trois domaines les plus forts, jamais tes réponses ; ils n’entrent dans les chiffres de la classe qu’avec ceux d’au moins quatre autres élèves, et le hasard brouille ces nombres. Si tu fais un pronostic sur le spectre de la classe, il entre aussitôt dans la somme de tous les pronostics, sans ton nom.",
							"Si ton établissement est sur Spectra, il voit ses classes dans leur ensemble : combien d’élèves les ont rejointes ou ont envoyé un résultat, au total et ces dernières semaines, et les centres d’intérêt de toutes les classes réunies. Jamais ton nom.",
							"Un lien que tu partages contient tes réponses. Toute personne qui a le lien peut les lire.",
							"Si tu relies un parent à ton compte, il voit quels domaines t’intéressent, et à quel point (Fort, Moyen ou Faible), ainsi que les métiers et les réponses que tu lui montres un par un. Tu vois exactement la même chose, et tu peux mettre fin à ce lien quand tu veux.",
						],
					},
				],
			},
			{
				id: "which",
				heading: "Êtes-⁠vous dans la démonstration ou sur un vrai site ?",
				blocks: [
					{
						kind: "paragraph",
						text: "La démonstration le dit au bas de chaque page. Les e-⁠mails, les paiements, les comptes et le formulaire de contact y sont simulés : aucune réponse, aucun nom, aucun message ne quitte votre appareil. Partout ailleurs, les comptes et les e-⁠mails sont réels, et la personne ou l’organisme qui gère le site que vous consultez est responsable des données qui s’y trouvent. La page de contact permet de lui écrire.",
					},
				],
			},
			{
				id: "account",
				heading: "Ce qu’un compte conserve",
				blocks: [
					{
						kind: "definitions",
						items: [
							{
								term: "Qui vous êtes",
								description:
									"Prénom et nom, adresse e-⁠mail (confirmée ou non), type de compte, langue de nos e-⁠mails, fuseau horaire. Le mot de passe, seulement sous une forme brouillée (une empreinte) : personne ne peut le relire.",
							},
							{
								term: "Votre âge, si vous êtes élève",
								description:
									"Une réponse parmi trois (moins de 15 ans, de 15 à 17 ans, 18 ans ou plus) et le jour où elle a été donnée. Jamais de date de naissance. La question revient une fois par an.",
							},
							{
								term: "L’adresse e-⁠mail d’un parent, si vous avez moins de 15 ans",
								description:
									"L’adresse que vous avez indiquée, la date de la demande et celle de la décision du parent.",
							},
							{
								term: "Ce que vous faites",
								description:
									"Les quiz terminés (date, version du quiz, réponses ; sans Premium, celles des trois derniers et celles gardées pendant un abonnement Premium), les métiers enregistrés, les jeux terminés, avec la date et l’heure de chaque partie, et les questions auxquelles vous avez bien répondu. Les résultats, les points et les badges sont calculés à partir de ces données.",
							},
							{
								term: "L’adresse e-⁠mail d’un parent ou responsable légal, si vous avez moins de 18 ans",
								description:
									"L’adresse que vous avez indiquée avant un premier paiement ou une première réservation, la date de la demande et l’accord, s’il a été donné. Cette personne reçoit un e-⁠mail à chaque paiement et à chaque rendez-⁠vous. La même chose pour un deuxième parent ou responsable légal, s’il y en a un ; en cas de changement d’adresse, l’ancienne et la nouvelle, tant que le compte existe.",
							},
							{
								term: "Ce que vous payez et réservez",
								description:
									"Chaque paiement avec son objet, son montant, sa date et son issue ; l’état de votre abonnement ; vos rendez-⁠vous, avec qui, quand et où la consultation a lieu, et si l’un des deux a signalé l’absence de l’autre ; vos places dans des cercles et sur leurs listes d’attente, et quand vous les avez prises ou rendues. Jamais de numéro de carte. Les relevés mensuels des scientifiques donnent des heures et des montants, sans aucun nom.",
							},
							{
								term: "Vos sessions ouvertes",
								description:
									"Le navigateur et le système en deux mots, par exemple « Firefox, Android », la date d’ouverture, celle de la dernière utilisation, et le début de l’adresse du réseau utilisé à l’ouverture, qui aide à repérer une session qui n’est pas la vôtre. Jamais d’adresse IP entière, jamais de lieu.",
							},
							{
								term: "Les clés d’accès, dans les comptes d’adultes",
								description:
									"Le nom que vous avez donné à chacune, la date de son ajout et de sa dernière utilisation, et la clé publique qui sert à la vérifier. La clé qui ouvre le compte ne quitte jamais votre appareil, et les données de votre empreinte ou de votre visage n’en sortent pas non plus.",
							},
							{
								term: "La sécurité du compte",
								description:
									"Les connexions, les changements de mot de passe et autres événements semblables : leur nature et leur date, rien de plus.",
							},
							{
								term: "La connexion par un établissement, si vous en utilisez une",
								description:
									"L’établissement, le numéro qu’il vous a donné, la date de l’ajout et celle de la dernière ouverture de votre compte. L’établissement apprend que vous vous connectez ici, rien d’autre.",
							},
							{
								term: "Vos liens avec d’autres personnes",
								description:
									"Avec un parent (le nom choisi, ce que vous montrez, ses suppositions sur vos réponses), avec une personne chargée de l’orientation (les pages que vous lui montrez), avec une classe ou un établissement ; vos messages de contact et votre inscription aux nouvelles de Spectra.",
							},
						],
					},
					{
						kind: "paragraph",
						text: "Nous conservons tout cela pour vous fournir le compte que vous avez demandé, et pour le protéger. Ce que vous avez fait avant d’avoir un compte n’y entre que si vous confirmez que c’est à vous.",
					},
				],
			},
			{
				id: "without-account",
				heading: "Ce qu’un serveur conserve sur les personnes sans compte",
				blocks: [
					{
						kind: "list",
						items: [
							"Vos résultats par e-⁠mail : votre nom, l’adresse et les résultats, jusqu’à la remise du message. Ils ne servent à rien d’autre.",
							"Un message du formulaire de contact : nom, adresse e-⁠mail et texte, pour qu’on puisse vous répondre.",
							"Les nouvelles de Spectra, seulement si vous avez coché la case : l’adresse e-⁠mail, le texte accepté et la date. Rien n’est envoyé tant que vous n’avez pas confirmé en cliquant sur un lien. Chaque message contient un lien pour vous désabonner.",
							"Des compteurs contre les abus : combien de demandes ont été faites depuis une même adresse IP ou e-⁠mail, enregistrée sous une forme codée qui ne permet pas de la retrouver.",
							"Si vous donnez votre avis sur six métiers avant de voir vos résultats : combien de métiers vous plaisent en haut, au milieu et en bas de votre classement, sous forme de simples nombres. Rien ne dit qui a répondu, ni de quels métiers il s’agissait.",
							"L’appartenance à une classe : un pseudonyme tiré au sort, la date de la dernière activité et, si vous l’envoyez, votre résultat (trois domaines). Le fait d’avoir envoyé un pronostic sur le spectre de la classe, pour que chaque élève n’en envoie qu’un ; le pronostic lui-⁠même n’existe que dans la somme de la classe. Si vous venez d’un cours de Moodle ou d’une autre plateforme : votre numéro sur cette plateforme, sous une forme codée qui ne permet pas de le retrouver, pour que vous repreniez la même place ; ni votre nom ni votre adresse e-⁠mail sur cette plateforme ne sont enregistrés.",
							"L’hôte d’un cercle : nom, adresse e-⁠mail, et l’heure d’ouverture de la salle.",
						],
					},
				],
			},
			{
				id: "how-long",
				heading: "Durée de conservation",
				blocks: [
					{
						kind: "definitions",
						items: [
							{
								term: "Votre compte et son contenu",
								description:
									"Jusqu’à ce que vous l’effaciez. Tout disparaît alors immédiatement. Un compte resté en suspens disparaît de lui-⁠même : si vous avez moins de 15 ans et que votre parent n’a pas répondu au bout de 30 jours ; là où l’adresse doit être confirmée, si elle ne l’est pas dans les 30 jours.",
							},
							{
								term: "Une session et son réseau",
								description:
									"Elle se ferme 14 jours après votre dernière visite, ou quand vous vous déconnectez.",
							},
							{
								term: "Les liens des e-⁠mails",
								description:
									"Nouveau mot de passe : dix minutes. Connexion sans mot de passe : quinze minutes. Confirmation de l’adresse : trois jours. Accord d’un parent : 30 jours ; une fois l’accord donné, le lien sert encore à le retirer. La salle d’une consultation, pour un parent ou responsable légal : jusqu’à la fermeture de la salle. Pendant 30 jours de plus, nous savons si un lien a servi ou expiré, pour que sa page puisse le dire.",
							},
							{ term: "Les événements de sécurité", description: "365 jours." },
							{
								term: "Les e-⁠mails",
								description:
									"Notre serveur oublie l’adresse et le contenu dès la remise, et, sept jours plus tard, le fait même qu’un message est parti. Un message refusé est gardé sept jours. Là où aucun serveur d’envoi n’est connecté, les messages restent sept jours sous forme de fichiers, chez la personne ou l’organisme qui gère le site.",
							},
							{
								term: "Les paiements",
								description:
									"L’objet, le montant et la date restent dans la comptabilité après l’effacement de votre compte, sans votre nom ni votre adresse ; de même l’heure et le montant d’une consultation dans le relevé de la personne qui l’a donnée.",
							},
							{
								term: "Une classe",
								description:
									"Jusqu’à ce que la personne qui en a la charge la supprime ou efface son compte, ou douze mois après la dernière activité ; cette personne est prévenue 30 jours avant. Quand une ou un élève quitte la classe, sa place, son nom et son résultat disparaissent ; les chiffres de la classe, que le hasard brouille, restent tels quels, comme la somme des pronostics ; ils disparaissent avec la classe. Ces nombres sont aussi gardés par trimestre ; la personne qui a la charge de la classe peut les montrer, sous forme de totaux, derrière ceux d’une classe suivante, tant que celle-⁠ci existe. Si la personne qui a la charge de la classe retire une ou un élève, le nom de l’élève disparaît ; si son résultat attend encore d’être réuni à ceux d’autres élèves, il reste enregistré, sans nom. L’adresse d’une ou d’un collègue à qui une classe est proposée, jusqu’à sa réponse, 14 jours au plus. Le mot « terminé » envoyé à un cours, avec votre numéro sur la plateforme, jusqu’à ce que le cours l’ait reçu, 3 jours au plus.",
							},
							{
								term: "Un établissement",
								description:
									"Son nom, sa ville et la liste de son équipe enseignante, jusqu’à ce que l’établissement ou son compte soit supprimé. Il voit les prénoms et noms des membres de cette équipe, et leurs classes dans leur ensemble. Chaque classe reste à la personne qui en a la charge ; mais si l’établissement retire quelqu’un de sa liste, les classes de cette personne passent à une ou un collègue. Les adresses des personnes qu’il a invitées, avec leurs réponses, pendant 60\u00a0jours. Il garde aussi le nom de ses responsables, et celui de chaque programme qu’il autorise à lire ses chiffres, jusqu’à la fin de cet accès, un an au plus.",
							},
							{ term: "Les messages de contact", description: "Douze mois." },
							{
								term: "Les nouvelles de Spectra",
								description:
									"Sept jours sans confirmation de votre part. Sinon, jusqu’à ce que vous vous désabonniez.",
							},
							{
								term: "Les compteurs contre les abus",
								description:
									"25 heures au plus. Nous gardons 30 jours, sous la même forme codée, une trace du réseau d’où vous vous connectez, pour que personne d’autre ne puisse bloquer votre accès.",
							},
							{
								term: "Un lien entre élève et parent",
								description:
									"Jusqu’à ce que l’un des deux y mette fin ou efface son compte ; tout ce qui était montré disparaît aussi. Un code que personne n’a utilisé : 24 heures.",
							},
							{
								term: "Un signalement sur une consultation",
								description:
									"Ce que vous avez écrit, jusqu’à un an après son traitement. Si vous effacez votre compte avant, le signalement reste, sans votre nom ni votre adresse, car il protège d’autres élèves.",
							},
							{
								term: "Un cercle",
								description:
									"Une place que vous avez eue reste dans votre compte. Une inscription sur la liste d’attente, ou une place qui n’a pas été payée, jusqu’à 30 jours après le cercle. L’adresse de l’hôte aussi longtemps, et son nom un an, parce qu’on peut vouloir savoir qui était présent.",
							},
							{
								term: "Ce qui est écrit avant une consultation",
								description:
									"Ce dont vous voulez parler reste avec le rendez-⁠vous, dans votre compte ; la personne avec qui vous parlez le voit jusqu’à la fin de la consultation. Les autres horaires qu’une ou un scientifique propose, avec la raison, sont gardés jusqu’à votre réponse. Ses propres notes d’avant la consultation, que personne d’autre ne lit, sont effacées à la fin, ou en cas d’annulation.",
							},
							{
								term: "Une clé d’accès",
								description:
									"Jusqu’à ce que vous la supprimiez, choisissiez un nouveau mot de passe par un lien reçu par e-⁠mail ou effaciez le compte. Une connexion par clé d’accès commencée et jamais terminée : cinq minutes.",
							},
							{
								term: "Les pages que vous montrez pour votre orientation",
								description:
									"Les lignes que vous avez cochées, telles qu’elles étaient quand vous les avez montrées, avec vos prénom et nom. Jusqu’à ce que vous les retiriez, 30 jours au plus ; elles disparaissent aussitôt si la personne à qui vous les montrez quitte l’établissement sur Spectra. Personne d’autre dans l’établissement ne les voit.",
							},
							{
								term: "Une classe à la fin de l’année scolaire",
								description:
									"Un établissement peut fixer un jour où ses classes de l’année sont fermées et archivées, puis un jour où elles sont effacées. Chaque membre de l’équipe enseignante est prévenu par e-⁠mail deux semaines avant, et peut garder une classe en la rouvrant.",
							},
						],
					},
				],
			},
			{
				id: "minors",
				heading: "Avant 15 ans",
				blocks: [
					{
						kind: "paragraph",
						text: "Avant 15 ans, la loi exige l’accord d’un parent. L’élève indique un parent ou responsable légal, à qui nous demandons son accord par e-⁠mail. Avant sa réponse, le serveur ne garde que le compte lui-⁠même et ce qu’il faut pour obtenir cette réponse : le profil, les sessions et l’adresse e-⁠mail du parent. Ce que fait l’élève n’entre pas dans le compte. Un contrôle par e-⁠mail prouve que quelqu’un lit les messages reçus à cette adresse, pas qu’il s’agit d’un adulte ni du parent de l’enfant : nous refusons l’adresse de l’enfant et ses variantes, et chaque décision est annoncée à l’enfant par e-⁠mail.",
					},
					{
						kind: "paragraph",
						text: "Le parent lit ce qui serait conservé, puis accepte ou refuse. Un refus efface le compte aussitôt. Retirer son accord plus tard, avec le même lien, l’efface aussi.",
					},
				],
			},
			{
				id: "kept",
				heading: "Ce qui reste dans votre navigateur",
				blocks: [
					{
						kind: "paragraph",
						text: "Ces éléments se trouvent dans le stockage de votre navigateur, sur votre appareil. Le stockage de session disparaît quand vous fermez l’onglet ; le stockage local reste jusqu’à ce qu’il soit effacé.",
					},
					{
						kind: "definitions",
						items: [
							{
								term: "quizAnswers",
								description: "Stockage de session. Les réponses que vous avez choisies.",
							},
							{
								term: "quizRetake",
								description: "Stockage de session. Les réponses déjà choisies quand vous refaites le quiz.",
							},
							{
								term: "quizTie",
								description:
									"Stockage de session. Vos choix entre deux journées de travail, quand des métiers étaient à égalité.",
							},
							{
								term: "quizResults",
								description: "Stockage de session. Les métiers et les domaines de votre résultat.",
							},
							{
								term: "quizVersion",
								description: "Stockage de session. La version du quiz à laquelle vous avez répondu.",
							},
							{
								term: "consultationChoice",
								description:
									"Stockage de session. La personne, le jour et l’heure que vous avez choisis pour une consultation, tant qu’elle n’est pas réservée.",
							},
							{
								term: "counsellorSummary",
								description:
									"Stockage de session. Ce que vous avez coché et écrit sur la page pour votre rendez-⁠vous d’orientation.",
							},
							{
								term: "quizGoesOn",
								description:
									"Stockage local. Votre réglage, si vous avez choisi que le quiz passe tout seul à la question suivante.",
							},
							{
								term: "guest",
								description:
									"Stockage local, seulement sur les sites où l’on peut vraiment ouvrir un compte. Ce que vous avez fait sans compte : réponses des quiz terminés, métiers enregistrés, jeux terminés avec la date et l’heure de chaque partie et les questions réussies. Vidé quand tout passe dans votre compte, quand vous indiquez que ces données sont celles de quelqu’un d’autre, et quand vous vous déconnectez.",
							},
							{
								term: "classMembership",
								description:
									"Stockage local. Ce qui prouve que vous faites partie d’une classe. Supprimé quand vous la quittez, et en même temps que « guest ».",
							},
							{
								term: "compare",
								description:
									"Stockage local. Les métiers que vous avez choisi de comparer. Supprimé en même temps que « guest ».",
							},
							{
								term: "notebook",
								description:
									"Stockage local. Vos réponses à « Tu le ferais ? » sur les pages métier et les phrases que vous écrivez en réponse à la question du mois. Elles ne quittent jamais ce navigateur. Avec un compte, son numéro est gardé à côté, pour que personne d’autre ne les voie ici. Supprimé en même temps que « guest ».",
							},
							{
								term: "workOffered",
								description:
									"Stockage de session. Indique que ce qui est gardé ici doit passer dans votre compte.",
							},
							{
								term: "tabOwner",
								description:
									"Stockage de session, seulement sur les sites où l’on peut vraiment ouvrir un compte. Le numéro du compte pour lequel cet onglet garde ce que vous commencez, pour que rien n’arrive dans le compte de la personne suivante.",
							},
							{
								term: "logouts",
								description:
									"Stockage local, seulement sur les sites où l’on peut vraiment ouvrir un compte. Le nombre de déconnexions dans ce navigateur. Ni nom ni compte.",
							},
							{
								term: "user",
								description:
									"Stockage local. Indique qu’une session est ouverte, pour quel type de compte, et si l’accord d’un parent est attendu. Ni nom, ni adresse, ni mot de passe. Supprimé quand vous vous déconnectez.",
							},
							{
								term: "isPremium",
								description:
									"Stockage local, seulement dans la démonstration. Indique si vous avez essayé la formule Premium.",
							},
							{
								term: "appointments",
								description:
									"Stockage local, seulement dans la démonstration. Les consultations que vous avez réservées pour essayer : scientifique, date, heure, durée.",
							},
							{
								term: "circles",
								description:
									"Stockage local, seulement dans la démonstration. Les places que vous avez prises dans des cercles pour essayer : quel cercle, quand, et si vous les avez rendues.",
							},
							{
								term: "userInfo",
								description:
									"Stockage local, seulement dans la démonstration. Le nom, l’adresse e-⁠mail et le choix de recevoir ou non des nouvelles de Spectra, saisis pour recevoir vos résultats. Aucun e-⁠mail n’est envoyé.",
							},
							{
								term: "language",
								description:
									"Stockage local, et un cookie du même nom, conservé un an, qui retient la langue choisie (français ou anglais).",
							},
							{ term: "theme", description: "Stockage local. Clair ou sombre, si vous avez fait un choix." },
							{
								term: "schoolCountry",
								description:
									"Stockage local. Le pays où vous étudiez, si vous l’avez choisi : il décide de ce qui s’affiche en premier. Il reste sur cet appareil.",
							},
							{
								term: "__Host-spectra-session",
								description:
									"Un cookie, seulement sur les sites où l’on peut vraiment ouvrir un compte et pendant que votre session est ouverte (spectra-session si l’adresse ne commence pas par https). Il indique quelle session est la vôtre, pendant 14 jours après votre dernière visite. Aucun script ne peut le lire.",
							},
							{
								term: "__Host-spectra-provider",
								description:
									"Un cookie, seulement si vous vous connectez par votre établissement (spectra-provider si l’adresse ne commence pas par https). Il indique que la connexion a commencé dans ce navigateur, jusqu’à ce qu’elle aboutisse, trois jours au plus.",
							},
							{
								term: "__Host-spectra-desk",
								description:
									"Un cookie du même genre, pour le bureau d’une ou d’un scientifique (spectra-desk si l’adresse ne commence pas par https). Les élèves ne le reçoivent jamais.",
							},
							{
								term: "__Host-spectra-operator",
								description:
									"Un cookie du même genre, pour le bureau d’exploitation (spectra-operator si l’adresse ne commence pas par https). Il expire peu après la dernière visite. Seules les personnes qui gèrent le site le reçoivent.",
							},
							{
								term: "__Host-spectra-lti",
								description:
									"Un cookie, seulement si vous ouvrez une classe depuis le cours d’une plateforme (spectra-lti si l’adresse ne commence pas par https). Il indique que la classe a été ouverte dans ce navigateur, pendant 10 minutes.",
							},
						],
					},
				],
			},
			{
				id: "not-done",
				heading: "Ce que le site ne fait pas",
				blocks: [
					{
						kind: "list",
						items: [
							"Aucune mesure d’audience, aucune publicité, aucun cookie de suivi. Les cookies retiennent la langue et la session.",
							"Rien n’est vendu. En dehors des familles, des classes, des pages que vous montrez pour votre orientation et du mot « terminé », qui part vers votre cours si vous le signalez, vos données ne sont transmises que dans deux cas : à la ou au scientifique avec qui vous réservez et à l’hôte d’un cercle où vous prenez une place, votre prénom, l’heure, le fait que vous avez ou non moins de 18 ans et, pour une consultation, ce que vous avez écrit avant ; à Stripe, là où les paiements sont réels, votre adresse e-⁠mail et ce qui est payé. Aucune décision à votre sujet n’est prise par une machine.",
							"Aucun fichier n’est demandé à un tiers : pages, polices et images viennent de ce site. Les autres sites, vers lesquels mènent certains liens, ont leurs propres règles.",
							"Un résultat partagé voyage dans la partie de l’adresse qui suit le signe #, que les navigateurs n’envoient pas aux serveurs.",
						],
					},
					{
						kind: "paragraph",
						text: "Comme pour tout site, l’hébergeur qui fournit les pages voit l’adresse IP de votre appareil et la page demandée. Leur durée de conservation, comme celle des sauvegardes, dépend de la personne ou de l’organisme qui gère ce site.",
					},
				],
			},
			{
				id: "erase",
				heading: "Comment tout effacer",
				blocks: [
					{
						kind: "list",
						items: [
							"Un compte : sur la page de votre compte, choisissez « Effacer mon compte… » et confirmez avec votre mot de passe. Profil, résultats, métiers enregistrés, jeux, sessions, messages et inscription aux nouvelles de Spectra disparaissent aussitôt. Il reste seulement, sans votre nom, la date de cet effacement et, si vous avez payé, la comptabilité. Les chiffres d’une classe qui a compté votre résultat, que le hasard brouille, restent tels quels.",
							"Les sauvegardes : la personne ou l’organisme qui gère le site garde des copies de la base de données, en cas de panne. Ce que vous effacez reste dans les plus anciennes, jusqu’à ce que de nouvelles les remplacent.",
							"Ce que vous avez fait dans ce navigateur sans compte : choisissez « Effacer ce que j’ai fait sur cet appareil » au bas du tableau de bord. Dans la démonstration, fermer l’onglet efface réponses et résultats.",
							"Tout le reste dans ce navigateur : dans ses réglages, cherchez les données de ce site, souvent appelées « cookies et données de site », et supprimez-⁠les.",
							"Avant de commencer, sur un appareil qui n’est pas le vôtre : ouvrez une fenêtre privée. Ses données disparaissent quand toutes les fenêtres privées sont fermées.",
						],
					},
				],
			},
			{
				id: "rights",
				heading: "Vos droits",
				blocks: [
					{
						kind: "paragraph",
						text: "Vous pouvez lire vos données, les corriger, les emporter, les effacer, et retirer votre accord à tout moment. Presque tout se fait sur la page de votre compte : le profil s’y corrige, et un bouton permet de tout télécharger dans un seul fichier. Pour le reste, ou pour vous opposer à un usage, écrivez-⁠nous depuis la page de contact. La personne ou l’organisme qui gère le site dispose d’un mois pour répondre.",
					},
					{
						kind: "links",
						items: [
							{ label: "Votre compte", href: "/account", note: "Corriger, télécharger, effacer." },
							{
								label: "CNIL",
								href: "https://www.cnil.fr/",
								note: "L’autorité française de protection des données : vos droits, et comment adresser une plainte.",
							},
							{
								label: "Contact",
								href: "/contact",
								note: "Pour une question sur cette page, ou une demande.",
							},
						],
					},
				],
			},
		],
	},
});
