import { defineCareer } from "../define-career.ts";

export default defineCareer({
	id: "hydrogeologist",
	category: "earth",
	secondaryCategories: ["environmental", "engineering"],
	subjects: ["earth-science", "environmental-science", "physics", "chemistry", "mathematics", "geography"],
	text: {
		en: {
			title: "Hydrogeologist",
			description:
				"Under your feet, water is on the move, perhaps a metre a day, perhaps a metre a year; hydrogeologists track what they cannot see. Boreholes, probes and dyes show how much water the rock holds, where it goes and what pollutes it. That gives towns, farms and factories their answers: how much to pump, and where never to dig.",
			week: [
				"Lower a probe into a well at dawn and note the depth of the water to the nearest centimetre",
				"Pump a borehole for three days running and watch the level fall in nearby wells",
				"Pour a permitted green dye into a sinkhole, then wait beside the springs with a detector",
				"Calibrate a computer model of the aquifer until it reproduces last summer’s drought",
				"Write the report on a drinking-water borehole and explain it at a public meeting",
			],
			discovery:
				"In August 1901, an absinthe factory caught fire in Pontarlier and its tanks were emptied into the River Doubs. Two days later, the source of the Loue, in another valley, smelt of aniseed: the factory had given away a hidden passage under the mountain, which a dye confirmed years afterwards.",
			school:
				"Groundwater obeys physics, and chemistry tells you what is in it. Earth science without either is the long way round; with one of them, and a pair of boots, the door is open.",
			degrees: [
				"A three-year degree (licence) in earth science, then a two-year master’s with a hydrogeology option",
				"Two years of preparatory classes (CPGE, in biology or in physics), then three years at a geoscience engineering school",
				"A three-year doctorate after the master’s or the engineering diploma, for research",
			],
			skills: [
				"Pumping tests and tracer tests",
				"Physics of flow through rock",
				"Water chemistry",
				"Groundwater modelling",
				"Geographic information systems (GIS)",
				"Water and drilling law",
			],
			qualities: [
				"A practical mind",
				"Diplomacy",
				"Ability to reason about what cannot be seen",
				"Feeling for the landscape",
			],
			professionals: [
				{
					name: "Lila Amrouche",
					title: "Groundwater officer",
					organization: "a local drinking-water authority",
					quote:
						"In August everyone wants the same water: the mayor, the farmer, the campsite. I arrive with a graph, and I cannot make it rain. I have learnt to listen first and to bring out the graph last.",
				},
				{
					name: "Gaspard Etcheverry",
					title: "Limestone hydrogeologist",
					organization: "a geology consultancy",
					quote:
						"We poured the dye on Monday and watched six springs. On Thursday it came out of a seventh, in a trout farm. The fish were fine. Our map was not.",
				},
			],
			superhero: "Tracker of the Hidden Waters",
		},
		fr: {
			title: "Hydrogéologue",
			description:
				"Sous tes pieds, de l’eau avance, d’un mètre par jour ou d’un mètre par an : les hydrogéologues la suivent sans la voir. Forages, sondes et colorants leur disent où va l’eau, ce qui la pollue, combien la roche en contient. Ces mesures donnent des réponses aux communes, aux fermes, aux usines : combien pomper, et où ne jamais creuser.",
			week: [
				"Descendre une sonde dans un puits à l’aube et noter la profondeur de l’eau au centimètre près",
				"Pomper l’eau d’un forage trois jours de suite et regarder baisser celle des puits voisins",
				"Verser dans un gouffre un colorant vert autorisé, puis attendre au bord des sources avec un détecteur",
				"Régler un modèle de la nappe d’eau souterraine jusqu’à ce qu’il reproduise la sécheresse de l’été dernier",
				"Rédiger l’étude d’un captage d’eau potable et l’expliquer en réunion publique",
			],
			discovery:
				"En août 1901, une usine d’absinthe brûle à Pontarlier et l’on vide ses cuves dans le Doubs. Deux jours plus tard, la source de la Loue, dans une autre vallée, sent l’anis : l’usine a trahi un passage caché sous la montagne, qu’un colorant confirmera des années après.",
			school:
				"L’eau souterraine obéit à la physique, et la chimie dit ce qu’elle contient. Les sciences de la Terre sans l’une ni l’autre, c’est un long détour ; avec l’une des deux et des bottes, la porte s’ouvre.",
			degrees: [
				"Licence Sciences de la Terre (3 ans), puis master avec un parcours d’hydrogéologie (2 ans)",
				"Prépa BCPST, PCSI ou MPSI (CPGE, 2 ans), puis école d’ingénieurs en géosciences (3 ans)",
				"Doctorat (3 ans) après le master ou l’école d’ingénieurs, pour la recherche",
			],
			skills: [
				"Essais de pompage et traçages",
				"Physique des écoulements dans la roche",
				"Chimie de l’eau",
				"Modélisation des nappes",
				"Systèmes d’information géographique (SIG)",
				"Droit de l’eau et des forages",
			],
			qualities: ["Sens pratique", "Diplomatie", "Raisonnement sur ce qui ne se voit pas", "Sens du paysage"],
			professionals: [
				{
					name: "Lila Amrouche",
					title: "Chargée des eaux souterraines",
					organization: "dans un service public d’eau potable",
					quote:
						"En août, tout le monde veut la même eau : la mairie, la ferme, le camping. J’arrive avec une courbe, et je ne sais pas faire pleuvoir. J’ai appris à écouter d’abord, et à sortir la courbe en dernier.",
				},
				{
					name: "Gaspard Etcheverry",
					title: "Hydrogéologue du calcaire",
					organization: "dans un bureau d’études en géologie",
					quote:
						"On a versé le colorant le lundi et surveillé six sources. Le jeudi, il est sorti par une septième, dans une pisciculture. Les truites allaient bien. Notre carte, non.",
				},
			],
			superhero: "Flaire-sources",
		},
	},
});
