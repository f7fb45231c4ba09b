import { defineNeighbour } from "../define-neighbour.ts";

export default defineNeighbour({
	id: "science-teacher",
	category: "education",
	secondaryCategories: ["physics", "biology", "math"],
	settings: ["people", "lab", "desk", "people", "people"],
	ways: [
		{
			way: "teacherMaster",
			courses: [
				"Licence Physique, chimie",
				"Licence Sciences de la vie et de la Terre",
				"Licence Mathématiques",
				"Licence Informatique",
			],
		},
	],
	worksWith: ["mathematician", "physicist", "ecologist", "geologist", "astronomer", "theoretical-physicist"],
	facts: [
		{
			source: "reform",
			text: {
				en: "Since 2026 the competition is taken in the third year of a licence, and the 2 years of the master’s after it are paid: about €1,400, then €1,800 a month after deductions.",
				fr: "Depuis 2026, on passe le concours en troisième année de licence ; si on le réussit, on est payé pendant les 2 années de master qui suivent : environ 1 400 € net par mois la première année, 1 800 € la seconde.",
			},
		},
		{
			source: "places",
			text: {
				en: "In 2026 the CAPES, all subjects together, had 3,697 posts after a licence (225 in SVT), and 4,133 after a master’s (310 in SVT); this second competition is held for two years only.",
				fr: "En 2026, le CAPES offrait, toutes matières confondues, 3 697 postes après une licence (225 en SVT) et 4 133 après un master (310 en SVT) ; ce second concours n’aura lieu que deux années de suite.",
			},
		},
		{
			source: "posting",
			text: {
				en: "In public lycées and collèges you do not choose your first school: you rank the académies of the whole country, and the first permanent post can be far from home.",
				fr: "Dans les collèges et les lycées publics, on ne choisit pas son premier établissement : on classe les académies de toute la France par ordre de préférence, et le premier poste fixe peut être loin de chez soi.",
			},
		},
		{
			source: "service",
			text: {
				en: "Those who are paid from the first year of this master’s (M2E) promise 4 years in a public service, once they are permanent; ask what those who leave earlier have to pay back.",
				fr: "Si l’on est payé dès la première année du master qui suit le concours (M2E), on s’engage à travailler 4 ans dans le service public une fois titulaire, c’est-⁠à-⁠dire nommé définitivement ; demande ce que l’on doit rembourser si l’on part plus tôt.",
			},
		},
	],
	figures: [
		{ value: 2026, source: "places" },
		{ value: 2, source: "reform" },
		{ value: 14, source: "registration" },
		{ value: 2025, source: "registration" },
		{ value: 1400, source: "reform" },
		{ value: 1800, source: "reform" },
		{ value: 3697, source: "places" },
		{ value: 4133, source: "places" },
		{ value: 225, source: "svt" },
		{ value: 310, source: "svt" },
		{ value: 4, source: "service" },
	],
	wayInSources: [
		"reform",
		"places",
		"competitions",
		"registration",
		"technological",
		"nationality",
		"agregation",
	],
	sources: {
		reform: {
			label: "Devenir enseignant, la réforme de la formation",
			url: "https://www.devenirenseignant.gouv.fr/reforme-du-recrutement-et-de-la-formation-initiale-des-professeurs-les-reponses-vos-questions-1523",
		},
		places: {
			label: "Sgen-CFDT, les postes aux concours de 2026",
			url: "https://midipyrenees.sgen-cfdt.fr/actu/concours-capes-caplp-cpe-capeps-nombre-de-postes",
		},
		svt: {
			label: "Université de Strasbourg, les postes de SVT en 2026",
			url: "https://master-vie-agreg-svt.unistra.fr/actualites/postes-aux-concours-2025",
		},
		posting: {
			label: "Ministère de l’Éducation nationale, les académies et les premiers postes (2012)",
			url: "https://education.gouv.fr/l-attractivite-des-academies-pour-les-enseignants-du-second-degre-public-en-2012-6437",
		},
		competitions: {
			label: "INSPÉ de Strasbourg, les différents concours",
			url: "https://inspe.unistra.fr/faq-1/",
		},
		registration: {
			label: "VousNousIls, les inscriptions aux concours de 2026",
			url: "https://www.vousnousils.fr/?p=696327",
		},
		technological: {
			label: "Éducation et devenir, enseigner une matière technologique",
			url: "https://educationetdevenir.fr/quels-sont-les-concours-de-lenseignement-technologique-et-professionnel",
		},
		nationality: {
			label: "Devenir enseignant, les conditions d’inscription aux concours",
			url: "https://www.devenirenseignant.gouv.fr/cid99017/les-conditions-d-inscription.html",
		},
		agregation: {
			label: "SNES-FSU, la réforme des concours en 2026",
			url: "https://www.snes.edu/?p=194434",
		},
		service: {
			label: "SNES-FSU, l’engagement à servir",
			url: "https://www.snes.edu/faq/en-quoi-consiste-l-engagement-a-servir",
		},
	},
	checked: "2026-11-27",
	text: {
		en: {
			title: "Science teacher",
			description:
				"Twenty-eight people, one experiment, fifty-five minutes, and three who have given up on physics. Science teachers choose what to show, what to let happen and which mistake to use. They mark, they prepare, they listen; and some afternoons somebody says “oh, that is why” and means it.",
			week: [
				"Set up nine microscopes before eight and find the one that is broken",
				"Let a class be wrong about falling bodies for ten minutes, because the film will show it",
				"Mark thirty-one reports and write in each one thing to try",
				"Talk with a girl who is sure that she is bad at maths, about what she did right",
				"Agree with the French teacher on how to prepare the oral exam",
			],
			wayIn:
				"A licence in the subject and, in its third year, the competition, for which you register in the autumn (for 2026, from 14 October to 2 December 2025): CAPES for maths, physics and chemistry, SVT (collèges, general and technological lycées) or computing (NSI, lycées); CAPET for a technological subject, such as biotechnology; CAPLP for vocational lycées. Then two years of master’s with classes of your own in the second. The competitions for public schools ask for the nationality of a country of the European Union or the EEA, of Switzerland, Andorra or Monaco. The agrégation still asks for a master’s, primary school has its own competition (CRPE), and there are others for people who worked elsewhere.",
			words: [
				"teacher",
				"school",
				"teaching",
				"maths",
				"physics",
				"biology",
				"children",
				"college",
				"explaining",
				"education",
			],
		},
		fr: {
			title: "Prof de sciences",
			description:
				"Une expérience, cinquante-⁠cinq minutes et vingt-⁠huit élèves, dont trois ont baissé les bras en physique. Les profs de sciences choisissent ce qu’il faut montrer, ce qu’il vaut mieux laisser arriver et l’erreur qui aidera à comprendre. Il faut corriger, préparer, écouter. Et certains après-midi, quelqu’un s’écrie « ah, c’est pour ça ! » : cette fois, c’est compris.",
			week: [
				"Installer neuf microscopes avant huit heures et trouver celui qui est cassé",
				"Laisser une classe se tromper pendant dix minutes sur la chute des corps, parce qu’un film au ralenti lui montrera ensuite son erreur",
				"Corriger trente et un comptes rendus et noter sur chacun une idée à essayer",
				"Montrer à une élève persuadée d’être nulle en maths ce qu’elle a réussi",
				"Se mettre d’accord avec la prof de français sur la façon de préparer les élèves à l’oral",
			],
			wayIn:
				"On prépare une licence dans la matière que l’on veut enseigner et, en troisième année, un concours, auquel on s’inscrit dès l’automne (pour 2026, du 14 octobre au 2 décembre 2025) : le CAPES, pour enseigner les maths, la physique-chimie ou les SVT au collège et au lycée général et technologique, ou la NSI au lycée seulement ; le CAPET pour une matière technologique, comme les biotechnologies ; le CAPLP pour le lycée professionnel. Viennent ensuite deux ans de master ; la seconde année, on a ses propres classes. Pour passer les concours de l’enseignement public, il faut avoir la nationalité d’un pays de l’Union européenne ou de l’Espace économique européen (EEE), ou être de nationalité suisse, andorrane ou monégasque. Pour l’agrégation, il faut toujours un master. L’école primaire a son propre concours (CRPE), et d’autres concours s’adressent aux personnes qui ont déjà exercé un autre métier.",
			words: [
				"professeur",
				"professeure",
				"prof",
				"enseigner",
				"école",
				"collège",
				"lycée",
				"maths",
				"physique",
				"SVT",
				"CAPES",
				"expliquer",
			],
		},
	},
});
