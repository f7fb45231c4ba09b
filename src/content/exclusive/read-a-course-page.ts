import { definePage } from "../pages/define-page.ts";

export default definePage({
	en: {
		title: "Read a course page like a scientist",
		lead: "Course pages want to please. Four questions help you see what is behind the photographs.",
		sections: [
			{
				id: "claims",
				heading: "Separate claims from facts",
				blocks: [
					{
						kind: "paragraph",
						text: "Go through the page with two colours: one for what can be checked, one for what cannot. “Excellent teaching” cannot; “eight hours of practical work a week” can.",
					},
					{
						kind: "list",
						items: [
							"How many hours a week, and how many of them in a laboratory, in the field or on a project?",
							"How large are the groups?",
							"Which subjects take most of the first year? They tell more than the title of the course.",
						],
					},
				],
			},
			{
				id: "numbers",
				heading: "Ask each number where it comes from",
				blocks: [
					{
						kind: "paragraph",
						text: "A percentage needs three companions: of whom, counted when, counted by whom.",
					},
					{
						kind: "definitions",
						items: [
							{
								term: "Success rate",
								description:
									"Of those who registered, or only of those who sat the final exam? The second is always higher.",
							},
							{
								term: "Employment rate",
								description:
									"After six months or after thirty? In any job, or in the field? How many former students answered?",
							},
							{
								term: "Selectivity",
								description: "Many refusals say how many applied, not how good the teaching is.",
							},
						],
					},
				],
			},
			{
				id: "after",
				heading: "Look at what comes after",
				blocks: [
					{
						kind: "paragraph",
						text: "A course is also a door to others. Look for what last year’s students do now, and for the ways out if you change your mind.",
					},
					{
						kind: "list",
						items: [
							"Which further courses accept these students, and under which conditions?",
							"Can you move to a neighbouring subject after the first year without starting again?",
							"What do students say on an open day when no teacher is listening?",
						],
					},
				],
			},
			{
				id: "table",
				heading: "Put three courses side by side",
				blocks: [
					{
						kind: "paragraph",
						text: "Make a table with the same rows for each course: hours, practical work, cost, travel, what comes after, what you could not find out. The empty cells are your questions for the next open day.",
					},
				],
			},
		],
	},
	fr: {
		title: "Lire la page d’une formation en scientifique",
		lead: "Ces pages veulent plaire. Quatre questions aident à voir ce qu’il y a derrière les photos.",
		sections: [
			{
				id: "claims",
				heading: "Séparer les promesses des faits",
				blocks: [
					{
						kind: "paragraph",
						text: "Parcours la page avec deux couleurs : une pour ce qui se vérifie, une pour le reste. « Un enseignement d’excellence » ne se vérifie pas ; « huit heures de travaux pratiques par semaine », si.",
					},
					{
						kind: "list",
						items: [
							"Combien d’heures par semaine, et combien au laboratoire, sur le terrain ou en projet ?",
							"Quelle est la taille des groupes ?",
							"Quelles matières occupent le plus la première année ? Elles en disent plus que le nom de la formation.",
						],
					},
				],
			},
			{
				id: "numbers",
				heading: "Demander à chaque chiffre d’où il vient",
				blocks: [
					{
						kind: "paragraph",
						text: "Un pourcentage a besoin de trois compagnons : parmi qui, compté quand, compté par qui.",
					},
					{
						kind: "definitions",
						items: [
							{
								term: "Taux de réussite",
								description:
									"Parmi les inscrits, ou seulement parmi ceux qui ont passé l’examen final ? Le second est toujours plus élevé.",
							},
							{
								term: "Taux d’emploi",
								description:
									"Après six mois ou après trente ? Dans n’importe quel emploi, ou dans le domaine ? Combien d’anciens ont répondu ?",
							},
							{
								term: "Sélectivité",
								description:
									"Beaucoup de refus disent combien de personnes ont candidaté, pas si l’on y apprend bien.",
							},
						],
					},
				],
			},
			{
				id: "after",
				heading: "Regarder ce qui vient après",
				blocks: [
					{
						kind: "paragraph",
						text: "Une formation est aussi une porte vers d’autres. Cherche ce que deviennent les étudiants de l’an dernier, et les sorties possibles si tu changes d’avis.",
					},
					{
						kind: "list",
						items: [
							"Quelles poursuites d’études les acceptent, et à quelles conditions ?",
							"Peut-on rejoindre une discipline voisine après la première année sans tout recommencer ?",
							"Que disent les étudiants aux portes ouvertes quand aucun enseignant n’écoute ?",
						],
					},
				],
			},
			{
				id: "table",
				heading: "Mettre trois formations côte à côte",
				blocks: [
					{
						kind: "paragraph",
						text: "Fais un tableau avec les mêmes lignes pour chacune : heures, travaux pratiques, coût, trajet, suites, et ce que tu n’as pas trouvé. Les cases vides sont tes questions pour les prochaines portes ouvertes.",
					},
				],
			},
		],
	},
});
