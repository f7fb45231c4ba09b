import type { QuestionSource } from "../define-questionnaire.ts";

/** Tools, sizes, ways of sharing, and one big question. */
export const horizonsQuestions: QuestionSource[] = [
	{
		id: "tech-preference",
		multiSelect: true,
		text: { en: "Which tools would you like to try?", fr: "Quels outils aimerais-⁠tu essayer ?" },
		options: [
			{
				id: "microscopes",
				text: {
					en: "A microscope that shows a living cell",
					fr: "Un microscope qui montre une cellule vivante",
				},
				careerCategories: ["biology", "health"],
				careerIds: [
					"microbiologist",
					"pathologist",
					"virologist",
					"neuroscientist",
					"immunologist",
					"geneticist",
				],
			},
			{
				id: "giant-instruments",
				text: {
					en: "A giant telescope, or a particle accelerator",
					fr: "Un télescope géant, ou un accélérateur de particules",
				},
				careerCategories: ["space", "physics"],
				careerIds: ["astronomer", "astrophysicist", "physicist"],
			},
			{
				id: "satellites",
				text: {
					en: "Satellites, weather balloons and ocean buoys",
					fr: "Des satellites, des ballons-sondes, des bouées en mer",
				},
				careerCategories: ["earth", "space"],
				careerIds: ["meteorologist", "climate-scientist", "marine-biologist", "hydrogeologist", "astronomer"],
			},
			{
				id: "field-kit",
				text: {
					en: "Field gear: a drone, a net and a hammer",
					fr: "Du matériel de terrain : un drone, un filet, un marteau",
				},
				careerCategories: ["earth", "environmental", "agriculture"],
				careerIds: [
					"geologist",
					"paleontologist",
					"wildlife-biologist",
					"ecologist",
					"environmental-scientist",
					"agricultural-scientist",
					"hydrogeologist",
				],
			},
			{
				id: "analysers",
				text: {
					en: "A device that names a substance from one drop",
					fr: "Un appareil qui identifie une substance dans une goutte",
				},
				careerCategories: ["chemistry", "food"],
				careerIds: ["analytical-chemist", "biochemist", "pharmacologist", "food-scientist"],
			},
			{
				id: "prototyping",
				text: {
					en: "A 3D printer, sensors and a robot arm",
					fr: "Une imprimante 3D, des capteurs, un bras robotisé",
				},
				careerCategories: ["engineering", "materials"],
				careerIds: ["biomedical-engineer", "materials-scientist", "food-engineer"],
			},
			{
				id: "programs",
				text: {
					en: "A program that learns from millions of examples",
					fr: "Un programme qui apprend à partir de millions d’exemples",
				},
				careerCategories: ["computer", "math"],
				careerIds: [
					"software-developer",
					"machine-learning-engineer",
					"data-scientist",
					"bioinformatician",
					"computational-biologist",
					"biostatistician",
				],
			},
			{
				id: "whiteboard",
				text: {
					en: "A whiteboard, a pen and a good problem",
					fr: "Un tableau blanc, un feutre et un bon problème",
				},
				careerCategories: ["math", "education"],
				careerIds: ["mathematician", "theoretical-physicist", "biostatistician", "epidemiologist"],
			},
		],
	},
	{
		id: "scale-preference",
		multiSelect: true,
		text: {
			en: "From tiny to huge: what would you like to look at?",
			fr: "Du minuscule à l’immense : qu’aimerais-⁠tu regarder ?",
		},
		options: [
			{
				id: "molecules",
				text: {
					en: "Atoms and molecules",
					fr: "Les atomes et les molécules",
				},
				careerCategories: ["chemistry", "physics", "materials"],
				careerIds: ["physicist", "materials-scientist", "analytical-chemist", "biochemist"],
			},
			{
				id: "cells",
				text: {
					en: "Cells, genes and microbes",
					fr: "Les cellules, les gènes, les microbes",
				},
				careerCategories: ["biology", "health"],
				careerIds: [
					"microbiologist",
					"virologist",
					"geneticist",
					"computational-biologist",
					"bioinformatician",
					"immunologist",
				],
			},
			{
				id: "body",
				text: {
					en: "The body, from the brain to the bones",
					fr: "Le corps, du cerveau aux os",
				},
				careerCategories: ["health", "engineering"],
				careerIds: ["pathologist", "neuroscientist", "biomedical-engineer", "pharmacologist"],
			},
			{
				id: "in-the-hand",
				text: {
					en: "What fits in a hand or on a plate",
					fr: "Ce qui tient dans la main ou dans l’assiette",
				},
				careerCategories: ["food", "engineering", "materials"],
				careerIds: ["food-scientist", "food-engineer", "materials-scientist", "paleontologist", "geologist"],
			},
			{
				id: "landscape",
				text: {
					en: "A field, a forest, a reef",
					fr: "Un champ, une forêt, un récif",
				},
				careerCategories: ["environmental", "agriculture"],
				careerIds: [
					"wildlife-biologist",
					"marine-biologist",
					"ecologist",
					"agricultural-scientist",
					"environmental-scientist",
				],
			},
			{
				id: "crowds",
				text: {
					en: "Crowds and networks of millions",
					fr: "Des foules ou des réseaux de millions de personnes",
				},
				careerCategories: ["computer", "math", "health"],
				careerIds: [
					"epidemiologist",
					"biostatistician",
					"data-scientist",
					"software-developer",
					"machine-learning-engineer",
					"mathematician",
				],
			},
			{
				id: "planet",
				text: {
					en: "The whole planet, its seas and its sky",
					fr: "La planète entière, ses mers et son ciel",
				},
				careerCategories: ["earth", "environmental"],
				careerIds: ["climate-scientist", "meteorologist", "geologist", "hydrogeologist"],
			},
			{
				id: "universe",
				text: {
					en: "Planets, stars and galaxies",
					fr: "Les planètes, les étoiles, les galaxies",
				},
				careerCategories: ["space", "physics"],
				careerIds: ["astronomer", "astrophysicist", "theoretical-physicist"],
			},
		],
	},
	{
		id: "communication",
		multiSelect: false,
		text: {
			en: "You have found something out. How do you share it?",
			fr: "Tu as découvert quelque chose. Comment le partages-⁠tu ?",
		},
		options: [
			{
				id: "workshop",
				text: {
					en: "I run a hands-on session for beginners",
					fr: "J’anime un atelier de découverte",
				},
				careerCategories: ["education"],
				careerIds: ["astronomer", "neuroscientist", "microbiologist", "geologist"],
			},
			{
				id: "let-them-try",
				text: {
					en: "I give people something they can try out",
					fr: "Je fais essayer ce que j’ai mis au point",
				},
				careerCategories: ["engineering", "computer", "food"],
				careerIds: ["software-developer", "biomedical-engineer", "food-engineer", "food-scientist"],
			},
			{
				id: "precise-article",
				text: {
					en: "I write it up so that anyone can check it",
					fr: "J’écris un article que tout le monde puisse vérifier",
				},
				careerCategories: ["chemistry", "math", "physics"],
				careerIds: [
					"mathematician",
					"analytical-chemist",
					"theoretical-physicist",
					"biochemist",
					"physicist",
				],
			},
			{
				id: "chart",
				text: {
					en: "I make a map or a graph that speaks for itself",
					fr: "Je fais une carte ou un graphique qui se passe de mots",
				},
				careerCategories: ["math", "computer", "earth"],
				careerIds: ["data-scientist", "biostatistician", "meteorologist", "geologist"],
			},
			{
				id: "film",
				text: {
					en: "I make a short film, shot on the spot",
					fr: "Je monte un petit film, tourné sur place",
				},
				careerCategories: ["environmental", "education"],
				careerIds: ["wildlife-biologist", "marine-biologist", "paleontologist"],
			},
			{
				id: "advise",
				text: {
					en: "I go and speak to those who decide",
					fr: "Je vais parler à celles et ceux qui décident",
				},
				careerCategories: ["environmental", "earth"],
				careerIds: [
					"environmental-scientist",
					"hydrogeologist",
					"climate-scientist",
					"epidemiologist",
					"ecologist",
				],
			},
			{
				id: "face-to-face",
				text: {
					en: "I speak one to one with the people it concerns",
					fr: "J’en parle en tête à tête avec les personnes concernées",
				},
				careerCategories: ["health", "agriculture"],
				careerIds: ["pathologist", "pharmacologist", "agricultural-scientist", "immunologist"],
			},
			{
				id: "open-data",
				text: {
					en: "I post all my data so that others can build on it",
					fr: "Je publie toutes mes données pour que d’autres s’en servent",
				},
				careerCategories: ["biology", "computer", "materials"],
				careerIds: [
					"bioinformatician",
					"computational-biologist",
					"geneticist",
					"virologist",
					"microbiologist",
					"materials-scientist",
					"astrophysicist",
					"machine-learning-engineer",
				],
			},
		],
	},
	{
		id: "big-question",
		multiSelect: false,
		text: {
			en: "Which question would you most like to help answer?",
			fr: "Quelle grande question aimerais-⁠tu aider à résoudre ?",
		},
		options: [
			{
				id: "universe",
				text: {
					en: "What is the universe made of, and why can maths describe it?",
					fr: "De quoi l’Univers est-⁠il fait, et pourquoi les maths savent-⁠elles le décrire ?",
				},
				careerCategories: ["space", "physics", "math"],
				careerIds: ["astrophysicist", "astronomer", "theoretical-physicist", "physicist", "mathematician"],
			},
			{
				id: "epidemics",
				text: {
					en: "How can we be ready for the next epidemic?",
					fr: "Comment se préparer à la prochaine épidémie ?",
				},
				careerCategories: ["health"],
				careerIds: ["virologist", "immunologist", "epidemiologist", "microbiologist", "biostatistician"],
			},
			{
				id: "minds",
				text: {
					en: "How does a brain learn, and can a machine do the same?",
					fr: "Comment un cerveau apprend-⁠il, et une machine peut-⁠elle en faire autant ?",
				},
				careerCategories: ["computer", "education"],
				careerIds: [
					"neuroscientist",
					"machine-learning-engineer",
					"software-developer",
					"data-scientist",
					"computational-biologist",
				],
			},
			{
				id: "climate",
				text: {
					en: "How can we live well on a warming planet?",
					fr: "Comment bien vivre sur une planète qui se réchauffe ?",
				},
				careerCategories: ["environmental", "earth"],
				careerIds: ["climate-scientist", "meteorologist", "hydrogeologist", "environmental-scientist"],
			},
			{
				id: "food",
				text: {
					en: "How can ten billion people eat well?",
					fr: "Comment bien nourrir dix milliards de personnes ?",
				},
				careerCategories: ["food", "agriculture"],
				careerIds: ["food-scientist", "food-engineer", "agricultural-scientist", "analytical-chemist"],
			},
			{
				id: "origins",
				text: {
					en: "How did life begin, and how did it change?",
					fr: "Comment la vie est-⁠elle née, et comment a-⁠t-⁠elle changé ?",
				},
				careerCategories: ["biology", "earth", "chemistry"],
				careerIds: ["paleontologist", "geneticist", "biochemist", "geologist", "bioinformatician"],
			},
			{
				id: "species",
				text: {
					en: "How can we keep living species from vanishing?",
					fr: "Comment éviter que des espèces disparaissent ?",
				},
				careerCategories: ["environmental", "biology"],
				careerIds: ["ecologist", "wildlife-biologist", "marine-biologist"],
			},
			{
				id: "repair",
				text: {
					en: "What could we invent to heal bodies and replace plastics?",
					fr: "Que pourrait-⁠on inventer pour réparer le corps et remplacer le plastique ?",
				},
				careerCategories: ["materials", "engineering", "chemistry", "health"],
				careerIds: [
					"materials-scientist",
					"biomedical-engineer",
					"pharmacologist",
					"pathologist",
					"biochemist",
				],
			},
		],
	},
];
