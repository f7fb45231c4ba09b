import { defineCareer } from "../define-career.ts";

export default defineCareer({
	id: "climate-scientist",
	category: "environmental",
	secondaryCategories: ["earth", "physics"],
	subjects: [
		"physics",
		"mathematics",
		"atmospheric-science",
		"oceanography",
		"earth-science",
		"computer-science",
	],
	text: {
		en: {
			title: "Climate scientist",
			description:
				"Taking the Earth’s temperature over the last million years, then for the century ahead: climate scientists do it with ice and equations. Bubbles trapped in ice sheets, floats adrift in the ocean and satellites feed models whose answers help towns plan trees, sea walls and emission cuts.",
			week: [
				"Compare a model’s rain with decades of rain gauges and find where it is too wet",
				"Cut a slice of ice core in a cold room, gloves on, one eye on the clock",
				"Send a supercomputer a simulation of a whole century and wait in the queue",
				"Correct an old temperature series: a station that moved, a thermometer that was replaced",
				"Answer a town that asks how hot its playgrounds will be in 2050",
			],
			discovery:
				"In 1856 an American, Eunice Foote, stood glass cylinders in the sun and saw that the one filled with carbon dioxide grew the hottest and cooled the slowest. She wrote that an atmosphere rich in this gas would warm the Earth. Her paper then lay forgotten for more than a century.",
			school:
				"Two ways in: physics, for those who like equations of air and water, and earth science, for those who prefer ice, mud and rocks. Both lead to a computer, so the Python from maths lessons will help you.",
			degrees: [
				"A three-year degree (licence) in physics, a two-year master’s in climate or atmosphere, then a three-year doctorate",
				"Two years of preparatory classes in maths and physics (CPGE), then an engineering school or a research school (ENS), and a doctorate",
				"A degree in earth science, then a master’s, and a doctorate for research",
			],
			skills: [
				"Physics of fluids and radiation",
				"Numerical modelling",
				"Programming in Python and Fortran",
				"Statistics of time series",
				"Records of past climates",
				"Explaining uncertainty to the public",
			],
			qualities: ["The long view", "Rigour under pressure", "Team spirit across borders", "Steadiness"],
			professionals: [
				{
					name: "Salomé Haddou",
					title: "Climate modeller",
					organization: "a research institute",
					quote:
						"East and west swapped in one file, and my monsoon blew backwards. A model is checked against real measurements, piece by piece, for months. When it fails it teaches us more than when it agrees.",
				},
				{
					name: "Pablo Quintana",
					title: "Palaeoclimatologist",
					organization: "an ice-core research group",
					quote:
						"People ask me if my work makes me sad. Some evenings, yes. Then I remember that the graph of the future has several curves, and that physics does not choose between them. We do.",
				},
			],
			superhero: "The Librarian of Ice",
		},
		fr: {
			title: "Climatologue",
			description:
				"Prendre la température de la Terre sur un million d’années, puis sur le siècle à venir : les climatologues le font avec de la glace et des équations. Bulles prisonnières de la glace, flotteurs en plein océan et satellites nourrissent leurs modèles, dont les réponses aident des villes à choisir leurs arbres et leurs digues, et à rejeter moins de gaz à effet de serre.",
			week: [
				"Comparer la pluie d’un modèle à des décennies de relevés et trouver où il en fait tomber trop",
				"Scier en chambre froide une carotte (un long cylindre de glace), gants aux mains, un œil sur l’horloge",
				"Soumettre à un supercalculateur la simulation d’un siècle entier et attendre son tour dans la file",
				"Corriger une vieille série de températures : une station déplacée, un thermomètre remplacé",
				"Répondre à une ville qui veut savoir quelle chaleur il fera dans ses cours de récréation en 2050",
			],
			discovery:
				"En 1856, une Américaine, Eunice Foote, place au soleil des cylindres de verre et constate que celui qui contient du dioxyde de carbone chauffe le plus et refroidit le moins vite. Elle écrit qu’une atmosphère riche en ce gaz réchaufferait la Terre. Son article reste oublié plus d’un siècle.",
			school:
				"Deux portes : la physique, si tu aimes les équations de l’air et de l’eau ; les sciences de la Terre, si tu préfères la glace, la vase et les roches. Derrière chacune, un ordinateur t’attend : le Python vu en maths te servira.",
			degrees: [
				"Licence Physique ou « Physique, chimie » (3 ans), master sur le climat ou l’atmosphère (2 ans), puis doctorat (3 ans)",
				"Prépa MPSI, PCSI ou MP2I (CPGE, 2 ans), puis école d’ingénieurs ou école normale supérieure (ENS), et doctorat (3 ans)",
				"Licence Sciences de la Terre (3 ans), puis master (2 ans), et doctorat (3 ans) pour la recherche",
			],
			skills: [
				"Physique des fluides et du rayonnement",
				"Modélisation numérique",
				"Programmation en Python et Fortran",
				"Statistiques des séries temporelles",
				"Archives des climats passés",
				"Art d’expliquer l’incertitude",
			],
			qualities: [
				"Vision à long terme",
				"Rigueur sous pression",
				"Esprit d’équipe sans frontières",
				"Constance",
			],
			professionals: [
				{
					name: "Salomé Haddou",
					title: "Modélisatrice du climat",
					organization: "dans un institut de recherche",
					quote:
						"L’est et l’ouest inversés dans un fichier, et ma mousson soufflait à contresens. Un modèle se confronte aux mesures, morceau par morceau, pendant des mois. Quand il échoue, il nous apprend plus que quand il tombe juste.",
				},
				{
					name: "Pablo Quintana",
					title: "Paléoclimatologue",
					organization: "dans une équipe de carottage glaciaire",
					quote:
						"On me demande si mon travail me rend triste. Certains soirs, oui. Puis je me rappelle que le graphique de l’avenir porte plusieurs courbes, et que la physique ne choisit pas entre elles. C’est à nous de choisir.",
				},
			],
			superhero: "Bibliothécaire des glaces",
		},
	},
});
