import { defineCareer } from "../define-career.ts";

export default defineCareer({
	id: "immunologist",
	category: "health",
	secondaryCategories: ["biology"],
	subjects: ["biology", "health-science", "biochemistry", "genetics", "statistics"],
	text: {
		en: {
			title: "Immunologist",
			description:
				"Your immune system can remember a microbe for decades, and sometimes it attacks you by mistake. Immunologists ask why. They follow white blood cells one by one, from test tube to patient, to design vaccines, calm allergies and turn the body’s own defences against a tumour.",
			week: [
				"Stain a blood sample with antibodies that glow in a dozen colours, then read it cell by cell in a flow cytometer",
				"Feed the cells in a sterile cabinet, weekends included: they have never heard of Sundays",
				"Decide where to draw the line between two clouds of dots on a screen, and write down why",
				"Organise blood donations with a hospital: consent forms, courier times, labels, freezer",
				"Present a failed experiment at the team meeting and leave with three better ideas",
			],
			discovery:
				"In 2008, researchers tested people who had lived through the influenza pandemic of 1918 as children. Ninety years later, their blood still held antibodies that recognised that virus: a memory almost as old as they were.",
			school:
				"Biology first, chemistry close behind: a cell recognises another by the shape of its molecules. Above all, you have to tell a hundred kinds of cell and molecule apart: practise drawing diagrams.",
			degrees: [
				"A three-year degree (licence) in life sciences, a two-year master’s in immunology, then a three-year doctorate",
				"A medical degree, entered through a first year on a health course (PASS or L.AS, to be replaced by one single way, announced for September 2027), then hospital training (five years in internal medicine and immunology)",
				"A pharmacy degree with a research option, often followed by a master’s and a doctorate",
			],
			skills: [
				"Cell culture",
				"Flow cytometry",
				"Molecular biology",
				"Statistics",
				"Experiment design with the right controls",
				"Scientific English",
			],
			qualities: [
				"Careful hands",
				"Curiosity about exceptions",
				"Resilience after a failed test",
				"Team spirit",
			],
			professionals: [
				{
					name: "Fatou Diop",
					title: "Allergy researcher",
					organization: "a hospital research unit",
					quote:
						"My favourite tube is the boring one: cells with nothing added. One day those reacted too. A bottle of serum was contaminated, and six months of results went with it. I kept the bottle on my shelf.",
				},
				{
					name: "Marek Nowak",
					title: "Vaccine scientist",
					organization: "a biotechnology company",
					quote:
						"People ask me why it takes so long. I answer with a calendar: two weeks for the cells to respond, a year or more to see whether they remember. Memory cannot be rushed.",
				},
			],
			superhero: "Captain of the Inner Guard",
		},
		fr: {
			title: "Immunologiste",
			description:
				"Notre système immunitaire peut se souvenir d’un microbe pendant des décennies, et parfois il se trompe de cible. Les immunologistes cherchent pourquoi, globule blanc après globule blanc, pour préparer des vaccins, apaiser des allergies et apprendre aux défenses du corps à reconnaître une tumeur.",
			week: [
				"Marquer un échantillon de sang avec une douzaine d’anticorps fluorescents, puis le lire cellule par cellule au cytomètre",
				"Nourrir des cellules sous une hotte stérile, week-end compris : une cellule ne connaît pas le dimanche",
				"Décider où passe la frontière entre deux nuages de points à l’écran, et noter pourquoi",
				"Organiser avec l’hôpital la collecte de sang : consentements, horaires du coursier, étiquettes, congélateur",
				"Présenter une expérience ratée en réunion d’équipe et repartir avec trois idées meilleures",
			],
			discovery:
				"En 2008, une équipe a étudié le sang de personnes qui avaient traversé, enfants, la grippe de 1918. Quatre-vingt-dix ans plus tard, elles portaient encore des anticorps capables de reconnaître ce virus : une mémoire presque aussi vieille qu’elles.",
			school:
				"La biologie d’abord, la chimie juste derrière : une cellule en reconnaît une autre à la forme de ses molécules. Il faut surtout distinguer cent sortes de cellules et de molécules : entraîne-⁠toi à faire des schémas.",
			degrees: [
				"Licence Sciences de la vie (3 ans), master d’immunologie (2 ans), puis doctorat (3 ans)",
				"Études de médecine (6 ans), par un PASS (parcours d’accès spécifique santé) ou une L.AS (licence avec option accès santé), que doit remplacer une voie unique, annoncée pour la rentrée 2027 ; puis internat à l’hôpital (5 ans en médecine interne et immunologie)",
				"Études de pharmacie, filière industrie et recherche, souvent complétées par un master et un doctorat",
			],
			skills: [
				"Culture cellulaire",
				"Cytométrie en flux",
				"Biologie moléculaire",
				"Statistiques",
				"Conception d’expériences avec de bons témoins",
				"Anglais scientifique",
			],
			qualities: [
				"Rigueur du geste",
				"Curiosité pour les exceptions",
				"Capacité à rebondir après un échec",
				"Esprit d’équipe",
			],
			professionals: [
				{
					name: "Fatou Diop",
					title: "Spécialiste des allergies",
					organization: "dans une unité de recherche hospitalière",
					quote:
						"Mon tube préféré est le plus ennuyeux : des cellules, et rien d’autre. Un jour, elles aussi ont réagi. Un flacon de sérum était contaminé, et six mois de résultats ont été perdus. J’ai gardé le flacon sur mon étagère.",
				},
				{
					name: "Marek Nowak",
					title: "Spécialiste des vaccins",
					organization: "dans une entreprise de biotechnologie",
					quote:
						"On me demande pourquoi c’est si long. Je réponds avec un calendrier : deux semaines pour que les cellules réagissent, un an ou plus pour savoir si elles se souviennent. La mémoire ne se presse pas.",
				},
			],
			superhero: "Capitaine des défenses",
		},
	},
});
