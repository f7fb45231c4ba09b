import { defineNeighbour } from "../define-neighbour.ts";

export default defineNeighbour({
	id: "medical-laboratory-technician",
	category: "health",
	secondaryCategories: ["biology", "chemistry"],
	settings: ["lab", "lab", "lab", "lab", "hospital"],
	ways: [
		{
			steps: [{ kind: "bts", from: 0, to: 2 }],
			courses: ["BTS Biologie médicale"],
		},
		{
			steps: [{ kind: "but", from: 0, to: 3 }],
			courses: ["BUT Génie biologique"],
		},
	],
	worksWith: ["pathologist", "immunologist", "microbiologist", "virologist", "geneticist"],
	facts: [
		{
			source: "bts",
			text: {
				en: "The profession is regulated: the BTS Biologie médicale, of 2 years, leads to it directly, in hospitals, private laboratories and blood banks.",
				fr: "La profession est réglementée : le BTS Biologie médicale, en 2 ans, y mène directement, à l’hôpital, en laboratoire de ville ou au centre de transfusion.",
			},
		},
		{
			source: "state",
			text: {
				en: "A state diploma and the BUT in biological engineering lead to the same posts; the state diploma has 32 weeks of placements.",
				fr: "Un diplôme d’État et le BUT Génie biologique mènent aux mêmes postes ; le diplôme d’État comporte 32 semaines de stage.",
			},
		},
		{
			source: "state",
			text: {
				en: "Other laboratories hire these technicians too: medicines, cosmetics, food, forensic police.",
				fr: "D’autres laboratoires embauchent aussi ces techniciennes et techniciens : médicaments, cosmétiques, alimentation, police scientifique.",
			},
		},
	],
	figures: [
		{ value: 2, source: "bts" },
		{ value: 32, source: "state" },
	],
	wayInSources: ["bts"],
	sources: {
		bts: {
			label: "Intercarif-Oref, le BTS Biologie médicale",
			url: "https://intercariforef.org/formations/details/certification-118063.html",
		},
		state: {
			label: "IMFIS, le diplôme d’État de technicien de laboratoire médical",
			url: "https://imfis.fr/diplome/diplome-detat-de-technicien-de-laboratoire-medical/",
		},
	},
	checked: "2026-11-26",
	text: {
		en: {
			title: "Medical laboratory technician",
			description:
				"Behind nearly every diagnosis there is a tube that somebody did not confuse with another. Laboratory technicians take samples, run the machines that count and measure, look through the microscope when a figure is odd, and give the doctor a result on which a treatment depends.",
			week: [
				"Label two hundred tubes between six and nine, and check the name of each one again",
				"Look at a drop of blood through the microscope because the machine counted too many white cells",
				"Grow a bacterium on five plates and note the next day which antibiotic stopped it",
				"Calibrate the analyser, refuse its first result, find the bubble in the pipe",
				"Phone the ward at once: this potassium cannot wait for the report",
			],
			wayIn:
				"Two or three years after the baccalauréat, by Parcoursup, on your school record. STL (biotechnology) prepares for it well, a science baccalauréat too. Later one can become a manager, a teacher of the trade, or go on to a licence.",
			words: [
				"blood",
				"tests",
				"microscope",
				"laboratory",
				"bacteria",
				"samples",
				"analysis",
				"hospital lab",
				"lab assistant",
				"forensic police",
			],
		},
		fr: {
			title: "Technicienne / technicien de laboratoire médical",
			description:
				"Derrière presque chaque diagnostic, il y a un tube que quelqu’un n’a pas confondu avec un autre. On prélève, on fait tourner les machines qui comptent et qui mesurent, on regarde au microscope quand un chiffre étonne, et l’on donne au médecin un résultat dont dépend un traitement.",
			week: [
				"Étiqueter deux cents tubes entre six et neuf heures, et vérifier de nouveau chaque nom",
				"Regarder une goutte de sang au microscope parce que la machine a compté trop de globules blancs",
				"Cultiver une bactérie sur cinq boîtes et noter le lendemain quel antibiotique l’a arrêtée",
				"Étalonner l’automate, refuser son premier résultat, trouver la bulle dans le tuyau",
				"Appeler le service tout de suite : ce potassium n’attendra pas le compte rendu",
			],
			wayIn:
				"Deux ou trois ans après le bac, par Parcoursup, sur dossier. Le bac STL (biotechnologies) y prépare bien, un bac général scientifique aussi. Plus tard, on peut encadrer une équipe, enseigner le métier ou continuer en licence.",
			words: [
				"sang",
				"prise de sang",
				"analyses",
				"microscope",
				"laboratoire",
				"laborantine",
				"laborantin",
				"bactéries",
				"police scientifique",
				"STL",
				"BTS biologie médicale",
			],
		},
	},
});
