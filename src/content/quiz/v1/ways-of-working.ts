import type { QuestionSource } from "../define-questionnaire.ts";

/** Questions about ways of working: a part in a team, headlines, first steps, an enquiry. */
export const waysOfWorkingQuestions: QuestionSource[] = [
	{
		id: "work-style",
		multiSelect: false,
		text: {
			en: "Your class runs a science project. What do you take on?",
			fr: "Ta classe mène un projet scientifique. Quel rôle prends-⁠tu ?",
		},
		options: [
			{
				id: "organise",
				text: {
					en: "I plan the steps and bring the team together",
					fr: "Je prévois les étapes et je rassemble l’équipe",
				},
				careerCategories: ["health", "food", "engineering"],
				careerIds: ["epidemiologist", "food-engineer", "environmental-scientist", "food-scientist"],
			},
			{
				id: "hard-part",
				text: {
					en: "I think quietly about the hardest part",
					fr: "Je réfléchis au calme à la partie la plus difficile",
				},
				careerCategories: ["math", "physics"],
				careerIds: ["mathematician", "theoretical-physicist", "astrophysicist", "computational-biologist"],
			},
			{
				id: "measure",
				text: {
					en: "I do the measurements and check them twice",
					fr: "Je fais les mesures et je les vérifie deux fois",
				},
				careerCategories: ["chemistry", "physics", "space"],
				careerIds: ["analytical-chemist", "physicist", "pathologist", "pharmacologist", "astronomer"],
			},
			{
				id: "build",
				text: {
					en: "I build the model and make it work",
					fr: "Je construis la maquette et je la fais marcher",
				},
				careerCategories: ["engineering", "materials", "computer"],
				careerIds: ["biomedical-engineer", "materials-scientist", "software-developer"],
			},
			{
				id: "go-and-see",
				text: {
					en: "I go on site and bring back observations",
					fr: "Je vais sur place et je rapporte des observations",
				},
				careerCategories: ["environmental", "earth", "agriculture"],
				careerIds: [
					"wildlife-biologist",
					"ecologist",
					"geologist",
					"marine-biologist",
					"hydrogeologist",
					"agricultural-scientist",
				],
			},
			{
				id: "graphs",
				text: {
					en: "I gather the figures and turn them into graphs",
					fr: "Je rassemble les chiffres et j’en fais des graphiques",
				},
				careerCategories: ["computer", "math"],
				careerIds: [
					"data-scientist",
					"biostatistician",
					"bioinformatician",
					"climate-scientist",
					"meteorologist",
					"machine-learning-engineer",
				],
			},
			{
				id: "experiment",
				text: {
					en: "I set up the experiment and watch what happens",
					fr: "Je monte l’expérience et je regarde ce qui se passe",
				},
				careerCategories: ["biology", "chemistry", "agriculture"],
				careerIds: [
					"microbiologist",
					"geneticist",
					"virologist",
					"immunologist",
					"biochemist",
					"neuroscientist",
					"agricultural-scientist",
					"materials-scientist",
				],
			},
			{
				id: "tell",
				text: {
					en: "I explain our project to the others",
					fr: "J’explique notre projet aux autres",
				},
				careerCategories: ["education"],
				careerIds: ["paleontologist", "environmental-scientist", "hydrogeologist"],
			},
		],
	},
	{
		id: "interests",
		multiSelect: true,
		text: {
			en: "Which headlines make you want to read on?",
			fr: "Quels titres te donnent envie de lire la suite ?",
		},
		options: [
			{
				id: "galaxies",
				text: {
					en: "A galaxy seen as it was billions of years ago",
					fr: "Une galaxie vue telle qu’elle était il y a des milliards d’années",
				},
				careerCategories: ["space", "physics"],
				careerIds: ["astronomer", "astrophysicist", "theoretical-physicist", "physicist"],
			},
			{
				id: "brain",
				text: {
					en: "How the brain learns, and why it forgets",
					fr: "Comment le cerveau apprend, et pourquoi il oublie",
				},
				careerCategories: ["biology", "health", "education"],
				careerIds: ["neuroscientist", "pharmacologist", "biomedical-engineer", "computational-biologist"],
			},
			{
				id: "outbreak",
				text: {
					en: "A new virus, and the race to stop it",
					fr: "Un nouveau virus, et la course pour l’arrêter",
				},
				careerCategories: ["health", "biology"],
				careerIds: [
					"virologist",
					"immunologist",
					"epidemiologist",
					"microbiologist",
					"biostatistician",
					"bioinformatician",
				],
			},
			{
				id: "wild-lives",
				text: {
					en: "How whales, or wolves, talk among themselves",
					fr: "Comment les baleines, ou les loups, se parlent",
				},
				careerCategories: ["biology", "environmental"],
				careerIds: ["marine-biologist", "wildlife-biologist", "ecologist"],
			},
			{
				id: "restless-earth",
				text: {
					en: "Volcanoes, storms and melting ice",
					fr: "Des volcans, des tempêtes, des glaciers qui fondent",
				},
				careerCategories: ["earth", "environmental"],
				careerIds: [
					"geologist",
					"meteorologist",
					"climate-scientist",
					"hydrogeologist",
					"environmental-scientist",
				],
			},
			{
				id: "thinking-machines",
				text: {
					en: "What artificial intelligence can and cannot do",
					fr: "Ce que l’intelligence artificielle sait faire, ou pas",
				},
				careerCategories: ["computer", "math"],
				careerIds: ["machine-learning-engineer", "software-developer", "data-scientist", "mathematician"],
			},
			{
				id: "ancient-dna",
				text: {
					en: "What DNA tells us about a mammoth, or about you",
					fr: "Ce que l’ADN raconte sur un mammouth, ou sur toi",
				},
				careerCategories: ["biology", "computer"],
				careerIds: [
					"geneticist",
					"bioinformatician",
					"computational-biologist",
					"paleontologist",
					"biochemist",
					"pathologist",
				],
			},
			{
				id: "tomorrows-goods",
				text: {
					en: "The foods and materials of tomorrow",
					fr: "Les aliments et les matériaux de demain",
				},
				careerCategories: ["food", "materials", "agriculture", "chemistry", "engineering"],
				careerIds: [
					"food-scientist",
					"food-engineer",
					"agricultural-scientist",
					"materials-scientist",
					"analytical-chemist",
					"biomedical-engineer",
				],
			},
		],
	},
	{
		id: "learning-style",
		multiSelect: false,
		text: {
			en: "Something new puzzles you. What do you do first?",
			fr: "Quelque chose de nouveau t’intrigue. Que fais-⁠tu d’abord ?",
		},
		options: [
			{
				id: "try-it",
				text: {
					en: "I try it, and learn from what goes wrong",
					fr: "J’essaie, et j’apprends de mes ratés",
				},
				careerCategories: ["engineering", "food", "materials"],
				careerIds: [
					"biomedical-engineer",
					"food-engineer",
					"food-scientist",
					"materials-scientist",
					"software-developer",
				],
			},
			{
				id: "observe",
				text: {
					en: "I take my time and watch it closely",
					fr: "Je prends le temps de bien l’observer",
				},
				careerCategories: ["biology", "environmental", "space"],
				careerIds: ["wildlife-biologist", "marine-biologist", "astronomer", "paleontologist", "pathologist"],
			},
			{
				id: "compare-sources",
				text: {
					en: "I read several sources and compare them",
					fr: "Je lis plusieurs sources et je les compare",
				},
				careerCategories: ["health", "environmental", "agriculture"],
				careerIds: [
					"epidemiologist",
					"environmental-scientist",
					"pharmacologist",
					"immunologist",
					"agricultural-scientist",
				],
			},
			{
				id: "from-the-basics",
				text: {
					en: "I start from the basics, one step after another",
					fr: "Je repars des bases, une étape après l’autre",
				},
				careerCategories: ["math", "physics"],
				careerIds: ["mathematician", "theoretical-physicist", "physicist"],
			},
			{
				id: "diagram",
				text: {
					en: "I draw a diagram of how the parts fit together",
					fr: "Je dessine un schéma pour voir comment tout s’emboîte",
				},
				careerCategories: ["chemistry", "biology"],
				careerIds: [
					"biochemist",
					"neuroscientist",
					"geneticist",
					"geologist",
					"hydrogeologist",
					"ecologist",
					"virologist",
				],
			},
			{
				id: "simulate",
				text: {
					en: "I change one thing at a time on a computer model",
					fr: "Je change un réglage à la fois dans une simulation",
				},
				careerCategories: ["computer", "space", "earth"],
				careerIds: [
					"computational-biologist",
					"machine-learning-engineer",
					"climate-scientist",
					"astrophysicist",
					"meteorologist",
				],
			},
			{
				id: "figures",
				text: {
					en: "I look for the figures and what they say",
					fr: "Je cherche les chiffres et ce qu’ils disent",
				},
				careerCategories: ["math", "computer", "chemistry"],
				careerIds: ["biostatistician", "data-scientist", "analytical-chemist", "bioinformatician"],
			},
			{
				id: "explain-it",
				text: {
					en: "I explain it to someone, to see where I get stuck",
					fr: "Je l’explique à quelqu’un, pour voir où ça coince",
				},
				careerCategories: ["education"],
				careerIds: ["physicist", "mathematician", "microbiologist", "ecologist"],
			},
		],
	},
	{
		id: "research-approach",
		multiSelect: false,
		text: {
			en: "A lake has turned green overnight. How do you look into it?",
			fr: "Un lac est devenu vert en une nuit. Comment mènes-⁠tu l’enquête ?",
		},
		options: [
			{
				id: "analyse-water",
				text: {
					en: "I analyse the water for unusual substances",
					fr: "J’analyse l’eau, à la recherche de substances inhabituelles",
				},
				careerCategories: ["chemistry", "food"],
				careerIds: [
					"analytical-chemist",
					"biochemist",
					"pharmacologist",
					"food-scientist",
					"environmental-scientist",
				],
			},
			{
				id: "microscope",
				text: {
					en: "I look at what is growing in it under a microscope",
					fr: "Je regarde au microscope ce qui y pousse",
				},
				careerCategories: ["biology", "health"],
				careerIds: [
					"microbiologist",
					"virologist",
					"geneticist",
					"pathologist",
					"immunologist",
					"neuroscientist",
				],
			},
			{
				id: "food-web",
				text: {
					en: "I study who lives there and who eats whom",
					fr: "J’étudie qui vit là, et qui mange qui",
				},
				careerCategories: ["environmental", "biology", "agriculture"],
				careerIds: ["ecologist", "marine-biologist", "wildlife-biologist", "agricultural-scientist"],
			},
			{
				id: "trace-water",
				text: {
					en: "I trace where the water has come from",
					fr: "Je remonte le chemin de l’eau",
				},
				careerCategories: ["earth", "environmental"],
				careerIds: ["hydrogeologist", "geologist", "environmental-scientist", "paleontologist"],
			},
			{
				id: "from-above",
				text: {
					en: "I compare images taken from the air and from space",
					fr: "Je compare des images prises depuis les airs et depuis l’espace",
				},
				careerCategories: ["space", "earth"],
				careerIds: ["astronomer", "astrophysicist", "meteorologist", "climate-scientist"],
			},
			{
				id: "records",
				text: {
					en: "I search twenty years of records for a pattern",
					fr: "Je cherche des régularités dans vingt ans de relevés",
				},
				careerCategories: ["computer", "math"],
				careerIds: [
					"data-scientist",
					"biostatistician",
					"epidemiologist",
					"bioinformatician",
					"machine-learning-engineer",
				],
			},
			{
				id: "equations",
				text: {
					en: "I write equations that predict what comes next",
					fr: "J’écris des équations qui prévoient la suite",
				},
				careerCategories: ["physics", "math"],
				careerIds: ["physicist", "theoretical-physicist", "mathematician", "computational-biologist"],
			},
			{
				id: "device",
				text: {
					en: "I make a sensor that watches the lake day and night",
					fr: "Je fabrique un capteur qui surveille le lac jour et nuit",
				},
				careerCategories: ["engineering", "computer", "materials"],
				careerIds: [
					"biomedical-engineer",
					"software-developer",
					"materials-scientist",
					"food-engineer",
					"analytical-chemist",
				],
			},
		],
	},
];
