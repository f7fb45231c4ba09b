import { defineCareer } from "../define-career.ts";

export default defineCareer({
	id: "neuroscientist",
	category: "biology",
	secondaryCategories: ["health"],
	subjects: ["biology", "biochemistry", "physics", "statistics", "health-science"],
	text: {
		en: {
			title: "Neuroscientist",
			description:
				"Somewhere in your brain, cells changed when you learnt to ride a bicycle. Neuroscientists find out which ones, and how. They record signals from single neurons, image living brains and watch behaviour, from flies to people, to understand learning, sleep, pain or Parkinson’s disease.",
			week: [
				"Lower a glass tip far thinner than a hair onto one living neuron and wait to hear it fire",
				"Take a volunteer through the same memory task in an MRI scanner, for the twelfth time this month",
				"Clean the recordings in Python: the hum of a lamp plugged in nearby is enough to spoil them",
				"Complete the ethics file that every experiment on animals or people requires",
				"Defend your results to a team that found the opposite",
			],
			discovery:
				"The complete wiring diagram of an adult fruit fly’s brain was published in 2024: about 140,000 neurons and some 50 million connections, in a brain the size of a poppy seed. The map was drawn from thousands of ultra-thin slices, and volunteers helped to check it.",
			school:
				"Physics counts for more than people expect: a neuron speaks in millivolts. Reading a graph without being fooled by it is half the job, and philosophy asks some of the same questions.",
			degrees: [
				"A three-year degree (licence) in life sciences, a two-year master’s in neuroscience, then a three-year doctorate",
				"Two years of preparatory classes in biology (CPGE BCPST), then a research school (ENS) or a veterinary school, often followed by a doctorate",
				"A medical degree and specialist training, for example in neurology, often combined with a doctorate for research",
			],
			skills: [
				"Microscopy and brain imaging",
				"Recording electrical signals",
				"Programming in Python or MATLAB",
				"Statistics",
				"Experiment design",
				"Scientific English",
			],
			qualities: [
				"Steady hands",
				"Patience with slow results",
				"Respect for living beings",
				"Enjoying a good debate",
			],
			professionals: [
				{
					name: "Inês Carvalho",
					title: "Neurobiologist",
					organization: "a university research unit",
					quote:
						"The first neuron I recorded died after four minutes, and so did the next thirty. Then one held for an hour. Much of this job is in your hands, and hands need a year to learn.",
				},
				{
					name: "Rayan Haddad",
					title: "Sleep researcher",
					organization: "a hospital sleep laboratory",
					quote:
						"People think we can read minds. What I see is waves that slow down as you fall asleep. Explaining that gap without spoiling the wonder is part of my work.",
				},
			],
			superhero: "The Neuron Listener",
		},
		fr: {
			title: "Chercheuse / chercheur en neurosciences",
			description:
				"Quelque part dans ton cerveau, des cellules ont changé quand tu as appris à faire du vélo. Lesquelles ? Les neurobiologistes enregistrent les signaux des neurones, regardent un cerveau au travail, observent un comportement, de la mouche à l’être humain. On comprend ainsi peu à peu l’apprentissage, le sommeil, la douleur ou la maladie de Parkinson.",
			week: [
				"Poser une pointe de verre bien plus fine qu’un cheveu sur un neurone vivant et guetter son signal",
				"Faire passer à un volontaire le même test de mémoire dans l’IRM, pour la douzième fois du mois",
				"Nettoyer les enregistrements en Python : le ronflement d’une lampe branchée à côté suffit à les gâcher",
				"Remplir le dossier d’éthique exigé pour toute expérience sur des animaux ou des personnes",
				"Défendre ses résultats devant une équipe qui a trouvé le contraire",
			],
			discovery:
				"Le plan de câblage complet du cerveau d’une mouche drosophile adulte est paru en 2024 : environ 140 000 neurones et 50 millions de connexions dans un cerveau gros comme une graine de pavot. On l’a tracé à partir de milliers de coupes ultrafines, et des bénévoles ont aidé à le vérifier.",
			school:
				"La physique compte plus qu’on ne croit : un neurone s’exprime en millivolts. Lire un graphique sans s’y laisser prendre, c’est la moitié du métier, et la philosophie pose une partie des mêmes questions.",
			degrees: [
				"Licence Sciences de la vie (3 ans), master de neurosciences (2 ans), puis doctorat (3 ans)",
				"Prépa BCPST (CPGE, 2 ans), puis école normale supérieure (ENS) ou école vétérinaire, souvent suivie d’un doctorat (3 ans)",
				"Études de médecine (6 ans), puis internat à l’hôpital, en neurologie par exemple (4 ans), souvent avec un doctorat de recherche",
			],
			skills: [
				"Microscopie et imagerie cérébrale",
				"Enregistrement de signaux électriques",
				"Programmation en Python ou MATLAB",
				"Statistiques",
				"Conception d’expériences",
				"Anglais scientifique",
			],
			qualities: ["Précision du geste", "Patience", "Respect du vivant", "Goût du débat"],
			professionals: [
				{
					name: "Inês Carvalho",
					title: "Neurobiologiste",
					organization: "dans une unité de recherche universitaire",
					quote:
						"Le premier neurone que j’ai enregistré est mort au bout de quatre minutes, les trente suivants aussi. Puis l’un d’eux a tenu une heure. Ce métier, c’est d’abord une affaire de doigté, et le doigté s’apprend en un an.",
				},
				{
					name: "Rayan Haddad",
					title: "Spécialiste du sommeil",
					organization: "dans un laboratoire hospitalier",
					quote:
						"Les gens croient que nous lisons dans les pensées. Moi, je vois des ondes qui ralentissent quand tu t’endors. Expliquer cet écart sans gâcher l’émerveillement fait partie de mon travail.",
				},
			],
			superhero: "Fine Oreille des neurones",
		},
	},
});
