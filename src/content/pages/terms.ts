import { definePage } from "./define-page.ts";

export default definePage({
	en: {
		title: "Terms of use",
		folds: "afterFirst",
		lead: "What you may expect from Spectra, and what it asks of you, in plain words.",
		sections: [
			{
				id: "service",
				heading: "What Spectra is",
				blocks: [
					{
						kind: "paragraph",
						text: "Spectra is a site for discovering science careers. This site is run by whoever put it online. You may browse, take the quiz and play Career Quest without an account.",
					},
				],
			},
			{
				id: "guidance",
				heading: "What the results can tell you",
				blocks: [
					{
						kind: "paragraph",
						text: "Quiz results, career pages and consultations give ideas and information. They do not decide who is admitted, measure an ability or replace the advice of a teacher, a careers adviser or a careers service. Admission rules and figures change: check them with the institution or the source before you decide.",
					},
				],
			},
			{
				id: "profiles",
				heading: "Invented people",
				blocks: [
					{
						kind: "paragraph",
						text: "People marked as invented, beside their names or above their list, are composites. No real person of the same name has said what is written there, and while consultations are in test mode nobody will come to one that you book with an invented person.",
					},
				],
			},
			{
				id: "premium",
				heading: "Premium and payments",
				blocks: [
					{
						kind: "list",
						items: [
							"The Premium plan costs €4.99 a month; a consultation costs €20.00, whether it lasts 30 or 60 minutes.",
							"Test mode is announced wherever you pay for something: no card number is asked for, no card is charged and nobody comes to a consultation with an invented person. A few payments fail on purpose, so that you can see what would happen.",
							"Where payments are real, they take place on Stripe’s own pages: your card number never reaches this site. Never type it here.",
							"The subscription renews each month and can be cancelled at any time: it then ends at the end of the month already paid for. If the payment for a renewal fails, the subscription goes on for seven days at most.",
							"A consultation that you cancel at least 24 hours before it begins is refunded in full; after that, it is not. If we move it, you can cancel it until it begins and get a full refund.",
							"If the researcher does not come, report it on the consultations page, from ten minutes after the beginning until seven days after the end: you get the full price back at once, up to twice a year. After that, or if the researcher reports the opposite, we look at what happened and decide. If you do not come, the price is not refunded; if your absence is reported by mistake, you have seven days to answer.",
							"If you are under 18, a parent or guardian gives their agreement once, before your first payment or booking. Then they get an e-mail about each payment and appointment.",
							"A seat in a circle is free or costs €5.00; it needs no Premium. A seat given back at least 24 hours before the circle begins is refunded in full, and later it is not. If we change time or host, it is refunded until the circle begins. If the circle is cancelled, or its host does not come within 15 minutes of the start, every seat is refunded.",
						],
					},
				],
			},
			{
				id: "accounts",
				heading: "Accounts",
				blocks: [
					{
						kind: "list",
						items: [
							"In the demonstration an account is only simulated: any address and password will do. Where accounts are real, give your own name and an address that is yours, and keep your password to yourself.",
							"An account is for one person. It is free of charge, and you may erase it at any time, at once and without giving a reason.",
							"What you keep in it stays yours. You can download all of it as one file.",
							"Whoever runs the site may close an account used to harm others, and tells its owner why.",
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
						text: "You may use the site at any age, all through school. If you are under 15, a real account keeps no record of what you do until a parent or guardian has agreed through the link that we send them; they can withdraw their consent at any time, which erases the account. If you are under 18, talk to a parent or guardian before entering your name or e-mail address anywhere, including here. While payments are in test mode no purchase is real, even once a parent has agreed.",
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
							"Do not try to bring the site down or to get at what belongs to others. If you find a weakness, please report it on the contact page.",
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
						text: "The software is free software under the MIT licence: you may use, copy, change and share it, provided that its licence text stays with it. It is provided as it is, without warranty. Data from other sources keeps its own licence.",
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
		folds: "afterFirst",
		lead: "Ce que vous pouvez attendre de Spectra, et ce que Spectra attend de vous, en termes simples.",
		sections: [
			{
				id: "service",
				heading: "Ce qu’est Spectra",
				blocks: [
					{
						kind: "paragraph",
						text: "Spectra est un site pour découvrir les métiers des sciences. Il est géré par la personne ou l’organisme qui l’a mis en ligne. Vous pouvez le parcourir, faire le quiz et jouer à la quête des métiers sans compte.",
					},
				],
			},
			{
				id: "guidance",
				heading: "Ce que valent les résultats",
				blocks: [
					{
						kind: "paragraph",
						text: "Les résultats du quiz, les pages métier et les consultations donnent des idées et des informations. Ils ne décident d’aucune admission, ne mesurent aucune aptitude et ne remplacent pas l’avis d’une équipe enseignante, d’une ou d’un psychologue de l’Éducation nationale ou d’un service d’orientation. Les règles d’admission et les chiffres changent : vérifiez-⁠les auprès de l’établissement ou de la source avant de décider.",
					},
				],
			},
			{
				id: "profiles",
				heading: "Personnages inventés",
				blocks: [
					{
						kind: "paragraph",
						text: "Les personnages inventés, signalés comme tels à côté de leur nom ou en tête de leur liste, sont des portraits composites. Aucune personne réelle portant l’un de ces noms n’a tenu les propos qui leur sont prêtés ; et tant que les consultations sont en mode test, personne ne viendra à un rendez-⁠vous réservé avec l’un d’eux.",
					},
				],
			},
			{
				id: "premium",
				heading: "Premium et paiements",
				blocks: [
					{
						kind: "list",
						items: [
							"La formule Premium coûte 4,99 € par mois ; une consultation coûte 20,00 €, qu’elle dure 30 ou 60 minutes.",
							"Le mode test est annoncé partout où l’on paie. Dans ce mode, aucun numéro de carte n’est demandé, aucune carte n’est débitée et personne ne vient aux consultations réservées avec un personnage inventé. Quelques paiements sont refusés exprès, pour montrer ce qui se passerait.",
							"Quand les paiements sont réels, ils se font sur des pages de Stripe : votre numéro de carte ne passe jamais par ce site. Ne le saisissez jamais ici.",
							"L’abonnement se renouvelle chaque mois et se résilie à tout moment : il s’arrête alors à la fin du mois déjà payé. Si le paiement d’un renouvellement échoue, l’abonnement continue sept jours au plus.",
							"Une consultation que vous annulez au moins 24 heures avant son début est remboursée en entier ; plus tard, elle ne l’est pas. Si nous la déplaçons, vous pouvez l’annuler jusqu’à son début : elle est alors remboursée en entier.",
							"La personne avec qui vous avez rendez-⁠vous ne vient pas ? Signalez-⁠le sur la page des consultations, à partir de dix minutes après le début, et jusqu’à sept jours après la fin. Nous vous remboursons aussitôt en entier, jusqu’à deux fois par an. À la troisième, ou si cette personne signale l’inverse, nous regardons ce qui s’est passé et nous décidons. Si c’est vous qui ne venez pas, le prix n’est pas remboursé ; si votre absence est signalée par erreur, vous avez sept jours pour répondre.",
							"Si vous avez moins de 18 ans, un parent ou responsable légal donne son accord une seule fois, avant le premier paiement ou rendez-⁠vous. Cette personne reçoit ensuite un e-⁠mail à chaque paiement et à chaque rendez-⁠vous.",
							"Une place dans un cercle (une consultation en petit groupe, en présence d’un adulte hôte) est gratuite ou coûte 5,00 € ; la formule Premium n’est pas nécessaire. Une place rendue au moins 24 heures avant le début du cercle est remboursée en entier ; plus tard, elle ne l’est pas. Si nous changeons l’heure ou l’hôte, vous pouvez la rendre jusqu’au début : elle est alors remboursée en entier. Si le cercle est annulé, ou si l’hôte n’est pas là 15 minutes après le début, toutes les places sont remboursées.",
						],
					},
				],
			},
			{
				id: "accounts",
				heading: "Les comptes",
				blocks: [
					{
						kind: "list",
						items: [
							"Dans la démonstration, un compte est seulement simulé : n’importe quelle adresse et n’importe quel mot de passe conviennent. Si les comptes sont réels, indiquez votre vrai nom et votre adresse e-⁠mail, et gardez votre mot de passe pour vous.",
							"Un compte est fait pour une seule personne. Il est gratuit, et vous pouvez l’effacer à tout moment, sans dire pourquoi ; c’est fait aussitôt.",
							"Ce que vous y gardez reste à vous. Vous pouvez tout télécharger dans un seul fichier.",
							"La personne ou l’organisme qui gère le site peut fermer un compte qui sert à nuire à d’autres, et dit pourquoi à la personne concernée.",
						],
					},
				],
			},
			{
				id: "minors",
				heading: "Personnes mineures",
				blocks: [
					{
						kind: "paragraph",
						text: "Le site peut être utilisé à tout âge, pendant toute la scolarité. Si vous avez moins de 15 ans, un vrai compte ne conserve rien de ce que vous faites tant qu’un parent ou responsable légal n’a pas donné son accord par le lien que nous lui envoyons ; cet accord peut être retiré à tout moment, ce qui efface le compte. Si vous avez moins de 18 ans, parlez-⁠en à un parent ou responsable légal avant de saisir votre nom ou votre adresse e-⁠mail où que ce soit, y compris ici. Tant que les paiements sont en mode test, aucun achat n’est réel, même avec l’accord d’un parent.",
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
							"Ne cherchez ni à mettre le site hors service ni à accéder à ce qui appartient à d’autres. Si vous trouvez une faille, merci de la signaler sur la page de contact.",
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
						text: "Le logiciel est libre, sous licence MIT : vous pouvez l’utiliser, le copier, le modifier et le partager, à condition que le texte de sa licence l’accompagne. Il est fourni tel quel, sans garantie. Les données qui viennent d’ailleurs gardent leur propre licence.",
					},
					{
						kind: "paragraph",
						text: "Rien ici ne vous prive d’un droit que la loi vous donne, notamment en matière de consommation ou de protection de vos données.",
					},
					{
						kind: "links",
						items: [
							{
								label: "Sources et licences",
								href: "/about/sources",
								note: "À qui sont les données, et à quelles conditions.",
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
