import { defineNeighbour } from "../define-neighbour.ts";

export default defineNeighbour({
	id: "biology-technician",
	category: "biology",
	secondaryCategories: ["health"],
	settings: ["lab", "lab", "lab", "screen", "desk"],
	ways: [
		{
			way: "bts",
			courses: ["BTS Biotechnologie", "BTS Bioanalyses"],
		},
		{
			way: "but",
			courses: ["BUT Génie biologique"],
		},
		{
			way: "licencePro",
			courses: ["BTS Biotechnologie"],
		},
	],
	worksWith: [
		"geneticist",
		"neuroscientist",
		"biochemist",
		"microbiologist",
		"marine-biologist",
		"computational-biologist",
	],
	facts: [
		{
			source: "studies",
			text: {
				en: "Two years of study are enough to begin; a licence professionnelle or a master’s opens posts with more responsibility later.",
				fr: "Deux ans d’études suffisent pour commencer ; une licence professionnelle ou un master ouvre plus tard des postes avec plus de responsabilités.",
			},
		},
		{
			source: "names",
			text: {
				en: "Since 2024 the two BTS have new names: look for Biotechnologie en recherche et en production, and for Bioanalyses en laboratoire de contrôle.",
				fr: "Depuis 2024, les deux BTS ont de nouveaux noms : cherche Biotechnologie en recherche et en production, et Bioanalyses en laboratoire de contrôle.",
			},
		},
	],
	figures: [{ value: 2024, source: "names" }],
	wayInSources: ["studies"],
	sources: {
		studies: {
			label: "Booster Morespace, le parcours du technicien de laboratoire",
			url: "https://www.booster-morespace.com/le-parcours-du-technicien-de-laboratoire-diplome-emploi-et-salaire/",
		},
		names: {
			label: "Journal officiel, les BTS de biologie (2024)",
			url: "https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000049367049",
		},
	},
	checked: "2026-11-26",
	text: {
		en: {
			title: "Biology technician",
			description:
				"A discovery in biology is first of all a thousand clean gestures. Biology technicians grow cells, copy genes, look after zebrafish and fix the machine that everybody needs on Friday. Their notebook decides whether a result can be repeated, and their name is on more and more papers.",
			week: [
				"Feed cells that die if they have to wait until Monday",
				"Copy a gene in a machine and check on a gel that it has the right length",
				"Freeze four hundred samples at minus eighty degrees, each with its label",
				"Show a doctoral student the gesture that takes a month to learn",
				"Find out from the notebook why the experiment of March worked and that of May did not",
			],
			wayIn:
				"A BTS in biotechnology or bioanalysis or a BUT in biological engineering, by Parcoursup, on your school record. Public research hires by competition, companies directly. The bac STL (biotechnology) prepares for it well.",
			words: [
				"biology",
				"lab",
				"cells",
				"DNA",
				"microscope",
				"experiments",
				"biotech",
				"research",
				"lab assistant",
				"genes",
			],
		},
		fr: {
			title: "Technicienne / technicien en biologie",
			description:
				"Une découverte en biologie, c’est d’abord mille gestes propres. On cultive des cellules, on copie des gènes, on soigne des poissons-zèbres, on répare la machine dont tout le monde a besoin vendredi. Le cahier tenu chaque jour décide si un résultat peut être refait, et le nom de qui le tient figure sur de plus en plus d’articles.",
			week: [
				"Nourrir des cellules qui mourraient s’il fallait attendre lundi",
				"Copier un gène dans une machine et vérifier sur un gel qu’il a la bonne longueur",
				"Congeler quatre cents échantillons à moins quatre-⁠vingts degrés, chacun avec son étiquette",
				"Montrer à un doctorant un geste qui s’apprend en un mois",
				"Comprendre dans le cahier pourquoi l’expérience de mars a marché, et pas celle de mai",
			],
			wayIn:
				"Un BTS de biotechnologies ou de bioanalyses, ou un BUT Génie biologique, par Parcoursup, sur dossier. La recherche publique recrute sur concours, les entreprises directement. Le bac STL (biotechnologies) y prépare bien.",
			words: [
				"biologie",
				"labo",
				"cellules",
				"ADN",
				"microscope",
				"expériences",
				"biotech",
				"recherche",
				"laborantin",
				"laborantine",
				"SVT",
				"STL",
			],
		},
	},
});
