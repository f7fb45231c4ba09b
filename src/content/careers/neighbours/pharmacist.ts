import { defineNeighbour } from "../define-neighbour.ts";
import { healthReform } from "../health-reform.ts";

export default defineNeighbour({
	id: "pharmacist",
	category: "health",
	secondaryCategories: ["chemistry", "biology"],
	settings: ["people", "people", "lab", "desk", "hospital"],
	ways: [
		{ way: "health", courses: ["PASS", "L.AS"] },
		{
			way: "internship",
			courses: ["PASS", "L.AS"],
		},
	],
	worksWith: ["pharmacologist", "biochemist", "analytical-chemist", "immunologist", "microbiologist"],
	facts: [
		{
			source: "studies",
			text: {
				en: "It takes 6 years of study for a pharmacy or for industry, more for a hospital or an analysis laboratory. A master’s, a business or an engineering diploma can be prepared beside them.",
				fr: "Pour travailler dans une pharmacie ou dans l’industrie, il faut 6 ans d’études ; pour l’hôpital ou un laboratoire d’analyses, il en faut davantage. On peut préparer en même temps un master, un diplôme de commerce ou un diplôme d’ingénieur.",
			},
		},
		{
			source: "places",
			text: {
				en: "In September 2025 nearly 200 places of the second year stayed empty, against 1,100 in 2022. You still have to pass the first year and be chosen.",
				fr: "À la rentrée 2025, près de 200 places de deuxième année sont restées vides, contre 1 100 en 2022. Il faut quand même réussir la première année et faire partie des personnes retenues.",
			},
		},
		{
			source: "internship",
			text: {
				en: "For hospitals and laboratories there is the internship: 4 paid years after the fifth year, entered by a selective competition.",
				fr: "Pour travailler à l’hôpital ou dans un laboratoire d’analyses, on passe par l’internat : 4 années pendant lesquelles on touche un salaire, après la cinquième année d’études. On y entre par un concours difficile.",
			},
		},
		healthReform.fact,
	],
	figures: [
		{ value: 6, source: "studies" },
		{ value: 2025, source: "places" },
		{ value: 200, source: "places" },
		{ value: 2022, source: "places" },
		{ value: 1100, source: "places" },
		{ value: 4, source: "internship" },
		...healthReform.figures,
		{ value: 3, source: "passage" },
	],
	wayInSources: ["studies", "passage", "bridge", "vaccine"],
	sources: {
		studies: {
			label: "Onisep, les études de pharmacie",
			url: "https://concourspostprepas.onisep.fr/formation/les-principaux-domaines-de-formation/les-etudes-de-sante/les-etudes-de-pharmacie",
		},
		places: {
			label: "Le Moniteur des pharmacies, la rentrée 2025",
			url: "https://lemoniteurdespharmacies-wp.1hpp.fr/profession/socio-professionnel/200-places-vacantes-en-deuxieme-annee-pharma",
		},
		internship: {
			label: "Association des étudiants en pharmacie de Grenoble, l’internat",
			url: "https://www.aepgrenoble.com/hopital",
		},
		passage: {
			label: "Université Paris-Saclay, entrer en deuxième ou troisième année de pharmacie",
			url: "https://www.destination-etudes-superieures.universite-paris-saclay.fr/etudes-superieures-sante/etudes-pharma-directement-en-deuxieme-ou-troisieme-annee/",
		},
		bridge: {
			label: "Le Moniteur des pharmacies, une passerelle dès bac+3 (mars 2025)",
			url: "https://lemoniteurdespharmacies.fr/?p=355386",
		},
		vaccine: {
			label: "Université de Reims, les vaccinations des études de santé",
			url: "https://www.univ-reims.fr/vie-des-campus/securite-sante-social/sante/sante-des-etudiants-sumpps/vaccinations,18400,31752.html",
		},
		...healthReform.sources,
	},
	checked: "2026-11-27",
	text: {
		en: {
			title: "Pharmacist",
			description:
				"Two medicines that are each right can be wrong together. Pharmacists check every prescription before it leaves their hands, phone the doctor when a dose surprises them and explain to the patient what to take when. Others develop medicines, test them, or run a hospital’s pharmacy.",
			week: [
				"Stop at a prescription: two of its medicines together would slow the heart too much, and phone the doctor",
				"Show a man of seventy how to breathe in through his inhaler, and listen to him try",
				"Prepare a syrup for a baby whose dose no factory makes, and weigh it twice",
				"Vaccinate against flu in the small room behind the counter",
				"Look for a replacement for an antibiotic that has been missing for two weeks",
			],
			wayIn:
				"A first year in health (PASS or L.AS), then pharmacy, if your results are among those chosen, up to the state diploma of doctor of pharmacy. With a licence (chemistry, physics-chemistry, life sciences, health sciences), a BUT in biological engineering or chemistry, a master’s (in biology, for instance), an engineering diploma or that of a pharmacy assistant (préparateur), you can also apply for the second or third year, outside Parcoursup, with a file and a letter. Vaccination against hepatitis B is compulsory.",
			words: [
				"medicine",
				"drugs",
				"chemist",
				"prescription",
				"health",
				"vaccines",
				"pills",
				"hospital",
				"laboratory",
				"drugstore",
			],
		},
		fr: {
			title: "Pharmacienne / pharmacien",
			description:
				"Deux médicaments utiles séparément peuvent être dangereux ensemble. Les pharmaciennes et pharmaciens vérifient chaque ordonnance, appellent le médecin quand une dose les étonne et expliquent à chacun quel médicament prendre, et à quel moment. D’autres mettent au point des médicaments, les testent ou dirigent la pharmacie d’un hôpital.",
			week: [
				"Repérer sur une ordonnance deux médicaments qui, pris ensemble, ralentiraient trop le cœur, et appeler le médecin",
				"Montrer à un homme de soixante-⁠dix ans comment inspirer dans son inhalateur, puis le regarder essayer",
				"Préparer pour un bébé un sirop à une dose qu’aucune usine ne fabrique, en pesant tout deux fois",
				"Vacciner contre la grippe dans la petite pièce derrière le comptoir",
				"Chercher par quoi remplacer un antibiotique introuvable depuis deux semaines",
			],
			wayIn:
				"Tu passes par une première année de santé (PASS ou L.AS), puis, si tu fais partie des personnes retenues, par les études de pharmacie, jusqu’au diplôme d’État de docteur en pharmacie. D’autres diplômes permettent de présenter sa candidature directement en deuxième ou en troisième année, hors Parcoursup, avec un dossier et une lettre : une licence (Chimie, Physique-chimie, Sciences de la vie, Sciences pour la santé), un BUT Génie biologique ou Chimie, un master (en biologie, par exemple), un diplôme d’ingénieur, ou celui de préparatrice ou préparateur en pharmacie. La vaccination contre l’hépatite B est obligatoire.",
			words: [
				"médicaments",
				"pharmacie",
				"ordonnance",
				"santé",
				"vaccins",
				"préparatrice",
				"officine",
				"laboratoire",
				"PASS",
				"L.AS",
				"apothicaire",
			],
		},
	},
});
