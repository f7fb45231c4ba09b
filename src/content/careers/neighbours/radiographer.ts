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
				fr: "Le DTS comprend, sur 3 ans, 2 100 heures de cours et autant auprès des patients. Pour commencer la formation, il faut un certificat médical, qui dit aussi si l’on peut travailler près d’un appareil d’IRM.",
			},
		},
		{
			source: "apprentice",
			text: {
				en: "Some institutes, such as that of Tours, train apprentices for the state diploma, so with a salary.",
				fr: "Certains instituts, comme celui de Tours, préparent au diplôme d’État en apprentissage, donc avec un salaire.",
			},
		},
		{
			source: "lacking",
			text: {
				en: "Hospitals lack radiographers: because it could not find enough, that of Nîmes opened a course with a school in 2021.",
				fr: "Les hôpitaux manquent de manips radio : celui de Nîmes n’en trouvait pas assez et a ouvert, en 2021, une formation avec un établissement scolaire.",
			},
		},
	],
	figures: [
		{ value: 2100, source: "law" },
		{ value: 3, source: "law" },
		{ value: 2021, source: "lacking" },
		{ value: 17, source: "entry" },
		{ value: 31, source: "entry" },
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
				"Check twice that a patient has no metal or electronics on or inside the body, such as a pacemaker, before the MRI door opens",
				"Talk a child of six into lying still for four minutes, with a teddy bear as assistant",
				"Line up the rays of a radiotherapy on three tattooed dots, as on each of the last twenty days",
				"Compare today’s picture with last year’s and call the radiologist for a shadow",
			],
			wayIn:
				"Three years after the baccalauréat, by Parcoursup, on your school record: a DTS in certain lycées or a state diploma in an institute, for which you have to be 17 by 31 December of the year in which you begin. Both lead to the same career and have the level of a licence. Nurses, physiotherapists and occupational therapists skip the first year of the state diploma. Vaccination against hepatitis B is compulsory.",
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
				"Trop peu de rayons X, et l’image ne montre rien ; trop, et le corps en reçoit inutilement. Les manips radio règlent l’appareil, installent chaque patient au millimètre près et le rassurent. Leur travail va de la radio au scanner et à l’IRM, jusqu’aux rayons qui soignent des cancers. C’est le médecin qui lit l’image, mais sans les manips, il n’aurait rien à lire.",
			week: [
				"Placer un poignet cassé de façon à bien voir la fracture, en faisant le moins mal possible",
				"Vérifier deux fois qu’un patient n’a rien de métallique ni d’électronique sur lui ou dans le corps, comme un pacemaker, avant d’ouvrir la porte de la salle d’IRM",
				"Convaincre une enfant de six ans de ne pas bouger pendant quatre minutes, avec l’aide de son ours en peluche",
				"Aligner les rayons d’une radiothérapie sur trois points tatoués, comme lors des vingt séances précédentes",
				"Comparer l’image du jour à celle de l’an dernier, remarquer une ombre et appeler la radiologue",
			],
			wayIn:
				"Trois ans d’études après le bac mènent à un DTS (diplôme de technicien supérieur), dans certains lycées, ou à un diplôme d’État, en institut. Pour le diplôme d’État, il faut avoir 17 ans au plus tard le 31 décembre de l’année d’entrée. L’admission se fait sur dossier, par Parcoursup. Les deux diplômes donnent accès au même métier et ont le niveau d’une licence. Les infirmières et infirmiers, les kinés et les ergothérapeutes sont dispensés de la première année du diplôme d’État. La vaccination contre l’hépatite B est obligatoire.",
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
