import { definePage } from "./define-page.ts";

export default definePage({
	en: {
		title: "Resources",
		lead: "Places worth knowing, official or run by researchers, free to visit. For each, why we would open it.",
		sections: [
			{
				id: "students",
				heading: "For students",
				blocks: [
					{
						kind: "paragraph",
						text: "Three good uses of an hour: watch a scientist at work, try a phenomenon for yourself, look up what a course really asks for.",
					},
					{
						kind: "links",
						items: [
							{
								label: "Onisep",
								href: "https://www.onisep.fr/",
								note: "French public information on careers and courses: a page for nearly every job, with the studies that lead there.",
							},
							{
								label: "Parcoursup",
								href: "https://www.parcoursup.fr/",
								note: "The official platform for first-year higher education in France: what each course expects, and how many places it has.",
							},
							{
								label: "CNRS Le Journal",
								href: "https://lejournal.cnrs.fr/",
								note: "Research told by the people who do it, in French; films and pictures as well as articles.",
							},
							{
								label: "PhET simulations",
								href: "https://phet.colorado.edu/",
								note: "Change gravity, mix solutions, build circuits: free simulations by the University of Colorado.",
							},
							{
								label: "Khan Academy",
								href: "https://www.khanacademy.org/",
								note: "Free lessons with exercises, to catch up or to get ahead in maths and science.",
							},
							{
								label: "Zooniverse",
								href: "https://www.zooniverse.org/",
								note: "Help real research from your sofa: classify galaxies, spot animals, read old logbooks.",
							},
							{
								label: "NASA Science",
								href: "https://science.nasa.gov/",
								note: "Missions in progress, with pictures and data that anyone may use.",
							},
							{
								label: "Exploratorium",
								href: "https://www.exploratorium.edu/",
								note: "Experiments that need little more than a kitchen, by a museum that invented its own style.",
							},
							{
								label: "Images des mathématiques",
								href: "https://images.math.cnrs.fr/",
								note: "Mathematicians write, in French, about what they are looking for.",
							},
							{
								label: "Elles bougent",
								href: "https://www.ellesbougent.com/",
								note: "Meet women engineers and technicians, in France and nearby.",
							},
						],
					},
				],
			},
			{
				id: "teachers",
				heading: "For teachers",
				blocks: [
					{
						kind: "paragraph",
						text: "Material reviewed by teachers or researchers, ready to adapt to a lesson.",
					},
					{
						kind: "links",
						items: [
							{
								label: "Éduscol",
								href: "https://eduscol.education.fr/",
								note: "Curricula and teaching resources of the French ministry of education.",
							},
							{
								label: "Fondation La main à la pâte",
								href: "https://fondation-lamap.org/",
								note: "Inquiry-based science teaching: sequences, training and partner scientists.",
							},
							{
								label: "Planet-Terre",
								href: "https://planet-terre.ens-lyon.fr/",
								note: "Earth science by ENS de Lyon: articles checked by researchers, and a picture a week.",
							},
							{
								label: "Planet-Vie",
								href: "https://planet-vie.ens.fr/",
								note: "Life science by ENS, for teachers: recent results explained.",
							},
							{
								label: "CultureSciences-Physique",
								href: "https://culturesciencesphysique.ens-lyon.fr/",
								note: "Physics resources for upper secondary teachers, by ENS de Lyon.",
							},
							{
								label: "CultureSciences-Chimie",
								href: "https://culturesciences.chimie.ens.fr/",
								note: "Chemistry, from basic ideas to present research, by ENS.",
							},
							{
								label: "ESA Education",
								href: "https://www.esa.int/Education",
								note: "Classroom projects of the European Space Agency, many of them with real data.",
							},
							{
								label: "Femmes & Sciences",
								href: "https://www.femmesetsciences.fr/",
								note: "Talks in class by women scientists, and material on stereotypes.",
							},
						],
					},
				],
			},
			{
				id: "parents",
				heading: "For parents",
				blocks: [
					{
						kind: "paragraph",
						text: "Listening comes first. Then, for facts, public services rather than rankings.",
					},
					{
						kind: "links",
						items: [
							{
								label: "CIDJ",
								href: "https://www.cidj.com/",
								note: "Youth information in France: studies, jobs, first steps, and places where a person answers.",
							},
							{
								label: "France Travail",
								href: "https://www.francetravail.fr/",
								note: "The French employment service: what jobs exist, where, and how occupations are described.",
							},
							{
								label: "Étudiant.gouv.fr",
								href: "https://www.etudiant.gouv.fr/",
								note: "Grants, housing, rights: the official portal of student life.",
							},
							{
								label: "Mon Master",
								href: "https://www.monmaster.gouv.fr/",
								note: "Where a licence may lead: French national master’s degrees, and how many applied.",
							},
							{
								label: "O*NET OnLine",
								href: "https://www.onetonline.org/",
								note: "Detailed descriptions of occupations in the United States: tasks, skills, interests.",
							},
							{
								label: "Occupational Outlook Handbook",
								href: "https://www.bls.gov/ooh/",
								note: "What the US Bureau of Labor Statistics expects of each occupation over ten years.",
							},
							{
								label: "3018",
								href: "https://3018.fr/",
								note: "Advice on bullying and on life online, for young people and their parents, in France.",
							},
						],
					},
				],
			},
		],
	},
	fr: {
		title: "Ressources",
		lead: "Des sites à connaître, officiels ou tenus par des scientifiques, en accès libre. Pour chacun, pourquoi y aller.",
		sections: [
			{
				id: "students",
				heading: "Pour les élèves",
				blocks: [
					{
						kind: "paragraph",
						text: "Trois façons de passer une bonne heure : regarder des scientifiques au travail, essayer toi-même un phénomène, vérifier ce qu’une formation demande vraiment.",
					},
					{
						kind: "links",
						items: [
							{
								label: "Onisep",
								href: "https://www.onisep.fr/",
								note: "L’information publique sur les métiers et les formations : une fiche pour presque chaque métier, avec les études qui y mènent.",
							},
							{
								label: "Parcoursup",
								href: "https://www.parcoursup.fr/",
								note: "La plateforme officielle pour entrer dans le supérieur : les attendus de chaque formation et son nombre de places.",
							},
							{
								label: "CNRS Le Journal",
								href: "https://lejournal.cnrs.fr/",
								note: "La recherche racontée par celles et ceux qui la font, en articles, en films et en images.",
							},
							{
								label: "Simulations PhET",
								href: "https://phet.colorado.edu/fr/",
								note: "Change la gravité, mélange des solutions, construis des circuits : des simulations gratuites de l’université du Colorado.",
							},
							{
								label: "Khan Academy",
								href: "https://fr.khanacademy.org/",
								note: "Des leçons et des exercices gratuits pour rattraper un retard ou prendre de l’avance en maths et en sciences.",
							},
							{
								label: "Zooniverse",
								href: "https://www.zooniverse.org/",
								note: "Participe à de vraies recherches depuis ton canapé : classe des galaxies, repère des animaux, lis de vieux carnets de bord. Surtout en anglais.",
							},
							{
								label: "NASA Science",
								href: "https://science.nasa.gov/",
								note: "Les missions en cours, avec des images et des données ouvertes à tout le monde. En anglais.",
							},
							{
								label: "Exploratorium",
								href: "https://www.exploratorium.edu/",
								note: "Des expériences à faire avec presque rien, par un musée pas comme les autres. En anglais.",
							},
							{
								label: "Images des mathématiques",
								href: "https://images.math.cnrs.fr/",
								note: "Des mathématiciennes et des mathématiciens racontent leurs recherches.",
							},
							{
								label: "Elles bougent",
								href: "https://www.ellesbougent.com/",
								note: "Pour rencontrer des ingénieures et des techniciennes, près de chez toi.",
							},
						],
					},
				],
			},
			{
				id: "teachers",
				heading: "Pour les équipes enseignantes",
				blocks: [
					{
						kind: "paragraph",
						text: "Du matériel relu par des équipes enseignantes ou de recherche, à adapter à votre séance.",
					},
					{
						kind: "links",
						items: [
							{
								label: "Éduscol",
								href: "https://eduscol.education.fr/",
								note: "Les programmes et les ressources d’accompagnement du ministère de l’Éducation nationale.",
							},
							{
								label: "Fondation La main à la pâte",
								href: "https://fondation-lamap.org/",
								note: "La science par l’investigation : séquences, formations et scientifiques partenaires.",
							},
							{
								label: "Planet-Terre",
								href: "https://planet-terre.ens-lyon.fr/",
								note: "Les géosciences par l’ENS de Lyon : des articles vérifiés par des scientifiques et une image par semaine.",
							},
							{
								label: "Planet-Vie",
								href: "https://planet-vie.ens.fr/",
								note: "Les sciences de la vie par l’ENS, pour les équipes enseignantes : des résultats récents expliqués.",
							},
							{
								label: "CultureSciences-Physique",
								href: "https://culturesciencesphysique.ens-lyon.fr/",
								note: "Des ressources de physique pour le lycée et au-delà, par l’ENS de Lyon.",
							},
							{
								label: "CultureSciences-Chimie",
								href: "https://culturesciences.chimie.ens.fr/",
								note: "La chimie, des notions de base à la recherche actuelle, par l’ENS.",
							},
							{
								label: "ESA Education",
								href: "https://www.esa.int/Education",
								note: "Les projets de classe de l’Agence spatiale européenne, souvent avec de vraies données. Surtout en anglais.",
							},
							{
								label: "Femmes & Sciences",
								href: "https://www.femmesetsciences.fr/",
								note: "Des interventions en classe de femmes scientifiques et du matériel sur les stéréotypes.",
							},
						],
					},
				],
			},
			{
				id: "parents",
				heading: "Pour les parents",
				blocks: [
					{
						kind: "paragraph",
						text: "D’abord, écouter. Ensuite, pour les faits, préférer les services publics aux classements.",
					},
					{
						kind: "links",
						items: [
							{
								label: "CIDJ",
								href: "https://www.cidj.com/",
								note: "L’information jeunesse : études, métiers, premiers jobs, et des lieux où l’on vous reçoit.",
							},
							{
								label: "France Travail",
								href: "https://www.francetravail.fr/",
								note: "Le service public de l’emploi : quels emplois existent, où, et comment les métiers sont décrits.",
							},
							{
								label: "Étudiant.gouv.fr",
								href: "https://www.etudiant.gouv.fr/",
								note: "Bourses, logement, droits : le portail officiel de la vie étudiante.",
							},
							{
								label: "Mon Master",
								href: "https://www.monmaster.gouv.fr/",
								note: "Où peut mener une licence : les masters nationaux en France, avec le nombre de candidatures.",
							},
							{
								label: "O*NET OnLine",
								href: "https://www.onetonline.org/",
								note: "Des descriptions détaillées des métiers aux États-Unis : tâches, compétences, centres d’intérêt. En anglais.",
							},
							{
								label: "Occupational Outlook Handbook",
								href: "https://www.bls.gov/ooh/",
								note: "Ce que le Bureau des statistiques du travail des États-Unis prévoit pour chaque métier sur dix ans. En anglais.",
							},
							{
								label: "3018",
								href: "https://3018.fr/",
								note: "Des conseils sur le harcèlement et la vie en ligne, pour les jeunes et leurs parents.",
							},
						],
					},
				],
			},
		],
	},
});
