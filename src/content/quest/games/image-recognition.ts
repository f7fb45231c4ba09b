import { defineGame } from "../define-quest.ts";

export default defineGame({
	id: "image-recognition",
	domain: "computer",
	xp: 60,
	title: { en: "AI Image Recognition", fr: "Reconnaissance d’images par IA" },
	story: {
		en: "Automatic cameras in a forest take thousands of pictures a week. A program has learnt to sort them for the biologists. In the forest where it was trained it is right 96 times out of 100; in another one, 61 times. Why?",
		fr: "Dans une forêt, des caméras automatiques prennent des milliers d’images par semaine. Un programme a appris à les trier pour les biologistes. Dans la forêt où il a été entraîné, il a raison 96 fois sur 100 ; dans une autre, 61 fois. Pourquoi ?",
	},
	unlocks: ["machine-learning-engineer", "data-scientist", "wildlife-biologist"],
	questions: [
		{
			evidence: {
				en: "In the pictures used for training, nearly all wild boar were photographed at night and nearly all deer by day. You try the program on pictures it has never seen: of 100 deer at night it calls 78 “boar”; of 100 boar by day it calls 81 “deer”.",
				fr: "Dans les images d’entraînement, presque tous les sangliers étaient photographiés la nuit et presque tous les chevreuils le jour. Tu essaies le programme sur des images nouvelles : sur 100 chevreuils de nuit, il en appelle 78 « sanglier » ; sur 100 sangliers de jour, il en appelle 81 « chevreuil ».",
			},
			question: { en: "What has the program mostly learnt?", fr: "Qu’a surtout appris le programme ?" },
			options: [
				{
					en: "To recognise animals, except in the dark",
					fr: "À reconnaître les animaux, sauf dans le noir",
				},
				{
					en: "Too little: the same pictures should be shown for longer",
					fr: "Trop peu : il faut lui montrer plus longtemps les mêmes images",
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
				en: "It answers “boar” at night and “deer” by day, whatever the animal: it found a shortcut that worked in training. If darkness only made animals hard to see, boar by day would be recognised, and they are not. Longer training on the same pictures would strengthen the shortcut; pictures of both animals at all hours break it.",
				fr: "Il répond « sanglier » la nuit et « chevreuil » le jour, quel que soit l’animal : il a trouvé un raccourci qui marchait à l’entraînement. Si le noir gênait seulement la vue, les sangliers de jour seraient reconnus, et ils ne le sont pas. Insister sur les mêmes images renforcerait le raccourci ; montrer les deux animaux à toute heure le casse.",
			},
		},
		{
			evidence: {
				en: "A new task: find the rare lynx. Of 1,000 pictures, 20 show one. Program X always answers “no lynx”: it is right 98% of the time. Program Y finds 17 of the 20 and raises 40 false alarms: it is right 95.7% of the time. The biologists want to miss as few lynx as they can, and have time to check 60 pictures.",
				fr: "Nouvelle mission : trouver le lynx, très rare. Sur 1 000 images, 20 en montrent un. Le programme X répond toujours « pas de lynx » : il a raison dans 98 % des cas. Le programme Y trouve 17 lynx sur 20 et donne 40 fausses alertes : il a raison dans 95,7 % des cas. Les biologistes veulent manquer le moins de lynx possible et ont le temps de vérifier 60 images.",
			},
			question: { en: "Which program do you give them?", fr: "Quel programme leur donnes-tu ?" },
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
					en: "Either: both are above 95%",
					fr: "L’un ou l’autre : les deux dépassent 95 %",
				},
			],
			correctAnswer: 1,
			explanation: {
				en: "X is right 98% of the time and finds no lynx at all: when something is rare, always saying “no” earns a splendid score. What counts here is how many of the 20 are found, and 17 + 40 = 57 pictures fit into the time there is. Before judging a score, ask what it counts.",
				fr: "X a raison dans 98 % des cas et ne trouve aucun lynx : quand une chose est rare, répondre toujours « non » rapporte un score superbe. Ce qui compte ici, c’est combien des 20 sont retrouvés, et 17 + 40 = 57 images tiennent dans le temps disponible. Avant de juger un score, demande ce qu’il compte.",
			},
		},
	],
});
