import type { DocumentPage } from "#domain/shared/document.ts";

/** Resources in French: each place with the reason to open it, grouped by what one wants to do. */
export const resourcesFrench: DocumentPage = {
	title: "Ressources",
	lead: "Des sites en accès libre, rangés selon ce que tu veux faire. La plupart sont officiels, ou tenus par des scientifiques ou des associations.",
	folds: "all",
	sections: [
		{
			// The screen draws these as cards above the folds.
			id: "guides",
			heading: "Commence ici",
			blocks: [
				{
					kind: "links",
					items: [
						{
							label: "Lire en scientifique la page d’une formation",
							href: "/resources/read-a-course-page",
							note: "Notre guide : ce qu’on peut croire, ce qu’il faut demander, et trois formations côte à côte.",
						},
						{
							label: "Ce que coûtent les études",
							href: "/resources/what-studies-cost",
							note: "Inscription, logement, bourses, salaire en apprentissage et en thèse : un graphique montre ce que tout cela coûte ou rapporte en un mois.",
						},
						{
							label: "Si ça ne va pas",
							href: "/resources/changing-course",
							note: "Quand et comment changer de voie, et ce que l’on garde de sa première formation.",
						},
					],
				},
			],
		},
		{
			id: "students",
			heading: "Choisir ses matières et ses études",
			blocks: [
				{
					kind: "paragraph",
					text: "Pars de ce que tu as déjà : ton établissement, tes matières, tes doutes.",
				},
				{
					kind: "links",
					items: [
						{
							label: "Avenir(s)",
							href: "https://avenirs.onisep.fr/",
							note: "La plateforme publique d’orientation de l’Onisep, ouverte à tous les élèves du collège et du lycée.",
						},
						{
							label: "MonProjetSup",
							href: "https://monprojetsup.fr/",
							note: "Des idées de formations à partir de tes goûts et de tes spécialités, avant Parcoursup.",
						},
						{
							label: "Horizons 21",
							href: "https://www.onisep.fr/horizons21",
							note: "Associe des spécialités et regarde où elles mènent : pour choisir en seconde et en première.",
						},
						{
							label: "Secondes – Premières",
							href: "https://www.secondes-premieres.fr/",
							note: "Le guide de l’Onisep pour les choix de seconde et de première.",
						},
						{
							label: "Onisep",
							href: "https://www.onisep.fr/",
							note: "L’information publique sur les métiers et les formations : une fiche pour presque tous les métiers, avec les études qui y mènent.",
						},
						{
							label: "Parcoursup",
							href: "https://www.parcoursup.gouv.fr/",
							note: "La plateforme officielle pour entrer dans le supérieur : ce que chaque formation attend de toi, et combien de places elle a.",
						},
						{
							label: "Mon Master",
							href: "https://www.monmaster.gouv.fr/",
							note: "Pour savoir où mène une licence : les masters reconnus par l’État, avec leur nombre de candidatures.",
						},
					],
				},
			],
		},
		{
			id: "person",
			heading: "Parler à quelqu’un",
			blocks: [
				{
					kind: "paragraph",
					text: "C’est gratuit, et personne ne te demande de savoir déjà ce que tu veux faire.",
				},
				{
					kind: "links",
					items: [
						{
							label: "Préparer une rencontre avec une ou un scientifique",
							href: "/resources/talk-to-a-researcher",
							note: "Notre guide pour une demi-heure avec quelqu’un dont le métier est la science : quelles questions poser, et que faire des réponses.",
						},
						{
							label: "Près de chez toi",
							href: "/resources/near-home",
							note: "Les CIO, dont les psychologues reçoivent élèves et familles, mais aussi les portes ouvertes, le stage de seconde, le handicap et la santé.",
						},
						{
							label: "Mon orientation en ligne",
							href: "https://www.monorientationenligne.fr/",
							note: "Les conseillères et les conseillers de l’Onisep répondent par téléphone, par tchat et par e-⁠mail.",
						},
						{
							label: "CIDJ",
							href: "https://www.cidj.com/",
							note: "L’information jeunesse : études, métiers, premiers jobs, et des lieux où l’on te reçoit.",
						},
						{
							label: "Onisep, handicap",
							href: "https://www.onisep.fr/inclusion-et-handicap",
							note: "Les aménagements au collège, au lycée et après, et à qui les demander ; chaque université a une référente ou un référent handicap.",
						},
						{
							label: "Article 1",
							href: "https://article-1.eu/",
							note: "Des mentors et la plateforme Inspire, si personne dans ta famille n’a fait d’études supérieures.",
						},
						{
							label: "JobIRL",
							href: "https://www.jobirl.com/",
							note: "Si tu as entre 14 et 25 ans, pose tes questions sur un métier à des gens qui l’exercent.",
						},
						{
							label: "My Job Glasses",
							href: "https://www.myjobglasses.com/",
							note: "Des échanges avec des professionnelles et des professionnels volontaires.",
						},
					],
				},
			],
		},
		{
			id: "try",
			heading: "Essayer pour de vrai",
			blocks: [
				{
					kind: "paragraph",
					text: "Un stage, un concours ou un samedi avec des scientifiques t’en apprendra plus que dix pages.",
				},
				{
					kind: "links",
					items: [
						{
							label: "Stages de seconde",
							href: "https://www.1jeune1solution.gouv.fr/stages",
							note: "Des stages d’observation pour la classe de seconde.",
						},
						{
							label: "L’Arbre des Connaissances",
							href: "https://arbre-des-connaissances-apsr.org/",
							note: "Apprentis Chercheurs : pendant une année, des après-midi dans un vrai laboratoire.",
						},
						{
							label: "DECLICS",
							href: "https://www.cerclefser.org/fr/declics/",
							note: "Des rencontres gratuites entre élèves de lycée et scientifiques, en petits groupes.",
						},
						{
							label: "Chiche ! 1 scientifique, 1 classe",
							href: "https://chiche-snt.fr/",
							note: "Une ou un scientifique du numérique vient dans ta classe.",
						},
						{
							label: "MATh.en.JEANS",
							href: "https://www.mathenjeans.fr/",
							note: "Une année de vraie recherche en maths, en groupe, avec une mathématicienne ou un mathématicien.",
						},
						{
							label: "C.Génial",
							href: "https://www.cgenial.org/",
							note: "Des projets scientifiques de classe, et des visites d’entreprises.",
						},
						{
							label: "Sciences à l’École",
							href: "https://www.sciencesalecole.org/",
							note: "La préparation aux olympiades internationales (physique, chimie, géosciences, biologie).",
						},
						{
							label: "Fête de la science",
							href: "https://www.fetedelascience.fr/",
							note: "Chaque mois d’octobre, des laboratoires ouvrent leurs portes partout en France.",
						},
						{
							label: "Zooniverse",
							href: "https://www.zooniverse.org/",
							note: "Participe à de vraies recherches depuis ton canapé : classe des galaxies, repère des animaux, lis de vieux journaux de bord. Surtout en anglais.",
						},
					],
				},
			],
		},
		{
			id: "learn",
			heading: "Apprendre et jouer",
			blocks: [
				{
					kind: "paragraph",
					text: "De quoi passer un bon moment.",
				},
				{
					kind: "links",
					items: [
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
							label: "CNRS Le Journal",
							href: "https://lejournal.cnrs.fr/",
							note: "La recherche racontée par celles et ceux qui la font, en articles, en films et en images.",
						},
						{
							label: "NASA Science",
							href: "https://science.nasa.gov/",
							note: "Les missions en cours, avec des images et des données ouvertes à tout le monde. En anglais.",
						},
						{
							label: "Exploratorium",
							href: "https://www.exploratorium.edu/",
							note: "Des expériences à faire avec presque rien, proposées par un musée des sciences de San Francisco. En anglais. Demande l’accord d’un adulte.",
						},
						{
							label: "Images des mathématiques",
							href: "https://images.math.cnrs.fr/",
							note: "Des mathématiciennes et des mathématiciens racontent leurs recherches.",
						},
						{
							label: "Interstices",
							href: "https://interstices.info/",
							note: "L’informatique expliquée par des scientifiques, avec Inria.",
						},
						{
							label: "Mediachimie",
							href: "https://www.mediachimie.org/",
							note: "La chimie et ses métiers, en films et en articles.",
						},
						{
							label: "L’aventure du vivant",
							href: "https://laventureduvivant.fr/",
							note: "Les métiers de l’agriculture, de l’alimentation, de la forêt et de l’eau, et les lycées qui y forment.",
						},
					],
				},
			],
		},
		{
			id: "money",
			heading: "Financer ses études, ou se former avec un salaire",
			blocks: [
				{
					kind: "paragraph",
					text: "Les bourses, le logement, et l’alternance, qui permet de se former tout en touchant un salaire.",
				},
				{
					kind: "links",
					items: [
						{
							label: "messervices.etudiant.gouv.fr",
							href: "https://www.messervices.etudiant.gouv.fr/",
							note: "Le dossier social étudiant, pour la bourse et le logement du Crous : à remplir chaque printemps.",
						},
						{
							label: "Étudiant.gouv.fr",
							href: "https://www.etudiant.gouv.fr/",
							note: "Bourses, logement, droits : le portail officiel de la vie étudiante.",
						},
						{
							label: "La bonne alternance",
							href: "https://labonnealternance.apprentissage.beta.gouv.fr/",
							note: "Des offres d’alternance et les formations qui vont avec, près de chez toi.",
						},
						{
							label: "InserJeunes",
							href: "https://www.inserjeunes.education.gouv.fr/",
							note: "La part des jeunes qui ont un emploi après chaque formation professionnelle, apprentissage compris.",
						},
						{
							label: "Les Cordées de la réussite",
							href: "https://www.cordeesdelareussite.fr/",
							note: "Des étudiantes et des étudiants t’accompagnent pendant plusieurs années, pour que tu oses faire des études.",
						},
					],
				},
			],
		},
		{
			id: "girls",
			heading: "Les filles en maths, en informatique et en ingénierie",
			blocks: [
				{
					kind: "paragraph",
					text: "Dans ces domaines, les filles sont moins nombreuses qu’elles ne pourraient l’être, et ce n’est pas faute de talent.",
				},
				{
					kind: "links",
					items: [
						{
							label: "Elles bougent",
							href: "https://www.ellesbougent.com/",
							note: "Pour rencontrer des ingénieures et des techniciennes, près de chez toi.",
						},
						{
							label: "femmes & mathématiques",
							href: "https://femmes-et-maths.fr/",
							note: "Des journées pour les filles, dont « Filles, maths et informatique », avec des mathématiciennes.",
						},
						{
							label: "Girls Can Code",
							href: "https://girlscancode.fr/",
							note: "Des stages de programmation gratuits pour les filles, par Prologin.",
						},
						{
							label: "Femmes & Sciences",
							href: "https://www.femmesetsciences.fr/",
							note: "Des femmes scientifiques qui viennent parler en classe, et des documents sur les stéréotypes.",
						},
					],
				},
			],
		},
		{
			id: "teach",
			heading: "Faire cours avec Spectra",
			blocks: [
				{
					kind: "paragraph",
					text: "Nos propres supports sont gratuits et prêts à servir dès demain : les élèves n’ont pas besoin de compte, et il n’y a rien à installer.",
				},
				{
					kind: "links",
					items: [
						{
							label: "Une séance de 55 minutes",
							href: "/lesson",
							note: "Le déroulé, et une fiche élève à imprimer. Les téléphones des élèves et un vidéoprojecteur suffisent ; dès que la classe a répondu, la séance s’appuie sur son spectre.",
						},
						{
							label: "Vos classes",
							href: "/dashboard?tab=teacher",
							note: "Vous projetez un code ; les élèves le tapent ou le scannent, et entrent sous un pseudonyme tiré au sort. Vous voyez la classe dans son ensemble, jamais de réponses individuelles.",
						},
						{
							label: "La quête des métiers",
							href: "/career-quest",
							note: "Sept enquêtes à mener ensemble au vidéoprojecteur : la classe vote, teste, et ce sont les indices qui tranchent.",
						},
						{
							label: "Ce que vaut le quiz",
							href: "/evidence",
							note: "Ce que disent ses résultats et ce qu’ils ne disent pas, chiffres à l’appui : une vraie leçon de méthode.",
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
					text: "Des supports relus par des équipes enseignantes ou de recherche, à adapter à votre séance.",
				},
				{
					kind: "links",
					items: [
						{
							label: "Éduscol",
							href: "https://eduscol.education.gouv.fr/",
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
							note: "Les géosciences par l’ENS de Lyon : une image par semaine, et des articles vérifiés par des scientifiques.",
						},
						{
							label: "Planet-Vie",
							href: "https://planet-vie.ens.fr/",
							note: "Les sciences de la vie par l’ENS, pour les équipes enseignantes : des résultats récents expliqués.",
						},
						{
							label: "CultureSciences-Physique",
							href: "https://culturesciencesphysique.ens-lyon.fr/",
							note: "Des ressources de physique pour le lycée et au-⁠delà, par l’ENS de Lyon.",
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
					text: "Écoutez d’abord votre enfant. Ensuite, pour les faits, préférez les services publics aux classements.",
				},
				{
					kind: "links",
					items: [
						{
							label: "France Travail",
							href: "https://www.francetravail.fr/",
							note: "Le service public de l’emploi : les offres, région par région, et une description de chaque métier.",
						},
						{
							label: "Parcoursup, contact",
							href: "https://www.parcoursup.gouv.fr/",
							note: "La ligne téléphonique gratuite (0 800 400 070) et le formulaire de la plateforme, ouverts aussi aux familles (page Contact).",
						},
						{
							label: "3018",
							href: "https://3018.fr/",
							note: "De l’aide contre le harcèlement et des conseils sur la vie en ligne, pour les jeunes et leurs parents.",
						},
					],
				},
			],
		},
		{
			id: "abroad",
			heading: "Hors de France",
			blocks: [
				{
					kind: "paragraph",
					text: "Pour te renseigner sur d’autres pays, ou si tu viens toi-⁠même d’un autre pays.",
				},
				{
					kind: "links",
					items: [
						{
							label: "National Careers Service",
							href: "https://nationalcareers.service.gov.uk/",
							note: "Angleterre : métiers, salaires, horaires et voies d’accès. En anglais.",
						},
						{
							label: "UCAS",
							href: "https://www.ucas.com/",
							note: "Royaume-Uni : candidatures à l’université et contrats d’apprentissage. En anglais.",
						},
						{
							label: "STEM Learning",
							href: "https://www.stem.org.uk/",
							note: "Royaume-Uni : des scientifiques dans les classes et des supports de cours. En anglais.",
						},
						{
							label: "Campus France",
							href: "https://www.campusfrance.org/fr",
							note: "Pour étudier en France quand on vient d’un autre pays. Si tu n’as ni la nationalité d’un pays de l’Union européenne ou de l’Espace économique européen (EEE), ni la nationalité suisse, ni un diplôme de fin d’études secondaires de l’un de ces pays, obtenu ou en préparation, tu ne passes pas par Parcoursup pour une première année de licence : il faut une demande d’admission préalable (DAP). Elle se fait à l’automne, neuf mois avant la rentrée : pour celle de 2025, jusqu’au 15 décembre 2024. Vérifie tout de suite la date de cette année. La DAP vaut aussi pour une première année de santé. Dans 72 pays, on passe par la plateforme « Études en France ». Si tu as un bac français ou européen, ou si tu en prépares un, tu passes par Parcoursup ; mais si tu vis dans l’un de ces 72 pays et que tu en as la nationalité, tu dois suivre en plus la procédure « Études en France ». Pour un BUT, un BTS ou une prépa, il n’y a pas de DAP, et la plateforme dépend du pays et de la formation : demande à Campus France.",
						},
						{
							label: "EURES",
							href: "https://eures.europa.eu/index_fr",
							note: "Travailler et se former dans un autre pays d’Europe.",
						},
						{
							label: "O*NET OnLine",
							href: "https://www.onetonline.org/",
							note: "Des descriptions détaillées des métiers aux États-⁠Unis : tâches, compétences, centres d’intérêt. En anglais.",
						},
						{
							label: "Occupational Outlook Handbook",
							href: "https://www.bls.gov/ooh/",
							note: "Ce que le Bureau des statistiques du travail des États-⁠Unis prévoit pour chaque métier sur dix ans. En anglais.",
						},
					],
				},
			],
		},
	],
};
