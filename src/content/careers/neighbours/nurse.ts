import { defineNeighbour } from "../define-neighbour.ts";

export default defineNeighbour({
	id: "nurse",
	category: "health",
	secondaryCategories: ["biology"],
	settings: ["hospital", "hospital", "people", "hospital", "desk"],
	ways: [{ way: "careSchool", courses: ["D.E Infirmier"] }],
	worksWith: [
		"pathologist",
		"immunologist",
		"pharmacologist",
		"epidemiologist",
		"neuroscientist",
		"biostatistician",
	],
	facts: [
		{
			source: "places",
			text: {
				en: "In 2023 it had 29,287 places on Parcoursup. Many ask for it as a second choice, so places become free until late in summer.",
				fr: "En 2023, cette formation offrait 29 287 places sur Parcoursup. Beaucoup d’élèves la demandent en second choix : des places se libèrent donc jusqu’à la fin de l’été.",
			},
		},
		{
			source: "hours",
			text: {
				en: "Half of the training takes place with patients: since September 2026, 2,310 of its 4,620 hours in three years.",
				fr: "La moitié de la formation se passe auprès des patients : depuis la rentrée 2026, cela représente 2 310 heures sur 4 620, en trois ans.",
			},
		},
		{
			source: "apprenticeship",
			text: {
				en: "Most often from the second year on, you can train as an apprentice if you find an employer: you then have a salary.",
				fr: "Le plus souvent à partir de la deuxième année, tu peux te former en apprentissage, si tu trouves un employeur : tu as alors un salaire.",
			},
		},
		{
			source: "health",
			text: {
				en: "To enter you need a medical certificate and vaccinations, hepatitis B included. Without them there is no placement: see a doctor in your last year of school.",
				fr: "Pour entrer en institut, il faut un certificat médical et des vaccinations, dont celle contre l’hépatite B. Sans cela, pas de stage : va voir un médecin dès la terminale.",
			},
		},
	],
	figures: [
		{ value: 17, source: "age" },
		{ value: 31, source: "age" },
		{ value: 29287, source: "places" },
		{ value: 2023, source: "places" },
		{ value: 2026, source: "hours" },
		{ value: 2310, source: "hours" },
		{ value: 4620, source: "hours" },
		{ value: 3, source: "assistants" },
		{ value: 5, source: "assistants" },
	],
	wayInSources: ["age", "hours", "assistants"],
	sources: {
		age: {
			label: "IFSI de Provins, entrer en formation",
			url: "https://www.ifsi-ifasprovins.fr/infirmiere/",
		},
		places: {
			label: "L’Étudiant, les soins infirmiers sur Parcoursup",
			url: "https://www.letudiant.fr/etudes/medecine-sante/les-etudes-en-soins-infirmiers-un-plan-b-sur-parcoursup.html",
		},
		hours: {
			label: "Caducée, la formation infirmière depuis 2026",
			url: "https://www.caducee.net/actualite-medicale/16818/diplome-d-etat-infirmier-4-620-heures-en-trois-ans-un-nouveau-referentiel-sous-tension-des-septembre-2026.html",
		},
		apprenticeship: {
			label: "Mes Allocs, la formation d’infirmière",
			url: "https://www.mes-allocs.fr/guides/reconversion-professionnelle/formation-professionnelle/formation-metiers/formation-infirmiere/",
		},
		health: {
			label: "Instituts de formation de Gonesse, le dossier médical",
			url: "https://www.ifas-ifsi-gonesse.fr/concours/infirmier/dossier-m%C3%A9dical/",
		},
		assistants: {
			label: "ARS Île-de-France, d’aide-soignante à infirmière",
			url: "https://www.iledefrance.ars.sante.fr/aides-soignants-un-parcours-specifique-pour-lacces-aux-etudes-dinfirmier",
		},
	},
	checked: "2026-11-27",
	text: {
		en: {
			title: "Nurse",
			description:
				"At seven in the morning a nurse knows who slept badly, whose fever rose and who is frightened. Nurses give treatments, read the signs of a body that changes and decide when to call the doctor. They work in hospitals, schools, companies, in people’s homes, and in teams that test new medicines.",
			week: [
				"Take over from the night team: eleven patients, three of them to watch closely",
				"Work out the rate of a drip and check it with a colleague before starting it",
				"Explain to a boy of nine how his insulin pen works, until he can show it to his mother",
				"Notice that a pulse is too fast and call the doctor before the alarm does",
				"Write down what was given, when, and how each patient responded",
			],
			wayIn:
				"Three years at a nursing school (IFSI) after the baccalauréat, by Parcoursup, on your school record; you have to be 17 by 31 December of the year in which you begin. The diploma has the level of a licence. Nursing assistants with 3 years of full-time work in the last 5 can enter the second year if they pass the selection for continuing education, have the agreement of their employer and validate 3 months of training.",
			words: [
				"care",
				"hospital",
				"patients",
				"caring",
				"first aid",
				"blood tests",
				"emergency",
				"school nurse",
				"injections",
			],
		},
		fr: {
			title: "Infirmière / infirmier",
			description:
				"À sept heures du matin, l’équipe infirmière sait qui a mal dormi, qui a de la fièvre et qui a peur. Elle donne les traitements, guette le moindre changement chez les malades et décide quand appeler le médecin. Ce métier s’exerce à l’hôpital, à l’école, en entreprise, au domicile des gens et dans les équipes qui testent de nouveaux médicaments.",
			week: [
				"Prendre la relève de l’équipe de nuit : onze patients, dont trois à surveiller de près",
				"Calculer le débit d’une perfusion et le vérifier à deux avant la mise en route",
				"Expliquer à un garçon de neuf ans comment marche son stylo à insuline, jusqu’à ce qu’il sache l’expliquer lui-⁠même à sa mère",
				"Remarquer qu’un pouls est trop rapide et appeler le médecin avant que l’alarme sonne",
				"Noter quels traitements ont été donnés, à quelle heure, et comment chaque patient a réagi",
			],
			wayIn:
				"Après le bac, on étudie trois ans dans un institut de formation en soins infirmiers (IFSI) ; l’admission se fait sur dossier, par Parcoursup. Il faut avoir au moins 17 ans au 31 décembre de l’année d’entrée. Le diplôme d’État a le niveau d’une licence. Les aides-soignantes et aides-soignants qui ont travaillé 3 ans à temps plein au cours des 5 dernières années peuvent entrer en deuxième année, à trois conditions : réussir la sélection prévue pour les personnes qui travaillent déjà, obtenir l’accord de leur employeur et valider 3 mois de formation.",
			words: [
				"soin",
				"soigner",
				"hôpital",
				"patients",
				"piqûres",
				"prise de sang",
				"urgences",
				"infirmière scolaire",
				"IFSI",
				"premiers secours",
				"ST2S",
			],
		},
	},
});
