import { defineCareer } from "../define-career.ts";

export default defineCareer({
	id: "mathematician",
	category: "math",
	secondaryCategories: [],
	subjects: ["mathematics", "statistics", "computer-science", "physics"],
	text: {
		en: {
			title: "Mathematician",
			description:
				"Being stuck is a mathematician’s normal state, and a rather happy one: the aim is to see why a thing must be true. Some prove theorems that nobody has a use for yet; others work with doctors, engineers or biologists on images, secret codes or traffic. All of them need paper, conversation and stubbornness.",
			week: [
				"Try small cases by hand until a pattern appears, or breaks",
				"Explain half a proof to a colleague at the board, and spot the gap as you speak",
				"Read three pages of an article in one day, which is a good pace",
				"Write a program that tests an unproved idea on a million examples, or a proof that a computer can check",
				"Teach a class, mark papers, write a detailed report on someone else’s theorem",
			],
			discovery:
				"For decades, people wondered whether tiles of one shape could cover a floor, but only in a pattern that never repeats. In 2022, David Smith, a retired print technician who plays with shapes, cut one out of card: thirteen sides, in the shape of a hat. With three specialists, he then proved that it works.",
			school:
				"Being fast counts less than wanting to stay with a question. The advanced maths option in the final year helps; so does computing, where an idea can be tested before it is proved.",
			degrees: [
				"A three-year degree (licence) in maths, a two-year master’s, then a three-year doctorate for research",
				"Two years of preparatory classes (CPGE) in maths and physics, then a research school (ENS), École polytechnique or an engineering school, and a doctorate",
				"A master’s in applied maths and statistics, for companies in energy, insurance, transport or health",
			],
			skills: [
				"Proof",
				"Abstraction",
				"Modelling real situations",
				"Probability and statistics",
				"Programming",
				"Teaching and clear writing",
			],
			qualities: [
				"Stubborn curiosity",
				"Rigour",
				"Pleasure in being wrong, then less wrong",
				"Taste for elegance",
			],
			professionals: [
				{
					name: "Hana Novotná",
					title: "Number theorist",
					organization: "a university mathematics department",
					quote:
						"At school I was slow, and ashamed of it. My latest theorem took four years, three of them in the wrong direction. Nobody had told me that staying with a question is a talent.",
				},
				{
					name: "Moussa Camara",
					title: "Applied mathematician",
					organization: "a medical imaging company",
					quote:
						"Doctors wanted the same image with fewer X-rays. Our starting point was a formula published in 1917, long before the first scanner. I translate between two worlds, and each of them thinks that I belong to the other.",
				},
			],
			superhero: "Locksmith of the Infinite",
		},
		fr: {
			title: "Mathématicienne / mathématicien",
			description:
				"Pour une mathématicienne ou un mathématicien, sécher sur un problème est l’état normal, et plutôt joyeux : on veut voir pourquoi une chose est forcément vraie. Certains théorèmes n’ont encore aucun usage ; d’autres travaux se font avec la médecine, l’ingénierie ou la biologie, sur des images, des codes secrets ou la circulation des voitures. Partout : papier, discussions, obstination.",
			week: [
				"Étudier de petits cas à la main jusqu’à ce qu’une régularité apparaisse, ou se brise",
				"Expliquer la moitié d’une démonstration au tableau, et voir en parlant ce qui cloche",
				"Lire trois pages d’article en une journée, ce qui est un bon rythme",
				"Écrire un programme qui teste sur un million d’exemples une idée pas encore démontrée, ou rédiger une démonstration qu’un ordinateur sait vérifier",
				"Donner un cours, corriger des copies, rédiger un avis détaillé sur le théorème de quelqu’un d’autre",
			],
			discovery:
				"Pendant des décennies, on s’est demandé si une seule forme de carreau pouvait couvrir un sol entier sans que le motif puisse jamais se répéter. En 2022, David Smith, technicien d’imprimerie à la retraite et amateur de pavages, découpe un tel carreau dans du carton : treize côtés, l’allure d’un chapeau. Avec trois spécialistes, il prouve ensuite que cela marche.",
			school:
				"Aller vite compte moins que le goût de creuser une question. L’option maths expertes en terminale aide, l’informatique aussi : on y teste une idée avant de la démontrer.",
			degrees: [
				"Licence Mathématiques (3 ans), master (2 ans), puis doctorat (3 ans) pour la recherche",
				"Prépa MPSI, PCSI ou MP2I (CPGE, 2 ans), puis école normale supérieure (ENS), École polytechnique ou école d’ingénieurs, et doctorat (3 ans)",
				"Master Mathématiques appliquées, statistique (2 ans), pour des entreprises de l’énergie, de l’assurance, du transport ou de la santé",
			],
			skills: [
				"Démonstration",
				"Abstraction",
				"Modélisation de situations réelles",
				"Probabilités et statistiques",
				"Programmation",
				"Enseignement et rédaction claire",
			],
			qualities: [
				"Curiosité obstinée",
				"Rigueur",
				"Plaisir de se tromper, puis de se tromper moins",
				"Goût de l’élégance",
			],
			professionals: [
				{
					name: "Hana Novotná",
					title: "Théoricienne des nombres",
					organization: "dans un département universitaire de mathématiques",
					quote:
						"À l’école, j’étais lente, et j’en avais honte. Mon dernier théorème a pris quatre ans, dont trois dans la mauvaise direction. Personne ne m’avait dit que ne pas lâcher une question est un talent.",
				},
				{
					name: "Moussa Camara",
					title: "Spécialiste de mathématiques appliquées",
					organization: "dans une entreprise d’imagerie médicale",
					quote:
						"Des médecins voulaient la même image avec moins de rayons X. Notre point de départ a été une formule publiée en 1917, bien avant le premier scanner. Je sers d’interprète entre deux mondes, et chacun croit que je viens de l’autre.",
				},
			],
			superhero: "Funambule de l’infini",
		},
	},
});
