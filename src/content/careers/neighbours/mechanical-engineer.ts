import { defineNeighbour } from "../define-neighbour.ts";

export default defineNeighbour({
	id: "mechanical-engineer",
	category: "engineering",
	secondaryCategories: ["materials", "physics"],
	settings: ["screen", "workshop", "people", "workshop", "desk"],
	ways: [
		{
			way: "engineering",
			courses: ["ingénieur"],
		},
		{
			way: "engineeringAfterClasses",
			courses: ["CPGE PTSI", "CPGE MPSI", "CPGE PCSI"],
		},
		{
			way: "engineeringAfterBut",
			courses: ["BUT Génie mécanique et productique"],
		},
	],
	worksWith: ["materials-scientist", "biomedical-engineer", "food-engineer", "physicist"],
	facts: [
		{
			source: "pay",
			text: {
				en: "At the beginning of 2020 half of the engineers of 23 or 24 years earned less than €35,000 a year before deductions, half more; 3.5% of all engineers were looking for work.",
				fr: "Début 2020, à 23 ou 24 ans, la moitié des ingénieures et ingénieurs gagnaient moins de 35 000 € brut par an, et l’autre moitié davantage. Tous âges confondus, 3,5 % cherchaient un emploi.",
			},
		},
		{
			source: "women",
			text: {
				en: "Women were 28.5% of the engineers who left school in 2018.",
				fr: "Parmi les personnes qui ont obtenu leur diplôme d’ingénieur en 2018, 28,5 % étaient des femmes.",
			},
		},
	],
	figures: [
		{ value: 2020, source: "pay" },
		{ value: 23, source: "pay" },
		{ value: 24, source: "pay" },
		{ value: 35000, source: "pay" },
		{ value: 3.5, source: "pay" },
		{ value: 28.5, source: "women" },
		{ value: 2018, source: "women" },
	],
	wayInSources: ["subjects", "parcoursup"],
	sources: {
		subjects: {
			label: "L’Étudiant, les maths et les écoles d’ingénieurs (2020)",
			url: "https://www.letudiant.fr/etudes/ecole-ingenieur/selection-post-bac-les-maths-l-invariable-certitude-des-ecoles-d-ingenieurs.html",
		},
		pay: {
			label: "L’Étudiant, l’enquête d’IESF de 2020",
			url: "https://letudiant.fr/jobsstages/ingenieur-un-metier-toujours-porteur-d-emplois-a-de-bons-niveaux-de-salaires.html",
		},
		women: {
			label: "Monde des grandes écoles, l’enquête d’IESF de 2019",
			url: "https://mondedesgrandesecoles.fr/30-eme-edition-enquetes-ingenieurs-iesf",
		},
		parcoursup: {
			label: "Parcoursup",
			url: "https://www.parcoursup.gouv.fr/",
		},
	},
	checked: "2026-11-26",
	text: {
		en: {
			title: "Mechanical engineer",
			description:
				"A door that closes by itself, a prosthesis that bends like a knee, a machine that fills ten bottles a second: somebody decided on every gear. Mechanical engineers draw what has to move, choose what it is made of, have it built, and find out on the bench what the drawing forgot.",
			week: [
				"Turn a sketch by hand into a model that turns on the screen",
				"Listen to a gearbox on the test bench and hear that a tooth is missing",
				"Ask the workers of a line which part they hit with a hammer, and why",
				"Break forty springs to know after how many movements one gives up",
				"Choose between a composite, which is lighter, and a steel, which is easier to recycle",
			],
			wayIn:
				"An engineering school: after the baccalauréat, after a scientific or technological prep class, or on application after a BUT or a BTS. With a general baccalauréat, to enter after it or after a prep class, nearly everywhere you need maths up to the last year of lycée with another science speciality. Many have courses with an apprenticeship. Technicians of the same teams come from a BTS or a BUT.",
			words: [
				"machines",
				"cars",
				"robots",
				"design",
				"3D",
				"engines",
				"gears",
				"building things",
				"motors",
				"prosthetics",
			],
		},
		fr: {
			title: "Ingénieure / ingénieur en mécanique",
			description:
				"Une porte qui se ferme toute seule, une prothèse qui plie comme un genou, une machine qui remplit dix bouteilles par seconde : quelqu’un en a choisi tous les engrenages, un à un. Les ingénieures et ingénieurs en mécanique dessinent ce qui doit bouger, choisissent les matériaux, font fabriquer les pièces et découvrent, sur le banc d’essai, ce que le dessin avait oublié.",
			week: [
				"Transformer un croquis fait à la main en un modèle 3D qui tourne à l’écran",
				"Écouter tourner une boîte de vitesses sur le banc d’essai et reconnaître au bruit qu’il manque une dent à une roue",
				"Demander à l’équipe de la chaîne de montage sur quelle pièce elle est obligée de taper au marteau, et pourquoi",
				"Casser quarante ressorts pour savoir combien de mouvements ils supportent",
				"Choisir entre un matériau composite, plus léger, et un acier, plus facile à recycler",
			],
			wayIn:
				"On passe par une école d’ingénieurs, où l’on entre après le bac, après une prépa scientifique ou technologique, ou sur dossier après un BUT ou un BTS. Avec un bac général, pour y entrer juste après le bac ou pour entrer en prépa, il faut presque partout avoir gardé les maths jusqu’en terminale, avec une autre spécialité scientifique. Beaucoup de ces écoles proposent l’apprentissage. Les ingénieures et ingénieurs travaillent en équipe avec des techniciennes et des techniciens, qui ont un BTS ou un BUT.",
			words: [
				"machines",
				"voitures",
				"robots",
				"conception",
				"3D",
				"moteurs",
				"engrenages",
				"mécanique",
				"prothèses",
				"SI",
				"fabriquer",
			],
		},
	},
});
