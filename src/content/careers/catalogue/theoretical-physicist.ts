import { defineCareer } from "../define-career.ts";

export default defineCareer({
	id: "theoretical-physicist",
	category: "physics",
	secondaryCategories: ["math"],
	subjects: ["physics", "mathematics", "computer-science", "astronomy"],
	text: {
		en: {
			title: "Theoretical physicist",
			description:
				"Chalk, paper and a computer make up the laboratory: theoretical physicists look for the laws behind what others measure. Guess a principle, calculate what would follow, then wait for an experiment to say yes or no, sometimes for decades. From quarks to flocks of starlings, no subject is too strange.",
			week: [
				"Cover ten pages with calculations and see two terms cancel out",
				"Skim the articles that were posted online overnight, and read one of them properly",
				"Check a formula against a numerical simulation, then against a case where the answer is known",
				"Interrupt a speaker at the board, politely, at the line that nobody understood",
				"Teach a tutorial, mark the exercises, referee an article for a journal",
			],
			discovery:
				"The equation that Paul Dirac wrote for the electron in 1928 seemed to have one solution too many: a twin particle of opposite charge. In 1932 its track was photographed. That antimatter now helps hospitals every day, in PET scans.",
			school:
				"The advanced maths option in the final year will whet your appetite. Read slowly, redo the calculation without the book, and keep your mistakes: they map what you have understood.",
			degrees: [
				"Two years of preparatory classes in maths and physics (CPGE), then a research school (ENS), École polytechnique or an engineering school, and a three-year doctorate",
				"A three-year degree (licence) in physics, or physics and chemistry, a two-year master’s in fundamental physics, then a doctorate",
				"After the doctorate, several fixed-term research posts, usually in more than one country, before a permanent one",
			],
			skills: [
				"Advanced mathematics",
				"Quantum and statistical physics",
				"Numerical simulation",
				"Symbolic calculation by computer",
				"Estimating orders of magnitude",
				"Clear writing in English",
			],
			qualities: [
				"Imagination with rules",
				"Concentration",
				"Honesty about your own mistakes",
				"Enjoying long problems",
			],
			professionals: [
				{
					name: "Ananya Iyer",
					title: "Particle theorist",
					organization: "a university physics department",
					quote:
						"For a year, my formula gave a negative probability, which means nothing. The mistake was not in the working. It was in my very first sentence, the one I had never thought of checking.",
				},
				{
					name: "Élie Bernardin",
					title: "Theorist of living matter",
					organization: "a theoretical physics institute",
					quote:
						"Biologists bring me films of cells that move together. My first question annoys them: what am I allowed to forget? A theory is the art of leaving things out without losing the point.",
				},
			],
			superhero: "The Chalkboard Voyager",
		},
		fr: {
			title: "Chercheuse / chercheur en physique théorique",
			description:
				"Pour tout laboratoire, une craie, du papier et un ordinateur : les théoriciennes et les théoriciens cherchent les lois cachées derrière ce que d’autres mesurent. Deviner un principe, en calculer les conséquences, puis attendre, parfois des décennies, qu’une expérience dise oui ou non. Des quarks aux vols d’étourneaux, aucun sujet n’est trop étrange.",
			week: [
				"Couvrir dix pages de calculs et constater que deux termes s’annulent",
				"Parcourir les articles mis en ligne pendant la nuit, et en lire un pour de bon",
				"Confronter une formule à une simulation numérique, puis à un cas limite dont on connaît la réponse",
				"Interrompre poliment un exposé au tableau, à la ligne que personne n’a comprise",
				"Donner des travaux dirigés, corriger les copies, évaluer un article pour une revue",
			],
			discovery:
				"L’équation que Paul Dirac écrit pour l’électron en 1928 semble avoir une solution de trop : une particule jumelle, de charge opposée. En 1932, on en photographie la trace. Cette antimatière sert désormais tous les jours à l’hôpital, pour un examen d’imagerie appelé TEP.",
			school:
				"En terminale, l’option maths expertes met en appétit. Lis lentement, refais le calcul sans le livre, et garde tes erreurs : c’est la carte de ce que tu as compris.",
			degrees: [
				"Prépa MPSI, PCSI ou MP2I (CPGE, 2 ans), puis école normale supérieure (ENS), École polytechnique ou école d’ingénieurs, et doctorat (3 ans)",
				"Licence Physique ou « Physique, chimie » (3 ans), master de physique fondamentale (2 ans), puis doctorat (3 ans)",
				"Après le doctorat, des contrats de recherche, souvent dans plusieurs pays, avant un poste permanent",
			],
			skills: [
				"Mathématiques avancées",
				"Physique quantique et statistique",
				"Simulation numérique",
				"Calcul formel sur ordinateur",
				"Estimation d’ordres de grandeur",
				"Rédaction claire en anglais",
			],
			qualities: [
				"Imagination disciplinée",
				"Concentration",
				"Honnêteté face à ses erreurs",
				"Plaisir des problèmes longs",
			],
			professionals: [
				{
					name: "Ananya Iyer",
					title: "Théoricienne des particules",
					organization: "dans un département universitaire de physique",
					quote:
						"Pendant un an, ma formule a donné une probabilité négative, ce qui ne veut rien dire. L’erreur n’était pas dans le calcul. Elle était dans ma toute première phrase, celle que je n’avais jamais pensé à vérifier.",
				},
				{
					name: "Élie Bernardin",
					title: "Théoricien de la matière vivante",
					organization: "dans un institut de physique théorique",
					quote:
						"Des biologistes m’apportent des films de cellules qui avancent ensemble. Ma première question agace : qu’ai-⁠je le droit d’oublier ? Une théorie, c’est l’art de laisser des choses de côté sans perdre l’essentiel.",
				},
			],
			superhero: "Passe-muraille des équations",
		},
	},
});
