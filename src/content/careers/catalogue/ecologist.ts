import { defineCareer } from "../define-career.ts";

export default defineCareer({
	id: "ecologist",
	category: "environmental",
	secondaryCategories: ["biology"],
	subjects: ["ecology", "biology", "statistics", "environmental-science", "geography"],
	text: {
		en: {
			title: "Ecologist",
			description:
				"No species lives alone. Ecologists study who eats, shelters, pollinates or crowds out whom, and what shifts when one goes. Square frames laid on grass, microphones in trees and DNA floating in ponds feed their models, and from these come plans to save a marsh or bring back a hedge.",
			week: [
				"Kneel over a one-metre square frame and name every plant inside it",
				"Hang sound recorders in a wood, let software suggest species, and check them by ear",
				"Filter pond water: the DNA in it can reveal newts that nobody has seen",
				"Model how many toads survive if the new road has a tunnel, and if it has none",
				"Negotiate with a land developer: avoid the damage, then reduce it, and only then compensate",
			],
			discovery:
				"In the 1960s, Robert Paine changed ecology by prising starfish off the rocks and hurling them out to sea, year after year. Without them, mussels soon took over his stretch of Pacific shore and many other species vanished. A single predator had been making room for all: he called it a keystone species.",
			school:
				"Maths is less of a detour than it seems: modern ecology runs on statistics. Agricultural lycées have a biology-ecology subject of their own, and knowing plants by name will help you as much as a good mark.",
			degrees: [
				"A three-year degree (licence) in life sciences, then a two-year master’s in biodiversity, ecology and evolution",
				"Two years of preparatory classes in biology (CPGE BCPST), then a school of agronomy or a research school (ENS)",
				"A two-year technical diploma (BTSA) in nature protection, then a degree and possibly a master’s",
				"A three-year doctorate after the master’s, for research posts",
			],
			skills: [
				"Botany and zoology in the field",
				"Sampling design",
				"Statistics and modelling in R",
				"Mapping habitats",
				"Environmental DNA and sound recording",
				"Biodiversity law",
			],
			qualities: [
				"Sharp observation",
				"Thinking in systems",
				"Firmness in negotiation",
				"Love of long walks",
			],
			professionals: [
				{
					name: "Lucie Andrianarivo",
					title: "Consultant ecologist",
					organization: "an ecological consultancy",
					quote:
						"On Monday I identify mosses, on Tuesday I read planning law. The newt does not speak at the public inquiry; page 48 of my report does. Learn to write as well as you observe.",
				},
				{
					name: "Bastien Roche",
					title: "Restoration ecologist",
					organization: "a river management board",
					quote:
						"We took out an old weir, and for a year the river looked like a building site; people wrote to the paper. Trout came back to spawn in the third winter. Warn people about the ugly year in advance.",
				},
			],
			superhero: "The Keeper of the Living Web",
		},
		fr: {
			title: "Écologue",
			description:
				"Aucune espèce ne vit seule. Qui mange, abrite, pollinise ou remplace qui, et que se passe-⁠t-⁠il quand une espèce disparaît ? Les écologues posent des cadres dans l’herbe, accrochent des micros dans les arbres, lisent l’ADN qui flotte dans les mares, et en tirent des modèles, puis des plans pour sauver un marais ou replanter une haie.",
			week: [
				"S’agenouiller devant un cadre d’un mètre sur un mètre et nommer chaque plante qui s’y trouve",
				"Suspendre des enregistreurs en forêt, laisser un logiciel proposer des espèces et vérifier à l’oreille",
				"Filtrer l’eau d’une mare : l’ADN peut y révéler des tritons que personne n’a vus",
				"Modéliser la survie des crapauds selon que la nouvelle route aura un passage souterrain ou non",
				"Négocier avec un aménageur : éviter les dégâts, puis les réduire, et alors seulement les compenser",
			],
			discovery:
				"Arracher des étoiles de mer à un rocher et les jeter au large, année après année : c’est ainsi que Robert Paine, dans les années 1960, change l’écologie. Sans elles, les moules envahissent son bout de côte du Pacifique et beaucoup d’autres espèces s’effacent. Un seul prédateur gardait de la place pour tout le monde : Paine l’appelle espèce « clé de voûte ».",
			school:
				"Les maths ne sont pas un détour : l’écologie d’aujourd’hui repose sur les statistiques. Les lycées agricoles ont leur spécialité biologie-écologie, et savoir nommer les plantes t’aidera autant qu’une bonne note.",
			degrees: [
				"Licence Sciences de la vie (3 ans), puis master Biodiversité, écologie et évolution (2 ans)",
				"Prépa BCPST (CPGE, 2 ans), puis école d’agronomie (3 ans) ou école normale supérieure (ENS, 3 à 4 ans)",
				"BTS agricole (BTSA) Gestion et protection de la nature (2 ans), puis licence professionnelle, ou licence puis master",
				"Doctorat (3 ans) après le master, pour les postes de recherche",
			],
			skills: [
				"Botanique et zoologie de terrain",
				"Plans d’échantillonnage",
				"Statistiques et modélisation avec le logiciel R",
				"Cartographie des habitats",
				"ADN environnemental et prises de son",
				"Droit de la biodiversité",
			],
			qualities: [
				"Finesse d’observation",
				"Vision d’ensemble",
				"Fermeté dans la négociation",
				"Goût des longues marches",
			],
			professionals: [
				{
					name: "Lucie Andrianarivo",
					title: "Écologue consultante",
					organization: "dans un bureau d’études naturalistes",
					quote:
						"Le lundi, j’identifie des mousses ; le mardi, je lis du droit de l’urbanisme. À l’enquête publique, le triton ne parle pas ; la page 48 de mon rapport, si. Apprends à écrire aussi bien que tu observes.",
				},
				{
					name: "Bastien Roche",
					title: "Écologue des rivières",
					organization: "dans un groupement de communes",
					quote:
						"On a retiré un petit barrage hors d’usage, et pendant un an la rivière a eu l’air d’un chantier ; des gens ont écrit au journal. Les truites sont revenues frayer le troisième hiver. La première année sera moche : préviens le voisinage.",
				},
			],
			superhero: "L’Ange gardien du vivant",
		},
	},
});
