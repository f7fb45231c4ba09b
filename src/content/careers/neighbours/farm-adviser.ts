import { defineNeighbour } from "../define-neighbour.ts";

export default defineNeighbour({
	id: "farm-adviser",
	category: "agriculture",
	secondaryCategories: ["environmental", "biology"],
	settings: ["field", "people", "field", "screen", "people"],
	ways: [
		{
			way: "bts",
			courses: ["BTSA Agronomie et cultures durables", "BTSA Métiers de l’élevage"],
		},
		{
			way: "licencePro",
			courses: ["BTSA Agronomie et cultures durables"],
		},
		{
			way: "engineering",
			courses: ["ingénieur"],
		},
	],
	worksWith: ["agricultural-scientist", "ecologist", "climate-scientist", "hydrogeologist", "food-scientist"],
	facts: [
		{
			source: "renewal",
			text: {
				en: "More and more pupils of agricultural lycées do not come from a farm, and apprenticeship grows there.",
				fr: "Dans les lycées agricoles, de plus en plus d’élèves ne viennent pas d’une ferme, et l’apprentissage progresse.",
			},
		},
		{
			source: "renewal",
			text: {
				en: "The syllabuses of the BTSA are changing: climate, biodiversity and digital tools take up more room.",
				fr: "Les programmes des BTSA changent : le climat, la biodiversité et les outils numériques y prennent plus de place.",
			},
		},
		{
			source: "employers",
			text: {
				en: "Chambers of agriculture hire most of those who advise on organic farming; cooperatives and farmers’ groups hire some too.",
				fr: "Les chambres d’agriculture emploient la plupart de celles et ceux qui conseillent en agriculture biologique ; des coopératives et des groupements d’agriculteurs en emploient aussi.",
			},
		},
	],
	figures: [],
	wayInSources: ["employers", "renewal"],
	sources: {
		renewal: {
			label: "Agronomie, environnement et sociétés, la formation des agronomes",
			url: "https://agronomie.asso.fr/aes-12-2-19",
		},
		employers: {
			label: "Académie de Poitiers, conseiller en agriculture biologique",
			url: "https://blogpeda.ac-poitiers.fr/edd-guiton",
		},
	},
	checked: "2026-11-26",
	text: {
		en: {
			title: "Farm adviser",
			description:
				"A farmer who changes something bets a year of income on it. Farm advisers help to choose the bet: which plant against drought, which hedge, how much less spraying, how to feed the cows when the grass fails. They test in the field, count with the farmer, and come back next spring to see.",
			week: [
				"Dig a square hole with a farmer and read the layers of the soil together",
				"Compare two strips of wheat, one with a third less fertiliser",
				"Count the ladybirds and the greenfly on thirty plants",
				"Work out whether a hedge pays, and in how many years",
				"Lead an evening where ten farmers tell each other what went wrong",
			],
			wayIn:
				"A BTSA (agronomy, animal farming), often as an apprenticeship, then a licence professionnelle; or an engineering school of agronomy: after the bac, after a prep class BCPST or TB, or after a BTSA. A bac STAV or a bac pro of an agricultural lycée leads there too.",
			words: [
				"farming",
				"agriculture",
				"plants",
				"soil",
				"animals",
				"organic",
				"cows",
				"crops",
				"countryside",
				"climate",
			],
		},
		fr: {
			title: "Conseillère / conseiller agricole",
			description:
				"Changer quelque chose, pour une ferme, c’est parier une année de revenu. On aide à choisir le pari : quelle plante contre la sécheresse, quelle haie, combien de traitements en moins, comment nourrir les vaches quand l’herbe manque. On fait des essais au champ, on fait les comptes avec l’agricultrice ou l’agriculteur, et l’on revient au printemps pour voir.",
			week: [
				"Creuser un trou carré avec une agricultrice et lire ensemble les couches du sol",
				"Comparer deux bandes de blé, dont une avec un tiers d’engrais en moins",
				"Compter coccinelles et pucerons sur trente plantes",
				"Calculer si une haie rapporte, et au bout de combien d’années",
				"Animer une soirée où dix agricultrices et agriculteurs se racontent ce qui a raté",
			],
			wayIn:
				"Un BTSA (agronomie, élevage), souvent en alternance, puis une licence professionnelle ; ou une école d’ingénieurs agronomes : après le bac, après une prépa BCPST ou TB, ou après un BTSA. Un bac STAV ou un bac pro de lycée agricole y mène aussi.",
			words: [
				"ferme",
				"agriculture",
				"plantes",
				"sol",
				"élevage",
				"bio",
				"vaches",
				"cultures",
				"campagne",
				"climat",
				"STAV",
				"BTSA",
			],
		},
	},
});
