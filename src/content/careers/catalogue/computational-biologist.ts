import { defineCareer } from "../define-career.ts";

export default defineCareer({
	id: "computational-biologist",
	category: "biology",
	secondaryCategories: ["computer", "math"],
	subjects: ["biology", "mathematics", "computer-science", "statistics", "genetics", "physics"],
	text: {
		en: {
			title: "Computational biologist",
			description:
				"When an experiment would take a century, computational biologists put a heart, a tumour or a forest into equations. The model runs overnight; in the morning it meets real measurements, and usually turns out wrong in an instructive way. Correcting it shows how life works, and which experiment to try next.",
			week: [
				"Write the equations of a tumour under treatment and fit them to a laboratory’s measurements",
				"Launch ten thousand simulations that differ only by chance, and look at the spread",
				"Follow cells in a microscope film, and repair by hand the tracks that the software lost",
				"Ask biologists which experiment could prove the model wrong",
				"Search old articles for one missing number, test the code, redraw a figure for the fifth time",
			],
			discovery:
				"In 1952, Alan Turing, a pioneer of computing, showed by calculation that two chemicals that react together and spread at different speeds could draw spots or stripes by themselves. In 2014, researchers found that a mechanism of that kind lays out the toes of a mouse embryo.",
			school:
				"You can come in through biology, maths or computing. The tool is the equation that says how something changes: it puts the derivative from maths lessons to work on living cells.",
			degrees: [
				"A three-year degree (licence) in life sciences, a two-year master’s in modelling or bioinformatics, then a three-year doctorate",
				"A degree in computer science, or maths and computing, then a master’s that covers biology",
				"Two years of preparatory classes in maths and physics (CPGE), then a research school (ENS) or an engineering school, and a doctorate",
				"Two years of preparatory classes in biology (CPGE BCPST), then an engineering school in life sciences",
			],
			skills: [
				"Mathematical modelling",
				"Programming in Python, R or C++",
				"Statistics and probability",
				"Cell and systems biology",
				"Simulation on large computers",
				"Working across disciplines",
			],
			qualities: [
				"Ability to simplify",
				"Modesty about the data",
				"Curiosity about living things",
				"Persistence",
			],
			professionals: [
				{
					name: "Mariam Tavakoli",
					title: "Infection modeller",
					organization: "a medical research institute",
					quote:
						"The model said to give the treatment half as often. The biologists laughed, then tried it on their cells, and it held up. I was applauded for an equation. My next three predictions were wrong.",
				},
				{
					name: "Lucas Payet",
					title: "Doctoral student in plant growth",
					organization: "an agronomy laboratory",
					quote:
						"I came from maths and had never touched a pipette. My supervisor sent me to the bench for a month. Now I know why a point is missing, and I no longer call it noise.",
				},
			],
			superhero: "The Equation Tamer",
		},
		fr: {
			title: "Biologiste modélisatrice / modélisateur",
			description:
				"Certaines expériences prendraient un siècle : les spécialistes de la modélisation mettent donc un cœur, une tumeur ou une forêt en équations. Le modèle tourne la nuit ; au matin, on le confronte à de vraies mesures, et il se trompe en général de façon instructive. En le corrigeant, on apprend comment fonctionne le vivant, et quelle expérience tenter ensuite.",
			week: [
				"Écrire les équations d’une tumeur sous traitement et les ajuster aux mesures d’un laboratoire",
				"Lancer dix mille simulations qui ne diffèrent que par le hasard, et regarder comment elles s’éparpillent",
				"Suivre des cellules dans un film pris au microscope, et retracer à la main les trajets que le logiciel a perdus",
				"Demander aux biologistes quelle expérience pourrait donner tort au modèle",
				"Chercher dans de vieux articles un nombre qui manque, tester le code, refaire un graphique pour la cinquième fois",
			],
			discovery:
				"En 1952, Alan Turing, pionnier de l’informatique, montre par le calcul que deux substances qui réagissent entre elles et se répandent à des vitesses différentes peuvent dessiner d’elles-mêmes des taches ou des rayures. En 2014, une équipe découvre qu’un mécanisme de cette famille met en place les doigts de l’embryon de souris.",
			school:
				"On y vient par la biologie, les maths ou l’informatique. L’outil, c’est l’équation qui dit comment une chose change : la dérivée du cours de maths y sert chaque jour à décrire des cellules vivantes.",
			degrees: [
				"Licence Sciences de la vie (3 ans), master de modélisation ou de bio-informatique (2 ans), puis doctorat (3 ans)",
				"Licence Informatique ou Mathématiques et informatique (3 ans), puis master ouvert sur la biologie (2 ans)",
				"Prépa MPSI, PCSI ou MP2I (CPGE, 2 ans), puis école normale supérieure (ENS) ou école d’ingénieurs, et doctorat (3 ans)",
				"Prépa BCPST (CPGE, 2 ans), puis école d’ingénieurs du vivant (3 ans)",
			],
			skills: [
				"Modélisation mathématique",
				"Programmation en Python, R ou C++",
				"Statistiques et probabilités",
				"Biologie des cellules et des systèmes",
				"Simulation sur de grands calculateurs",
				"Dialogue entre disciplines",
			],
			qualities: [
				"Art de simplifier",
				"Modestie devant les données",
				"Curiosité pour le vivant",
				"Persévérance",
			],
			professionals: [
				{
					name: "Mariam Tavakoli",
					title: "Modélisatrice des infections",
					organization: "dans un institut de recherche médicale",
					quote:
						"Le modèle disait de donner le traitement deux fois moins souvent. Les biologistes ont ri, puis ont essayé sur leurs cellules, et ça tenait. On m’a applaudie pour une équation. Mes trois prédictions suivantes étaient fausses.",
				},
				{
					name: "Lucas Payet",
					title: "Doctorant en biologie végétale",
					organization: "dans un laboratoire d’agronomie",
					quote:
						"Je venais des maths et n’avais jamais touché une pipette. Ma directrice de thèse m’a envoyé un mois à la paillasse. Depuis, je sais pourquoi il manque un point, et je n’appelle plus ça du bruit.",
				},
			],
			superhero: "Dompte-équations",
		},
	},
});
