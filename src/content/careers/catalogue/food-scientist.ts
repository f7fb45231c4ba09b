import { defineCareer } from "../define-career.ts";

export default defineCareer({
	id: "food-scientist",
	category: "food",
	secondaryCategories: ["chemistry"],
	subjects: ["food-science", "chemistry", "biochemistry", "biology", "statistics"],
	text: {
		en: {
			title: "Food scientist",
			description:
				"Why does a plant-based dessert turn grainy, or a biscuit go soft? Food scientists look for the answer in proteins, fats and water. They change one ingredient at a time, from lab bench to trained tasters, until a food is safe, good to eat and easier on the planet.",
			week: [
				"Make the same plant-based dessert a dozen times, changing one ingredient at a time",
				"Use an instrument called a rheometer to see how a cream flows, and look at its fat droplets under a microscope",
				"Run a blind tasting in booths lit in red, so that colour cannot influence anyone",
				"Open the cupboards where samples age at different temperatures, to set a best-before date",
				"Check allergens, labels and regulations, line by line, before a launch",
			],
			discovery:
				"Crispness is partly something you hear. In an experiment published in 2004, volunteers who heard the sound of their own bites made louder through headphones judged the very same crisps to be crisper and fresher.",
			school:
				"For the biology preparatory class (BCPST), most students keep biology, with physics-chemistry or with maths. Cooking with scales and a notebook is good training: change one thing at a time and taste without knowing which is which.",
			degrees: [
				"Two years of preparatory classes in biology (CPGE BCPST), then three years at a food and life-science engineering school",
				"A three-year degree (licence) in life sciences, a master’s in food science, and a doctorate for research",
				"A three-year applied degree (BUT) in biological engineering, then a master’s or an engineering school",
			],
			skills: [
				"Food chemistry and microbiology",
				"Working out recipes",
				"Sensory analysis",
				"Design of experiments",
				"Food safety rules",
				"Project management",
			],
			qualities: [
				"Curiosity about taste",
				"Precision",
				"Imagination within tight limits",
				"Good humour after a failed batch",
			],
			professionals: [
				{
					name: "Camille Okafor",
					title: "Research and development scientist",
					organization: "a maker of plant-based desserts",
					quote:
						"I used to think that taste was a matter of opinion. Then twelve trained people wrote ‘cardboard’ without speaking to each other, and the oil had indeed gone off. A nose is an instrument: respect it.",
				},
				{
					name: "Julien Wattelet",
					title: "Sensory analysis manager",
					organization: "a food industry technical centre",
					quote:
						"A product can win every test here and fail at home because its lid is annoying. Now I always send some to a family, keep quiet, and come back a week later to ask.",
				},
			],
			superhero: "The Flavour Alchemist",
		},
		fr: {
			title: "Chercheuse / chercheur en sciences des aliments",
			description:
				"Pourquoi ce dessert végétal est-⁠il granuleux, pourquoi ce biscuit devient-⁠il mou ? Les spécialistes des aliments cherchent la réponse dans les protéines, les graisses et l’eau. Leur méthode : changer un ingrédient à la fois, faire goûter à un jury entraîné, recommencer, jusqu’à obtenir un aliment sûr, bon, et qui pèse moins sur la planète.",
			week: [
				"Refaire une douzaine de fois le même dessert végétal en changeant un seul ingrédient à chaque essai",
				"Mesurer comment une crème coule, avec un appareil appelé rhéomètre, et regarder ses gouttelettes de gras au microscope",
				"Organiser une dégustation à l’aveugle dans des cabines éclairées en rouge, pour que la couleur n’influence personne",
				"Ouvrir les armoires où des échantillons vieillissent à plusieurs températures, pour fixer la date « à consommer de préférence avant »",
				"Vérifier allergènes, étiquettes et règlements, ligne par ligne, avant un lancement",
			],
			discovery:
				"Le croustillant s’entend. Dans une expérience publiée en 2004, des volontaires à qui un casque renvoyait, amplifié, le bruit de leurs propres bouchées jugeaient plus croustillantes et plus fraîches des chips pourtant identiques.",
			school:
				"Pour la prépa BCPST, on garde souvent la spécialité SVT, avec la physique-chimie ou avec les maths. Cuisiner avec une balance et un carnet, c’est déjà s’entraîner : changer une seule chose à la fois, et goûter à l’aveugle.",
			degrees: [
				"Prépa BCPST (CPGE, 2 ans), puis école d’ingénieurs du vivant et de l’alimentation (3 ans)",
				"Licence Sciences de la vie (3 ans), master de sciences des aliments (2 ans), et doctorat (3 ans) pour la recherche",
				"BUT Génie biologique (3 ans), puis master ou école d’ingénieurs (2 à 3 ans)",
			],
			skills: [
				"Chimie et microbiologie des aliments",
				"Formulation de recettes",
				"Analyse sensorielle",
				"Plans d’expériences",
				"Règles de sécurité sanitaire",
				"Conduite de projet",
			],
			qualities: [
				"Curiosité pour les goûts",
				"Précision",
				"Imagination sous contrainte",
				"Bonne humeur après un essai raté",
			],
			professionals: [
				{
					name: "Camille Okafor",
					title: "Responsable recherche et développement",
					organization: "chez un fabricant de desserts végétaux",
					quote:
						"Je croyais que le goût était affaire d’opinion. Puis douze personnes entraînées ont écrit « carton » sans se concerter, et l’huile était bel et bien rance. Un nez est un instrument : respecte-⁠le.",
				},
				{
					name: "Julien Wattelet",
					title: "Responsable d’analyse sensorielle",
					organization: "dans un centre technique agroalimentaire",
					quote:
						"Un produit peut réussir tous nos tests et échouer à la maison parce que son couvercle agace. Désormais, j’en confie quelques pots à une famille, je me tais, et je reviens en parler une semaine plus tard.",
				},
			],
			superhero: "L’Alchimiste des saveurs",
		},
	},
});
