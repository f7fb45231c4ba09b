import { defineNeighbour } from "../define-neighbour.ts";

export default defineNeighbour({
	id: "dietitian",
	category: "food",
	secondaryCategories: ["health", "biology"],
	settings: ["hospital", "people", "workshop", "people", "desk"],
	ways: [
		{
			steps: [{ kind: "bts", from: 0, to: 2 }],
			courses: ["BTS Diététique et nutrition"],
		},
		{
			steps: [{ kind: "but", from: 0, to: 3 }],
			courses: ["BUT Génie biologique"],
		},
	],
	worksWith: ["food-scientist", "food-engineer", "epidemiologist", "biochemist"],
	facts: [
		{
			source: "bts",
			text: {
				en: "The BTS is called Diététique et nutrition since September 2025 and takes 2 years; its first exam of the new kind is in 2027.",
				fr: "Le BTS s’appelle Diététique et nutrition depuis la rentrée 2025 et dure 2 ans ; sa première session de ce nouveau type a lieu en 2027.",
			},
		},
		{
			source: "but",
			text: {
				en: "The BUT in biological engineering, dietetics option, takes 3 years and can end as an apprenticeship.",
				fr: "Le BUT Génie biologique, parcours diététique et nutrition, dure 3 ans et peut se finir en apprentissage.",
			},
		},
		{
			source: "law",
			text: {
				en: "The title is protected by law: only these diplomas let you call yourself a dietitian, and you treat sick people on a doctor’s prescription.",
				fr: "Le titre est protégé par la loi : seuls ces diplômes permettent de se dire diététicienne ou diététicien, et l’on traite des malades sur prescription médicale.",
			},
		},
	],
	figures: [
		{ value: 2025, source: "bts" },
		{ value: 2, source: "bts" },
		{ value: 2027, source: "bts" },
		{ value: 3, source: "but" },
	],
	wayInSources: ["bts"],
	sources: {
		bts: {
			label: "L’Express Éducation, le BTS Diététique et nutrition",
			url: "https://lexpress-education.com/diplomes/bts/bts-dietetique-et-nutrition",
		},
		but: {
			label: "CFA FHP Nouvelle-Aquitaine, le métier de diététicien",
			url: "https://cfafhpnouvelleaquitaine.fr/les-metiers/dieteticien.html",
		},
		law: {
			label: "Quali-Santé, le métier de diététicien",
			url: "https://www.quali-sante.com/dieteticien/",
		},
	},
	checked: "2026-11-26",
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
				"Two or three years after the baccalauréat, by Parcoursup, on your school record; science subjects count. With the BTS you can go on to a licence professionnelle or a specialised course.",
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
				"Deux ou trois ans après le bac, par Parcoursup, sur dossier ; les matières scientifiques comptent. Après le BTS, on peut continuer en licence professionnelle ou se spécialiser.",
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
