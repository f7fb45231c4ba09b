import type { QuestionSource } from "../define-questionnaire.ts";

/** Questions about ways of working: a part in a team, headlines, first steps, an enquiry. */
export const waysOfWorkingQuestionsOfVersion2: QuestionSource[] = [
	{
		id: "work-style",
		multiSelect: false,
		text: {
			en: "Your class is running a science project. What do you take on?",
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
				careerIds: [
					"epidemiologist",
					"food-engineer",
					"environmental-scientist",
					"food-scientist",
					"agricultural-scientist",
					"pharmacologist",
				],
			},
			{
				id: "hard-part",
				text: {
					en: "I think quietly about the hardest part",
					fr: "Je réfléchis au calme à la partie la plus difficile",
				},
				careerCategories: ["math", "physics"],
				careerIds: [
					"mathematician",
					"theoretical-physicist",
					"astrophysicist",
					"computational-biologist",
					"physicist",
					"neuroscientist",
					"machine-learning-engineer",
				],
			},
			{
				id: "measure",
				text: {
					en: "I do the measurements and check them twice",
					fr: "Je fais les mesures et je les vérifie deux fois",
				},
				careerCategories: ["chemistry", "physics", "space"],
				careerIds: [
					"analytical-chemist",
					"physicist",
					"pathologist",
					"pharmacologist",
					"astronomer",
					"food-engineer",
				],
			},
			{
				id: "build",
				text: {
					en: "I build the device or the program and get it working",
					fr: "Je construis l’appareil ou j’écris le programme, et je le fais marcher",
				},
				careerCategories: ["engineering", "materials", "computer"],
				careerIds: [
					"biomedical-engineer",
					"materials-scientist",
					"software-developer",
					"food-engineer",
					"machine-learning-engineer",
				],
			},
			{
				id: "go-and-see",
				text: {
					en: "I go out and bring back observations",
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
					"paleontologist",
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
					"computational-biologist",
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
					"food-scientist",
				],
			},
			{
				id: "tell",
				text: {
					en: "I explain our project to the others",
					fr: "J’explique notre projet aux autres",
				},
				careerCategories: ["education"],
				careerIds: [
					"paleontologist",
					"environmental-scientist",
					"hydrogeologist",
					"astronomer",
					"neuroscientist",
					"meteorologist",
				],
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
				careerIds: ["astronomer", "astrophysicist", "theoretical-physicist", "physicist", "mathematician"],
			},
			{
				id: "brain",
				text: {
					en: "How the brain learns, and why it forgets",
					fr: "Comment le cerveau apprend, et pourquoi il oublie",
				},
				careerCategories: ["biology", "health", "education"],
				careerIds: [
					"neuroscientist",
					"pharmacologist",
					"biomedical-engineer",
					"computational-biologist",
					"machine-learning-engineer",
					"pathologist",
				],
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
					"pathologist",
					"pharmacologist",
					"geneticist",
					"data-scientist",
				],
			},
			{
				id: "wild-lives",
				text: {
					en: "How whales, or wolves, talk to each other",
					fr: "Comment les baleines, ou les loups, se parlent",
				},
				careerCategories: ["biology", "environmental"],
				careerIds: [
					"marine-biologist",
					"wildlife-biologist",
					"ecologist",
					"neuroscientist",
					"paleontologist",
				],
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
					"marine-biologist",
					"paleontologist",
				],
			},
			{
				id: "thinking-machines",
				text: {
					en: "What artificial intelligence can and cannot do",
					fr: "Ce que l’intelligence artificielle sait faire, ou pas",
				},
				careerCategories: ["computer", "math"],
				careerIds: [
					"machine-learning-engineer",
					"software-developer",
					"data-scientist",
					"mathematician",
					"computational-biologist",
					"biostatistician",
					"bioinformatician",
				],
			},
			{
				id: "ancient-dna",
				text: {
					en: "What DNA tells us about a mammoth, or about you",
					fr: "Ce que l’ADN raconte sur un mammouth, ou sur toi",
				},
				careerCategories: ["biology", "computer"],
				careerIds: ["geneticist", "bioinformatician", "computational-biologist", "paleontologist"],
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
					"biochemist",
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
					"machine-learning-engineer",
					"microbiologist",
				],
			},
			{
				id: "observe",
				text: {
					en: "I take my time and watch it closely",
					fr: "Je prends le temps de bien l’observer",
				},
				careerCategories: ["biology", "environmental", "space"],
				careerIds: [
					"wildlife-biologist",
					"marine-biologist",
					"astronomer",
					"paleontologist",
					"pathologist",
					"ecologist",
					"microbiologist",
					"geologist",
				],
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
					"climate-scientist",
					"virologist",
					"hydrogeologist",
				],
			},
			{
				id: "from-the-basics",
				text: {
					en: "I start from the basics, one step after another",
					fr: "Je repars des bases, une étape après l’autre",
				},
				careerCategories: ["math", "physics"],
				careerIds: ["mathematician", "theoretical-physicist", "physicist", "software-developer"],
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
					"materials-scientist",
					"pharmacologist",
				],
			},
			{
				id: "simulate",
				text: {
					en: "I change one thing at a time in a computer model",
					fr: "Je change un réglage à la fois dans une simulation",
				},
				careerCategories: ["computer", "space", "earth"],
				careerIds: [
					"computational-biologist",
					"machine-learning-engineer",
					"climate-scientist",
					"astrophysicist",
					"meteorologist",
					"hydrogeologist",
					"data-scientist",
					"theoretical-physicist",
				],
			},
			{
				id: "figures",
				text: {
					en: "I look for the figures and what they say",
					fr: "Je cherche les chiffres et ce qu’ils disent",
				},
				careerCategories: ["math", "computer", "chemistry"],
				careerIds: [
					"biostatistician",
					"data-scientist",
					"analytical-chemist",
					"bioinformatician",
					"epidemiologist",
				],
			},
			{
				id: "explain-it",
				text: {
					en: "I explain it to someone, to see where I get stuck",
					fr: "Je l’explique à quelqu’un, pour voir où ça coince",
				},
				careerCategories: ["education"],
				careerIds: [
					"physicist",
					"mathematician",
					"microbiologist",
					"ecologist",
					"neuroscientist",
					"paleontologist",
				],
			},
		],
	},
	{
		id: "research-approach",
		multiSelect: false,
		text: {
			en: "Nobody understands what is happening. How do you look into it?",
			fr: "Personne ne comprend ce qui se passe. Comment mènes-⁠tu l’enquête ?",
		},
		options: [
			{
				id: "sample",
				text: {
					en: "I take samples and find out what is in them",
					fr: "Je prélève des échantillons et j’analyse ce qu’ils contiennent",
				},
				careerCategories: ["chemistry", "food", "materials"],
				careerIds: [
					"analytical-chemist",
					"biochemist",
					"food-scientist",
					"environmental-scientist",
					"pharmacologist",
					"materials-scientist",
					"food-engineer",
				],
			},
			{
				id: "microscope",
				text: {
					en: "I look closer and closer, under a microscope",
					fr: "Je regarde de plus en plus près, au microscope",
				},
				careerCategories: ["biology", "health"],
				careerIds: [
					"microbiologist",
					"virologist",
					"geneticist",
					"pathologist",
					"immunologist",
					"neuroscientist",
					"biochemist",
				],
			},
			{
				id: "watch-on-site",
				text: {
					en: "I go out and watch for as long as it takes",
					fr: "Je vais sur place et j’observe, aussi longtemps que nécessaire",
				},
				careerCategories: ["environmental", "biology", "agriculture"],
				careerIds: [
					"ecologist",
					"wildlife-biologist",
					"marine-biologist",
					"agricultural-scientist",
					"environmental-scientist",
				],
			},
			{
				id: "back-to-origin",
				text: {
					en: "I follow the trail back to where it began",
					fr: "Je remonte la piste jusqu’à l’origine",
				},
				careerCategories: ["earth", "environmental"],
				careerIds: [
					"geologist",
					"hydrogeologist",
					"paleontologist",
					"environmental-scientist",
					"epidemiologist",
					"geneticist",
				],
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
					en: "I search years of data for a pattern",
					fr: "Je cherche des régularités dans des années de données",
				},
				careerCategories: ["computer", "math", "health"],
				careerIds: [
					"data-scientist",
					"biostatistician",
					"epidemiologist",
					"bioinformatician",
					"machine-learning-engineer",
					"computational-biologist",
					"climate-scientist",
				],
			},
			{
				id: "equations",
				text: {
					en: "I write equations that predict what comes next",
					fr: "J’écris des équations qui prévoient la suite",
				},
				careerCategories: ["physics", "math"],
				careerIds: [
					"physicist",
					"theoretical-physicist",
					"mathematician",
					"computational-biologist",
					"meteorologist",
				],
			},
			{
				id: "instrument",
				text: {
					en: "I make a device that keeps watch day and night",
					fr: "Je fabrique un appareil qui surveille jour et nuit",
				},
				careerCategories: ["engineering", "computer", "materials"],
				careerIds: [
					"biomedical-engineer",
					"software-developer",
					"food-engineer",
					"machine-learning-engineer",
					"analytical-chemist",
				],
			},
		],
	},
];
