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
			way: "engineering",
			courses: ["École d’ingénieurs topographie"],
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
				fr: "Quarante-⁠huit établissements proposent le BTS de géomètre-topographe, que l’on peut aussi préparer en alternance.",
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
				fr: "Trois écoles d’ingénieurs enseignent la topographie, au Mans, à Strasbourg et à Cachan ; 70 % des nouveaux géomètres-experts sortent de ces écoles.",
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
				"A BTS (Métiers du géomètre-topographe et de la modélisation numérique), then work or one of the three engineering schools of topography; these also take students after a prep class, and some straight after the baccalauréat, into their own preparatory years. To become a chartered surveyor (géomètre-expert), one works two years in an office after the school and takes an oath.",
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
				"Où s’arrête exactement ce jardin ? La falaise a-⁠t-⁠elle bougé depuis l’an dernier ? Les géomètres-topographes répondent au centimètre près avec des satellites ou un drone, au millimètre près avec un laser sur trépied. Avant qu’on dessine un pont, il faut mesurer la vallée ; pendant le chantier, contrôler chaque pile ; ensuite, vérifier que le pont ne bouge pas.",
			week: [
				"Installer l’appareil sur son trépied dans un champ boueux et viser un prisme à deux cents mètres",
				"Faire voler un drone au-⁠dessus d’une carrière et en reconstituer le relief à partir de quatre cents photos",
				"Retrouver sous les ronces une borne posée il y a cent ans",
				"S’asseoir à la table de deux voisins qui se disputent quatre-⁠vingts centimètres de terrain",
				"Comparer, point par point, la falaise de cet hiver à celle de l’hiver dernier",
			],
			wayIn:
				"On prépare un BTS Métiers du géomètre-topographe et de la modélisation numérique, puis on travaille, ou l’on continue dans l’une des trois écoles d’ingénieurs en topographie, qui recrutent aussi après une prépa et, pour certaines, dès le bac (prépa intégrée). Pour devenir géomètre-expert, il faut, après l’école, travailler deux ans dans un cabinet, puis prêter serment.",
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
