import type { QuestionSource } from "../define-questionnaire.ts";

/** Questions about motives: drive, patience, doubt, and the people whom the work should serve. */
export const motivesQuestions: QuestionSource[] = [
	{
		id: "career-motivation",
		multiSelect: false,
		text: {
			en: "What would make you look forward to Monday?",
			fr: "Qu’est-⁠ce qui te donnerait envie de te lever le lundi ?",
		},
		options: [
			{
				id: "caring",
				text: {
					en: "Knowing that someone will feel better thanks to me",
					fr: "Savoir que quelqu’un ira mieux grâce à moi",
				},
				careerCategories: ["health"],
				careerIds: ["pathologist", "pharmacologist", "immunologist", "biomedical-engineer", "neuroscientist"],
			},
			{
				id: "understanding",
				text: {
					en: "Coming closer to something nobody understands yet",
					fr: "M’approcher de ce que personne ne comprend encore",
				},
				careerCategories: ["physics", "math", "space"],
				careerIds: ["theoretical-physicist", "mathematician", "astrophysicist", "physicist", "astronomer"],
			},
			{
				id: "open-air",
				text: {
					en: "Spending the day among plants, animals or rocks",
					fr: "Passer la journée au milieu des plantes, des animaux ou des roches",
				},
				careerCategories: ["environmental", "biology", "earth", "agriculture"],
				careerIds: [
					"wildlife-biologist",
					"marine-biologist",
					"ecologist",
					"geologist",
					"agricultural-scientist",
					"hydrogeologist",
				],
			},
			{
				id: "making",
				text: {
					en: "Seeing something I made work at last",
					fr: "Voir enfin marcher ce que j’ai fabriqué",
				},
				careerCategories: ["engineering", "computer", "materials"],
				careerIds: [
					"software-developer",
					"machine-learning-engineer",
					"biomedical-engineer",
					"materials-scientist",
					"food-engineer",
				],
			},
			{
				id: "clues",
				text: {
					en: "Following a trail of tiny clues",
					fr: "Suivre une piste faite de tout petits indices",
				},
				careerCategories: ["chemistry", "earth"],
				careerIds: ["analytical-chemist", "paleontologist", "geneticist", "virologist"],
			},
			{
				id: "daily-life",
				text: {
					en: "Improving what people eat or breathe every day",
					fr: "Améliorer ce que les gens mangent ou respirent chaque jour",
				},
				careerCategories: ["food", "environmental", "chemistry"],
				careerIds: [
					"food-scientist",
					"food-engineer",
					"environmental-scientist",
					"microbiologist",
					"biochemist",
				],
			},
			{
				id: "big-picture",
				text: {
					en: "Finding order in a mass of facts",
					fr: "Trouver l’ordre caché dans une masse d’informations",
				},
				careerCategories: ["computer", "math"],
				careerIds: [
					"data-scientist",
					"biostatistician",
					"bioinformatician",
					"computational-biologist",
					"climate-scientist",
					"epidemiologist",
					"meteorologist",
				],
			},
			{
				id: "lightbulb",
				text: {
					en: "Seeing someone’s face when they understand",
					fr: "Voir le regard de quelqu’un qui vient de comprendre",
				},
				careerCategories: ["education"],
				careerIds: ["physicist", "mathematician", "biochemist", "geologist"],
			},
		],
	},
	{
		id: "time-horizon",
		multiSelect: false,
		text: {
			en: "How long could you wait to see a result?",
			fr: "Combien de temps pourrais-⁠tu attendre un résultat ?",
		},
		options: [
			{
				id: "hours",
				text: {
					en: "A few hours: I like to know by tonight",
					fr: "Quelques heures : j’aime savoir le jour même",
				},
				careerCategories: ["health", "earth", "food", "chemistry"],
				careerIds: ["pathologist", "meteorologist", "analytical-chemist", "food-scientist"],
			},
			{
				id: "weeks",
				text: {
					en: "A few weeks: long enough to make it and test it",
					fr: "Quelques semaines : le temps de créer et de tester",
				},
				careerCategories: ["computer", "engineering"],
				careerIds: [
					"software-developer",
					"machine-learning-engineer",
					"data-scientist",
					"food-engineer",
					"bioinformatician",
				],
			},
			{
				id: "season",
				text: {
					en: "A season: long enough for a harvest or a migration",
					fr: "Une saison : le temps d’une récolte ou d’une migration",
				},
				careerCategories: ["agriculture"],
				careerIds: [
					"agricultural-scientist",
					"wildlife-biologist",
					"marine-biologist",
					"microbiologist",
					"epidemiologist",
				],
			},
			{
				id: "years",
				text: {
					en: "Some years: long enough to develop a medicine",
					fr: "Quelques années : le temps de mettre au point un médicament",
				},
				careerCategories: ["health", "chemistry"],
				careerIds: [
					"pharmacologist",
					"immunologist",
					"virologist",
					"biomedical-engineer",
					"biostatistician",
					"neuroscientist",
				],
			},
			{
				id: "decades",
				text: {
					en: "Decades: long enough for a forest or a climate to change",
					fr: "Des décennies : le temps qu’une forêt ou un climat change",
				},
				careerCategories: ["environmental", "earth", "materials"],
				careerIds: [
					"climate-scientist",
					"ecologist",
					"environmental-scientist",
					"hydrogeologist",
					"materials-scientist",
				],
			},
			{
				id: "always",
				text: {
					en: "As long as it takes, even if others finish it after me",
					fr: "Le temps qu’il faudra, même si d’autres doivent finir le travail après moi",
				},
				careerCategories: ["math", "physics", "space"],
				careerIds: [
					"mathematician",
					"theoretical-physicist",
					"physicist",
					"astrophysicist",
					"computational-biologist",
				],
			},
			{
				id: "deep-past",
				text: {
					en: "No matter: I like to look millions of years back",
					fr: "Peu importe : j’aime remonter des millions d’années dans le temps",
				},
				careerCategories: ["earth", "space"],
				careerIds: ["paleontologist", "geologist", "astronomer", "geneticist", "biochemist"],
			},
		],
	},
	{
		id: "uncertainty",
		multiSelect: false,
		text: {
			en: "Two of your results contradict each other. What do you do?",
			fr: "Deux de tes résultats se contredisent. Que fais-⁠tu ?",
		},
		options: [
			{
				id: "measure-again",
				text: {
					en: "I measure again until I trust the result",
					fr: "Je refais la mesure jusqu’à ne plus avoir de doute",
				},
				careerCategories: ["chemistry", "health", "space", "food"],
				careerIds: [
					"analytical-chemist",
					"pathologist",
					"pharmacologist",
					"biochemist",
					"astronomer",
					"food-scientist",
				],
			},
			{
				id: "odds",
				text: {
					en: "I work out how likely each one is",
					fr: "Je calcule la probabilité de chacun",
				},
				careerCategories: ["math", "computer"],
				careerIds: [
					"biostatistician",
					"epidemiologist",
					"data-scientist",
					"meteorologist",
					"climate-scientist",
					"machine-learning-engineer",
				],
			},
			{
				id: "find-the-slip",
				text: {
					en: "I check every step for a hidden mistake",
					fr: "Je cherche l’erreur cachée, étape par étape",
				},
				careerCategories: ["computer", "math"],
				careerIds: ["software-developer", "mathematician", "bioinformatician"],
			},
			{
				id: "look-again",
				text: {
					en: "I go back on site and look again",
					fr: "Je retourne voir sur place",
				},
				careerCategories: ["environmental", "earth", "agriculture"],
				careerIds: [
					"geologist",
					"paleontologist",
					"hydrogeologist",
					"ecologist",
					"wildlife-biologist",
					"environmental-scientist",
					"agricultural-scientist",
					"marine-biologist",
				],
			},
			{
				id: "bold-idea",
				text: {
					en: "I imagine a new idea that explains both",
					fr: "J’imagine une nouvelle explication, valable pour les deux",
				},
				careerCategories: ["physics", "space"],
				careerIds: ["theoretical-physicist", "astrophysicist", "computational-biologist"],
			},
			{
				id: "deciding-test",
				text: {
					en: "I design an experiment to decide between them",
					fr: "Je conçois une expérience pour les départager",
				},
				careerCategories: ["biology", "physics"],
				careerIds: [
					"geneticist",
					"virologist",
					"immunologist",
					"microbiologist",
					"neuroscientist",
					"physicist",
				],
			},
			{
				id: "safe-choice",
				text: {
					en: "I choose what works in both cases",
					fr: "Je choisis ce qui marche dans les deux cas",
				},
				careerCategories: ["engineering", "food", "materials"],
				careerIds: [
					"food-engineer",
					"biomedical-engineer",
					"materials-scientist",
					"food-scientist",
					"pharmacologist",
				],
			},
			{
				id: "ask-around",
				text: {
					en: "I ask others how they see it",
					fr: "Je demande leur avis aux autres",
				},
				careerCategories: ["education", "health"],
				careerIds: ["climate-scientist", "epidemiologist"],
			},
		],
	},
	{
		id: "impact-preference",
		multiSelect: false,
		text: {
			en: "Who or what should gain most from your work?",
			fr: "À qui, ou à quoi, ton travail devrait-⁠il être le plus utile ?",
		},
		options: [
			{
				id: "patients",
				text: {
					en: "Someone who is ill, whose name I know",
					fr: "Une personne malade dont je connais le nom",
				},
				careerCategories: ["health"],
				careerIds: ["pathologist", "neuroscientist", "biomedical-engineer", "pharmacologist", "immunologist"],
			},
			{
				id: "everyone",
				text: {
					en: "A whole population I will never meet",
					fr: "Toute une population que je ne croiserai jamais",
				},
				careerCategories: ["health", "math"],
				careerIds: ["epidemiologist", "biostatistician", "virologist", "meteorologist"],
			},
			{
				id: "wild-species",
				text: {
					en: "Wild animals and plants, on land and at sea",
					fr: "Les animaux et les plantes sauvages, sur terre et en mer",
				},
				careerCategories: ["environmental", "biology"],
				careerIds: ["wildlife-biologist", "marine-biologist", "ecologist"],
			},
			{
				id: "farms-and-tables",
				text: {
					en: "Those who farm, those who cook, those who eat",
					fr: "Celles et ceux qui cultivent, cuisinent, mangent",
				},
				careerCategories: ["food", "agriculture"],
				careerIds: ["agricultural-scientist", "food-scientist", "food-engineer", "microbiologist"],
			},
			{
				id: "users",
				text: {
					en: "People who use a tool or an object every day",
					fr: "Les gens qui utilisent un outil ou un objet chaque jour",
				},
				careerCategories: ["computer", "engineering", "materials"],
				careerIds: [
					"software-developer",
					"machine-learning-engineer",
					"materials-scientist",
					"data-scientist",
				],
			},
			{
				id: "future-planet",
				text: {
					en: "Those who will live on Earth after us",
					fr: "Celles et ceux qui vivront sur Terre après nous",
				},
				careerCategories: ["environmental", "earth"],
				careerIds: ["climate-scientist", "environmental-scientist", "hydrogeologist", "geologist"],
			},
			{
				id: "knowledge",
				text: {
					en: "People who wonder where we come from",
					fr: "Les gens qui se demandent d’où nous venons",
				},
				careerCategories: ["space", "earth", "education"],
				careerIds: ["astrophysicist", "astronomer", "paleontologist", "theoretical-physicist", "geneticist"],
			},
			{
				id: "other-researchers",
				text: {
					en: "Researchers who will build on what I find",
					fr: "Les scientifiques qui partiront de mes résultats",
				},
				careerCategories: ["chemistry", "math", "computer", "physics"],
				careerIds: [
					"biochemist",
					"analytical-chemist",
					"mathematician",
					"physicist",
					"bioinformatician",
					"computational-biologist",
				],
			},
		],
	},
];
