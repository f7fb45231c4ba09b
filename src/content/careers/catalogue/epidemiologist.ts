import { defineCareer } from "../define-career.ts";

export default defineCareer({
	id: "epidemiologist",
	category: "health",
	secondaryCategories: ["math", "biology"],
	subjects: ["statistics", "health-science", "biology", "mathematics", "geography"],
	text: {
		en: {
			title: "Epidemiologist",
			description:
				"Forty guests, one wedding, eighteen ill by morning: epidemiologists find the dish, the germ and the way to stop it. They also follow cancers, asthma or accidents in whole populations for decades, to tell a cause from a coincidence and to see what prevention changes.",
			week: [
				"Phone dozens of people to ask what they ate on Saturday, in the same words each time",
				"Draw the epidemic curve, one bar a day: its shape gives the source away",
				"Clean a hospital database in which one illness is spelt nine ways",
				"With the program R, build a model that separates the effect being studied from those of age, tobacco and income",
				"Write one bulletin for doctors and a simpler one for the press",
			],
			discovery:
				"London, 1854: cholera strikes around one water pump, yet the workers of a brewery close by stay well. They drink beer, and the brewery has its own well. For an epidemiologist, those who do not fall ill are half the evidence.",
			school:
				"Biology to understand the illness, maths to measure it. History and geography help too: an epidemic follows roads, habits and houses.",
			degrees: [
				"A three-year degree (licence) in life sciences or maths, or with a health option, then a two-year master’s in public health",
				"A six-year medical degree, then four years of specialist training in public health",
				"A degree in maths, then a master’s in statistics applied to health",
				"A three-year doctorate after the master’s, for research posts",
			],
			skills: [
				"Investigating outbreaks",
				"Statistics in R or Stata",
				"Questionnaire design",
				"Critical reading of studies",
				"Mapping health data",
				"Crisis communication",
			],
			qualities: [
				"Sense of the common good",
				"Scepticism without cynicism",
				"Ability to listen",
				"Discretion",
			],
			professionals: [
				{
					name: "Fatima-Zahra Idrissi",
					title: "Field epidemiologist",
					organization: "a regional health agency",
					quote:
						"Measles in a school: finding the first case took two days, winning the parents’ trust took three weeks. Nobody had taught me the second part, and without it the first is useless.",
				},
				{
					name: "Rubén Castellanos",
					title: "Environmental epidemiologist",
					organization: "a public health research unit",
					quote:
						"For ten years, thousands of people have sent me news of their lungs. Each row in my table is a quarter of an hour that somebody gave me. I think of it when I am tempted to drop an inconvenient point.",
				},
			],
			superhero: "Shield-Bearer of the Many",
		},
		fr: {
			title: "Épidémiologiste",
			description:
				"Un mariage, quarante convives, dix-huit malades au matin : les épidémiologistes doivent trouver le plat, le germe et la parade. Leurs enquêtes suivent aussi, pendant des décennies, les cancers, l’asthme ou les accidents dans des populations entières, pour distinguer la cause de la coïncidence et mesurer ce que change la prévention.",
			week: [
				"Demander par téléphone à des dizaines de personnes, avec les mêmes mots, ce qu’elles ont mangé samedi",
				"Tracer la courbe épidémique, une barre par jour : sa forme trahit la source",
				"Nettoyer un fichier hospitalier où une même maladie s’écrit de neuf façons",
				"Construire, avec le logiciel R, un modèle qui sépare l’effet étudié de ceux de l’âge, du tabac et du revenu",
				"Rédiger un bulletin pour les médecins, et un autre, plus simple, pour la presse",
			],
			discovery:
				"Londres, 1854 : le choléra frappe autour d’une pompe à eau, mais épargne les ouvriers d’une brasserie toute proche. Ils buvaient de la bière, et la brasserie avait son propre puits. En épidémiologie, les gens qui ne tombent pas malades fournissent la moitié des indices.",
			school:
				"La biologie pour comprendre la maladie, les maths pour la mesurer. L’histoire-géo sert aussi : une épidémie suit les routes, les habitudes et les maisons.",
			degrees: [
				"Licence Sciences de la vie ou Mathématiques, ou licence avec option accès santé (L.AS), en 3 ans, puis master Santé publique (2 ans)",
				"Études de médecine (6 ans), puis internat en santé publique (4 ans de formation de spécialiste)",
				"Licence Mathématiques (3 ans), puis master de statistique appliquée à la santé (2 ans)",
				"Doctorat (3 ans) après le master, pour la recherche",
			],
			skills: [
				"Enquête sur une épidémie",
				"Statistiques avec R ou Stata",
				"Conception de questionnaires",
				"Lecture critique d’études",
				"Cartographie de données de santé",
				"Communication de crise",
			],
			qualities: ["Sens du bien commun", "Scepticisme sans cynisme", "Écoute", "Discrétion"],
			professionals: [
				{
					name: "Fatima-Zahra Idrissi",
					title: "Épidémiologiste de terrain",
					organization: "dans une agence régionale de santé",
					quote:
						"La rougeole dans une école : retrouver le premier cas a pris deux jours, gagner la confiance des parents, trois semaines. Personne ne m’avait appris la seconde partie, et sans elle la première ne sert à rien.",
				},
				{
					name: "Rubén Castellanos",
					title: "Épidémiologiste de l’environnement",
					organization: "dans une unité de recherche en santé publique",
					quote:
						"Depuis dix ans, des milliers de gens me donnent des nouvelles de leurs poumons. Chaque ligne de mon tableau, c’est un quart d’heure que quelqu’un m’a offert. J’y pense quand je suis tenté d’effacer un point gênant.",
				},
			],
			superhero: "Porte-bouclier des peuples",
		},
	},
});
