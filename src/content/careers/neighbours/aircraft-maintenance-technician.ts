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
				fr: "Ici, la licence n’est pas celle de l’université : c’est une autorisation européenne (Part-66), qui dit quels travaux on a le droit de signer. La catégorie A concerne des tâches simples et prévues à l’avance ; la B1, la structure, les moteurs, la mécanique et l’électricité ; la B2, l’électronique.",
			},
		},
		{
			source: "signature",
			text: {
				en: "No aircraft flies again without the signature of a qualified technician.",
				fr: "Après un passage à l’atelier, aucun avion ne repart sans la signature d’une personne qualifiée.",
			},
		},
		{
			source: "army",
			text: {
				en: "Airlines, manufacturers, repair workshops, the air force and the navy hire.",
				fr: "Les compagnies aériennes, les constructeurs, les ateliers de réparation, l’armée de l’Air et de l’Espace et la Marine nationale recrutent.",
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
				"L’avion se pose à onze heures du soir et doit repartir à six heures du matin, avec cent quatre-⁠vingts personnes à bord. Entre les deux, une équipe ouvre les panneaux, inspecte, mesure, remplace des pièces et referme tout, en suivant le manuel page après page. À la fin, quelqu’un signe, et personne n’a le droit de lui dire de se dépêcher.",
			week: [
				"Faire apparaître sous l’aile, avec un colorant et une lampe, une fissure de deux millimètres",
				"Changer une roue du train d’atterrissage sous la pluie, entre deux vols",
				"Compter ses outils avant de refermer un panneau, car un outil oublié à l’intérieur peut tuer",
				"Demander à la pilote de décrire la vibration qu’elle a sentie, puis en chercher l’origine",
				"Noter chaque pièce remplacée, avec son numéro, puis signer",
			],
			wayIn:
				"On commence par un bac pro du secteur aéronautique, un BTS Aéronautique ou un BUT, souvent en alternance dans un atelier. Il faut ensuite passer les examens théoriques de la licence européenne, celle qui donne le droit de signer, et accumuler des années de pratique. L’anglais fait partie du métier : les manuels n’existent que dans cette langue.",
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
