import { definePage } from "./define-page.ts";

export default definePage({
	en: {
		title: "Privacy",
		lead: "In the demonstration, what you enter stays in your browser. Nothing is sent to a server, nobody follows you, and you can erase it all yourself.",
		sections: [
			{
				id: "short",
				heading: "The short version, for students",
				blocks: [
					{
						kind: "list",
						items: [
							"Your answers and your results stay in this browser. We do not see them.",
							"Nobody watches what you click, and there is no advertising.",
							"On a shared computer, the next person could see what you left. Erase it before you go: how is written below.",
							"A link that you share contains your answers. Whoever has the link can read them.",
						],
					},
				],
			},
			{
				id: "kept",
				heading: "What is kept, and where",
				blocks: [
					{
						kind: "paragraph",
						text: "The demonstration writes these entries in the storage of your browser, on your device. Session storage ends when you close the tab; local storage stays until you erase it.",
					},
					{
						kind: "definitions",
						items: [
							{ term: "quizAnswers", description: "Session storage. The answers you chose." },
							{
								term: "quizRetake",
								description: "Session storage. The answers you chose so far while taking the quiz again.",
							},
							{ term: "quizResults", description: "Session storage. The careers and fields of your result." },
							{
								term: "userInfo",
								description:
									"Local storage. The name, the e-mail address and the choice about updates that you entered to e-mail your results. No e-mail is sent.",
							},
							{
								term: "user",
								description:
									"Local storage. That you signed in to the demonstration, and with which role. The address and password that you type there are not kept.",
							},
							{ term: "isPremium", description: "Local storage. Whether you tried the premium plan." },
							{
								term: "appointments",
								description:
									"Local storage. The consultations that you tried to book: researcher, date, time, duration.",
							},
							{
								term: "language",
								description:
									"Local storage, and a cookie of the same name that lasts a year: English or French.",
							},
							{ term: "theme", description: "Local storage. Light or dark, if you chose one." },
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
							"No answer, name or message leaves your device. E-mail, payment and contact form are simulated.",
							"No audience measurement, no advertising and no tracking cookie. The one cookie holds the language.",
							"No file is fetched from a third party: pages, fonts and images come from this site. Links to other sites follow the rules of those sites.",
							"A shared result travels in the part of the address after the # sign, which browsers do not send to servers.",
						],
					},
					{
						kind: "paragraph",
						text: "As with any site, the host that delivers the pages sees the network address of your device and which page it asks for. How long it keeps this depends on who runs this installation.",
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
							"Answers and results: close the tab.",
							"All the rest: in the settings of your browser, look for the data of this site, often called “cookies and site data”, and delete it.",
							"Before you start, on a device that is not yours: open a private window. Its data disappears when you close its windows.",
						],
					},
					{
						kind: "paragraph",
						text: "As nobody but you has this data, there is nothing to ask us for: reading, correcting and erasing it happens in your browser.",
					},
				],
			},
			{
				id: "accounts",
				heading: "Installations with real accounts",
				blocks: [
					{
						kind: "paragraph",
						text: "Spectra can also be installed with a server, real accounts and real e-mail. This page describes the demonstration only. Whoever runs an installation with accounts must tell you, before you create one, what they keep, why, for how long, and how to exercise your rights.",
					},
					{
						kind: "links",
						items: [
							{
								label: "CNIL",
								href: "https://www.cnil.fr/",
								note: "The French data protection authority: your rights, and how to complain.",
							},
							{ label: "Contact", href: "/contact", note: "For a question about this page." },
						],
					},
				],
			},
		],
	},
	fr: {
		title: "Confidentialité",
		lead: "Dans la démonstration, ce que vous saisissez reste dans votre navigateur. Rien n’est envoyé à un serveur, personne ne vous suit, et vous pouvez tout effacer vous-même.",
		sections: [
			{
				id: "short",
				heading: "En bref, pour les élèves",
				blocks: [
					{
						kind: "list",
						items: [
							"Tes réponses et tes résultats restent dans ce navigateur. Nous ne les voyons pas.",
							"Personne ne regarde où tu cliques, et il n’y a pas de publicité.",
							"Sur un ordinateur partagé, la personne suivante pourrait voir ce que tu as laissé. Efface tout avant de partir : c’est expliqué plus bas.",
							"Un lien que tu partages contient tes réponses. Qui a le lien peut les lire.",
						],
					},
				],
			},
			{
				id: "kept",
				heading: "Ce qui est conservé, et où",
				blocks: [
					{
						kind: "paragraph",
						text: "La démonstration écrit ces éléments dans le stockage de votre navigateur, sur votre appareil. Le stockage de session disparaît quand vous fermez l’onglet ; le stockage local reste jusqu’à ce que vous l’effaciez.",
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
								term: "quizResults",
								description: "Stockage de session. Les métiers et les domaines de votre résultat.",
							},
							{
								term: "userInfo",
								description:
									"Stockage local. Le nom, l’adresse e-mail et le choix concernant les actualités que vous avez saisis pour recevoir vos résultats. Aucun e-mail n’est envoyé.",
							},
							{
								term: "user",
								description:
									"Stockage local. Indique qu’une session de démonstration est ouverte, et avec quel rôle. L’adresse et le mot de passe que vous y tapez ne sont pas conservés.",
							},
							{
								term: "isPremium",
								description: "Stockage local. Indique si vous avez essayé la formule Premium.",
							},
							{
								term: "appointments",
								description:
									"Stockage local. Les consultations que vous avez essayé de réserver : scientifique, date, heure, durée.",
							},
							{
								term: "language",
								description: "Stockage local, et un cookie du même nom qui dure un an : français ou anglais.",
							},
							{ term: "theme", description: "Stockage local. Clair ou sombre, si vous avez choisi." },
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
							"Aucune réponse, aucun nom, aucun message ne quitte votre appareil. L’e-mail, le paiement et le formulaire de contact sont simulés.",
							"Aucune mesure d’audience, aucune publicité, aucun cookie de suivi. Le seul cookie retient la langue.",
							"Aucun fichier n’est demandé à un tiers : pages, polices et images viennent de ce site. Les liens vers d’autres sites suivent les règles de ces sites.",
							"Un résultat partagé voyage dans la partie de l’adresse qui suit le signe #, que les navigateurs n’envoient pas aux serveurs.",
						],
					},
					{
						kind: "paragraph",
						text: "Comme pour tout site, l’hébergeur qui fournit les pages voit l’adresse réseau de votre appareil et la page demandée. La durée de conservation dépend de la personne ou de l’organisme qui gère cette installation.",
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
							"Réponses et résultats : fermez l’onglet.",
							"Tout le reste : dans les réglages de votre navigateur, cherchez les données de ce site, souvent appelées « cookies et données de site », et supprimez-les.",
							"Avant de commencer, sur un appareil qui n’est pas le vôtre : ouvrez une fenêtre privée. Ses données disparaissent quand vous en fermez les fenêtres.",
						],
					},
					{
						kind: "paragraph",
						text: "Comme personne d’autre que vous ne possède ces données, il n’y a rien à nous demander : vous pouvez les lire, les corriger et les effacer dans votre navigateur.",
					},
				],
			},
			{
				id: "accounts",
				heading: "Les installations avec de vrais comptes",
				blocks: [
					{
						kind: "paragraph",
						text: "Spectra peut aussi être installé avec un serveur, de vrais comptes et de vrais e-mails. Cette page ne décrit que la démonstration. La personne ou l’organisme qui gère une installation avec comptes doit vous dire, avant que vous en créiez un, ce qui est conservé, pourquoi, combien de temps, et comment exercer vos droits.",
					},
					{
						kind: "links",
						items: [
							{
								label: "CNIL",
								href: "https://www.cnil.fr/",
								note: "L’autorité française de protection des données : vos droits, et comment adresser une plainte.",
							},
							{ label: "Contact", href: "/contact", note: "Pour une question sur cette page." },
						],
					},
				],
			},
		],
	},
});
