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
				fr: "Pour la rentrée 2025, les quatre écoles publiques ont offert 280 places aux élèves de terminale : c’est, pour la première fois, plus qu’aux élèves de prépa BCPST.",
			},
		},
		{
			source: "once",
			text: {
				en: "After the bac, in 2024, the four public schools chose by school record, then by 3 multiple-choice tests and 4 short interviews. You can try this way only once; the ways of bac+2 remain open, with 2 tries. The private school at Rouen has a competition of its own.",
				fr: "En 2024, les quatre écoles publiques choisissaient les élèves de terminale sur dossier, puis avec 3 QCM et 4 courts entretiens. On ne peut tenter cette voie qu’une seule fois ; après deux ans d’études, d’autres voies restent ouvertes, et l’on y a droit à 2 essais. L’école privée de Rouen a son propre concours.",
			},
		},
		{
			source: "schools",
			text: {
				en: "A public school cost €2,808 a year in 2024-2025, nothing with a grant; the private one at Rouen €14,000 a year at first, then €18,600.",
				fr: "En 2024-2025, une école publique coûtait 2 808 € par an, mais rien si l’on avait une bourse ; à l’école privée de Rouen, il fallait payer 14 000 € par an au début, puis 18 600 €.",
			},
		},
		{
			source: "abroad",
			text: {
				en: "Nearly 3,900 French students learn to be vets in other countries of Europe. By the count of the public schools, the number of new vets that France needs each year, as worked out in 2021, would be reached in 2027 or 2028.",
				fr: "Près de 3 900 étudiantes et étudiants français apprennent ce métier dans un autre pays d’Europe. En 2021, on a calculé combien de vétérinaires la France devait former chaque année ; d’après les écoles publiques, ce nombre serait atteint en 2027 ou 2028.",
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
	wayInSources: ["schools", "subjects", "rules", "refugees", "rouen", "places"],
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
		rouen: {
			label: "UniLaSalle, l’entrée à l’école vétérinaire de Rouen (2024)",
			url: "https://unilasalle.fr/en/join-unilasalle-veterinary-school",
		},
		refugees: {
			label: "Code rural, la nationalité et les réfugiés dans les écoles vétérinaires",
			url: "https://legal.tricoteuses.fr/articles/LEGIARTI000044365181",
		},
		subjects: {
			label: "Le Monde des grandes écoles, les écoles vétérinaires et le choix des spécialités",
			url: "https://www.mondedesgrandesecoles.fr/entrer-en-ecole-nationale-veterinaire-immediatement-apres-le-bac-via-parcoursup-ce-sera-possible-en-2021/",
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
				"The patient cannot say where it hurts, weighs forty grams or six hundred kilos, and belongs to somebody who is worried. Vets examine, operate and vaccinate on farms, in clinics and in zoos, and inspect slaughterhouses. What they notice also protects people: many infections pass from animals to us.",
			week: [
				"At five in the morning, in a cold cowshed, turn a calf that lies the wrong way inside its mother",
				"Operate on a cat that swallowed a hair tie, while a colleague watches its breathing",
				"Read the blood count of an old dog and look for what explains the fever",
				"Explain to a family that the treatment is possible, what it costs, and what they may decide",
				"Report a suspected case of bird flu to the state services before noon",
			],
			wayIn:
				"A competition: in the last year of school through Parcoursup, if you prepare a general baccalauréat or an equal foreign diploma for the first time (at Rouen there are a few places for STAV too), or from the second year of studies on (BCPST class, TB class after STL or STAV, licence, BUT). It is open to citizens of the European Union, the EEA, Switzerland, Andorra and Monaco, and to refugees. In première take SVT (or biologie-écologie), which the public schools call indispensable, with physics-chemistry and maths if you can; in terminale keep two of these. With a BTSA or certain BTS you can enter too, after a bridging class of a year: eight years in all.",
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
				"Le malade ne peut pas dire où il a mal, pèse quarante grammes ou six cents kilos, et appartient à quelqu’un qui s’inquiète. Les vétérinaires examinent, opèrent et vaccinent dans les fermes, les cliniques et les zoos, et contrôlent les abattoirs. Leur vigilance protège aussi les gens : beaucoup d’infections passent de l’animal à l’être humain.",
			week: [
				"À cinq heures du matin, dans une étable froide, retourner un veau mal placé dans le ventre de sa mère",
				"Opérer un chat qui a avalé un élastique à cheveux, pendant qu’une collègue surveille la respiration de l’animal",
				"Lire l’analyse de sang d’un vieux chien et chercher d’où vient sa fièvre",
				"Présenter à une famille le traitement possible, son prix et les choix qui s’offrent à elle",
				"Signaler aux services de l’État, avant midi, un cas suspect de grippe aviaire",
			],
			wayIn:
				"On entre dans une école vétérinaire par un concours. En terminale, tu peux t’inscrire sur Parcoursup si tu prépares pour la première fois un bac général ou un diplôme étranger équivalent (à Rouen, il y a aussi quelques places pour le bac STAV). D’autres voies permettent d’entrer dans une école après deux ans d’études (prépa BCPST, prépa TB après un bac STL ou STAV, licence, BUT). Il faut avoir la nationalité d’un pays de l’Union européenne ou de l’Espace économique européen (EEE), être de nationalité suisse, andorrane ou monégasque, ou avoir le statut de réfugié. En première, prends les SVT (ou la biologie-écologie), que les écoles publiques jugent indispensables, avec la physique-chimie et les maths si tu peux ; en terminale, garde deux de ces matières. Après un BTSA ou certains BTS, on peut aussi entrer dans une école en passant d’abord par une classe passerelle d’un an : cela fait huit ans d’études en tout.",
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
