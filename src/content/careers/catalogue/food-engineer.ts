import { defineCareer } from "../define-career.ts";

export default defineCareer({
	id: "food-engineer",
	category: "food",
	secondaryCategories: ["engineering"],
	subjects: ["food-science", "engineering", "physics", "chemistry", "biology"],
	text: {
		en: {
			title: "Food engineer",
			description:
				"Between a good recipe in a kitchen and thousands of identical pots a day stands a factory that somebody had to design. Food engineers choose its pumps, ovens and heat treatments, keep every batch safe, and cut the water, energy and waste behind it.",
			week: [
				"Start up a new filling line at five in the morning, earplugs in, hairnet on",
				"Check a pasteuriser’s temperature curve and its safety margin",
				"Hunt down the extra degrees and the litres of water that a machine wastes",
				"Trace one customer’s complaint back to a batch, a machine and an hour",
				"Update the hygiene plan (HACCP) and train the teams to apply it",
			],
			discovery:
				"Nicolas Appert, a French confectioner, preserved food by heating it in sealed bottles and published his method in 1810. It worked, and nobody knew why: half a century went by before Louis Pasteur’s experiments on microbes gave the explanation.",
			school:
				"Physics is in every pipe and vat: heat, pressure, flow. Biology comes in with every microbe, and the technological bacs (STL, STAV) are well-known ways into the BUT in biological engineering.",
			degrees: [
				"Two years of preparatory classes in biology (CPGE BCPST), then three years at a food engineering school",
				"A five-year engineering school that admits students straight after the bac",
				"A three-year applied degree (BUT) in biological engineering, then a master’s or an engineering school",
			],
			skills: [
				"Process engineering",
				"Heat transfer and fluid mechanics",
				"Food microbiology and hygiene",
				"Automation and sensors",
				"Saving energy and water",
				"Team coordination",
			],
			qualities: [
				"Sense of responsibility",
				"A practical mind",
				"Quick reactions",
				"Respect for production-line workers",
			],
			professionals: [
				{
					name: "Yassine Mebarki",
					title: "Process engineer",
					organization: "a dairy cooperative",
					quote:
						"My colleague on line 3 has run her machine for twenty years and hears it go wrong before my sensors do. School taught me the equations, and the factory taught me this: ask the operator first.",
				},
				{
					name: "Clara Steinmetz",
					title: "Production manager",
					organization: "a ready-meal factory",
					quote:
						"One night the detector stopped a batch: a two-millimetre chip of metal. We threw away eleven tonnes and nobody argued. You have to choose that kind of courage long before the night when it costs you.",
				},
			],
			superhero: "Maestro of the Giant Vats",
		},
		fr: {
			title: "Ingénieure / ingénieur agroalimentaire",
			description:
				"Entre la recette réussie en cuisine et des milliers de pots identiques par jour, il y a une usine que des ingénieures et des ingénieurs ont conçue. En choisissant pompes, fours et températures, ces spécialistes rendent chaque lot sûr, avec moins d’eau, d’énergie et de déchets. Ton repas commence bien avant l’assiette.",
			week: [
				"Démarrer une nouvelle ligne de remplissage à cinq heures du matin, bouchons aux oreilles, charlotte sur les cheveux",
				"Contrôler la courbe de température d’un pasteurisateur et la marge de sécurité qu’elle laisse",
				"Chercher les quelques degrés de trop et les litres d’eau qu’une machine gaspille",
				"Remonter d’une réclamation à un lot, une machine, une heure",
				"Mettre à jour le plan d’hygiène (HACCP) et former les équipes à l’appliquer",
			],
			discovery:
				"Nicolas Appert, confiseur français, conservait les aliments en les chauffant dans des bouteilles fermées ; il publia sa méthode en 1810. Elle marchait, et personne ne savait pourquoi : il fallut un demi-siècle pour que les expériences de Louis Pasteur sur les microbes l’expliquent.",
			school:
				"La physique est dans chaque tuyau et chaque cuve : chaleur, pression, débit. La biologie revient avec chaque microbe, et les bacs STL et STAV sont des voies habituelles vers le BUT Génie biologique.",
			degrees: [
				"Prépa BCPST (CPGE, 2 ans), puis école d’ingénieurs de l’alimentation (3 ans)",
				"École d’ingénieurs en 5 ans, accessible après le bac",
				"BUT Génie biologique (3 ans), puis master ou école d’ingénieurs (2 à 3 ans)",
			],
			skills: [
				"Génie des procédés",
				"Transferts thermiques et mécanique des fluides",
				"Microbiologie et hygiène des aliments",
				"Automatismes et capteurs",
				"Économies d’énergie et d’eau",
				"Animation d’équipe",
			],
			qualities: [
				"Sens des responsabilités",
				"Esprit pratique",
				"Réactivité",
				"Respect des équipes de production",
			],
			professionals: [
				{
					name: "Yassine Mebarki",
					title: "Ingénieur procédés",
					organization: "dans une coopérative laitière",
					quote:
						"Ma collègue de la ligne 3 conduit sa machine depuis vingt ans : elle entend venir la panne avant mes capteurs. L’école m’a appris les équations, et l’usine ceci : demande d’abord à l’équipe de la ligne.",
				},
				{
					name: "Clara Steinmetz",
					title: "Responsable de production",
					organization: "dans une usine de plats cuisinés",
					quote:
						"Une nuit, le détecteur a arrêté un lot : un éclat de métal de deux millimètres. On a jeté onze tonnes et personne n’a discuté. Ce courage-là se décide bien avant la nuit où il coûte cher.",
				},
			],
			superhero: "Maestro des grandes marmites",
		},
	},
});
