import { defineNeighbour } from "../define-neighbour.ts";

export default defineNeighbour({
	id: "medical-laboratory-technician",
	category: "health",
	secondaryCategories: ["biology", "chemistry"],
	settings: ["lab", "lab", "lab", "lab", "hospital"],
	ways: [
		{ way: "bts", courses: ["BTS Biologie médicale"] },
		{ way: "careSchool", courses: ["D.E Technicien de laboratoire médical"] },
		{
			way: "but",
			courses: ["BUT Génie biologique parcours biologie médicale et biotechnologie"],
		},
	],
	worksWith: ["pathologist", "immunologist", "microbiologist", "virologist", "geneticist"],
	facts: [
		{
			source: "bts",
			text: {
				en: "The BTS Biologie médicale is new since September 2025; it was called Analyses de biologie médicale. The state diploma takes a year more and gives the level of a licence.",
				fr: "À la rentrée 2025, le BTS Biologie médicale a remplacé le BTS Analyses de biologie médicale. Le diplôme d’État demande un an de plus et a le niveau d’une licence.",
			},
		},
		{
			source: "tours",
			text: {
				en: "The state diploma takes 3 years, with 42 weeks of placements.",
				fr: "Le diplôme d’État se prépare en 3 ans, dont 42 semaines de stage.",
			},
		},
		{
			source: "night",
			text: {
				en: "A hospital laboratory never closes: nights, weekends and holidays are shared out in the team.",
				fr: "Un laboratoire d’hôpital ne ferme jamais : l’équipe se partage les nuits, les week-ends et les jours fériés.",
			},
		},
	],
	figures: [
		{ value: 2025, source: "bts" },
		{ value: 3, source: "tours" },
		{ value: 42, source: "tours" },
		{ value: 17, source: "law" },
		{ value: 31, source: "law" },
		{ value: 3, source: "law" },
	],
	wayInSources: ["bts", "law", "vaccine"],
	sources: {
		bts: {
			label: "Anapath-mag, le nouveau BTS Biologie médicale",
			url: "https://anapath-mag.fr/nouveau-referentiel-bts/",
		},
		tours: {
			label: "CHU de Tours, la formation de technicien de laboratoire médical",
			url: "https://chu-tours.fr/etudier-se-former/formations-initiales-et-specialisees/technicien-de-laboratoire-medical",
		},
		night: { label: "Fantabio, une technicienne de laboratoire raconte", url: "https://fantabio.fr/?p=1517" },
		vaccine: {
			label: "Université de Reims, les vaccinations des études de santé",
			url: "https://www.univ-reims.fr/vie-des-campus/securite-sante-social/sante/sante-des-etudiants-sumpps/vaccinations,18400,31752.html",
		},
		law: {
			label: "Arrêté du 31 juillet 2024, l’accès au diplôme d’État",
			url: "https://juriblio.fr/arretes/arrete-du-31-juillet-2024/184284576/titre-ii",
		},
	},
	checked: "2026-11-27",
	text: {
		en: {
			title: "Medical laboratory technician",
			description:
				"Behind nearly every diagnosis there is a tube that somebody did not confuse with another. Laboratory technicians register samples (with a further certificate they may take blood), run the machines that count and measure, look through the microscope when a figure is odd, and prepare the result on which a treatment depends; a medical biologist (a pharmacist or a doctor) then confirms it and sends it out.",
			week: [
				"Register two hundred tubes between six and nine, compare each label with the prescription, and refuse one without a name",
				"Look at a drop of blood through the microscope because the machine counted too many white cells",
				"Grow a bacterium on five plates and note the next day which antibiotic stopped it",
				"Calibrate the analyser, refuse its first result, find the bubble in the pipe",
				"Alert the biologist at once, who phones the ward: this potassium cannot wait for the report",
			],
			wayIn:
				"A BTS Biologie médicale in two years, by Parcoursup, on your school record, or a state diploma in an institute (you have to be 17 by 31 December of the year in which you begin). The career is regulated: check that a course gives the right to work in a medical laboratory. With a BTS or another diploma of that level you may enter the second or third year of the state diploma; it can be prepared as an apprenticeship. Vaccination against hepatitis B is compulsory.",
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
				"Derrière presque chaque diagnostic, il y a un tube que quelqu’un n’a pas confondu avec un autre. Les techniciennes et techniciens de laboratoire enregistrent les échantillons, surveillent les machines qui mesurent, regardent au microscope quand un chiffre les étonne, et préparent le résultat dont dépendra un traitement ; une ou un biologiste médical le valide ensuite. Un certificat permet de prélever du sang.",
			week: [
				"Enregistrer deux cents tubes entre six heures et neuf heures, comparer chaque étiquette à l’ordonnance, et refuser un tube sans nom",
				"Regarder une goutte de sang au microscope, parce que la machine a compté trop de globules blancs",
				"Cultiver une bactérie dans cinq boîtes de Petri et noter, le lendemain, quel antibiotique l’a empêchée de pousser",
				"Étalonner l’automate d’analyse, refuser son premier résultat et trouver la bulle d’air dans un tuyau",
				"Alerter tout de suite la biologiste, qui appelle le service : un taux de potassium aussi anormal ne peut pas attendre le compte rendu",
			],
			wayIn:
				"On prépare un BTS Biologie médicale, en deux ans (admission sur dossier, par Parcoursup), ou un diplôme d’État en institut (il faut avoir 17 ans au plus tard le 31 décembre de l’année d’entrée). Le métier est réglementé : avant de choisir une formation, vérifie qu’elle donne le droit de travailler dans un laboratoire médical. Avec un BTS ou un autre diplôme de ce niveau, on peut entrer directement en deuxième ou en troisième année du diplôme d’État, que l’on peut aussi préparer en apprentissage. La vaccination contre l’hépatite B est obligatoire.",
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
