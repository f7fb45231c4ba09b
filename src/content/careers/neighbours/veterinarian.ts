import { defineNeighbour } from "../define-neighbour.ts";

export default defineNeighbour({
	id: "veterinarian",
	category: "health",
	secondaryCategories: ["biology", "agriculture"],
	settings: ["field", "hospital", "lab", "people", "desk"],
	ways: [
		{
			way: "veterinary",
			courses: ["vétérinaire"],
		},
		{
			way: "veterinaryAfterClasses",
			courses: ["CPGE BCPST"],
		},
		{
			way: "veterinaryAfterLicence",
			courses: ["Licence Sciences de la vie"],
		},
	],
	worksWith: [
		"wildlife-biologist",
		"virologist",
		"epidemiologist",
		"agricultural-scientist",
		"microbiologist",
	],
	facts: [
		{
			source: "places",
			text: {
				en: "For 2025 the four public schools offered 280 places to pupils in their last year of school: for the first time more than to BCPST classes.",
				fr: "Pour 2025, les quatre écoles publiques ont offert 280 places aux élèves de terminale : pour la première fois, plus qu’à la prépa BCPST.",
			},
		},
		{
			source: "once",
			text: {
				en: "After the bac you are chosen by school record, then by 3 multiple-choice tests and 4 short interviews. You can try this way only once; the ways of bac+2 remain open, with 2 tries.",
				fr: "Après le bac, on est choisi sur dossier, puis par 3 QCM et 4 courts entretiens. On ne peut tenter cette voie qu’une fois ; celles de bac+2 restent ouvertes, avec 2 essais.",
			},
		},
		{
			source: "schools",
			text: {
				en: "A public school cost €2,808 a year in 2024-2025, nothing with a grant; the private one at Rouen €14,000, then €18,600.",
				fr: "Une école publique coûtait 2 808 € par an en 2024-2025, rien avec une bourse ; l’école privée de Rouen, 14 000 €, puis 18 600 €.",
			},
		},
		{
			source: "abroad",
			text: {
				en: "Nearly 3,900 French students learn to be vets in other countries of Europe. By the count of the public schools, the number of new vets that France needs each year, as worked out in 2021, would be reached in 2027 or 2028.",
				fr: "Près de 3 900 personnes venues de France apprennent ce métier ailleurs en Europe. D’après les écoles publiques, le nombre de vétérinaires à former chaque année, calculé en 2021, serait atteint en 2027 ou 2028.",
			},
		},
	],
	figures: [
		{ value: 280, source: "places" },
		{ value: 2025, source: "places" },
		{ value: 3, source: "once" },
		{ value: 4, source: "once" },
		{ value: 2, source: "once" },
		{ value: 2024, source: "schools" },
		{ value: 2808, source: "schools" },
		{ value: 14000, source: "schools" },
		{ value: 18600, source: "schools" },
		{ value: 3900, source: "abroad" },
		{ value: 2027, source: "abroad" },
		{ value: 2028, source: "abroad" },
		{ value: 2021, source: "abroad" },
		{ value: 2, source: "rules" },
	],
	wayInSources: ["schools", "rules", "places"],
	sources: {
		places: { label: "LeFil, le concours véto 2025", url: "https://lefil.vet/index.php?art=2553&init=1" },
		once: { label: "LeFil, le concours véto 2024", url: "https://www.lefil.vet/?art=2303&init=1" },
		schools: {
			label: "Onisep, les écoles vétérinaires",
			url: "https://concourspostprepas.onisep.fr/formation/les-principaux-domaines-de-formation/les-ecoles-veterinaires",
		},
		abroad: {
			label: "La Dépêche vétérinaire (document Onisep), les études vétérinaires à l’étranger",
			url: "https://documentation.onisep.fr/doc_num.php?explnum_id=65718",
		},
		rules: {
			label: "Journal officiel, les voies du concours « véto »",
			url: "https://legal.tricoteuses.fr/articles/JORFARTI000048430986",
		},
	},
	checked: "2026-11-27",
	text: {
		en: {
			title: "Veterinarian",
			description:
				"The patient cannot say where it hurts, weighs forty grams or six hundred kilos, and belongs to somebody who is worried. Vets examine, operate and vaccinate, on farms, in clinics, in zoos and slaughterhouses. What they notice also protects people: many infections pass from animals to us.",
			week: [
				"At five in the morning, turn a calf that lies the wrong way in a cold cowshed",
				"Operate on a cat that swallowed a hair tie, while a colleague watches its breathing",
				"Read the blood count of an old dog and look for what explains the fever",
				"Explain to a family that the treatment is possible, what it costs, and what they may decide",
				"Report a suspected case of bird flu to the state services before noon",
			],
			wayIn:
				"A competition: with a general baccalauréat through Parcoursup in the last year of school, or from the second year of studies on (BCPST class, TB class after STL or STAV, licence, BUT). Take SVT (or biologie-écologie) with physics and chemistry or maths. With a BTSA or certain BTS you can enter too, after a bridging class of a year.",
			words: [
				"vet",
				"animals",
				"dogs",
				"cats",
				"horses",
				"farm",
				"zoo",
				"pets",
				"cows",
				"animal doctor",
				"wildlife care",
			],
		},
		fr: {
			title: "Vétérinaire",
			description:
				"Le malade ne dit pas où il a mal, pèse quarante grammes ou six cents kilos, et appartient à quelqu’un qui s’inquiète. Les vétérinaires examinent, opèrent et vaccinent, dans les fermes, les cliniques, les zoos et les abattoirs. Leur œil protège aussi les gens : beaucoup d’infections passent de l’animal à nous.",
			week: [
				"À cinq heures du matin, retourner dans une étable froide un veau qui se présente mal",
				"Opérer un chat qui a avalé un élastique, pendant qu’une collègue surveille sa respiration",
				"Lire l’analyse de sang d’un vieux chien et chercher ce qui explique la fièvre",
				"Expliquer à une famille que le traitement est possible, ce qu’il coûte, et ce qu’elle peut décider",
				"Signaler avant midi aux services de l’État une possible grippe aviaire",
			],
			wayIn:
				"Un concours : en terminale générale par Parcoursup, ou à partir de la deuxième année d’études (prépa BCPST, prépa TB après un bac STL ou STAV, licence, BUT). Au lycée, la SVT (ou la biologie-écologie) avec la physique-chimie ou les maths est recommandée. On peut aussi entrer après un BTSA ou certains BTS, en réussissant d’abord une classe passerelle d’un an.",
			words: [
				"véto",
				"animaux",
				"chiens",
				"chats",
				"chevaux",
				"ferme",
				"zoo",
				"soigner les animaux",
				"vaches",
				"concours véto",
				"école vétérinaire",
			],
		},
	},
});
