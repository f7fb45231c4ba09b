import { defineCareer } from "../define-career.ts";

export default defineCareer({
	id: "pathologist",
	category: "health",
	secondaryCategories: ["biology"],
	subjects: ["health-science", "biology", "biochemistry", "genetics", "chemistry"],
	text: {
		en: {
			title: "Pathologist",
			description:
				"Few patients ever meet the doctor who put a name to their tumour: a pathologist, reading their cells. From see-through slices of skin or of an organ, this doctor says what the disease is, how fast it may grow and which treatment may work. Behind every glass slide, someone is waiting.",
			week: [
				"Examine an organ just removed in surgery: measure, photograph, choose the pieces to keep",
				"Read dozens of slides, at the microscope or on a screen, and dictate a report for each patient",
				"Give the surgeons an answer in about twenty minutes, while the patient is still asleep",
				"Order the special stain or gene test that will tell whether a targeted drug can work",
				"Defend a diagnosis at the meeting where surgeons, radiologists and cancer doctors choose a treatment together",
			],
			discovery:
				"In a 2015 study, pigeons rewarded with food learnt to sort images of benign and malignant breast tissue, even images that they had never seen. A harder task, judging suspicious masses on X-rays, defeated them: recognising a pattern is only the start of a diagnosis.",
			school:
				"Nearly everybody admitted to PASS had taken two science subjects; after that, steady work decides. What this speciality needs later is a good eye: comparing two pictures, again and again, and daring to say what differs.",
			degrees: [
				"A first year or more on a health course (PASS or L.AS, to be replaced by one single way, announced for September 2027), the gate to medical school",
				"Medical school up to the sixth year, with hospital placements from early on, then the national exams",
				"Five years of specialist training (DES) in pathology as a junior hospital doctor: at least eleven years after the bac",
				"A master’s and a science doctorate on top, for those who also want to do research",
			],
			skills: [
				"Microscopic diagnosis",
				"Anatomy and knowledge of diseases",
				"Molecular testing",
				"Digital pathology",
				"Clear and quick report writing",
				"Work with surgeons and cancer doctors",
			],
			qualities: [
				"Visual memory",
				"Sense of responsibility",
				"Composure under pressure",
				"The modesty to ask for a second opinion",
			],
			professionals: [
				{
					name: "Nadia Cherkaoui",
					title: "Breast cancer pathologist",
					organization: "a large public hospital",
					quote:
						"I show difficult slides to a colleague without telling her what I think. If we disagree, we call a third. Doubt is not a weakness in this job; keeping it to yourself is.",
				},
				{
					name: "Pierre-Alain Rakoto",
					title: "Trainee pathologist",
					organization: "a teaching hospital",
					quote:
						"Friends teased me for choosing medicine without patients. Then a surgeon rang: ‘You say that the edge is clean, so I will not operate again.’ I had never met the patient, yet I had spared her that.",
				},
			],
			superhero: "Eagle Eye of the Cells",
		},
		fr: {
			title: "Médecin pathologiste",
			description:
				"Peu de malades rencontrent un jour les médecins qui donnent un nom à leur tumeur en lisant ses cellules. Devant un grain de beauté ou une biopsie coupés en tranches transparentes, les pathologistes disent quelle est la maladie, à quelle vitesse elle avance, quel traitement a des chances d’agir. Derrière chaque lame de verre, quelqu’un attend.",
			week: [
				"Examiner un organe tout juste retiré au bloc opératoire : mesurer, photographier, choisir les fragments à garder",
				"Lire des dizaines de lames, au microscope ou à l’écran, et dicter un compte rendu pour chaque malade",
				"Donner un avis au bloc en vingt minutes environ, pendant que la personne opérée dort encore",
				"Demander la coloration ou le test génétique qui dira si un médicament ciblé peut agir",
				"Défendre un diagnostic à la réunion où les équipes de chirurgie, de radiologie et de cancérologie choisissent le traitement",
			],
			discovery:
				"Dans une étude de 2015, des pigeons récompensés par de la nourriture ont appris à trier des images de tissus du sein bénins et malins, y compris certaines qu’ils n’avaient jamais vues. Une tâche plus dure, juger des masses suspectes sur des radios, les a mis en échec : reconnaître un motif n’est que le début d’un diagnostic.",
			school:
				"Presque toutes les personnes admises en PASS avaient deux spécialités scientifiques ; c’est ensuite le travail régulier qui fait la différence. Pour ce métier, il faut avoir l’œil : comparer deux images, dix fois si besoin, et oser dire ce qui change.",
			degrees: [
				"PASS (parcours d’accès spécifique santé) ou L.AS (licence avec option accès santé), de 1 à 3 ans : l’entrée en médecine (une voie unique, annoncée pour la rentrée 2027, doit remplacer les deux)",
				"Deuxième à sixième année de médecine, avec des stages à l’hôpital, puis épreuves nationales (EDN, ECOS)",
				"Internat à l’hôpital : DES Anatomie et cytologie pathologiques (5 ans), soit au moins onze ans d’études",
				"Master et doctorat de sciences en plus, si la recherche t’attire aussi",
			],
			skills: [
				"Diagnostic au microscope",
				"Anatomie et connaissance des maladies",
				"Tests moléculaires",
				"Lecture de lames numérisées",
				"Rédaction claire et rapide",
				"Travail avec la chirurgie et la cancérologie",
			],
			qualities: ["Mémoire visuelle", "Sens des responsabilités", "Sang-froid", "Réflexe du second avis"],
			professionals: [
				{
					name: "Nadia Cherkaoui",
					title: "Pathologiste spécialiste des cancers du sein",
					organization: "dans un grand hôpital public",
					quote:
						"Je montre les lames difficiles à une collègue sans lui dire ce que j’en pense. Si nos avis divergent, on appelle une troisième personne. Dans ce métier, douter n’est pas une faiblesse ; douter dans son coin, si.",
				},
				{
					name: "Pierre-Alain Rakoto",
					title: "Interne en anatomie pathologique",
					organization: "dans un centre hospitalier universitaire",
					quote:
						"On me taquinait : une médecine sans malades. Puis une chirurgienne a téléphoné : « Vous dites que le bord est sain, donc je ne réopère pas. » Je n’avais jamais vu la patiente, et je lui avais épargné une opération.",
				},
			],
			superhero: "L’Œil de lynx des cellules",
		},
	},
});
