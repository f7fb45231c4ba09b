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
				fr: "Dans les lycées agricoles, de plus en plus d’élèves ne viennent pas d’une famille d’agriculteurs, et les formations en apprentissage se multiplient.",
			},
		},
		{
			source: "renewal",
			text: {
				en: "The syllabuses of the BTSA are changing: climate, biodiversity and digital tools take up more room.",
				fr: "Les programmes des BTSA changent : ils font plus de place au climat, à la biodiversité et aux outils numériques.",
			},
		},
		{
			source: "employers",
			text: {
				en: "Chambers of agriculture hire most of those who advise on organic farming; cooperatives and farmers’ groups hire some too.",
				fr: "La plupart des conseillères et conseillers en agriculture biologique travaillent dans une chambre d’agriculture ; d’autres, dans une coopérative ou un groupement d’agriculteurs.",
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
				"Changer quelque chose dans une ferme, c’est parier une année de revenu. Les conseillères et conseillers agricoles aident à faire le bon pari : quelle plante résistera à la sécheresse, quelle haie planter, combien de traitements supprimer, comment nourrir les vaches quand l’herbe manque. Il faut faire des essais en plein champ, refaire les comptes avec l’agricultrice ou l’agriculteur, et revenir voir au printemps.",
			week: [
				"Creuser un trou carré avec une agricultrice et observer avec elle les couches du sol",
				"Comparer deux bandes de blé, dont l’une a reçu un tiers d’engrais en moins",
				"Compter les coccinelles et les pucerons sur trente plantes",
				"Calculer si une haie sera rentable, et au bout de combien d’années",
				"Animer une soirée où dix agricultrices et agriculteurs se racontent leurs échecs",
			],
			wayIn:
				"On prépare un BTSA (en agronomie ou en élevage), souvent en alternance, puis une licence professionnelle. Autre voie : une école d’ingénieurs agronomes, où l’on entre après le bac, après une prépa BCPST ou TB, ou après un BTSA. Un bac STAV ou un bac pro de lycée agricole mène aussi au BTSA.",
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
