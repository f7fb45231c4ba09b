import { defineNeighbour } from "../define-neighbour.ts";

export default defineNeighbour({
	id: "science-communicator",
	category: "education",
	secondaryCategories: ["space", "environmental", "biology"],
	settings: ["people", "workshop", "people", "desk", "people"],
	ways: [
		{
			way: "licence",
			courses: ["Licence Sciences de la vie", "Licence Physique"],
		},
		{
			way: "master",
			courses: ["Licence Sciences de la vie", "Licence Physique"],
		},
	],
	worksWith: ["astronomer", "paleontologist", "marine-biologist", "ecologist", "neuroscientist"],
	facts: [
		{
			source: "studies",
			text: {
				en: "After 3 years of study: a licence in a science, or a licence professionnelle in science communication (one year after a bac+2). After 5: a master’s in it.",
				fr: "À bac+3 : une licence scientifique, ou une licence professionnelle de médiation scientifique (un an après un bac+2). À bac+5 : un master de médiation.",
			},
		},
		{
			source: "where",
			text: {
				en: "They work in museums, science centres, planetariums, nature reserves, associations and workshops open to all.",
				fr: "On travaille dans les musées, les centres de sciences, le patrimoine naturel, l’éducation populaire, les ateliers ouverts à tous.",
			},
		},
	],
	figures: [
		{ value: 3, source: "studies" },
		{ value: 2, source: "studies" },
		{ value: 5, source: "studies" },
	],
	wayInSources: ["studies"],
	sources: {
		studies: {
			label: "Onisep, médiateur scientifique",
			url: "https://m.onisep.fr/Ressources/Univers-Metier/Metiers/mediateur-mediatrice-scientifique",
		},
		where: {
			label: "Émotscience, le référentiel du médiateur scientifique",
			url: "https://emotscience.fr/2018/03/30/mediateur-scientifique-enfin-un-referentiel-de-competences",
		},
	},
	checked: "2026-11-26",
	text: {
		en: {
			title: "Science communicator",
			description:
				"A boy asks whether stars can be cold, and thirty people wait for the answer. Science communicators invent the experiment, the sentence or the silence that makes a hall curious. They build exhibitions, lead workshops, bring researchers and the public to one table, and find out what people really wonder about.",
			week: [
				"Freeze a rose in liquid nitrogen, gloves and glasses on, in an airy room, and ask before it breaks what will happen",
				"Build with cardboard and a lamp why there are seasons",
				"Try a new text on visitors and cross out what nobody read",
				"Prepare with a shy researcher the ten minutes in which she will tell her work",
				"Lead a debate on wolves between people who do not agree",
			],
			wayIn:
				"A licence in any science, then a licence professionnelle or a master’s in science communication; placements in a museum or an association count a lot. Many posts are short at first.",
			words: [
				"museum",
				"planetarium",
				"explaining science",
				"exhibitions",
				"YouTube",
				"journalist",
				"shows",
				"children",
				"animation",
				"writing",
			],
		},
		fr: {
			title: "Médiatrice / médiateur scientifique",
			description:
				"Un garçon demande si une étoile peut être froide, et trente personnes attendent la réponse. On invente l’expérience, la phrase ou le silence qui rend une salle curieuse. On construit des expositions, on anime des ateliers, on met chercheuses et public à la même table, et l’on découvre ce que les gens se demandent vraiment.",
			week: [
				"Geler une rose dans l’azote liquide, avec gants et lunettes, dans une salle aérée, et demander avant qu’elle casse ce qui va arriver",
				"Montrer avec du carton et une lampe pourquoi il y a des saisons",
				"Essayer un nouveau texte sur des visiteurs et rayer ce que personne n’a lu",
				"Préparer avec une chercheuse timide les dix minutes où elle racontera son travail",
				"Animer un débat sur le loup entre des gens qui ne sont pas d’accord",
			],
			wayIn:
				"Une licence scientifique, puis une licence professionnelle ou un master de médiation ; les stages dans un musée ou une association comptent beaucoup. Au début, les postes sont souvent courts.",
			words: [
				"musée",
				"planétarium",
				"expliquer la science",
				"expositions",
				"YouTube",
				"journaliste",
				"spectacle",
				"enfants",
				"animation",
				"vulgarisation",
				"écrire",
			],
		},
	},
});
