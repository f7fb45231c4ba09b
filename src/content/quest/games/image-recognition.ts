import { defineGame } from "../define-quest.ts";

export default defineGame({
	id: "image-recognition",
	domain: "computer",
	xp: 60,
	title: { en: "AI Image Recognition", fr: "Reconnaissance d’images par IA" },
	hook: {
		en: "20 lynx in 1,000 pictures. Which program finds them?",
		fr: "20 lynx dans 1 000 images. Quel programme les trouve ?",
	},
	story: {
		en: "Automatic cameras in a forest take thousands of pictures a week. A program has learnt to sort them for the biologists. On new pictures from the forest where it was trained it is right 96 times out of 100; in another forest, 64 times. Why?",
		fr: "Dans une forêt, des appareils photo automatiques prennent des milliers d’images par semaine. Un programme a appris à les trier pour les biologistes. Sur de nouvelles images de la forêt où il a été entraîné, il a raison 96 fois sur 100 ; dans une autre forêt, 64 fois. Pourquoi ?",
	},
	unlocks: ["machine-learning-engineer", "data-scientist", "wildlife-biologist"],
	questions: [
		{
			brief: {
				en: "Sort the pictures: a program learns from you.",
				fr: "Trie les images : un programme apprend de toi.",
			},
			evidence: {
				en: "Sort the pictures from the first forest: eleven of the twelve boar were photographed at night, all twelve deer by day. A small program learns from your two piles, here in your browser, then meets another forest. Change the pictures or the number of passes, and train it again.",
				fr: "Trie les images de la première forêt : onze sangliers sur douze y sont photographiés la nuit, et les douze chevreuils le jour. Un petit programme apprend à partir de tes deux tas, ici dans ton navigateur, puis découvre une autre forêt. Change les images ou le nombre de passages, et relance l’entraînement.",
			},
			question: { en: "What has the program mostly learnt?", fr: "Qu’a surtout appris le programme ?" },
			options: [
				{
					en: "To recognise animals, except in the dark",
					fr: "À reconnaître les animaux, sauf dans le noir",
				},
				{
					en: "Too little: the same pictures should be shown for longer",
					fr: "Trop peu : montrons-⁠lui plus longtemps les mêmes images",
				},
				{
					en: "That boar are more common than deer",
					fr: "Que les sangliers sont plus nombreux que les chevreuils",
				},
				{
					en: "To tell night from day",
					fr: "À distinguer la nuit du jour",
				},
			],
			correctAnswer: 3,
			explanation: {
				en: "It nearly always answers “boar” at night and “deer” by day: it found a shortcut that worked in training. If darkness only made animals hard to see, boar by day would be recognised, and most are not. Longer training on the same pictures would strengthen the shortcut; pictures of both animals at all hours break it.",
				fr: "Il répond presque toujours « sanglier » la nuit et « chevreuil » le jour : il a trouvé un raccourci qui marchait à l’entraînement. Si le noir ne faisait que gêner la reconnaissance, les sangliers de jour seraient reconnus, et la plupart ne le sont pas. Insister sur les mêmes images renforcerait le raccourci ; montrer les deux animaux à toute heure le rend inutile.",
			},
		},
		{
			brief: {
				en: "20 lynx in 1,000 pictures; time to check 60.",
				fr: "20 lynx sur 1 000 images ; 60 à vérifier.",
			},
			evidence: {
				en: "A new task: of 1,000 pictures, 20 show a lynx. The biologists want to miss as few as they can, and have time to check 60 pictures. Compare program X with program Y, and set how strict Y should be.",
				fr: "Nouvelle tâche : sur 1 000 images, 20 montrent un lynx. Les biologistes veulent en manquer le moins possible et ont le temps de vérifier 60 images. Compare le programme X et le programme Y, et règle le niveau d’exigence de Y.",
			},
			question: { en: "Which program do you give them?", fr: "Quel programme leur donnes-⁠tu ?" },
			options: [
				{ en: "X: 98% is the better score", fr: "X : 98 % est le meilleur score" },
				{
					en: "Y: 57 pictures to check, and 17 lynx among them",
					fr: "Y : 57 images à vérifier, dont 17 lynx",
				},
				{
					en: "Neither: 40 false alarms are too many to check",
					fr: "Aucun : 40 fausses alertes, c’est trop à vérifier",
				},
				{
					en: "Either of them: both scores are above 95%",
					fr: "L’un ou l’autre : les deux dépassent 95 %",
				},
			],
			correctAnswer: 1,
			explanation: {
				en: "X is right 98% of the time and finds no lynx at all: when something is rare, always saying “no” earns a splendid score. What counts here is how many of the 20 are found, and 17 + 40 = 57 pictures fit into the time available. Before judging a score, ask what it counts.",
				fr: "X a raison dans 98 % des cas et ne trouve aucun lynx : quand une chose est rare, répondre toujours « non » rapporte un score superbe. Ce qui compte ici, c’est le nombre de lynx retrouvés sur les 20, et 17 + 40 = 57 images tiennent dans le temps disponible. Avant de juger un score, demande-⁠toi ce qu’il mesure.",
			},
		},
	],
});
