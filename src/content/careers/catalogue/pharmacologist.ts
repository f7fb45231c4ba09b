import { defineCareer } from "../define-career.ts";

export default defineCareer({
	id: "pharmacologist",
	category: "health",
	secondaryCategories: ["chemistry", "biology"],
	subjects: ["health-science", "biology", "chemistry", "biochemistry", "statistics"],
	text: {
		en: {
			title: "Pharmacologist",
			description:
				"The same molecule may heal, do nothing or do harm: everything depends on the dose, the body and the moment. Pharmacologists follow a medicine from the test tube to the patient: which target it hits, how long it stays, what the liver does to it, and which other medicines it does not get on with.",
			week: [
				"Add a molecule to cells at ten concentrations and draw the curve of its effect",
				"Model how much of a medicine is left in the blood, hour after hour, and suggest a dose for small children",
				"Read the side effects reported by doctors and patients, and judge whether the medicine is to blame",
				"Write the plan for a first trial in volunteers: starting dose, steps, reasons to stop",
				"Answer a hospital ward that asks whether two treatments can be taken together",
			],
			discovery:
				"Grapefruit juice can multiply the strength of some medicines, because it blocks an enzyme in the gut that destroys part of them. It was found by chance around 1989: in a study of alcohol, the juice had been chosen to hide the taste.",
			school:
				"Chemistry counts twice here: for the molecule, and for what the body does to it. The maths of the job is curves that rise and fall, drawn with the exponential function you meet at school.",
			degrees: [
				"A pharmacy degree, after a first year in health (PASS or L.AS, to be replaced by one single way, announced for September 2027), with hospital training or an industry and research option",
				"A three-year degree (licence) in life sciences, a two-year master’s in pharmaceutical sciences, then a three-year doctorate",
				"A medical degree, then specialist training, for those who want to see patients as well",
			],
			skills: [
				"Biology of drug targets",
				"Dose calculation and modelling",
				"Clinical trial design",
				"Drug safety monitoring",
				"Statistics",
				"Teamwork with doctors and pharmacists",
			],
			qualities: ["Caution", "Eye for detail", "Integrity", "Clarity with patients and experts"],
			professionals: [
				{
					name: "Nolwenn Tanguy",
					title: "Clinical pharmacologist",
					organization: "a regional drug safety centre",
					quote:
						"An old gentleman kept feeling dizzy; he had nine medicines in a bag on his knees. With his doctor we stopped three, one at a time. A month later he was dancing. A prescription also needs an eraser.",
				},
				{
					name: "Hamza Rahmani",
					title: "Drug dose modeller",
					organization: "a medicines research company",
					quote:
						"Children are not small adults: their liver and kidneys work at a different pace. My equations let us find the right dose from very few blood samples. Every needle I spare a child is a victory.",
				},
			],
			superhero: "Guardian of the Right Dose",
		},
		fr: {
			title: "Pharmacologue",
			description:
				"Une même molécule peut soigner, ne rien faire ou nuire : tout dépend de la dose, du corps et du moment. Les pharmacologues suivent le médicament du tube à essai au malade : quelle cible il touche, combien de temps il reste, ce que le foie en fait, avec quels traitements il ne fait pas bon ménage.",
			week: [
				"Ajouter une molécule à des cellules, à dix concentrations, et tracer la courbe de son effet",
				"Modéliser ce qu’il reste d’un médicament dans le sang, heure par heure, et proposer une dose pour de jeunes enfants",
				"Étudier les effets indésirables signalés par des médecins et des malades, et juger si le médicament est en cause",
				"Écrire le plan d’un premier essai chez des volontaires : dose de départ, paliers, raisons d’arrêter",
				"Répondre à un service hospitalier qui demande si deux traitements sont compatibles",
			],
			discovery:
				"Le jus de pamplemousse peut multiplier l’effet de certains médicaments, car il bloque une enzyme de l’intestin qui en détruit une partie. On l’a découvert par hasard vers 1989 : dans une étude sur l’alcool, le jus servait à masquer le goût.",
			school:
				"La chimie compte deux fois : pour la molécule, et pour ce que le corps en fait. Les maths du métier sont des courbes qui montent et redescendent, tracées avec l’exponentielle du lycée.",
			degrees: [
				"Études de pharmacie, par un PASS (parcours d’accès spécifique santé) ou une L.AS (licence avec option accès santé), que doit remplacer une voie unique, annoncée pour la rentrée 2027 ; puis internat (formation à l’hôpital) ou filière industrie et recherche",
				"Licence Sciences de la vie (3 ans), master Sciences du médicament et des produits de santé (2 ans), puis doctorat (3 ans)",
				"Études de médecine (6 ans), puis internat (4 ou 5 ans), si tu veux aussi voir des malades",
			],
			skills: [
				"Biologie des cibles des médicaments",
				"Calcul et modélisation des doses",
				"Conception d’essais cliniques",
				"Pharmacovigilance",
				"Statistiques",
				"Travail avec les équipes médicales et pharmaceutiques",
			],
			qualities: [
				"Prudence",
				"Sens du détail",
				"Intégrité",
				"Clarté avec les malades comme avec les spécialistes",
			],
			professionals: [
				{
					name: "Nolwenn Tanguy",
					title: "Pharmacologue clinicienne",
					organization: "dans un centre régional de pharmacovigilance",
					quote:
						"Un vieux monsieur avait sans cesse des vertiges, et neuf médicaments dans un sac, sur ses genoux. Avec son médecin, on en a arrêté trois, un à la fois. Un mois plus tard, il dansait. Une ordonnance a aussi besoin d’une gomme.",
				},
				{
					name: "Hamza Rahmani",
					title: "Modélisateur des doses",
					organization: "dans une entreprise de recherche sur le médicament",
					quote:
						"Un enfant n’est pas un petit adulte : son foie et ses reins travaillent à un autre rythme. Mes équations trouvent la bonne dose avec très peu de prises de sang. Chaque piqûre évitée est une victoire.",
				},
			],
			superhero: "L’As de la juste dose",
		},
	},
});
