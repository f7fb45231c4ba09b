import { defineGame } from "../define-quest.ts";

export default defineGame({
	id: "plant-outbreak",
	domain: "biology",
	xp: 50,
	title: { en: "What's Causing the Plant Outbreak?", fr: "Qu’est-ce qui rend ces plantes malades ?" },
	story: {
		en: "A market gardener calls you in July. On her tomato plants, brown spots with rings like a target appear on the lowest leaves, then climb. She wants to know what it is before she treats anything.",
		fr: "Une maraîchère t’appelle en juillet. Sur ses plants de tomates, des taches brunes en forme de cible apparaissent sur les feuilles du bas, puis montent. Avant de traiter quoi que ce soit, elle veut savoir ce que c’est.",
	},
	unlocks: ["ecologist", "agricultural-scientist", "microbiologist"],
	questions: [
		{
			evidence: {
				en: "She has two greenhouses with the same variety, the same soil and the same light. In the first, sprinklers wet the leaves every evening: 34 plants out of 40 are sick. In the second, pipes bring water to the foot of each plant: 3 out of 40 are sick.",
				fr: "Elle a deux serres : même variété, même sol, même lumière. Dans la première, des asperseurs mouillent les feuilles chaque soir : 34 plants sur 40 sont malades. Dans la seconde, des tuyaux apportent l’eau au pied : 3 plants sur 40 sont malades.",
			},
			question: {
				en: "Which explanation fits this comparison best?",
				fr: "Quelle explication correspond le mieux à cette comparaison ?",
			},
			options: [
				{ en: "The soil lacks a mineral", fr: "Il manque un minéral dans le sol" },
				{ en: "The variety is too fragile", fr: "La variété est trop fragile" },
				{
					en: "Something infects leaves that stay wet",
					fr: "Quelque chose infecte les feuilles qui restent mouillées",
				},
				{ en: "The sun burns the leaves", fr: "Le soleil brûle les feuilles" },
			],
			correctAnswer: 2,
			explanation: {
				en: "Soil, variety and light are the same in both greenhouses, so they cannot explain the difference. Only the watering changes, and wet leaves are what many fungi and bacteria need to get in. A missing mineral is a good idea for spots in general, but here it would show in both greenhouses.",
				fr: "Sol, variété et lumière sont les mêmes dans les deux serres : ils ne peuvent pas expliquer l’écart. Seul l’arrosage change, et beaucoup de champignons et de bactéries ont besoin d’une feuille mouillée pour entrer. Une carence est une bonne idée en général, mais elle se verrait ici dans les deux serres.",
			},
		},
		{
			evidence: {
				en: "Under the microscope, the edge of each spot is full of branching filaments and large club-shaped spores: a fungus. You grow it from 10 sick leaves out of 10, and from none of 10 healthy leaves. But some fungi only move in once a leaf is already dying.",
				fr: "Au microscope, le bord de chaque tache est plein de filaments ramifiés et de grosses spores en massue : un champignon. Tu le cultives à partir de 10 feuilles malades sur 10, et d’aucune des 10 feuilles saines. Mais certains champignons ne s’installent que sur une feuille déjà mourante.",
			},
			question: {
				en: "Which experiment would show that this fungus causes the disease?",
				fr: "Quelle expérience montrerait que ce champignon cause la maladie ?",
			},
			options: [
				{ en: "Look for it on 100 more sick leaves", fr: "Le chercher sur 100 autres feuilles malades" },
				{
					en: "Put it on healthy plants, plain water on others, then look for it again in new spots",
					fr: "Le déposer sur des plants sains, de l’eau pure sur d’autres, puis le rechercher dans les nouvelles taches",
				},
				{
					en: "Read its DNA and find its name in a database",
					fr: "Lire son ADN et trouver son nom dans une base de données",
				},
				{
					en: "Spray a fungicide on every plant and wait",
					fr: "Pulvériser un fongicide sur tous les plants et attendre",
				},
			],
			correctAnswer: 1,
			explanation: {
				en: "If plants that receive the fungus fall ill, those that receive water do not, and the same fungus comes out of the new spots, it is the cause. This chain of proof is known as Koch’s postulates. Reading its DNA tells you who it is, not what it did: being at the scene is not being guilty.",
				fr: "Si les plants qui reçoivent le champignon tombent malades, si ceux qui reçoivent de l’eau restent sains et si le même champignon ressort des nouvelles taches, c’est lui la cause. Cette chaîne de preuves s’appelle les postulats de Koch. Lire son ADN dit qui il est, pas ce qu’il a fait : être sur les lieux ne rend pas coupable.",
			},
		},
		{
			evidence: {
				en: "It is proved: the fungus is an Alternaria. It spends the winter on fallen leaves, and splashing water carries its spores upwards. You compare four plots of 20 plants. With nothing changed, 17 fall ill. With fallen leaves removed, 11. With water at the foot, 5. With both, 2.",
				fr: "C’est prouvé : le champignon est un Alternaria. Il passe l’hiver sur les feuilles tombées, et les éclaboussures font monter ses spores. Tu compares quatre parcelles de 20 plants. Sans rien changer, 17 tombent malades. En ramassant les feuilles tombées, 11. En arrosant au pied, 5. Avec les deux, 2.",
			},
			question: {
				en: "What do you advise for next season?",
				fr: "Que conseilles-tu pour la saison prochaine ?",
			},
			options: [
				{
					en: "An antibiotic against bacteria, in case",
					fr: "Un antibiotique contre les bactéries, au cas où",
				},
				{
					en: "Plants closer together, to shade the soil",
					fr: "Des plants plus serrés, pour ombrager le sol",
				},
				{ en: "Removing fallen leaves only", fr: "Ramasser les feuilles tombées, sans plus" },
				{
					en: "Water at the foot and fallen leaves removed",
					fr: "Arroser au pied et ramasser les feuilles tombées",
				},
			],
			correctAnswer: 3,
			explanation: {
				en: "Together, the two measures cut the sick plants from 17 to 2: one removes the winter stock of spores, the other stops their lift. Removing leaves alone still leaves 11 sick. An antibiotic acts on bacteria, so a fungus would not notice it, and crowded plants dry more slowly.",
				fr: "Ensemble, les deux gestes font passer de 17 à 2 plants malades : l’un supprime le stock de spores de l’hiver, l’autre leur ascenseur. Ramasser les feuilles seulement laisse encore 11 malades. Un antibiotique agit sur les bactéries : un champignon n’y verrait aucune différence. Et des plants serrés sèchent moins vite.",
			},
		},
	],
});
