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
				fr: "Le BTS s’appelle Diététique et nutrition depuis la rentrée 2025 ; son nouvel examen a lieu pour la première fois en 2027.",
			},
		},
		{
			source: "stages",
			text: {
				en: "The BTS has 20 weeks of placements, in a canteen kitchen and with patients among other places; they are required in distance courses too.",
				fr: "Le BTS comporte 20 semaines de stage, entre autres en restauration collective et auprès de patients ; elles sont obligatoires aussi à distance.",
			},
		},
		{
			source: "number",
			text: {
				en: "There were 4,000 dietitians in France in 2001 and about 17,000 in 2022; each year brings more.",
				fr: "La France comptait 4 000 diététiciennes et diététiciens en 2001, environ 17 000 en 2022 ; leur nombre augmente chaque année.",
			},
		},
		{
			source: "title",
			text: {
				en: "The title of dietitian is protected by law; anybody may call themselves a nutritionist. The health insurance does not refund a consultation.",
				fr: "Le titre de diététicienne ou diététicien est protégé par la loi ; tout le monde peut se dire nutritionniste. La Sécurité sociale ne rembourse pas les consultations.",
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
				"Un garçon diabétique adore les frites, une grand-mère n’a plus faim, une cantine nourrit quatre cents enfants avec peu d’argent. La diététique transforme la biologie en repas que les gens mangent vraiment. À l’hôpital, on calcule les besoins d’un patient ; en ville, on écoute d’abord, et l’on interdit peu.",
			week: [
				"Calculer les protéines qu’il faut à une patiente brûlée, et comment les faire entrer dans sa journée",
				"Demander à un garçon diabétique de douze ans ce qu’il aime, avant de parler de sucre",
				"Goûter la nouvelle soupe d’une cantine avec la cuisinière et revoir le sel et les lentilles",
				"Montrer à un groupe comment lire le dos d’un emballage",
				"Écrire les menus d’un service pour une semaine : sept allergies, deux religions, un budget",
			],
			wayIn:
				"Un BTS en 2 ans, ou un BUT Génie biologique en 3 ans avec le parcours diététique et nutrition ; l’admission se fait sur dossier. Le BUT peut se préparer en apprentissage. Après le BTS, on peut continuer en licence professionnelle.",
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
