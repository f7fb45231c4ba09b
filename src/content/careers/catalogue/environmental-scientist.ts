import { defineCareer } from "../define-career.ts";

export default defineCareer({
	id: "environmental-scientist",
	category: "environmental",
	secondaryCategories: ["earth", "biology"],
	subjects: ["environmental-science", "chemistry", "biology", "earth-science", "geography"],
	text: {
		en: {
			title: "Environmental scientist",
			description:
				"Is this river safe to swim in, this soil safe to build on? Samples, measurements and patience give the answer. The environmental scientist then writes the study that helps a mayor, a company or a court to decide, and keeps watch on what happens next.",
			week: [
				"Wade into a stream with a net, an oxygen probe and a cool box for the bottles",
				"Map a former petrol station on screen and choose where the drill will take soil cores",
				"Compare the laboratory’s results with the legal limits, sample by sample, in a long spreadsheet",
				"Present an impact study at a public meeting where not everyone is pleased",
				"Write the report: sources, methods, maps, and what remains uncertain",
			],
			discovery:
				"On the day you sample it, a stream can look clean and even test clean. The insects under its stones have a longer memory: the larvae of mayflies and stoneflies disappear when the water goes bad and come back slowly, so counting them reveals pollution that has already flowed away.",
			school:
				"Geography helps: much of the job happens on maps. So does a taste for law and for explaining, because every measurement ends up in front of people who have to decide.",
			degrees: [
				"A three-year degree (licence) in earth science, then a two-year master’s in environmental science",
				"A degree in life sciences, then a master’s, and a doctorate for those who want to do research",
				"Two years of preparatory classes in biology (CPGE BCPST), then three years at an environmental engineering school",
				"A three-year applied degree (BUT) in health, safety and environment or biological engineering, then often a master’s",
			],
			skills: [
				"Water, soil and air sampling",
				"Environmental chemistry",
				"Maps and geographic data (GIS)",
				"Environmental law",
				"Statistics for field data",
				"Clear report writing",
			],
			qualities: ["Rigour, indoors and out", "Independence of mind", "Diplomacy", "Perseverance"],
			professionals: [
				{
					name: "Awa Diarra",
					title: "Environmental consultant",
					organization: "a water and soil consultancy",
					quote:
						"The hardest sentence to write is ‘we do not know yet’. A client hopes for a yes or a no. An honest study also says what one more season of measurements would tell us.",
				},
				{
					name: "Mathieu Le Goff",
					title: "Water quality officer",
					organization: "a regional water agency",
					quote:
						"Before you fill the bottle, label it with the time and the place. Most of the data I have had to throw away came from a perfect measurement on a bottle nobody could identify.",
				},
			],
			superhero: "The Voice of Rivers",
		},
		fr: {
			title: "Chargée / chargé d’études environnement",
			description:
				"Peut-⁠on se baigner dans cette rivière, bâtir sur ce terrain ? Les spécialistes de l’environnement prélèvent, mesurent, recommencent. Puis viennent l’étude qui aidera une mairie, une entreprise ou un tribunal à décider, et la surveillance de ce qui se passe ensuite.",
			week: [
				"Entrer dans un ruisseau avec un filet, une sonde à oxygène et une glacière pour les flacons",
				"Cartographier une ancienne station-service avec le logiciel QGIS et choisir où forer pour prélever du sol",
				"Comparer les résultats du laboratoire aux seuils réglementaires, ligne par ligne, dans un long tableau",
				"Présenter une étude d’impact en réunion publique, devant une salle qui n’est pas conquise d’avance",
				"Rédiger le rapport : sources, méthodes, cartes et ce qui reste incertain",
			],
			discovery:
				"Le jour du prélèvement, une rivière peut avoir l’air propre, et ses analyses être bonnes. Les insectes cachés sous ses pierres ont plus de mémoire : les larves d’éphémères, par exemple, disparaissent quand l’eau se dégrade et reviennent lentement. Les compter révèle une pollution déjà partie vers l’aval.",
			school:
				"La géographie compte : une bonne part du travail se fait sur des cartes. Le goût du droit et l’envie d’expliquer aussi, car chaque mesure finit devant des gens qui doivent décider.",
			degrees: [
				"Licence Sciences de la Terre (3 ans), puis master Sciences de la Terre et des planètes, environnement (2 ans)",
				"Licence Sciences de la vie (3 ans), puis master (2 ans), et doctorat (3 ans) pour la recherche",
				"Prépa BCPST (CPGE, 2 ans), puis école d’ingénieurs du vivant ou de l’environnement (3 ans)",
				"BUT Hygiène, sécurité, environnement ou BUT Génie biologique (3 ans), souvent suivi d’un master",
			],
			skills: [
				"Prélèvement d’eau, de sol et d’air",
				"Chimie de l’environnement",
				"Cartographie numérique (SIG)",
				"Droit de l’environnement",
				"Statistiques de terrain",
				"Rédaction claire",
			],
			qualities: ["Rigueur, même sous la pluie", "Indépendance d’esprit", "Diplomatie", "Persévérance"],
			professionals: [
				{
					name: "Awa Diarra",
					title: "Chargée d’études environnement",
					organization: "dans un bureau d’études eau et sols",
					quote:
						"La phrase la plus difficile à écrire, c’est « on ne sait pas encore ». Le client attend un oui ou un non. Une étude honnête dit aussi ce qu’une saison de mesures de plus nous apprendrait.",
				},
				{
					name: "Mathieu Le Goff",
					title: "Responsable de la qualité de l’eau",
					organization: "dans une agence de l’eau",
					quote:
						"Avant de remplir le flacon, note dessus l’heure et le lieu. La plupart des données que j’ai dû jeter venaient d’une mesure parfaite sur un flacon que personne ne savait plus reconnaître.",
				},
			],
			superhero: "Porte-parole des rivières",
		},
	},
});
