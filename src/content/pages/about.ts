import { definePage } from "./define-page.ts";

export default definePage({
	en: {
		title: "About Spectra",
		lead: "Spectra helps students find their wavelength in science: a quiz, a catalogue of 35 careers, small investigations and consultations with researchers, in English and French.",
		sections: [
			{
				id: "why",
				heading: "Why it exists",
				blocks: [
					{
						kind: "paragraph",
						text: "Most people come across only a few science careers before they choose what to study. There are many more: someone tracks an epidemic, someone studies the mud at the bottom of a lake, someone teaches a machine to spot a lynx. Spectra shows what these people do in a week and how to get into those jobs.",
					},
					{
						kind: "paragraph",
						text: "It is made for students first, and for the teachers, parents and institutions who support them. Browsing, the quiz, its results and Career Quest are free.",
					},
				],
			},
			{
				id: "quiz",
				heading: "How the quiz counts",
				blocks: [
					{
						kind: "paragraph",
						text: "There is no secret formula. Every answer you choose names some careers and fields of science, and adds one point to each. That is the whole calculation.",
					},
					{
						kind: "list",
						items: [
							"Sixteen questions, each counted in the same way; five of them accept several answers.",
							"The five careers and the three fields with the most points are shown.",
							"Ties are settled by where a career or field first appears in the quiz, never by the order of your clicks. When careers tie for fifth place, the page says so, and you can decide by choosing between two Tuesdays.",
							"The quiz never asks for your name, age, school or gender, so none of them can count.",
						],
					},
					{
						kind: "paragraph",
						text: "A result is a starting point. It says which careers today’s answers point to, not what you are able to do or should become. Interests change, and taking the quiz again next year is a good idea.",
					},
				],
			},
			{
				id: "check",
				heading: "Check it yourself",
				blocks: [
					{
						kind: "paragraph",
						text: "The results page shows which of your answers brought each career there. A shared link holds nothing but the answers: when it is opened, everything is worked out again on that device. The quiz, with what every answer counts for, is part of the source code, which anyone may read.",
					},
					{
						kind: "paragraph",
						text: "An automatic test checks that every career and every field can come first, and that random answers favour none of them beyond a fixed limit.",
					},
					{
						kind: "links",
						items: [
							{
								label: "Evidence",
								href: "/evidence",
								note: "What our checks measured, shown in charts, and what the quiz does not know.",
							},
						],
					},
				],
			},
			{
				id: "people",
				heading: "Who the people are",
				blocks: [
					{
						kind: "paragraph",
						text: "The professionals on the career pages are invented, and some of the researchers you can book may be too; the page then says so. Each is based on what such jobs are really like: no real person is quoted, and their portraits are drawn. The institutions are real, and their links lead to their official sites.",
					},
				],
			},
			{
				id: "facts",
				heading: "Where the facts come from",
				blocks: [
					{
						kind: "paragraph",
						text: "Growth figures, career codes and the names of institutions come from public sources, each with its year. Where we found no figure, the career page says so.",
					},
					{
						kind: "links",
						items: [
							{
								label: "Sources and licences",
								href: "/about/sources",
								note: "Every data set, its version, its licence and the credit its authors ask for.",
							},
						],
					},
				],
			},
			{
				id: "free-software",
				heading: "Free software",
				blocks: [
					{
						kind: "paragraph",
						text: "Spectra is free software under the MIT licence. A school, an association or anyone else may install it, read its code, change it and share it. This site is run by whoever put it online.",
					},
				],
			},
		],
	},
	fr: {
		title: "À propos de Spectra",
		lead: "Spectra aide les élèves à trouver leur longueur d’onde en science : un quiz, un catalogue de 35 métiers, de petites enquêtes et des consultations avec des scientifiques, en français et en anglais.",
		sections: [
			{
				id: "why",
				heading: "Pourquoi Spectra ?",
				blocks: [
					{
						kind: "paragraph",
						text: "Avant de choisir ses études, on ne croise souvent que quelques métiers scientifiques. Il y en a bien d’autres : on peut suivre une épidémie, étudier la vase au fond d’un lac, apprendre à une machine à repérer un lynx. Spectra montre à quoi ressemble la semaine de celles et ceux qui font ces métiers, et par quels chemins on y arrive.",
					},
					{
						kind: "paragraph",
						text: "Le site s’adresse d’abord aux élèves (collège, lycée et après), puis aux équipes enseignantes, aux parents et aux établissements qui les accompagnent. Parcourir le site, faire le quiz, lire ses résultats et jouer à la quête : tout cela est gratuit.",
					},
				],
			},
			{
				id: "quiz",
				heading: "Comment les points sont comptés",
				blocks: [
					{
						kind: "paragraph",
						text: "Il n’y a pas de formule secrète. Chaque réponse choisie correspond à quelques métiers et à quelques domaines, et ajoute un point à chacun. Le calcul s’arrête là.",
					},
					{
						kind: "list",
						items: [
							"Seize questions, toutes comptées de la même façon ; cinq d’entre elles acceptent plusieurs réponses.",
							"Les cinq métiers et les trois domaines qui ont le plus de points sont affichés.",
							"En cas d’égalité, le métier ou le domaine apparu en premier dans le quiz passe devant ; l’ordre des clics ne compte pas. Si des métiers sont à égalité pour la cinquième place, la page le dit, et l’on peut trancher en choisissant entre deux journées de travail, sans savoir de quels métiers il s’agit.",
							"Le quiz ne demande ni le nom, ni l’âge, ni l’établissement, ni le genre : rien de cela ne peut compter.",
						],
					},
					{
						kind: "paragraph",
						text: "Un résultat est un point de départ. Il montre à quels métiers mènent les réponses d’aujourd’hui, pas ce dont une personne est capable ni ce qu’elle devrait devenir. Les goûts évoluent : refaire le quiz l’an prochain est une bonne idée.",
					},
				],
			},
			{
				id: "check",
				heading: "Vérifier par soi-⁠même",
				blocks: [
					{
						kind: "paragraph",
						text: "La page des résultats montre quelles réponses ont mené à chaque métier. Un lien partagé ne contient que les réponses : à l’ouverture, tout est recalculé sur l’appareil de la personne qui le reçoit. Le quiz, avec les points que donne chaque réponse, fait partie du code source, que tout le monde peut lire.",
					},
					{
						kind: "paragraph",
						text: "Un test automatique vérifie que chaque métier et chaque domaine peut arriver en tête, et que des réponses au hasard n’en favorisent aucun au-⁠delà d’une limite fixée.",
					},
					{
						kind: "links",
						items: [
							{
								label: "Ce que vaut le quiz",
								href: "/evidence",
								note: "Ce que nos vérifications ont mesuré, en graphiques, et ce que le quiz ne sait pas.",
							},
						],
					},
				],
			},
			{
				id: "people",
				heading: "Qui sont les personnes présentées ?",
				blocks: [
					{
						kind: "paragraph",
						text: "Les personnes présentées sur les pages métier sont des personnages inventés, et les scientifiques qui proposent des consultations peuvent l’être aussi : c’est alors écrit sur la page des consultations. Ces personnages s’inspirent de la réalité de leur métier : aucune personne réelle n’est citée, et leurs portraits sont dessinés. Les établissements, eux, sont réels, et leurs liens mènent à leur site officiel.",
					},
				],
			},
			{
				id: "facts",
				heading: "D’où viennent les informations ?",
				blocks: [
					{
						kind: "paragraph",
						text: "Les chiffres d’évolution de l’emploi, les codes des métiers et les noms des établissements viennent de sources publiques, citées avec leur année. Quand nous n’avons pas trouvé de chiffre, la page métier le dit.",
					},
					{
						kind: "links",
						items: [
							{
								label: "Sources et licences",
								href: "/about/sources",
								note: "Chaque jeu de données, sa version, sa licence et la mention demandée par ses auteurs.",
							},
						],
					},
				],
			},
			{
				id: "free-software",
				heading: "Un logiciel libre",
				blocks: [
					{
						kind: "paragraph",
						text: "Spectra est un logiciel libre sous licence MIT. Une école, une association ou n’importe qui d’autre peut l’installer, en lire le code, le modifier et le partager. Ce site est géré par la personne ou l’organisme qui l’a mis en ligne.",
					},
				],
			},
		],
	},
});
