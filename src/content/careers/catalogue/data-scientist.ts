import { defineCareer } from "../define-career.ts";

export default defineCareer({
	id: "data-scientist",
	category: "computer",
	secondaryCategories: ["math"],
	subjects: ["statistics", "computer-science", "mathematics", "physics"],
	text: {
		en: {
			title: "Data scientist",
			description:
				"Millions of rows, half of them messy, and one question that matters to somebody: a data scientist brings the two together. Code and statistics find a pattern, test whether it is only luck, and turn it into a forecast, a map or a tool that people can use and question.",
			week: [
				"Ask the people who collected the data what each column really means",
				"Clean a data table in SQL and Python: duplicates, missing dates, a town spelt six ways",
				"Train a model, then test it on data that it has never seen",
				"Check whether a model’s mistakes always fall on the same group of people",
				"Show three charts, not thirty, to the team that has to decide",
			],
			discovery:
				"In 1973, admissions to the University of California, Berkeley, seemed to favour men. Department by department, most of the gap vanished: women had applied more often to the departments that were hardest to enter. The same numbers, cut another way, told another story.",
			school:
				"Maths is the shared base, with computing or physics beside it. Economics and geography give good questions to ask of data: a sense of what numbers mean is rarer than skill in calculating.",
			degrees: [
				"Two years of preparatory classes (CPGE), in science or economics, then a school of statistics",
				"A three-year degree (licence) in maths, then a master’s in applied maths or statistics",
				"A degree in computer science, or in maths and computing, then a master’s in computing",
				"A three-year applied degree (BUT) in data science, then a master’s or an engineering school",
			],
			skills: [
				"Python and SQL",
				"Statistics and probability",
				"Machine learning",
				"Data visualisation",
				"Data protection and ethics",
				"Explaining things plainly",
			],
			qualities: [
				"Healthy doubt",
				"Curiosity about other jobs",
				"Honesty about limits",
				"Patience with messy files",
			],
			professionals: [
				{
					name: "Mei-Lin Zhou",
					title: "Data scientist",
					organization: "a public transport company",
					quote:
						"My best model predicted breakdowns perfectly. Too perfectly: one column was filled in by the mechanic after the repair. When a result is too good, look for the mistake before you celebrate.",
				},
				{
					name: "Dimitri Kouassi",
					title: "Energy data scientist",
					organization: "a renewable energy cooperative",
					quote:
						"A wind turbine that reports minus forty degrees in July is telling you about its thermometer. Cleaning is dull until you see that it is how you get to know the data.",
				},
			],
			superhero: "Navigator of the Data Sea",
		},
		fr: {
			title: "Scientifique des données (data scientist)",
			description:
				"Des millions de lignes, souvent en désordre, et une question qui compte pour quelqu’un : les data scientists les font se rencontrer. Leur code et leurs statistiques révèlent une régularité, vérifient qu’elle n’est pas due au hasard, puis en tirent une prévision, une carte ou un outil que l’on peut utiliser et critiquer.",
			week: [
				"Demander aux personnes qui ont recueilli les données ce que chaque colonne veut vraiment dire",
				"Nettoyer un tableau de données avec SQL et Python : doublons, dates absentes, une ville écrite de six façons",
				"Entraîner un modèle, puis le tester sur des données qu’il n’a jamais vues",
				"Vérifier que les erreurs d’un modèle ne tombent pas toujours sur les mêmes personnes",
				"Montrer trois graphiques, pas trente, à l’équipe qui doit décider",
			],
			discovery:
				"Les admissions à l’université de Californie à Berkeley semblaient, en 1973, avantager les hommes. Filière par filière, l’essentiel de l’écart disparaissait : les femmes avaient plus souvent postulé là où il était le plus difficile d’entrer. Les mêmes nombres, découpés autrement, racontaient autre chose.",
			school:
				"Les maths sont le socle, avec l’informatique ou la physique à côté. L’économie et la géographie donnent de bonnes questions à poser aux données : le sens des nombres est plus rare que l’art du calcul.",
			degrees: [
				"Prépa MPSI, MP2I, B/L ou ECG (CPGE, 2 ans), puis école de statistique (3 ans)",
				"Licence Mathématiques (3 ans), puis master de mathématiques appliquées ou de statistique (2 ans)",
				"Licence Informatique ou Mathématiques et informatique (3 ans), puis master Informatique (2 ans)",
				"BUT Science des données (3 ans), puis master ou école d’ingénieurs (2 à 3 ans)",
			],
			skills: [
				"Python et SQL",
				"Statistiques et probabilités",
				"Apprentissage automatique",
				"Visualisation de données",
				"Protection des données et éthique",
				"Vulgarisation",
			],
			qualities: [
				"Doute constructif",
				"Curiosité pour les autres métiers",
				"Franchise sur ce qu’on ignore",
				"Patience face au désordre",
			],
			professionals: [
				{
					name: "Mei-Lin Zhou",
					title: "Data scientist",
					organization: "dans une société de transports publics",
					quote:
						"Mon meilleur modèle prédisait les pannes à la perfection. Un peu trop, même : une colonne était remplie par l’atelier après la réparation. Quand un résultat est trop beau, cherche l’erreur avant de fêter ça.",
				},
				{
					name: "Dimitri Kouassi",
					title: "Data scientist",
					organization: "dans une coopérative d’énergie renouvelable",
					quote:
						"Une éolienne qui annonce moins quarante degrés en juillet te parle de son thermomètre. Nettoyer paraît ingrat, jusqu’au jour où tu comprends que c’est ainsi qu’on fait connaissance avec ses données.",
				},
			],
			superhero: "Pilote des données",
		},
	},
});
