import { definePage } from "./define-page.ts";

export default definePage({
	en: {
		title: "Terms of use",
		lead: "What you may expect from Spectra, and what it asks of you, in plain words.",
		sections: [
			{
				id: "service",
				heading: "What Spectra is",
				blocks: [
					{
						kind: "paragraph",
						text: "Spectra is a site for discovering science careers. This installation is run by whoever gave you its address. You may browse, take the quiz and play the quest without an account.",
					},
				],
			},
			{
				id: "guidance",
				heading: "Guidance, not a verdict",
				blocks: [
					{
						kind: "paragraph",
						text: "Quiz results, career pages and consultations give ideas and information. They do not decide an admission, measure an ability or replace the advice of a teacher, a guidance counsellor or a careers service. Admission rules and figures change: check them with the institution or the source before you decide.",
					},
				],
			},
			{
				id: "profiles",
				heading: "Illustrative profiles",
				blocks: [
					{
						kind: "paragraph",
						text: "People marked “Illustrative profile” are composites. Nobody of that name says what is written there, and in the demonstration nobody will attend a consultation that you book.",
					},
				],
			},
			{
				id: "premium",
				heading: "Premium and payments in the demonstration",
				blocks: [
					{
						kind: "list",
						items: [
							"The premium plan (€4.99 a month) and the consultations (€20.00 each, for 30 or 60 minutes) are simulated.",
							"No card number is asked for and no card is charged. Never type one on these pages.",
							"About one simulated payment in twenty fails on purpose, so that you can see what would happen.",
							"Erasing the data of this site in your browser ends everything: no contract is left.",
						],
					},
				],
			},
			{
				id: "minors",
				heading: "Minors",
				blocks: [
					{
						kind: "paragraph",
						text: "The site may be used at any school age. If you are under 18, talk with a parent or guardian before entering your name or e-mail address anywhere, here included. In the demonstration no purchase is possible, so no consent to one is asked for.",
					},
				],
			},
			{
				id: "conduct",
				heading: "What we ask of you",
				blocks: [
					{
						kind: "list",
						items: [
							"Write to people as you would speak to them in a classroom.",
							"Do not enter another person’s data without their agreement.",
							"Do not try to put the site out of service or to reach what belongs to others. If you find a weakness, please report it on the contact page.",
						],
					},
				],
			},
			{
				id: "licence",
				heading: "Licence and liability",
				blocks: [
					{
						kind: "paragraph",
						text: "The software is free software under the MIT licence: you may use, copy, change and share it, provided that its licence text stays with it. It is provided as it is, without warranty. The data of others keeps its own licence.",
					},
					{
						kind: "paragraph",
						text: "Nothing here takes away a right that the law gives you, in particular as a consumer or for the protection of your data.",
					},
					{
						kind: "links",
						items: [
							{
								label: "Sources and licences",
								href: "/about/sources",
								note: "Whose data it is, and under which terms.",
							},
							{ label: "Privacy", href: "/privacy", note: "What is kept, and how to erase it." },
							{ label: "Contact", href: "/contact", note: "For a question or a report." },
						],
					},
				],
			},
		],
	},
	fr: {
		title: "Conditions d’utilisation",
		lead: "Ce que vous pouvez attendre de Spectra, et ce que Spectra attend de vous, en termes simples.",
		sections: [
			{
				id: "service",
				heading: "Ce qu’est Spectra",
				blocks: [
					{
						kind: "paragraph",
						text: "Spectra est un site pour découvrir les métiers des sciences. Cette installation est gérée par celles et ceux qui vous en ont donné l’adresse. Vous pouvez explorer, faire le quiz et jouer à la quête sans compte.",
					},
				],
			},
			{
				id: "guidance",
				heading: "Des repères, pas un verdict",
				blocks: [
					{
						kind: "paragraph",
						text: "Les résultats du quiz, les pages métiers et les consultations donnent des idées et des informations. Ils ne décident d’aucune admission, ne mesurent aucune aptitude et ne remplacent pas l’avis d’une équipe enseignante, d’une ou d’un psychologue de l’Éducation nationale ou d’un service d’orientation. Les règles d’admission et les chiffres changent : vérifiez-les auprès de l’établissement ou de la source avant de décider.",
					},
				],
			},
			{
				id: "profiles",
				heading: "Profils illustratifs",
				blocks: [
					{
						kind: "paragraph",
						text: "Les personnes marquées « Profil illustratif » sont des portraits composés. Personne de ce nom n’a prononcé ce qui est écrit et, dans la démonstration, personne ne viendra à la consultation que vous réservez.",
					},
				],
			},
			{
				id: "premium",
				heading: "Premium et paiements dans la démonstration",
				blocks: [
					{
						kind: "list",
						items: [
							"La formule Premium (4,99 € par mois) et les consultations (20,00 € chacune, pour 30 ou 60 minutes) sont simulées.",
							"Aucun numéro de carte n’est demandé et aucune carte n’est débitée. N’en saisissez jamais sur ces pages.",
							"Environ un paiement simulé sur vingt échoue exprès, pour montrer ce qui se passerait.",
							"Effacer les données de ce site dans votre navigateur met fin à tout : il ne reste aucun contrat.",
						],
					},
				],
			},
			{
				id: "minors",
				heading: "Mineurs",
				blocks: [
					{
						kind: "paragraph",
						text: "Le site peut être utilisé à tout âge, pendant toute la scolarité. Si vous avez moins de 18 ans, parlez-en à un parent ou à la personne qui a l’autorité parentale avant de saisir votre nom ou votre adresse e-mail où que ce soit, y compris ici. Dans la démonstration, aucun achat n’est possible : aucun accord n’est donc demandé pour cela.",
					},
				],
			},
			{
				id: "conduct",
				heading: "Ce que nous vous demandons",
				blocks: [
					{
						kind: "list",
						items: [
							"Écrivez aux gens comme vous leur parleriez en classe.",
							"Ne saisissez pas les données d’une autre personne sans son accord.",
							"Ne cherchez ni à mettre le site hors service ni à atteindre ce qui appartient à d’autres. Si vous trouvez une faille, merci de la signaler sur la page de contact.",
						],
					},
				],
			},
			{
				id: "licence",
				heading: "Licence et responsabilité",
				blocks: [
					{
						kind: "paragraph",
						text: "Le logiciel est libre, sous licence MIT : vous pouvez l’utiliser, le copier, le modifier et le partager, à condition que le texte de sa licence l’accompagne. Il est fourni tel quel, sans garantie. Les données d’autrui gardent leur propre licence.",
					},
					{
						kind: "paragraph",
						text: "Rien ici ne retire un droit que la loi vous donne, notamment en matière de consommation ou de protection de vos données.",
					},
					{
						kind: "links",
						items: [
							{
								label: "Sources et licences",
								href: "/about/sources",
								note: "À qui sont les données, et sous quelles conditions.",
							},
							{
								label: "Confidentialité",
								href: "/privacy",
								note: "Ce qui est conservé, et comment l’effacer.",
							},
							{ label: "Contact", href: "/contact", note: "Pour une question ou un signalement." },
						],
					},
				],
			},
		],
	},
});
