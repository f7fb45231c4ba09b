import { defineCareer } from "../define-career.ts";

export default defineCareer({
	id: "machine-learning-engineer",
	category: "computer",
	secondaryCategories: ["math", "engineering"],
	subjects: ["computer-science", "mathematics", "statistics", "engineering", "physics"],
	text: {
		en: {
			title: "Machine learning engineer",
			description:
				"Nobody can write down every rule for recognising a voice, so machine learning engineers let a program learn from examples. They choose the data, train the model and put it to the test, then keep it fast and fair once real people use it. Much of the craft lies in knowing when it is wrong.",
			week: [
				"Check five hundred examples by eye and discover how many are mislabelled",
				"Start a training run on a row of graphics processors and watch the error curve go down, or not",
				"Compare the model with a rule that fits on one line, and admit it when the rule wins",
				"Measure the errors group by group: accents, ages, lighting, types of phone",
				"Shrink a model until it fits in a watch, then write down what it must not be used for",
				"Compare a small model of your own with a huge one rented by the hour: cost, errors, privacy",
			],
			discovery:
				"In 2018, a study showed that a neural network trained to spot pneumonia on X-rays had also learnt to recognise which hospital took the picture. One hospital had far more cases, so the shortcut paid off, until it was tried elsewhere.",
			school:
				"Whichever way you come in, maths is the fuel: probability, vectors, derivatives. Projects of your own count as much as lessons, and philosophy helps with the question of what a machine should not decide.",
			degrees: [
				"Two years of preparatory classes (CPGE) in maths and computing, then an engineering school or a research school (ENS)",
				"A three-year degree (licence) in computer science, or maths and computing, then a two-year master’s",
				"A degree in maths, then a master’s in applied maths and statistics, and a doctorate for research",
				"A school of statistics (ENSAI, ENSAE), entered after preparatory classes",
			],
			skills: [
				"Python and deep learning libraries",
				"Linear algebra and probability",
				"Data cleaning and labelling",
				"Software engineering",
				"Evaluation of models and their biases",
				"Energy-efficient computing",
			],
			qualities: [
				"Critical thinking",
				"Concern for fairness",
				"Patience during long training runs",
				"Appetite for learning",
			],
			professionals: [
				{
					name: "Deniz Aydin",
					title: "Speech recognition engineer",
					organization: "a hearing-aid company",
					quote:
						"Our model was excellent, except with children: we had recorded almost none. The average score hid it for months. I no longer look at an average before I know who is in it.",
				},
				{
					name: "Chloé Fontaine",
					title: "Machine learning engineer",
					organization: "a start-up that monitors crops",
					quote:
						"I spent two weeks on a cleverer network and gained half a point. Then our intern cleaned the photographs and gained six. I tell that story to everyone who joins.",
				},
			],
			superhero: "Mentor of Machines",
		},
		fr: {
			title: "Ingénieure / ingénieur IA (machine learning)",
			description:
				"Personne ne sait écrire toutes les règles pour reconnaître une voix ; alors les ingénieures et les ingénieurs en IA laissent un programme apprendre à partir d’exemples. Leur travail : choisir les données, entraîner le modèle, le mettre à l’épreuve, puis veiller à ce qu’il reste rapide et équitable entre les mains du public. Tout l’art est de savoir quand ce modèle se trompe.",
			week: [
				"Regarder cinq cents exemples un par un et découvrir combien sont mal étiquetés",
				"Lancer un entraînement sur une rangée de processeurs graphiques et voir la courbe d’erreur descendre, ou pas",
				"Comparer le modèle à une règle qui tient en une ligne, et savoir perdre quand la règle gagne",
				"Mesurer les erreurs groupe par groupe : accents, âges, éclairages, types de téléphone",
				"Réduire un modèle pour qu’il tienne dans une montre, puis écrire à quoi il ne doit pas servir",
				"Comparer un petit modèle maison à un géant loué à l’heure : coût, erreurs, vie privée",
			],
			discovery:
				"En 2018, une étude montre qu’une IA entraînée à repérer des pneumonies sur des radios a aussi appris à reconnaître l’hôpital d’où venait l’image. L’un des hôpitaux comptait bien plus de cas : le raccourci marchait, jusqu’au jour où l’on a essayé cette IA ailleurs.",
			school:
				"Quel que soit le parcours, les maths servent tous les jours : probabilités, vecteurs, dérivées. Tes propres projets comptent autant que les cours, et la philosophie aide à dire ce qu’une machine ne doit pas décider.",
			degrees: [
				"Prépa MP2I puis MPI (CPGE, 2 ans), puis école d’ingénieurs ou école normale supérieure (ENS, 3 à 4 ans)",
				"Licence Informatique ou Mathématiques et informatique (3 ans), puis master Informatique (2 ans)",
				"Licence Mathématiques (3 ans), master Mathématiques appliquées, statistique (2 ans), et doctorat (3 ans) pour la recherche",
				"Prépa MPSI, MP2I, B/L ou ECG (CPGE, 2 ans), puis école de statistique comme l’ENSAI ou l’ENSAE (3 ans)",
			],
			skills: [
				"Python et bibliothèques d’apprentissage profond",
				"Algèbre linéaire et probabilités",
				"Nettoyage et étiquetage des données",
				"Génie logiciel",
				"Évaluation des modèles et de leurs biais",
				"Calculs économes en énergie",
			],
			qualities: [
				"Esprit critique",
				"Souci d’équité",
				"Patience pendant les longs entraînements",
				"Soif d’apprendre",
			],
			professionals: [
				{
					name: "Deniz Aydin",
					title: "Ingénieure en reconnaissance vocale",
					organization: "chez un fabricant d’aides auditives",
					quote:
						"Notre modèle était excellent, sauf avec les enfants : nous n’en avions presque pas enregistré. La moyenne a caché le problème pendant des mois. Je ne regarde plus une moyenne sans savoir qui s’y trouve.",
				},
				{
					name: "Chloé Fontaine",
					title: "Ingénieure en IA",
					organization: "dans une jeune entreprise de suivi des cultures agricoles",
					quote:
						"J’ai passé deux semaines sur un réseau de neurones plus malin et gagné un demi-point. Puis notre stagiaire a nettoyé les photos : six points de gagnés. Je raconte cette histoire à chaque personne qui arrive.",
				},
			],
			superhero: "Mentor des machines",
		},
	},
});
