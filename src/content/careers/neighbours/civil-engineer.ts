import { defineNeighbour } from "../define-neighbour.ts";

export default defineNeighbour({
	id: "civil-engineer",
	category: "engineering",
	secondaryCategories: ["environmental", "earth"],
	settings: ["field", "screen", "field", "people", "desk"],
	ways: [
		{
			way: "engineering",
			courses: ["ingénieur"],
		},
		{
			way: "engineeringAfterClasses",
			courses: ["CPGE PCSI", "CPGE MPSI", "CPGE PTSI"],
		},
		{
			way: "engineeringAfterBut",
			courses: ["BUT Génie civil"],
		},
	],
	worksWith: [
		"geologist",
		"hydrogeologist",
		"materials-scientist",
		"environmental-scientist",
		"climate-scientist",
	],
	facts: [
		{
			source: "need",
			text: {
				en: "In 2023 a school of construction at Caen grew from 800 to 1,000 students. Firms, it said, did not find enough engineers for new tunnels, wind farms at sea, renovation and less carbon.",
				fr: "En 2023, une école d’ingénieurs de la construction, à Caen, s’agrandissait pour accueillir 1 000 élèves au lieu de 800. D’après cette école, les entreprises ne trouvaient pas assez d’ingénieures et d’ingénieurs pour creuser des tunnels, installer des éoliennes en mer, rénover des bâtiments et réduire les émissions de carbone.",
			},
		},
		{
			source: "but",
			text: {
				en: "The BUT in civil engineering and sustainable construction takes 3 years, with an apprenticeship in the last 2; it leads to work on site or in a design office, or on to a school.",
				fr: "Le BUT Génie civil – Construction durable se prépare en 3 ans ; les 2 dernières années peuvent se faire en alternance. Ce diplôme mène à un emploi sur un chantier ou dans un bureau d’études, ou bien à une école d’ingénieurs.",
			},
		},
	],
	figures: [
		{ value: 2023, source: "need" },
		{ value: 800, source: "need" },
		{ value: 1000, source: "need" },
		{ value: 3, source: "but" },
		{ value: 2, source: "but" },
	],
	wayInSources: ["subjects", "but"],
	sources: {
		subjects: {
			label: "L’Étudiant, les maths et les écoles d’ingénieurs (2020)",
			url: "https://www.letudiant.fr/etudes/ecole-ingenieur/selection-post-bac-les-maths-l-invariable-certitude-des-ecoles-d-ingenieurs.html",
		},
		need: {
			label: "La Tribune, l’école Builders pousse les murs",
			url: "https://www.latribune.fr/entreprises-finance/industrie/biens-d-equipement-btp-immobilier/construction-a-caen-l-ecole-d-ingenieurs-builders-pousse-les-murs-980474.html",
		},
		but: {
			label: "Actu-Environnement, le BUT Génie civil",
			url: "https://www.actu-environnement.com/formations-professionnelles/actualites/video-formation-genie-civil-ouvrages-environnement-BTP-CFA-Auvergne-Rhone-Alpes-690.html",
		},
	},
	checked: "2026-11-26",
	text: {
		en: {
			title: "Civil engineer",
			description:
				"A bridge must stand in a storm that has not happened yet. Civil engineers work out what the ground carries, how the concrete ages and where the water goes, then run the site where it all becomes real, with rain, neighbours and deadlines. More and more they repair instead of building anew.",
			week: [
				"Read at six the forecast that decides whether concrete is poured today",
				"Ask a geologist what lies under the third pier before drilling",
				"Calculate how much carbon a timber floor saves, and what it costs",
				"Stop the crane because the wind passes the limit, with forty people waiting",
				"Explain to the neighbours why the street stays closed for two more weeks",
			],
			wayIn:
				"An engineering school: after the baccalauréat, after a scientific prep class, or on application after a BUT or a BTS in building or public works. With a general baccalauréat, to enter after it or after a prep class, nearly everywhere you need maths up to the last year of lycée with another science speciality. Some schools also take students of STI2D. Site managers also come from a BUT or a licence professionnelle, often by apprenticeship.",
			words: [
				"bridges",
				"buildings",
				"construction",
				"tunnels",
				"roads",
				"dams",
				"concrete",
				"architecture",
				"site",
				"eco-building",
			],
		},
		fr: {
			title: "Ingénieure / ingénieur en génie civil",
			description:
				"Un pont doit résister à des tempêtes qui n’ont pas encore eu lieu. Les ingénieures et ingénieurs en génie civil calculent ce que le sol peut porter, prévoient comment le béton vieillira et où l’eau s’écoulera, puis dirigent le chantier. Là, tout devient réel : la pluie, le voisinage, les délais. De plus en plus souvent, le travail consiste à réparer plutôt qu’à construire du neuf.",
			week: [
				"Consulter la météo à six heures du matin et décider si l’on coule le béton aujourd’hui",
				"Demander à une géologue, avant de forer, ce qui se trouve sous la troisième pile du pont",
				"Calculer combien de CO₂ un plancher en bois permet d’éviter, et à quel prix",
				"Arrêter la grue parce que le vent souffle trop fort, même si quarante personnes attendent",
				"Expliquer aux riverains pourquoi leur rue restera fermée deux semaines de plus",
			],
			wayIn:
				"On passe par une école d’ingénieurs, où l’on entre après le bac, après une prépa scientifique, ou sur dossier après un BUT ou un BTS du bâtiment ou des travaux publics. Avec un bac général, pour y entrer juste après le bac ou pour entrer en prépa, il faut presque partout avoir gardé les maths jusqu’en terminale, avec une autre spécialité scientifique. Certaines écoles prennent aussi des élèves de STI2D. Avec un BUT ou une licence professionnelle, que l’on prépare souvent en alternance, on peut aussi diriger un chantier : c’est le métier de conductrice ou conducteur de travaux.",
			words: [
				"ponts",
				"bâtiment",
				"construction",
				"tunnels",
				"routes",
				"barrages",
				"béton",
				"architecture",
				"chantier",
				"BTP",
				"génie civil",
			],
		},
	},
});
