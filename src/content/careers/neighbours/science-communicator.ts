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
				fr: "À bac+3, on peut obtenir une licence scientifique, ou bien une licence professionnelle de médiation scientifique, qui se prépare en un an après un bac+2. À bac+5, il existe des masters de médiation scientifique.",
			},
		},
		{
			source: "where",
			text: {
				en: "They work in museums, science centres, planetariums, nature reserves, associations and workshops open to all.",
				fr: "Ce métier s’exerce dans un musée, un centre de sciences, un planétarium, une réserve naturelle ou une association, ou dans des ateliers ouverts à tous.",
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
				"Freeze a rose in liquid nitrogen, insulated gloves and glasses on, the public at a distance, in an airy room, and ask before it breaks what will happen",
				"Build with cardboard and a lamp why there are seasons",
				"Try a new text on visitors and cross out what nobody read",
				"Prepare with a shy researcher the ten minutes in which she will tell her work",
				"Lead a debate on wolves between people who do not agree",
			],
			wayIn:
				"A licence in any science, then a master’s in science communication; or two years of study (of a licence, or a BTS), then a licence professionnelle in one year; placements in a museum or an association count a lot. Many posts are short at first.",
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
				"Un garçon demande si une étoile peut être froide, et trente personnes attendent la réponse. Les médiatrices et médiateurs scientifiques inventent l’expérience, la phrase ou le silence qui éveillera la curiosité d’une salle. Leur métier : construire des expositions, animer des ateliers, réunir scientifiques et public autour d’une table, et découvrir ce que les gens se demandent vraiment.",
			week: [
				"Avec des gants isolants et des lunettes de protection, le public à distance, dans une salle aérée, plonger une rose dans l’azote liquide et, avant de la casser, demander au public ce qui va se passer",
				"Montrer pourquoi il y a des saisons, avec du carton et une lampe",
				"Tester un nouveau texte auprès des visiteurs et supprimer ce que personne n’a lu",
				"Aider une scientifique timide à préparer les dix minutes où elle racontera son travail",
				"Animer un débat sur le loup, entre des gens qui ne sont pas d’accord",
			],
			wayIn:
				"On prépare une licence scientifique, puis un master de médiation scientifique ; ou bien deux années d’études (le début d’une licence, un BTS…), puis une licence professionnelle, en un an. Les stages dans un musée ou une association comptent beaucoup. Au début, les contrats sont souvent courts.",
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
