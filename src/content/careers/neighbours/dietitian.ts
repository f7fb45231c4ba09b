import { defineNeighbour } from "../define-neighbour.ts";

export default defineNeighbour({
	id: "dietitian",
	category: "food",
	secondaryCategories: ["health", "biology"],
	settings: ["hospital", "people", "workshop", "people", "desk"],
	ways: [
		{ way: "bts", courses: ["BTS Diététique et nutrition"] },
		{
			way: "but",
			courses: ["BUT Génie biologique parcours diététique et nutrition"],
		},
	],
	worksWith: ["food-scientist", "food-engineer", "epidemiologist", "biochemist"],
	facts: [
		{
			source: "bts",
			text: {
				en: "The BTS is called Diététique et nutrition since September 2025; its first exam of the new kind is in 2027.",
				fr: "Depuis la rentrée 2025, le BTS s’appelle Diététique et nutrition ; le nouvel examen aura lieu pour la première fois en 2027.",
			},
		},
		{
			source: "stages",
			text: {
				en: "The BTS has 20 weeks of placements, in a canteen kitchen and with patients among other places; they are required in distance courses too.",
				fr: "Le BTS comprend 20 semaines de stage, notamment dans la cuisine d’une cantine et auprès de patients. Ces stages sont obligatoires même quand on suit la formation à distance.",
			},
		},
		{
			source: "number",
			text: {
				en: "There were 4,000 dietitians in France in 2001 and about 17,000 in 2022; each year brings more.",
				fr: "La France comptait 4 000 diététiciennes et diététiciens en 2001, et environ 17 000 en 2022 ; leur nombre augmente chaque année.",
			},
		},
		{
			source: "title",
			text: {
				en: "The title of dietitian is protected by law; anybody may call themselves a nutritionist. In a private practice the health insurance does not usually refund a consultation.",
				fr: "La loi protège le titre de diététicienne ou diététicien, alors que n’importe qui peut se dire nutritionniste. En cabinet, la Sécurité sociale ne rembourse en général pas les consultations de diététique.",
			},
		},
	],
	figures: [
		{ value: 2025, source: "bts" },
		{ value: 2027, source: "bts" },
		{ value: 20, source: "stages" },
		{ value: 4000, source: "number" },
		{ value: 2001, source: "number" },
		{ value: 17000, source: "number" },
		{ value: 2022, source: "number" },
		{ value: 2, source: "bts" },
		{ value: 3, source: "but" },
	],
	wayInSources: ["bts", "but"],
	sources: {
		bts: {
			label: "L’Express Éducation, le BTS Diététique et nutrition",
			url: "https://lexpress-education.com/diplomes/bts/bts-dietetique-et-nutrition",
		},
		stages: {
			label: "Journal officiel, les stages du BTS Diététique et nutrition",
			url: "https://legal.tricoteuses.fr/articles/LEGIARTI000050786965",
		},
		number: {
			label: "Santé diététique, les débouchés de la profession",
			url: "https://santedietetique.fr/2024/12/10/les-opportunites-professionnelles-du-dieteticien",
		},
		title: {
			label: "Appines, le métier de diététicien",
			url: "https://appines.fr/guide/emploi/dieteticiens/fiche-metier",
		},
		but: {
			label: "CFA FHP Nouvelle-Aquitaine, le métier de diététicien",
			url: "https://cfafhpnouvelleaquitaine.fr/les-metiers/dieteticien.html",
		},
	},
	checked: "2026-11-27",
	text: {
		en: {
			title: "Dietitian",
			description:
				"A boy with diabetes loves chips, a grandmother has no appetite, a canteen feeds four hundred children on a tight budget. Dietitians turn biology into meals that people really eat. In hospitals they work out what a patient needs; in town they listen first, and forbid little.",
			week: [
				"Work out how much protein a patient with burns needs, and how to get it into her day",
				"Ask a boy of twelve with diabetes what he likes, before saying anything about sugar",
				"Taste the new soup of a canteen with the cook and change its salt and its lentils",
				"Show a group how to read the back of a packet",
				"Write the meals of a ward for a week: seven allergies, two religions, one budget",
			],
			wayIn:
				"A BTS of 2 years or a BUT of 3 years (biological engineering, with the dietetics option), on your school record. The BUT can be prepared as an apprenticeship. With the BTS you can go on to a licence professionnelle.",
			words: [
				"nutrition",
				"food",
				"diet",
				"healthy eating",
				"cooking",
				"diabetes",
				"nutritionist",
				"allergies",
				"canteen",
				"weight",
			],
		},
		fr: {
			title: "Diététicienne / diététicien",
			description:
				"Un garçon diabétique adore les frites, une grand-mère n’a plus d’appétit, une cantine doit nourrir quatre cents enfants avec un petit budget. Les diététiciennes et diététiciens transforment la biologie en repas que l’on mange vraiment. À l’hôpital, leur travail est de calculer les besoins de chaque malade ; en ville, c’est d’abord d’écouter, et d’interdire le moins possible.",
			week: [
				"Calculer combien de protéines il faut à une patiente gravement brûlée, et trouver comment les faire entrer dans ses repas",
				"Demander à un garçon diabétique de douze ans ce qu’il aime manger, avant de lui parler de sucre",
				"Goûter la nouvelle soupe d’une cantine avec la cheffe de cuisine, puis changer la quantité de sel et de lentilles",
				"Apprendre à un groupe à lire l’étiquette au dos d’un emballage",
				"Composer les menus d’un service de l’hôpital pour une semaine, en tenant compte de sept allergies, de deux religions et d’un budget",
			],
			wayIn:
				"On prépare un BTS Diététique et nutrition en 2 ans, ou un BUT Génie biologique, parcours diététique et nutrition, en 3 ans ; l’admission se fait sur dossier. Le BUT peut se préparer en apprentissage. Après le BTS, on peut continuer en licence professionnelle.",
			words: [
				"nutrition",
				"nutritionniste",
				"alimentation",
				"régime",
				"bien manger",
				"cuisine",
				"diabète",
				"allergies",
				"cantine",
				"santé",
				"diététique",
			],
		},
	},
});
