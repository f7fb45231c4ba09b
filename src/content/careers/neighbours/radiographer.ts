import { defineNeighbour } from "../define-neighbour.ts";

export default defineNeighbour({
	id: "radiographer",
	category: "health",
	secondaryCategories: ["physics"],
	settings: ["hospital", "hospital", "people", "hospital", "screen"],
	ways: [
		{
			way: "careSchool",
			courses: [
				"D.E manipulateur électroradiologie médicale",
				"DTS Imagerie médicale et radiologie thérapeutique",
			],
		},
	],
	worksWith: ["pathologist", "physicist", "biomedical-engineer", "neuroscientist"],
	facts: [
		{
			source: "law",
			text: {
				en: "The DTS has as many hours with patients as hours of lessons: 2,100 of each in 3 years. To start, you need a medical certificate that also covers work with an MRI scanner.",
				fr: "Le DTS compte autant d’heures auprès des patients que de cours : 2 100 de chaque en 3 ans. Pour commencer, il faut un certificat médical, qui porte aussi sur le travail avec l’IRM.",
			},
		},
		{
			source: "apprentice",
			text: {
				en: "Some institutes, such as that of Tours, train apprentices for the state diploma, so with a salary.",
				fr: "Certains instituts, comme celui de Tours, préparent le diplôme d’État en apprentissage, donc avec un salaire.",
			},
		},
		{
			source: "lacking",
			text: {
				en: "Hospitals lack radiographers: because it could not find enough, that of Nîmes opened a course with a school in 2021.",
				fr: "Les hôpitaux manquent de manips radio : faute d’en trouver assez, celui de Nîmes a ouvert en 2021 une formation avec un établissement scolaire.",
			},
		},
	],
	figures: [
		{ value: 2100, source: "law" },
		{ value: 3, source: "law" },
		{ value: 2021, source: "lacking" },
		{ value: 17, source: "entry" },
		{ value: 3, source: "entry" },
	],
	wayInSources: ["entry", "vaccine"],
	sources: {
		vaccine: {
			label: "Code de la santé publique, article L3111-4",
			url: "https://legal.tricoteuses.fr/articles/LEGIARTI000053282986",
		},
		law: {
			label: "Bulletin officiel, le DTS d’imagerie médicale",
			url: "https://education.gouv.fr/bo/20/Hebdo37/ESRS2020513A.htm",
		},
		apprentice: {
			label: "CHU de Tours, la formation en apprentissage",
			url: "https://chu-tours.fr/ecoles-du-chru-de-tours/manipulateur-electroradiologie-medicale-en-apprentissage",
		},
		lacking: {
			label: "France Bleu, la formation de Nîmes",
			url: "https://www.francebleu.fr/infos/societe/face-a-la-penurie-de-manipulateurs-radio-l-institut-d-alzon-ouvre-un-niveau-diplome-avec-le-chu-de-1613062274",
		},
		entry: {
			label: "Info Jeunes Hauts-de-France, le métier de manipulateur radio",
			url: "https://ij-hdf.fr/informations/manipulateur-en-electroradiologie",
		},
	},
	checked: "2026-11-27",
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
				"Three years after the baccalauréat, by Parcoursup, on your school record, from the age of 17: a DTS in certain lycées or a state diploma in an institute. Both lead to the same career and have the level of a licence. Nurses, physiotherapists and occupational therapists skip the first year of the state diploma. Vaccination against hepatitis B is compulsory.",
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
				"Aligner les rayons d’une radiothérapie sur trois points tatoués, comme aux vingt séances passées",
				"Comparer l’image du jour à celle de l’an dernier et appeler la radiologue pour une ombre",
			],
			wayIn:
				"Trois ans après le bac, par Parcoursup, sur dossier, à partir de 17 ans : un DTS dans certains lycées ou un diplôme d’État en institut. Les deux mènent au même métier et ont le niveau de la licence. Avec un diplôme d’infirmière, de kiné ou d’ergothérapeute, on est dispensé de la première année du diplôme d’État. La vaccination contre l’hépatite B est obligatoire.",
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
