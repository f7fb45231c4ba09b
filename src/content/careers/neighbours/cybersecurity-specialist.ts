import { defineNeighbour } from "../define-neighbour.ts";

export default defineNeighbour({
	id: "cybersecurity-specialist",
	category: "computer",
	secondaryCategories: ["math"],
	settings: ["screen", "screen", "people", "screen", "desk"],
	ways: [
		{
			way: "but",
			courses: ["BUT Réseaux et télécommunications", "BUT Informatique"],
		},
		{
			way: "engineering",
			courses: ["ingénieur"],
		},
		{
			way: "master",
			courses: ["Licence Informatique"],
		},
		{
			way: "licencePro",
			courses: ["BTS Cybersécurité, informatique et réseaux, électronique"],
		},
	],
	worksWith: [
		"software-developer",
		"mathematician",
		"machine-learning-engineer",
		"data-scientist",
		"bioinformatician",
	],
	facts: [
		{
			source: "profile",
			text: {
				en: "In 2021 three quarters of those who worked in it had 5 years of study, and 47% had no diploma in cybersecurity itself: many come from computing, networks or maths.",
				fr: "En 2021, les trois quarts des spécialistes avaient un bac+5, mais 47 % n’avaient aucun diplôme de cybersécurité : beaucoup viennent de l’informatique, des réseaux ou des maths.",
			},
		},
		{
			source: "profile",
			text: {
				en: "Half of them earned €35,000 to €64,999 a year before deductions.",
				fr: "En 2021, la moitié des spécialistes de la cybersécurité gagnaient entre 35 000 et 64 999 € brut par an.",
			},
		},
		{
			source: "women",
			text: {
				en: "In 2022 women were 14% of the students in cybersecurity who answered a national survey; nobody gains from that.",
				fr: "En 2022, parmi les personnes qui étudiaient la cybersécurité et qui ont répondu à une enquête nationale, 14 % seulement étaient des femmes : tout le monde y perd.",
			},
		},
	],
	figures: [
		{ value: 2021, source: "profile" },
		{ value: 5, source: "profile" },
		{ value: 47, source: "profile" },
		{ value: 35000, source: "profile" },
		{ value: 64999, source: "profile" },
		{ value: 2022, source: "women" },
		{ value: 14, source: "women" },
	],
	wayInSources: ["profile", "ciel"],
	sources: {
		profile: {
			label: "Next INpact, l’observatoire de l’ANSSI (2021)",
			url: "https://www.nextinpact.com/lebrief/48589/lanssi-lance-son-observatoire-metiers-cybersecurite",
		},
		women: {
			label: "Next INpact, l’observatoire de l’ANSSI (2022)",
			url: "https://www.nextinpact.com/article/70450/observatoire-metiers-anssi-cherche-leviers-pour-attirer-vers-cybersecurite",
		},
		ciel: {
			label: "L’Usine nouvelle, la filière CIEL",
			url: "https://www.usinenouvelle.com/article/avec-l-uimm-la-filiere-electronique-en-avance-sur-la-reforme-du-lycee-professionnel.N2129556",
		},
	},
	checked: "2026-11-26",
	text: {
		en: {
			title: "Cybersecurity specialist",
			description:
				"At three in the morning a hospital’s screens turn red, and the patients are still there. Cybersecurity specialists find the hole, close it, bring back the data and work out who came in and how. On the other days they look for the hole before the attackers do, always with the owner’s written agreement.",
			week: [
				"Read ten thousand lines of a log for the one that nobody should have written",
				"Attack a bank’s website, with its agreement, and tell it what gave way",
				"Teach a town hall to recognise a false invoice",
				"Restore a copy of a hospital’s data and check that it is complete",
				"Decide at night whether to unplug a factory, and write down why",
			],
			wayIn:
				"Computing, networks or maths at any level: a BTS followed by a licence professionnelle, or a BUT, for operations and networks, a master’s or an engineering school for most other posts. Many courses exist as apprenticeships.",
			words: [
				"hacker",
				"hacking",
				"security",
				"passwords",
				"viruses",
				"networks",
				"encryption",
				"spy",
				"privacy",
				"coding",
				"computer",
			],
		},
		fr: {
			title: "Spécialiste en cybersécurité",
			description:
				"À trois heures du matin, les écrans d’un hôpital passent au rouge, mais les patients, eux, sont toujours là. Les spécialistes trouvent la faille, la corrigent, récupèrent les données, puis cherchent qui est entré, et comment. Les autres jours, leur travail est de découvrir les failles avant les pirates, toujours avec l’accord écrit du propriétaire du système.",
			week: [
				"Lire dix mille lignes d’un journal de connexions pour trouver celle qui n’a rien à y faire",
				"Attaquer le site d’une banque, avec son accord, puis lui expliquer quelle protection a cédé",
				"Apprendre au personnel d’une mairie à reconnaître une fausse facture",
				"Restaurer la sauvegarde des données d’un hôpital et vérifier qu’il ne manque rien",
				"Décider en pleine nuit s’il faut couper une usine du réseau informatique, et noter pourquoi",
			],
			wayIn:
				"On vient à ce métier par l’informatique, les réseaux ou les maths, à différents niveaux d’études. Un BTS suivi d’une licence professionnelle, ou un BUT, donne accès aux postes où l’on fait fonctionner les systèmes et les réseaux ; pour la plupart des autres postes, il faut un master ou un diplôme d’ingénieur. Beaucoup de ces formations existent en alternance.",
			words: [
				"hacker",
				"piratage",
				"sécurité",
				"mots de passe",
				"virus",
				"réseaux",
				"chiffrement",
				"espion",
				"vie privée",
				"code",
				"NSI",
				"informatique",
			],
		},
	},
});
