import type { QuestionSource } from "../define-questionnaire.ts";
import { noneOfThese } from "./none-of-these.ts";

/** Questions about ways of working: a part in a team, headlines, first steps, an enquiry. */
export const waysOfWorkingQuestionsOfVersion3: QuestionSource[] = [
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
				careerIds: ["mathematician", "theoretical-physicist", "astrophysicist", "computational-biologist"],
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
					"astronomer",
					"food-engineer",
					"meteorologist",
				],
			},
			{
				id: "build",
				text: {
					en: "I build the device or the program and get it working",
					fr: "Je construis l’appareil ou le programme, et je le fais marcher",
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
					"paleontologist",
					"agricultural-scientist",
					"environmental-scientist",
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
					"materials-scientist",
					"physicist",
				],
			},
			{
				id: "explain",
				text: { en: "I explain our project to the others", fr: "J’explique notre projet aux autres" },
				careerCategories: ["education"],
				careerIds: [
					"paleontologist",
					"astronomer",
					"hydrogeologist",
					"neuroscientist",
					"meteorologist",
					"ecologist",
					"mathematician",
				],
			},
			noneOfThese,
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
					"geneticist",
					"data-scientist",
				],
			},
			{
				id: "wild-lives",
				text: {
					en: "How whales, or wolves, talk to each other",
					fr: "Comment se parlent les baleines ou les loups",
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
				],
			},
			{
				id: "machines-and-codes",
				text: {
					en: "Artificial intelligence, secret codes and the maths inside",
					fr: "L’intelligence artificielle, les codes secrets et leurs maths",
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
				id: "dna-clues",
				text: {
					en: "How DNA solved a crime, or made a mammoth speak",
					fr: "Comment l’ADN a résolu un crime, ou fait parler un mammouth",
				},
				careerCategories: ["biology", "computer"],
				careerIds: ["geneticist", "bioinformatician", "analytical-chemist"],
			},
			{
				id: "water-food-materials",
				text: {
					en: "Cleaner water, new foods and the materials of tomorrow",
					fr: "De l’eau plus propre, de nouveaux aliments et matériaux",
				},
				careerCategories: ["food", "materials", "agriculture", "chemistry", "engineering"],
				careerIds: [
					"food-scientist",
					"food-engineer",
					"agricultural-scientist",
					"materials-scientist",
					"biochemist",
					"biomedical-engineer",
					"environmental-scientist",
				],
			},
			noneOfThese,
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
				text: { en: "I try it, and learn from what goes wrong", fr: "J’essaie, et j’apprends de mes ratés" },
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
				text: { en: "I take my time and watch it closely", fr: "Je prends le temps de bien l’observer" },
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
				id: "look-it-up",
				text: {
					en: "I look it up in several places and compare",
					fr: "Je cherche à plusieurs endroits et je compare",
				},
				careerCategories: ["health", "environmental", "agriculture"],
				careerIds: [
					"epidemiologist",
					"environmental-scientist",
					"pharmacologist",
					"agricultural-scientist",
					"climate-scientist",
				],
			},
			{
				id: "from-the-basics",
				text: {
					en: "I go back to the basics, one step at a time",
					fr: "Je repars des bases, une étape après l’autre",
				},
				careerCategories: ["math", "physics"],
				careerIds: ["mathematician", "theoretical-physicist", "physicist", "software-developer"],
			},
			{
				id: "diagram",
				text: {
					en: "I draw it, to see how the parts fit together",
					fr: "Je fais un dessin, pour voir comment tout s’emboîte",
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
					"immunologist",
				],
			},
			{
				id: "patterns",
				text: {
					en: "I look for a rule or a pattern in it",
					fr: "J’y cherche une règle, quelque chose qui se répète",
				},
				careerCategories: ["computer", "math", "earth"],
				careerIds: [
					"data-scientist",
					"biostatistician",
					"bioinformatician",
					"computational-biologist",
					"machine-learning-engineer",
					"meteorologist",
					"astrophysicist",
					"theoretical-physicist",
					"analytical-chemist",
				],
			},
			{
				id: "explain-it",
				text: {
					en: "I explain it to someone, to see where I get stuck",
					fr: "Je l’explique à quelqu’un, pour voir ce qui m’échappe",
				},
				careerCategories: ["education"],
				careerIds: ["physicist", "mathematician", "ecologist", "paleontologist", "astronomer"],
			},
			noneOfThese,
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
				id: "lab-samples",
				text: {
					en: "I take samples and examine them in the lab",
					fr: "Je prélève des échantillons et je les examine au labo",
				},
				careerCategories: ["chemistry", "biology", "food"],
				careerIds: [
					"analytical-chemist",
					"biochemist",
					"microbiologist",
					"pathologist",
					"virologist",
					"food-scientist",
					"environmental-scientist",
					"pharmacologist",
					"immunologist",
					"hydrogeologist",
				],
			},
			{
				id: "one-change",
				text: {
					en: "I change one thing at a time and see what happens",
					fr: "Je change une chose à la fois et je vois ce qui se passe",
				},
				careerCategories: ["biology", "chemistry", "materials"],
				careerIds: [
					"geneticist",
					"neuroscientist",
					"immunologist",
					"food-scientist",
					"materials-scientist",
					"pharmacologist",
					"agricultural-scientist",
					"microbiologist",
				],
			},
			{
				id: "watch-on-site",
				text: {
					en: "I go out and watch for as long as it takes",
					fr: "Je vais sur place et j’observe, aussi longtemps qu’il faut",
				},
				careerCategories: ["environmental", "biology", "agriculture"],
				careerIds: ["ecologist", "wildlife-biologist", "marine-biologist", "agricultural-scientist"],
			},
			{
				id: "back-to-origin",
				text: {
					en: "I follow the trail back to where it began",
					fr: "Je remonte la piste jusqu’à l’origine",
				},
				careerCategories: ["earth", "environmental"],
				careerIds: ["geologist", "hydrogeologist", "paleontologist", "epidemiologist", "geneticist"],
			},
			{
				id: "from-above",
				text: {
					en: "I compare pictures taken from the air and from space",
					fr: "Je compare des images prises depuis les airs et depuis l’espace",
				},
				careerCategories: ["space", "earth"],
				careerIds: ["astronomer", "astrophysicist", "meteorologist", "climate-scientist", "geologist"],
			},
			{
				id: "records",
				text: {
					en: "I search years of data for what keeps coming back",
					fr: "Je cherche ce qui se répète dans des années de données",
				},
				careerCategories: ["computer", "math", "health"],
				careerIds: [
					"data-scientist",
					"biostatistician",
					"bioinformatician",
					"epidemiologist",
					"machine-learning-engineer",
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
					"theoretical-physicist",
					"mathematician",
					"physicist",
					"computational-biologist",
					"meteorologist",
					"astrophysicist",
				],
			},
			{
				id: "prototype",
				text: {
					en: "I build a solution, test it and improve it",
					fr: "Je fabrique une solution, je la teste, je l’améliore",
				},
				careerCategories: ["engineering", "computer", "materials"],
				careerIds: [
					"biomedical-engineer",
					"software-developer",
					"food-engineer",
					"materials-scientist",
					"machine-learning-engineer",
					"food-scientist",
				],
			},
			noneOfThese,
		],
	},
];
