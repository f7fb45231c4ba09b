import { defineCareer } from "../define-career.ts";

export default defineCareer({
	id: "software-developer",
	category: "computer",
	secondaryCategories: ["engineering"],
	subjects: ["computer-science", "mathematics", "engineering", "physics"],
	text: {
		en: {
			title: "Software developer",
			description:
				"Behind every tap on a phone is code that a software developer wrote, tested and repaired. The job is less typing than thinking. It means understanding what people need, cutting a big problem into small ones, reading other people’s code, and leaving a program that the next person can change without fear.",
			week: [
				"Reproduce a bug that shows up only on Thursdays, on one customer’s computer",
				"Read a colleague’s changes line by line and comment on them kindly",
				"Write automated tests before touching a piece of code that nobody has opened for years",
				"Sit beside a user, say nothing, and note where they hesitate",
				"Update code libraries, fill in the documentation, release the new version and watch the graphs",
				"Read what an AI assistant proposes, keep half of it, and write the test that proves that half right",
			],
			discovery:
				"In June 1996, the first Ariane 5 rocket destroyed itself less than a minute after lift-off. A program reused from Ariane 4 had tried to squeeze a number into a space too small for it. Nothing was broken in the machine: old code had met a faster rocket.",
			school:
				"The industrial bac (STI2D) is a common way into applied degrees (BUT). Computing (NSI) gives a head start, but plenty begin without it; a small program that somebody really uses teaches you more than ten exercises.",
			degrees: [
				"A three-year applied degree (BUT) in computing, then a first job, a master’s or an engineering school",
				"A three-year degree (licence) in computer science, or maths and computing, then a two-year master’s",
				"A five-year engineering school entered straight after the bac",
				"Two years of preparatory classes in maths and computing (CPGE), then an engineering school",
			],
			skills: [
				"Programming in several languages",
				"Algorithms and data structures",
				"Automated testing",
				"Databases and networks",
				"Version control with Git",
				"Cybersecurity basics",
				"Accessible design",
			],
			qualities: [
				"Logic",
				"Kindness in criticism",
				"Tenacity",
				"Attention to the people who use the software",
			],
			professionals: [
				{
					name: "Soraya Bouchareb",
					title: "Web developer",
					organization: "a digital services cooperative",
					quote:
						"I was proud of my form. Then I watched a blind woman try it with her screen reader: stuck at the second field. I learnt more in those ten minutes than in a year, and the fix took one afternoon.",
				},
				{
					name: "Nils Johansson",
					title: "Embedded software developer",
					organization: "a maker of train equipment",
					quote:
						"The code for a brake must be right, and we must be able to prove it. Some days I write twenty lines and delete thirty. My best week ended with a whole module removed, because nothing needed it any more.",
				},
			],
			superhero: "Guide through the Maze",
		},
		fr: {
			title: "Développeuse / développeur de logiciels",
			description:
				"Derrière chaque geste sur un écran, il y a du code qu’une développeuse ou un développeur a écrit, testé, réparé. Le métier consiste moins à taper du code qu’à réfléchir : comprendre un besoin, découper un gros problème en petits, lire le code des autres, et laisser un programme que la personne suivante pourra modifier sans crainte.",
			week: [
				"Reproduire un bogue qui n’apparaît que le jeudi, sur l’ordinateur d’une seule cliente",
				"Relire ligne à ligne les changements d’un collègue, et les commenter avec bienveillance",
				"Écrire des tests automatiques avant de toucher à un code que personne n’a ouvert depuis des années",
				"S’asseoir à côté d’une utilisatrice, se taire, et noter où elle hésite",
				"Mettre à jour des bibliothèques de code, compléter la documentation, publier la nouvelle version et surveiller les graphiques",
				"Relire ce que propose une IA, en garder la moitié, et écrire le test qui prouve que cette moitié est juste",
			],
			discovery:
				"En juin 1996, la première fusée Ariane 5 se détruit moins d’une minute après le décollage. Un programme repris d’Ariane 4 avait voulu faire entrer un nombre dans une case trop petite pour lui. Rien n’était cassé dans la machine : un vieux code rencontrait une fusée plus rapide.",
			school:
				"Le bac technologique STI2D est une voie habituelle vers le BUT. La spécialité NSI (numérique et sciences informatiques) donne de l’avance, mais beaucoup commencent sans ; un petit programme dont quelqu’un se sert vraiment t’apprendra plus que dix exercices.",
			degrees: [
				"BUT Informatique (3 ans), puis premier emploi, master ou école d’ingénieurs (2 à 3 ans)",
				"Licence Informatique ou Mathématiques et informatique (3 ans), puis master Informatique (2 ans)",
				"École d’ingénieurs en 5 ans, juste après le bac",
				"Prépa MP2I puis MPI (CPGE, 2 ans), puis école d’ingénieurs (3 ans)",
			],
			skills: [
				"Programmation dans plusieurs langages",
				"Algorithmes et structures de données",
				"Tests automatiques",
				"Bases de données et réseaux",
				"Gestion de versions avec Git",
				"Bases de la cybersécurité",
				"Accessibilité numérique",
			],
			qualities: [
				"Logique",
				"Bienveillance dans la critique",
				"Ténacité",
				"Attention aux personnes qui utilisent le logiciel",
			],
			professionals: [
				{
					name: "Soraya Bouchareb",
					title: "Développeuse web",
					organization: "dans une coopérative de services numériques",
					quote:
						"J’étais fière de mon formulaire. Puis j’ai vu une femme aveugle l’essayer avec son lecteur d’écran : bloquée au deuxième champ. J’en ai plus appris en dix minutes qu’en un an, et la correction a pris un après-midi.",
				},
				{
					name: "Nils Johansson",
					title: "Développeur de logiciels embarqués",
					organization: "chez un équipementier ferroviaire",
					quote:
						"Le code d’un frein doit être juste, et il faut pouvoir le prouver. Certains jours, j’écris vingt lignes et j’en efface trente. Ma meilleure semaine s’est finie avec un module entier en moins : plus rien n’en avait besoin.",
				},
			],
			superhero: "Guide du labyrinthe",
		},
	},
});
