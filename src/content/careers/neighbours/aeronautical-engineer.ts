import { defineNeighbour } from "../define-neighbour.ts";

export default defineNeighbour({
	id: "aeronautical-engineer",
	category: "engineering",
	secondaryCategories: ["space", "physics", "computer"],
	settings: ["screen", "workshop", "people", "screen", "desk"],
	ways: [
		{
			way: "engineering",
			courses: ["ingénieur"],
		},
		{
			way: "engineeringAfterClasses",
			courses: ["CPGE MPSI", "CPGE PCSI", "CPGE PTSI"],
		},
		{
			way: "engineeringAfterBut",
			courses: ["BUT Génie mécanique et productique"],
		},
	],
	worksWith: [
		"materials-scientist",
		"software-developer",
		"climate-scientist",
		"meteorologist",
		"astronomer",
	],
	facts: [
		{
			source: "jobs",
			text: {
				en: "Four months after their diploma, 97% of the engineers who left the schools of the ISAE group in 2020 had a job; 45% of the industrial ones in aviation and space, the others in defence, energy or computing.",
				fr: "Quatre mois après leur diplôme, 97 % des jeunes sortis en 2020 des écoles d’ingénieurs du groupe ISAE avaient un emploi. Parmi les jeunes embauchés dans l’industrie, 45 % travaillaient dans l’aéronautique et l’espace, les autres dans la défense, l’énergie ou le numérique.",
			},
		},
		{
			source: "schools",
			text: {
				en: "The ISAE group has 9 schools: some after the bac, others after a prep class or a BUT, several with an apprenticeship.",
				fr: "Le groupe ISAE réunit 9 écoles : certaines recrutent après le bac, d’autres après une prépa ou un BUT. Plusieurs proposent l’apprentissage.",
			},
		},
	],
	figures: [
		{ value: 97, source: "jobs" },
		{ value: 2020, source: "jobs" },
		{ value: 45, source: "jobs" },
		{ value: 9, source: "schools" },
	],
	wayInSources: ["schools"],
	sources: {
		jobs: {
			label: "La Lettre M, l’Enac et le groupe ISAE",
			url: "https://www.lalettrem.fr/lecture-zen/293994?scrolling=false&width=800px&height=400px",
		},
		schools: {
			label: "Aufutur, les écoles du groupe ISAE",
			url: "https://aufutur.fr/etudes-superieures/ecoles-ingenieurs/jeunes-reve-aviation-spatial/",
		},
	},
	checked: "2026-11-26",
	text: {
		en: {
			title: "Aeronautical engineer",
			description:
				"A wing has to be light, stiff, safe for thirty years, and soon fly with much less carbon. Aeronautical engineers calculate it, break it on a test bench and calculate it again. They work on aircraft, helicopters, satellites and rockets, nearly always on one small part of a very large whole.",
			week: [
				"Run the air over a new wing tip on the computer, three hundred times",
				"Watch a wing bend on the test bench until it breaks, at the load that was predicted",
				"Defend a gram of weight before colleagues who also need that gram",
				"Look in the data of a test flight for the second at which the tail trembled",
				"Write down why a part is safe, so that an authority can check it",
			],
			wayIn:
				"An engineering school: after the baccalauréat, after a scientific prep class, or on application after a BUT or a licence. Nearly everywhere you need maths up to the last year of lycée with another science speciality: most often physics and chemistry, in some schools engineering sciences, computing or life sciences. Some schools also take students of the technological way (STI2D).",
			words: [
				"planes",
				"rockets",
				"space",
				"aerospace",
				"satellites",
				"aviation",
				"drones",
				"NASA",
				"engines",
				"flight",
			],
		},
		fr: {
			title: "Ingénieure / ingénieur aéronautique",
			description:
				"Une aile doit être légère, rigide et sûre pendant trente ans ; bientôt, elle devra aussi porter un avion qui rejette bien moins de CO₂. Les ingénieures et ingénieurs de l’aéronautique font les calculs, cassent une aile sur un banc d’essai, puis refont les calculs. Avion, hélicoptère, satellite ou fusée : le travail porte presque toujours sur une petite partie d’un très grand ensemble.",
			week: [
				"Simuler à l’ordinateur, trois cents fois, l’écoulement de l’air autour d’une nouvelle forme de bout d’aile",
				"Regarder une aile plier sur le banc d’essai, puis casser, comme prévu, sous la charge calculée",
				"Défendre un gramme de plus pour sa pièce devant des collègues qui réclament le même gramme",
				"Chercher dans les données d’un vol d’essai la seconde précise où l’arrière de l’avion a tremblé",
				"Expliquer par écrit pourquoi une pièce est sûre, afin que les autorités de l’aviation puissent le vérifier",
			],
			wayIn:
				"On passe par une école d’ingénieurs, où l’on entre après le bac, après une prépa scientifique, ou sur dossier après un BUT ou une licence. Presque partout, il faut avoir gardé les maths jusqu’en terminale, avec une autre spécialité scientifique : le plus souvent la physique-chimie, parfois les sciences de l’ingénieur, la NSI ou la SVT. Certaines écoles prennent aussi des élèves de STI2D.",
			words: [
				"avion",
				"fusée",
				"espace",
				"aérospatial",
				"satellite",
				"aviation",
				"drone",
				"moteurs",
				"Airbus",
				"ISAE",
				"Supaéro",
			],
		},
	},
});
