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
				fr: "Deux ans d’études suffisent pour commencer ; plus tard, une licence professionnelle ou un master donne accès à des postes où l’on a plus de responsabilités.",
			},
		},
		{
			source: "names",
			text: {
				en: "Since 2024 the two BTS have new names: look for Biotechnologie en recherche et en production, and for Bioanalyses en laboratoire de contrôle.",
				fr: "Depuis 2024, les deux BTS qui mènent à ce métier ont chacun un nouveau nom : cherche « Biotechnologie en recherche et en production » et « Bioanalyses en laboratoire de contrôle ».",
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
				"Une découverte en biologie tient d’abord à mille gestes faits avec soin. Les techniciennes et techniciens cultivent des cellules, copient des gènes, s’occupent de poissons-zèbres et réparent la machine dont tout le monde a besoin pour vendredi. Si leur cahier de laboratoire est bien tenu, on pourra refaire l’expérience et retrouver le résultat. Et leur nom figure sur de plus en plus d’articles scientifiques.",
			week: [
				"Nourrir des cellules qui, sinon, ne tiendraient pas jusqu’à lundi",
				"Copier un gène à l’aide d’une machine et vérifier sur un gel que la copie a la bonne longueur",
				"Étiqueter quatre cents échantillons, puis les congeler à moins quatre-⁠vingts degrés",
				"Montrer à un doctorant un geste qu’on met un mois à maîtriser",
				"Relire le cahier pour comprendre pourquoi l’expérience a marché en mars, mais pas en mai",
			],
			wayIn:
				"On prépare un BTS de biotechnologie ou de bioanalyses, ou un BUT Génie biologique ; l’admission se fait sur dossier, par Parcoursup. La recherche publique recrute sur concours, tandis que les entreprises embauchent directement. Le bac STL (biotechnologies) prépare bien à ces études.",
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
