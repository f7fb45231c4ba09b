import { defineNeighbour } from "../define-neighbour.ts";

export default defineNeighbour({
	id: "aircraft-maintenance-technician",
	category: "engineering",
	secondaryCategories: ["materials", "physics"],
	settings: ["workshop", "workshop", "workshop", "people", "desk"],
	ways: [
		{
			way: "bts",
			courses: ["BTS Aéronautique"],
		},
		{
			way: "but",
			courses: ["BUT Génie mécanique et productique", "BUT Génie industriel et maintenance"],
		},
	],
	worksWith: ["materials-scientist", "meteorologist", "software-developer"],
	facts: [
		{
			source: "licence",
			text: {
				en: "A European licence (Part-66) decides what you may sign for: with category A simple planned tasks; with B1 the airframe, engines and mechanical and electrical systems; with B2 the electronics.",
				fr: "Une licence européenne (Part-66) fixe ce que l’on a le droit de signer : avec la catégorie A, des tâches simples et prévues ; avec la B1, la structure, les moteurs, la mécanique et l’électricité ; avec la B2, l’électronique.",
			},
		},
		{
			source: "signature",
			text: {
				en: "No aircraft flies again without the signature of a qualified technician.",
				fr: "Aucun avion ne repart sans la signature d’une technicienne ou d’un technicien qualifié.",
			},
		},
		{
			source: "army",
			text: {
				en: "Airlines, manufacturers, repair workshops, the air force and the navy hire.",
				fr: "Compagnies, constructeurs, ateliers de réparation, armée de l’Air et Marine recrutent.",
			},
		},
	],
	figures: [],
	wayInSources: ["licence", "signature"],
	sources: {
		licence: {
			label: "Aviation civile du Luxembourg, la licence Part-66",
			url: "https://dac.gouvernement.lu/fr/licences-certificats-autres-demarches/demarches-licence/licence-part66-mecanicien.html",
		},
		signature: {
			label: "Voilà le travail, le métier de technicien de maintenance aéronautique",
			url: "https://voila-le-travail.fr/carriere/metier/technicien-de-maintenance-aeronautique/",
		},
		army: {
			label: "Fusion RH, le métier de technicien en réparation aéronautique",
			url: "https://www.fusionrh.com/technicien-en-reparation-aeronautique/",
		},
	},
	checked: "2026-11-27",
	text: {
		en: {
			title: "Aircraft maintenance technician",
			description:
				"The aircraft lands at eleven at night and must leave at six with a hundred and eighty passengers. In between, technicians open it, look, measure, replace and close it again, page by page of the manual. One of them signs. Nobody may press them to sign faster.",
			week: [
				"Follow a crack two millimetres long with dye and a lamp under the wing",
				"Change a wheel of the landing gear in the rain between two flights",
				"Count the tools before closing a panel, because one that stays inside can kill",
				"Talk with the pilot who felt a vibration, and look for the place where it begins",
				"Write down every part that was replaced, with its number, and sign",
			],
			wayIn:
				"A bac pro in aeronautics, a BTS Aéronautique or a BUT, often as an apprenticeship in a workshop; then the theory exams of the licence and years of practice. English is part of the job: the manuals have no other language.",
			words: [
				"planes",
				"aviation",
				"mechanic",
				"engines",
				"airport",
				"helicopters",
				"drones",
				"repair",
				"pilot",
				"air force",
			],
		},
		fr: {
			title: "Technicienne / technicien de maintenance aéronautique",
			description:
				"L’avion se pose à onze heures du soir et doit repartir à six avec cent quatre-⁠vingts personnes. Entre les deux, on l’ouvre, on regarde, on mesure, on remplace et l’on referme, page après page du manuel. Une personne signe. Nul n’a le droit de la presser.",
			week: [
				"Suivre sous l’aile, au colorant et à la lampe, une fissure de deux millimètres",
				"Changer sous la pluie une roue du train d’atterrissage, entre deux vols",
				"Compter les outils avant de refermer : celui qu’on oublie à l’intérieur peut tuer",
				"Parler avec la pilote qui a senti une vibration, et chercher l’endroit où elle commence",
				"Noter chaque pièce remplacée, avec son numéro, et signer",
			],
			wayIn:
				"Un bac pro de l’aéronautique, un BTS Aéronautique ou un BUT, souvent en alternance dans un atelier ; puis les examens théoriques de la licence et des années de pratique. L’anglais fait partie du métier : les manuels n’ont pas d’autre langue.",
			words: [
				"avion",
				"aviation",
				"mécanicien",
				"mécanicienne",
				"moteurs",
				"aéroport",
				"hélicoptère",
				"drone",
				"réparer",
				"armée de l’air",
				"aéronautique",
			],
		},
	},
});
