import { defineCareer } from "../define-career.ts";

export default defineCareer({
	id: "meteorologist",
	category: "earth",
	secondaryCategories: ["environmental", "physics"],
	subjects: ["physics", "mathematics", "atmospheric-science", "computer-science", "geography"],
	text: {
		en: {
			title: "Meteorologist",
			description:
				"Two in the morning, a storm line on the radar: a meteorologist decides whether a whole region wakes up to a warning. Satellites, balloons and supercomputers supply the numbers; people compare the models, judge how sure they can be and say it in plain words to pilots, mayors and farmers.",
			week: [
				"Take over the night shift: radar, satellite, lightning map and the outgoing team’s notes",
				"Compare several models that each forecast a different Thursday, and choose how to say so",
				"Brief an airport or a mountain rescue team on wind, snow and visibility",
				"Phone the civil protection service before raising the warning level",
				"Check yesterday’s forecast against the rain gauges and write down what went wrong",
			],
			discovery:
				"During the First World War, Lewis Fry Richardson drove an ambulance in France and, between convoys, computed a weather forecast by hand. It took weeks, covered six hours and was badly wrong. His method, published in 1922, is in essence the one that supercomputers still run, now side by side with programs that have learnt from forty years of weather.",
			school:
				"The atmosphere is physics in motion, so maths and physics-chemistry carry most of the weight. French and English count too: a warning that is not understood protects nobody.",
			degrees: [
				"Two years of preparatory classes (CPGE) or a first science degree, then three years at the national school of meteorology",
				"A three-year degree (licence) in physics, then a two-year master’s, and a doctorate for research",
				"A degree in earth science, then a master’s in atmosphere, ocean and climate",
			],
			skills: [
				"Physics of the atmosphere",
				"Reading models, radar and satellite images",
				"Programming and numerical methods",
				"Probability and risk",
				"Clear speech under pressure",
				"English for aviation",
			],
			qualities: [
				"Staying calm at three in the morning",
				"Decisiveness",
				"Humility after a mistake",
				"Sense of public service",
			],
			professionals: [
				{
					name: "Maëlle Guillou",
					title: "Forecaster",
					organization: "a regional forecasting centre",
					quote:
						"I once issued a warning and the storm turned away; people laughed. With the same charts I would do it again. A forecaster is judged on one evening but has to be right on a hundred.",
				},
				{
					name: "Ibrahima Ndiaye",
					title: "Aviation meteorologist",
					organization: "an airport weather office",
					quote:
						"A pilot has no use for ‘maybe fog’. She wants the odds out of ten, and between which hours. Learning to put a number on doubt took me longer than the physics.",
				},
			],
			superhero: "The Storm Sentinel",
		},
		fr: {
			title: "Météorologue",
			description:
				"Deux heures du matin, une ligne d’orages au radar : faut-⁠il réveiller toute une région par une alerte ? Satellites, ballons-sondes et supercalculateurs donnent les chiffres ; les météorologues comparent les modèles, évaluent l’incertitude et la disent clairement, au pilote comme à la mairie.",
			week: [
				"Prendre la garde de nuit : radar, satellite, carte de la foudre et notes de l’équipe sortante",
				"Comparer plusieurs modèles qui ne prévoient pas le même temps pour jeudi, et choisir comment le dire",
				"Renseigner un aéroport ou une équipe de secours en montagne sur le vent, la neige et la visibilité",
				"Appeler la sécurité civile avant de relever le niveau de vigilance",
				"Confronter la prévision d’hier aux pluviomètres et noter ce qui n’a pas marché",
			],
			discovery:
				"Pendant la Première Guerre mondiale, Lewis Fry Richardson conduit une ambulance en France et, entre deux convois, calcule à la main une prévision du temps. Il y passe des semaines, pour six heures de météo, et se trompe lourdement. Sa méthode, publiée en 1922, est pour l’essentiel celle que suivent encore les supercalculateurs. Des programmes entraînés sur quarante ans de météo les accompagnent désormais.",
			school:
				"L’atmosphère est de la physique en mouvement : maths et physique-chimie d’abord. Français et anglais comptent aussi : une alerte mal comprise ne protège personne.",
			degrees: [
				"Prépa scientifique (CPGE, 2 ans) ou licence scientifique (3 ans), puis École nationale de la météorologie (3 ans)",
				"Licence Physique ou « Physique, chimie » (3 ans), puis master (2 ans), et doctorat (3 ans) pour la recherche",
				"Licence Sciences de la Terre (3 ans), puis master sur l’atmosphère, l’océan et le climat (2 ans)",
			],
			skills: [
				"Physique de l’atmosphère",
				"Lecture des modèles, du radar et des images satellite",
				"Programmation et calcul numérique",
				"Probabilités et risques",
				"Expression claire dans l’urgence",
				"Anglais aéronautique",
			],
			qualities: [
				"Sang-froid, même à trois heures du matin",
				"Esprit de décision",
				"Humilité après une erreur",
				"Sens du service public",
			],
			professionals: [
				{
					name: "Maëlle Guillou",
					title: "Prévisionniste",
					organization: "dans un centre régional de prévision",
					quote:
						"Un soir, j’ai fait déclencher l’alerte et l’orage a dévié ; les gens ont ri. Avec les mêmes cartes, je recommencerais. On nous juge sur une soirée, alors qu’il faut avoir raison sur cent.",
				},
				{
					name: "Ibrahima Ndiaye",
					title: "Météorologue aéronautique",
					organization: "dans un bureau météo d’aéroport",
					quote:
						"« Peut-être du brouillard » : une pilote ne peut rien en faire. Elle veut savoir combien de chances sur dix, et entre quelles heures. Apprendre à chiffrer le doute m’a pris plus de temps que la physique.",
				},
			],
			superhero: "La Sentinelle des orages",
		},
	},
});
