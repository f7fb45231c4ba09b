import { definePage } from "./define-page.ts";

export default definePage({
	en: {
		title: "Contact",
		lead: "A question, a mistake on a career page, an idea for your class? Write to the people who run this site. A person reads every message, so an answer takes a few days.",
		sections: [
			{
				id: "urgent",
				heading: "If it cannot wait",
				blocks: [
					{
						kind: "paragraph",
						text: "In an emergency, do not write here: use one of these numbers. In France, they are free, and you do not need anyone’s permission to call.",
					},
					{
						kind: "definitions",
						items: [
							{
								term: "112",
								href: "tel:112",
								description:
									"Someone is in immediate danger. This emergency number works everywhere in the European Union.",
							},
							{
								term: "114",
								href: "sms:114",
								description:
									"The same emergencies by text message, for people who cannot hear or speak on the phone.",
							},
							{
								term: "119",
								href: "tel:119",
								description:
									"You are in danger, or worried about a child or teenager. Day and night, every day; the call does not appear on the bill.",
								site: {
									label: "allo119.gouv.fr, also by chat and in French sign language",
									href: "https://www.allo119.gouv.fr/",
								},
							},
							{
								term: "3018",
								href: "tel:3018",
								description:
									"Bullying, at school or online, and online abuse. Anonymous, every day from 09:00 to 23:00.",
								site: { label: "3018.fr, also by chat", href: "https://3018.fr/" },
							},
							{
								term: "3114",
								href: "tel:3114",
								description:
									"You are thinking of suicide, or worried that someone is. Day and night, every day.",
								site: {
									label:
										"3114.fr, for yourself, for someone close to you, or after losing someone to suicide",
									href: "https://3114.fr/",
								},
							},
						],
					},
				],
			},
			{
				id: "message",
				heading: "A message that gets a good answer",
				blocks: [
					{
						kind: "list",
						items: [
							"For a mistake: the career, the sentence and, if you can, the source that says otherwise.",
							"For a technical problem: what you did, what you saw, and the kind of device you used.",
							"For a class: the year group, the number of pupils and what you would like to do.",
						],
					},
					{
						kind: "paragraph",
						text: "Your message is kept for twelve months so that somebody can answer it. If you know who runs this site (a school, for example), you can also ask them directly.",
					},
				],
			},
			{
				id: "students",
				heading: "If you are a student",
				blocks: [
					{
						kind: "paragraph",
						text: "You do not have to give your full name, your school or your age. For advice on your own choices, a teacher or a careers adviser who knows you will help you better than a form.",
					},
				],
			},
		],
	},
	fr: {
		title: "Contact",
		lead: "Une question, une erreur sur une page métier, une idée pour la classe : l’équipe qui gère ce site lit chaque message. La réponse demande quelques jours.",
		sections: [
			{
				id: "urgent",
				heading: "Si c’est urgent",
				blocks: [
					{
						kind: "paragraph",
						text: "En cas d’urgence, n’écris pas ici : utilise un de ces numéros. En France, ils sont gratuits, et tu n’as besoin de l’autorisation de personne pour appeler.",
					},
					{
						kind: "definitions",
						items: [
							{
								term: "112",
								href: "tel:112",
								description:
									"Si quelqu’un est en danger immédiat, appelle ce numéro d’urgence : il fonctionne dans toute l’Union européenne.",
							},
							{
								term: "114",
								href: "sms:114",
								description:
									"Les mêmes secours, par SMS, pour les personnes qui ne peuvent pas entendre ou parler au téléphone.",
							},
							{
								term: "119",
								href: "tel:119",
								description:
									"Tu es en danger, ou tu t’inquiètes pour un enfant ou un ado. Jour et nuit, tous les jours ; l’appel n’apparaît pas sur la facture.",
								site: {
									label: "allo119.gouv.fr, aussi par tchat et en langue des signes française",
									href: "https://www.allo119.gouv.fr/",
								},
							},
							{
								term: "3018",
								href: "tel:3018",
								description:
									"Harcèlement, à l’école ou en ligne, et violences numériques. Anonyme, tous les jours de 9 h à 23 h.",
								site: { label: "3018.fr, aussi par tchat", href: "https://3018.fr/" },
							},
							{
								term: "3114",
								href: "tel:3114",
								description:
									"Tu penses au suicide, ou tu t’inquiètes pour quelqu’un. Jour et nuit, tous les jours.",
								site: {
									label:
										"3114.fr, pour toi, pour une personne proche, ou après avoir perdu quelqu’un par suicide",
									href: "https://3114.fr/",
								},
							},
						],
					},
				],
			},
			{
				id: "message",
				heading: "Pour recevoir une réponse utile",
				blocks: [
					{
						kind: "list",
						items: [
							"Pour une erreur : le métier, la phrase et, si possible, la source qui dit autre chose.",
							"Pour un problème technique : ce qui a été fait, ce qui s’est affiché et le type d’appareil.",
							"Pour une classe : le niveau, le nombre d’élèves et le projet.",
						],
					},
					{
						kind: "paragraph",
						text: "Le message est conservé douze mois, pour que quelqu’un puisse y répondre. On peut aussi s’adresser directement à l’établissement ou à l’organisme qui gère ce site.",
					},
				],
			},
			{
				id: "students",
				heading: "Si tu es élève",
				blocks: [
					{
						kind: "paragraph",
						text: "Tu n’as pas besoin de donner ton nom complet, ton établissement ni ton âge. Pour un conseil sur tes propres choix, tes profs, ou la personne qui s’occupe de l’orientation dans ton établissement, t’aideront mieux qu’un formulaire.",
					},
				],
			},
		],
	},
});
