import { defineGame } from "../define-quest.ts";

export default defineGame({
	id: "plant-outbreak",
	domain: "biology",
	xp: 50,
	title: { en: "What's Causing the Plant Outbreak?", fr: "Qu’est-⁠ce qui rend ces plantes malades ?" },
	hook: {
		en: "Two greenhouses. In one, the tomatoes fall ill. Why?",
		fr: "Deux serres. Dans l’une, les tomates tombent malades. Pourquoi ?",
	},
	story: {
		en: "A market gardener calls you in July. On her tomato plants, brown spots with rings like a target appear on the lowest leaves, then climb. She wants to know what it is before she treats anything.",
		fr: "Une maraîchère t’appelle en juillet. Sur ses plants de tomate, des taches brunes en forme de cible apparaissent sur les feuilles du bas, puis montent. Avant de traiter quoi que ce soit, elle veut savoir ce que c’est.",
	},
	unlocks: ["ecologist", "agricultural-scientist", "microbiologist"],
	questions: [
		{
			brief: {
				en: "Change one thing at a time. Who falls sick?",
				fr: "Change une chose à la fois, compte les malades.",
			},
			evidence: {
				en: "She has two greenhouses of forty plants, with the same soil, variety and light. Sprinklers wet the leaves in the first; pipes bring water to the base of the plants in the second. Change one thing at a time, let three weeks pass, and count the sick plants.",
				fr: "Elle a deux serres de quarante plants : même sol, même variété, même lumière. Dans la première, des asperseurs mouillent les feuilles ; dans la seconde, des tuyaux arrosent au pied. Change une chose à la fois, laisse passer trois semaines, et compte les malades.",
			},
			question: {
				en: "Which explanation fits this comparison best?",
				fr: "Quelle explication s’accorde le mieux avec cette comparaison ?",
			},
			options: [
				{
					en: "The soil lacks a mineral that plants need",
					fr: "Il manque au sol un minéral dont les plants ont besoin",
				},
				{ en: "The variety is too fragile", fr: "La variété est trop fragile" },
				{
					en: "The way of watering plays a part",
					fr: "La façon d’arroser joue un rôle",
				},
				{ en: "The sun burns the leaves", fr: "Le soleil brûle les feuilles" },
			],
			correctAnswer: 2,
			explanation: {
				en: "Soil, variety and light are the same in both greenhouses, so they cannot explain the difference. Only the watering differs, so the way of watering plays a part. Wet leaves, splashes, damp air? This comparison does not show which: many fungi and bacteria, for one, need a wet leaf to get in. A missing mineral is a good guess for spots in general, but here it would show in both greenhouses.",
				fr: "Sol, variété et lumière sont les mêmes dans les deux serres : ils ne peuvent pas expliquer l’écart. Seul l’arrosage change : la façon d’arroser joue donc un rôle. Est-⁠ce la feuille mouillée, l’eau qui gicle, l’air humide ? La comparaison ne le dit pas ; beaucoup de champignons et de bactéries, par exemple, ont besoin d’une feuille mouillée pour l’infecter. Une carence est une bonne piste en général, mais elle se verrait ici dans les deux serres.",
			},
		},
		{
			brief: {
				en: "Is the fungus the culprit? Test each suspect.",
				fr: "Est-⁠ce le champignon ? Teste chaque suspect.",
			},
			evidence: {
				en: "Every spot is full of the same fungus, and it grows from all the sick leaves you culture, never from healthy ones. But some fungi only move in once a leaf is dying. Plan an experiment, and see what each suspect would do.",
				fr: "On trouve le même champignon dans chaque tache, et il pousse sur toutes les feuilles malades mises en culture, jamais sur des feuilles saines. Mais certains champignons ne s’installent que sur une feuille mourante. Imagine une expérience, et regarde ce que ferait chaque suspect.",
			},
			question: {
				en: "Which experiment would show that this fungus causes the disease?",
				fr: "Quelle expérience montrerait que ce champignon cause la maladie ?",
			},
			options: [
				{ en: "Look for it on 100 more sick leaves", fr: "Le chercher sur 100 autres feuilles malades" },
				{
					en: "Put it on some healthy plants, water on others, then look for it again",
					fr: "Le déposer sur des plants sains, mettre de l’eau sur d’autres, puis le rechercher",
				},
				{
					en: "Read its DNA and find its name in a database",
					fr: "Lire son ADN et trouver son nom dans une base de données",
				},
				{
					en: "Spray a fungicide on every plant, wait, and count those that recover",
					fr: "Pulvériser un fongicide sur tous les plants, attendre, puis compter ceux qui guérissent",
				},
			],
			correctAnswer: 1,
			explanation: {
				en: "If plants that receive the fungus fall ill, those that receive water do not, and the same fungus comes out of the new spots, it is the cause. This chain of proof is known as Koch’s postulates. Reading its DNA tells you who it is, not what it did: being at the scene is not being guilty.",
				fr: "Si les plants qui reçoivent le champignon tombent malades, si ceux qui reçoivent de l’eau restent sains et si le même champignon ressort des nouvelles taches, c’est lui la cause. Cette chaîne de preuves s’appelle les postulats de Koch. Lire son ADN dit qui il est, pas ce qu’il a fait : être sur les lieux ne rend pas coupable.",
			},
		},
		{
			brief: {
				en: "It winters on leaves and travels in splashes.",
				fr: "Il hiverne sur les feuilles, l’eau le disperse.",
			},
			evidence: {
				en: "The fungus is guilty: it is an Alternaria. It spends the winter on fallen leaves, and splashing water carries its spores upwards. Try things out on a strip of twenty plants, beside a control strip where nothing changes, on one farm or on three.",
				fr: "Le coupable est un champignon, un Alternaria. Il passe l’hiver sur les feuilles tombées, et les éclaboussures font monter ses spores. Essaie tes idées sur une bande de vingt plants, à côté d’une bande témoin où rien ne change, dans une ferme ou dans trois.",
			},
			question: {
				en: "What do you advise for next season?",
				fr: "Que conseilles-⁠tu pour la saison prochaine ?",
			},
			options: [
				{
					en: "An antibiotic on every leaf, against bacteria",
					fr: "Un antibiotique sur chaque feuille, contre les bactéries",
				},
				{
					en: "Plants closer together, to keep the soil in the shade",
					fr: "Des plants plus serrés, pour que le sol reste à l’ombre",
				},
				{ en: "Removing fallen leaves only", fr: "Ramasser seulement les feuilles tombées" },
				{
					en: "Water at the base, fallen leaves removed",
					fr: "Arroser au pied et ramasser les feuilles tombées",
				},
			],
			correctAnswer: 3,
			explanation: {
				en: "Together, the two measures cut the number of sick plants from 17 to 2: one reduces the winter stock of spores, the other stops the splashes. With only the leaves removed, 11 plants still fall ill. An antibiotic acts on bacteria: a fungus would not notice it. And crowded plants dry more slowly.",
				fr: "Ensemble, les deux gestes font passer le nombre de plants malades de 17 à 2 : l’un réduit le stock de spores de l’hiver, l’autre leur coupe l’ascenseur. Si l’on ramasse seulement les feuilles, 11 plants tombent quand même malades. Un antibiotique agit sur les bactéries : un champignon n’y verrait aucune différence. Et des plants serrés sèchent moins vite.",
			},
		},
	],
});
