import { defineNeighbour } from "../define-neighbour.ts";

export default defineNeighbour({
	id: "radiographer",
	category: "health",
	secondaryCategories: ["physics"],
	settings: ["hospital", "hospital", "people", "hospital", "screen"],
	ways: [
		{
			steps: [{ kind: "careSchool", from: 0, to: 3 }],
			courses: [
				"D.E manipulateur électroradiologie médicale",
				"DTS Imagerie médicale et radiologie thérapeutique",
			],
		},
	],
	worksWith: ["pathologist", "physicist", "biomedical-engineer", "neuroscientist"],
	facts: [
		{
			source: "dts",
			text: {
				en: "The DTS, in a lycée, and the state diploma, in an institute, both take 3 years and give the level of a licence.",
				fr: "Le DTS, en lycée, et le diplôme d’État, en institut, durent tous deux 3 ans et donnent le niveau de la licence.",
			},
		},
		{
			source: "dts",
			text: {
				en: "Half of the DTS is spent in hospital: 60 weeks of classes, 60 weeks of placements.",
				fr: "La moitié du DTS se passe à l’hôpital : 60 semaines de cours, 60 semaines de stage.",
			},
		},
	],
	figures: [
		{ value: 3, source: "dts" },
		{ value: 60, source: "dts" },
	],
	wayInSources: ["equal"],
	sources: {
		dts: {
			label: "Mutuelle Capvert, le DTS d’imagerie médicale",
			url: "https://mutuelle-capvert.com/dts-imagerie-medicale-et-radiologie-therapeutique-imrt/",
		},
		equal: {
			label: "Région PACA, le métier de manipulateur radio",
			url: "https://metiers.regionpaca.fr/pages-metiers/sante-social/manipulateur-radio/se-former/quelle-qualification-pour-acceder-a-ce-metier.html",
		},
	},
	checked: "2026-11-26",
	text: {
		en: {
			title: "Radiographer",
			description:
				"An X-ray that is too weak shows nothing, one that is too strong is a dose too many. Radiographers set the machine, place the patient to the millimetre and reassure them: X-rays, scanner, MRI, and the rays that treat cancers. The doctor reads the picture; without theirs there is nothing to read.",
			week: [
				"Place a broken wrist so that the fracture shows, without hurting more than needed",
				"Check twice that a patient carries no metal before the MRI door opens",
				"Talk a child of six into lying still for four minutes, with a teddy bear as assistant",
				"Line up the rays of a radiotherapy on three tattooed dots, as on each of the last twenty days",
				"Compare today’s picture with last year’s and call the radiologist for a shadow",
			],
			wayIn:
				"Three years after the baccalauréat, by Parcoursup, on your school record: a DTS in certain lycées or a state diploma in an institute. Both open the same posts.",
			words: [
				"x-ray",
				"scanner",
				"MRI",
				"radiology",
				"imaging",
				"hospital",
				"radiation",
				"radiotherapy",
				"pictures of the body",
				"ultrasound",
			],
		},
		fr: {
			title: "Manipulatrice radio / manipulateur radio",
			description:
				"Un cliché trop faible ne montre rien ; trop fort, c’est une dose de trop. Les manips radio règlent l’appareil, installent le patient au millimètre et le rassurent : radio, scanner, IRM, et les rayons qui soignent des cancers. Le médecin lit l’image ; sans leur travail, il n’y aurait rien à lire.",
			week: [
				"Placer un poignet cassé pour que la fracture se voie, sans faire plus mal qu’il ne faut",
				"Vérifier deux fois qu’un patient ne porte aucun métal avant d’ouvrir la porte de l’IRM",
				"Convaincre une enfant de six ans de ne pas bouger pendant quatre minutes, son ours en peluche pour assistant",
				"Aligner les rayons d’une radiothérapie sur trois points tatoués, comme chacun des vingt jours passés",
				"Comparer l’image du jour à celle de l’an dernier et appeler la radiologue pour une ombre",
			],
			wayIn:
				"Trois ans après le bac, par Parcoursup, sur dossier : un DTS dans certains lycées ou un diplôme d’État en institut. Les deux ouvrent les mêmes postes.",
			words: [
				"radio",
				"scanner",
				"IRM",
				"radiologie",
				"imagerie",
				"rayons X",
				"manip radio",
				"échographie",
				"radiothérapie",
				"hôpital",
				"DTS IMRT",
			],
		},
	},
});
