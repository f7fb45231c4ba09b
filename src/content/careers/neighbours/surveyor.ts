import { defineNeighbour } from "../define-neighbour.ts";

export default defineNeighbour({
	id: "surveyor",
	category: "earth",
	secondaryCategories: ["math", "engineering"],
	settings: ["field", "field", "screen", "people", "desk"],
	ways: [
		{
			way: "bts",
			courses: ["BTS Métiers du géomètre-topographe"],
		},
		{
			way: "engineeringAfterClasses",
			courses: ["CPGE MPSI", "CPGE PCSI"],
		},
		{
			way: "engineeringAfterBts",
			courses: ["BTS Métiers du géomètre-topographe"],
		},
	],
	worksWith: ["geologist", "hydrogeologist", "ecologist", "climate-scientist"],
	facts: [
		{
			source: "bts",
			text: {
				en: "Forty-eight lycées and training centres teach the BTS; it can be taken as an apprenticeship.",
				fr: "Quarante-⁠huit établissements proposent le BTS, possible en alternance.",
			},
		},
		{
			source: "experts",
			text: {
				en: "France has nearly 2,000 chartered surveyors; what they lack is technicians.",
				fr: "La France compte près de 2 000 géomètres-experts ; ce qui leur manque, ce sont des techniciennes et des techniciens.",
			},
		},
		{
			source: "bts",
			text: {
				en: "Three engineering schools teach it: at Le Mans, Strasbourg and Cachan. 70% of the new chartered surveyors come from them.",
				fr: "Trois écoles d’ingénieurs enseignent la topographie, au Mans, à Strasbourg et à Cachan : 70 % des nouveaux géomètres-experts en sortent.",
			},
		},
	],
	figures: [
		{ value: 2000, source: "experts" },
		{ value: 70, source: "bts" },
	],
	wayInSources: ["bts", "oath"],
	sources: {
		bts: {
			label: "Arpengéo, les études de géomètre",
			url: "https://arpengeo.fr/?p=525",
		},
		experts: {
			label: "GREF Bretagne, géomètre-expert, un métier qui recrute",
			url: "https://www.gref-bretagne.com/ressources/geometre-expert-un-metier-qui-recrute/",
		},
		oath: {
			label: "Direct Emploi, le métier de géomètre-topographe",
			url: "https://directemploi.com/article/341/le-geometre-topographe-un-touche-a-tout-de-la-construction",
		},
	},
	checked: "2026-11-26",
	text: {
		en: {
			title: "Surveyor",
			description:
				"Where exactly does this garden end, and has the cliff moved since last year? Surveyors answer to the centimetre with satellites and drones, to the millimetre with a laser on three legs. Before a bridge is drawn they measure the valley; while it is built they check every pier; afterwards they make sure that the bridge does not move.",
			week: [
				"Set up the instrument on three legs in a field of mud and aim at a prism two hundred metres away",
				"Fly a drone over a quarry and turn four hundred photos into a relief",
				"Find under the brambles a boundary stone that was set a hundred years ago",
				"Sit between two neighbours who disagree about eighty centimetres",
				"Compare the cliff of this winter with that of last winter, point by point",
			],
			wayIn:
				"A BTS (Métiers du géomètre-topographe et de la modélisation numérique), then work or one of the engineering schools; these also take students after a prep class. To become a chartered surveyor (géomètre-expert), one works two years in an office after the school and takes an oath.",
			words: [
				"maps",
				"measuring",
				"land",
				"drones",
				"GPS",
				"topography",
				"3D",
				"geography",
				"laser",
				"outdoors",
			],
		},
		fr: {
			title: "Géomètre-topographe",
			description:
				"Où s’arrête exactement ce jardin, et la falaise a-⁠t-⁠elle bougé depuis l’an dernier ? On répond au centimètre près grâce aux satellites ou à un drone, au millimètre près avec un laser sur trépied. Avant qu’un pont soit dessiné, on mesure la vallée ; pendant le chantier, on contrôle chaque pile ; ensuite, on vérifie que le pont ne bouge pas.",
			week: [
				"Installer l’appareil sur son trépied dans un champ boueux et viser un prisme à deux cents mètres",
				"Faire voler un drone au-⁠dessus d’une carrière et reconstituer son relief à partir de quatre cents photos",
				"Retrouver sous les ronces une borne posée il y a cent ans",
				"S’asseoir entre deux voisins qui ne sont pas d’accord sur quatre-⁠vingts centimètres",
				"Comparer, point par point, la falaise de cet hiver à celle de l’hiver dernier",
			],
			wayIn:
				"Un BTS (Métiers du géomètre-topographe et de la modélisation numérique), puis un emploi ou l’une des trois écoles d’ingénieurs, qui recrutent aussi après une prépa. Pour devenir géomètre-expert, on travaille deux ans dans un cabinet après l’école et l’on prête serment.",
			words: [
				"carte",
				"mesurer",
				"terrain",
				"drone",
				"GPS",
				"topographie",
				"3D",
				"géographie",
				"laser",
				"dehors",
				"géomètre",
				"cadastre",
			],
		},
	},
});
