import type { QuestionSource } from "../define-questionnaire.ts";

/** Questions about interests: subjects, free time, places, hopes. */
export const curiosityQuestions: QuestionSource[] = [
	{
		id: "subjects",
		multiSelect: true,
		text: {
			en: "Which subjects do you enjoy?",
			fr: "Quelles matières te plaisent le plus ?",
		},
		options: [
			{
				id: "cells-and-body",
				text: {
					en: "Biology: cells, genes and the human body",
					fr: "La biologie : les cellules, les gènes, le corps humain",
				},
				careerCategories: ["biology", "health"],
				careerIds: [
					"neuroscientist",
					"geneticist",
					"immunologist",
					"pathologist",
					"virologist",
					"microbiologist",
					"epidemiologist",
				],
			},
			{
				id: "animals-and-plants",
				text: {
					en: "Nature: animals, plants and where they live",
					fr: "La nature : les animaux, les plantes, leurs milieux de vie",
				},
				careerCategories: ["biology", "environmental", "agriculture"],
				careerIds: [
					"wildlife-biologist",
					"marine-biologist",
					"ecologist",
					"agricultural-scientist",
					"environmental-scientist",
					"paleontologist",
				],
			},
			{
				id: "chemistry",
				text: {
					en: "Chemistry: reactions and what things are made of",
					fr: "La chimie : les réactions, ce dont les choses sont faites",
				},
				careerCategories: ["chemistry", "materials", "food"],
				careerIds: ["analytical-chemist", "biochemist", "pharmacologist", "food-scientist"],
			},
			{
				id: "physics",
				text: {
					en: "Physics: light, forces and energy",
					fr: "La physique : la lumière, les forces, l’énergie",
				},
				careerCategories: ["physics", "space"],
				careerIds: [
					"physicist",
					"theoretical-physicist",
					"astrophysicist",
					"astronomer",
					"meteorologist",
					"climate-scientist",
				],
			},
			{
				id: "mathematics",
				text: {
					en: "Maths: numbers, shapes and proofs",
					fr: "Les maths : les nombres, les figures, les démonstrations",
				},
				careerCategories: ["math"],
				careerIds: [
					"mathematician",
					"theoretical-physicist",
					"biostatistician",
					"data-scientist",
					"machine-learning-engineer",
					"astrophysicist",
				],
			},
			{
				id: "computing",
				text: {
					en: "Computing: code, logic and data",
					fr: "L’informatique : le code, la logique, les données",
				},
				careerCategories: ["computer"],
				careerIds: [
					"software-developer",
					"machine-learning-engineer",
					"data-scientist",
					"bioinformatician",
					"computational-biologist",
				],
			},
			{
				id: "earth-and-maps",
				text: {
					en: "Geography and geology: rocks, weather and maps",
					fr: "La géographie et la géologie : les roches, la météo, les cartes",
				},
				careerCategories: ["earth", "environmental"],
				careerIds: ["geologist", "hydrogeologist", "paleontologist", "meteorologist", "climate-scientist"],
			},
			{
				id: "technology",
				text: {
					en: "Technology: designing, building and testing",
					fr: "La technologie : concevoir, fabriquer, tester",
				},
				careerCategories: ["engineering", "materials", "food"],
				careerIds: ["biomedical-engineer", "food-engineer", "materials-scientist", "software-developer"],
			},
		],
	},
	{
		id: "activities",
		multiSelect: true,
		text: {
			en: "On a free Saturday, what would you enjoy?",
			fr: "Un samedi libre : qu’est-⁠ce qui te plairait ?",
		},
		options: [
			{
				id: "exploring-nature",
				text: {
					en: "Spotting animals and plants in a wood or on a shore",
					fr: "Observer des animaux et des plantes, en forêt ou en bord de mer",
				},
				careerCategories: ["environmental", "biology"],
				careerIds: ["wildlife-biologist", "ecologist", "marine-biologist", "environmental-scientist"],
			},
			{
				id: "stones-and-rivers",
				text: {
					en: "Looking for fossils, or following a river to its source",
					fr: "Chercher des fossiles, ou remonter une rivière jusqu’à sa source",
				},
				careerCategories: ["earth"],
				careerIds: ["paleontologist", "geologist", "hydrogeologist"],
			},
			{
				id: "cooking-and-growing",
				text: {
					en: "Inventing a recipe, or growing vegetables",
					fr: "Inventer une recette, ou faire pousser des légumes",
				},
				careerCategories: ["food", "agriculture", "chemistry"],
				careerIds: [
					"food-scientist",
					"food-engineer",
					"agricultural-scientist",
					"biochemist",
					"analytical-chemist",
					"microbiologist",
				],
			},
			{
				id: "coding",
				text: {
					en: "Programming a small game, a site or a bot",
					fr: "Programmer un petit jeu, un site ou un bot",
				},
				careerCategories: ["computer", "engineering"],
				careerIds: [
					"software-developer",
					"machine-learning-engineer",
					"data-scientist",
					"bioinformatician",
					"computational-biologist",
				],
			},
			{
				id: "repairing",
				text: {
					en: "Taking a broken object apart to repair it",
					fr: "Démonter un objet en panne pour le réparer",
				},
				careerCategories: ["engineering", "materials", "physics"],
				careerIds: ["biomedical-engineer", "materials-scientist", "food-engineer", "physicist"],
			},
			{
				id: "watching-the-sky",
				text: {
					en: "Watching the stars, or a storm on its way",
					fr: "Regarder les étoiles, ou un orage qui arrive",
				},
				careerCategories: ["space", "earth", "physics"],
				careerIds: ["astronomer", "astrophysicist", "meteorologist", "climate-scientist"],
			},
			{
				id: "puzzles",
				text: {
					en: "Cracking a puzzle, then showing a friend how",
					fr: "Résoudre une énigme, puis l’expliquer à quelqu’un",
				},
				careerCategories: ["math", "physics", "education"],
				careerIds: ["mathematician", "theoretical-physicist", "biostatistician"],
			},
			{
				id: "medical-mystery",
				text: {
					en: "Watching doctors solve a medical mystery",
					fr: "Regarder des médecins élucider un cas mystérieux",
				},
				careerCategories: ["health"],
				careerIds: [
					"pathologist",
					"epidemiologist",
					"immunologist",
					"virologist",
					"neuroscientist",
					"geneticist",
					"pharmacologist",
				],
			},
		],
	},
	{
		id: "environment",
		multiSelect: false,
		text: {
			en: "Picture a good day at work. Where are you?",
			fr: "Imagine une bonne journée de travail. Où es-⁠tu ?",
		},
		options: [
			{
				id: "laboratory",
				text: {
					en: "At a lab bench, among samples and instruments",
					fr: "Au laboratoire, entre échantillons et instruments",
				},
				careerCategories: ["chemistry", "biology", "food"],
				careerIds: [
					"analytical-chemist",
					"biochemist",
					"microbiologist",
					"geneticist",
					"virologist",
					"immunologist",
					"food-scientist",
					"pharmacologist",
				],
			},
			{
				id: "outdoors",
				text: {
					en: "Outdoors, boots on, whatever the weather",
					fr: "Dehors, bottes aux pieds, par tous les temps",
				},
				careerCategories: ["environmental", "earth", "agriculture"],
				careerIds: [
					"ecologist",
					"wildlife-biologist",
					"geologist",
					"hydrogeologist",
					"agricultural-scientist",
					"environmental-scientist",
				],
			},
			{
				id: "far-away",
				text: {
					en: "Far away: on a ship, a summit or the ice",
					fr: "Loin : sur un navire, un sommet ou la banquise",
				},
				careerCategories: ["earth", "space"],
				careerIds: ["climate-scientist", "marine-biologist", "astronomer", "meteorologist", "astrophysicist"],
			},
			{
				id: "screens",
				text: {
					en: "At a desk with big screens, deep in a program",
					fr: "À un bureau, devant de grands écrans, au cœur d’un programme",
				},
				careerCategories: ["computer", "math"],
				careerIds: [
					"software-developer",
					"data-scientist",
					"machine-learning-engineer",
					"bioinformatician",
					"computational-biologist",
					"biostatistician",
				],
			},
			{
				id: "hospital",
				text: {
					en: "In a hospital, close to the people being cared for",
					fr: "Dans un hôpital, près des personnes qu’on soigne",
				},
				careerCategories: ["health", "engineering"],
				careerIds: [
					"pathologist",
					"epidemiologist",
					"pharmacologist",
					"neuroscientist",
					"biomedical-engineer",
				],
			},
			{
				id: "workshop",
				text: {
					en: "In a workshop or a factory where things are made",
					fr: "Dans un atelier ou une usine où l’on fabrique des objets",
				},
				careerCategories: ["engineering", "food", "materials"],
				careerIds: ["food-engineer", "food-scientist", "materials-scientist", "biomedical-engineer"],
			},
			{
				id: "whiteboard",
				text: {
					en: "In a quiet room, facing a board full of ideas",
					fr: "Dans une pièce calme, face à un tableau plein d’idées",
				},
				careerCategories: ["math", "physics"],
				careerIds: ["mathematician", "theoretical-physicist", "physicist"],
			},
			{
				id: "museum",
				text: {
					en: "In a classroom or a museum, with a curious audience",
					fr: "Dans une classe ou un musée, devant un public curieux",
				},
				careerCategories: ["education"],
				careerIds: ["paleontologist", "astronomer", "marine-biologist"],
			},
		],
	},
	{
		id: "goals",
		multiSelect: false,
		text: {
			en: "In twenty years, what would make you proud?",
			fr: "Dans vingt ans, quelle serait ta plus grande fierté ?",
		},
		options: [
			{
				id: "treatment",
				text: {
					en: "Having helped to find a treatment",
					fr: "Avoir aidé à trouver un traitement",
				},
				careerCategories: ["health", "chemistry"],
				careerIds: [
					"pharmacologist",
					"immunologist",
					"virologist",
					"neuroscientist",
					"geneticist",
					"biochemist",
				],
			},
			{
				id: "restored-place",
				text: {
					en: "Having brought a river or a forest back to life",
					fr: "Avoir redonné vie à une rivière ou à une forêt",
				},
				careerCategories: ["environmental", "earth"],
				careerIds: [
					"ecologist",
					"environmental-scientist",
					"hydrogeologist",
					"wildlife-biologist",
					"marine-biologist",
				],
			},
			{
				id: "better-food",
				text: {
					en: "Having made food healthier and farming gentler",
					fr: "Avoir rendu nos repas plus sains et l’agriculture plus écologique",
				},
				careerCategories: ["food", "agriculture"],
				careerIds: ["food-scientist", "agricultural-scientist", "food-engineer", "microbiologist"],
			},
			{
				id: "discovery",
				text: {
					en: "Having discovered something about the universe",
					fr: "Avoir fait une découverte sur l’Univers",
				},
				careerCategories: ["space", "physics", "math"],
				careerIds: ["astrophysicist", "astronomer", "theoretical-physicist", "physicist", "mathematician"],
			},
			{
				id: "useful-tool",
				text: {
					en: "Having built something thousands of people use",
					fr: "Avoir créé un outil que des milliers de gens utilisent",
				},
				careerCategories: ["engineering", "computer", "materials"],
				careerIds: [
					"biomedical-engineer",
					"software-developer",
					"machine-learning-engineer",
					"materials-scientist",
				],
			},
			{
				id: "early-warning",
				text: {
					en: "Having warned people in time of a storm or an epidemic",
					fr: "Avoir donné l’alerte à temps, avant une tempête ou une épidémie",
				},
				careerCategories: ["earth", "math", "health"],
				careerIds: [
					"meteorologist",
					"epidemiologist",
					"climate-scientist",
					"biostatistician",
					"data-scientist",
				],
			},
			{
				id: "passed-on",
				text: {
					en: "Having given young people a taste for science",
					fr: "Avoir donné le goût des sciences à des jeunes",
				},
				careerCategories: ["education"],
				careerIds: ["mathematician", "physicist", "ecologist"],
			},
			{
				id: "solved-case",
				text: {
					en: "Having found the clue that everyone had missed",
					fr: "Avoir trouvé l’indice que personne n’avait vu",
				},
				careerCategories: ["chemistry", "earth"],
				careerIds: [
					"analytical-chemist",
					"paleontologist",
					"geologist",
					"pathologist",
					"computational-biologist",
					"bioinformatician",
				],
			},
		],
	},
];
