import { defineCareer } from "../define-career.ts";

export default defineCareer({
	id: "biostatistician",
	category: "math",
	secondaryCategories: ["health", "biology"],
	subjects: ["statistics", "mathematics", "biology", "computer-science", "health-science"],
	text: {
		en: {
			title: "Biostatistician",
			description:
				"Before a clinical trial begins, a biostatistician calculates how many patients it takes to see if a drug works, plans the study and chooses the method before seeing any result. Afterwards comes the hard part: saying how sure anyone can be, even when the answer disappoints.",
			week: [
				"Work out with a doctor how many patients a study needs, no fewer and no more",
				"Write the analysis plan and have it signed before the first result exists",
				"Query odd values: a patient aged 214, two visits in the same minute",
				"Program the analysis in R or SAS while a colleague does it separately, then compare",
				"Explain to a hospital team, in one page, what a confidence interval does and does not say",
			],
			discovery:
				"In a 1935 book, the statistician Ronald Fisher told of a lady who said she could taste whether milk or tea went into the cup first. Give her eight cups, four of each, in random order: luck alone sorts them all correctly once in 70 tries. Clinical trials still rest on that idea, chance put to work.",
			school:
				"Probability is the heart of the job, and every year of lycée maths has some. Coming from the health side is possible too, with a good grip on maths; writing clearly counts as much as calculating.",
			degrees: [
				"A three-year degree (licence) in maths, then a two-year master’s in applied maths or statistics",
				"Two years of preparatory classes (CPGE), then three years at a school of statistics",
				"A degree in life sciences or maths, then a master’s in public health (biostatistics)",
				"A three-year applied degree (BUT) in data science, then a master’s or an engineering school",
				"A three-year doctorate after the master’s, for those who want to invent new methods",
			],
			skills: [
				"Probability and inference",
				"Clinical trial design",
				"Programming in R or SAS",
				"Reading medical articles",
				"Rules of clinical research",
				"Teaching statistics to doctors and nurses",
			],
			qualities: ["Integrity", "Attention to detail", "Calm under deadlines", "Gift for clear explanation"],
			professionals: [
				{
					name: "Nour El Amrani",
					title: "Biostatistician",
					organization: "a clinical trials unit",
					quote:
						"The treatment that we all hoped for did not work. The trial was well built, so the answer was clear, and other patients were spared useless side effects. It is my proudest bad news.",
				},
				{
					name: "Gabriel Verhaeghe",
					title: "Statistician in cancer research",
					organization: "a cancer treatment centre",
					quote:
						"Doctors used to bring me their data at the end and hope for a miracle. Come at the start, I tell them: an hour together before the study is worth a month after it.",
				},
			],
			superhero: "The Weigher of Chance",
		},
		fr: {
			title: "Biostatisticienne / biostatisticien",
			description:
				"Combien de malades faut-⁠il pour savoir si un médicament agit ? Avant tout essai clinique, une biostatisticienne ou un biostatisticien fait le calcul, conçoit l’étude et choisit la méthode sans avoir vu le moindre résultat. Vient ensuite le plus difficile : dire honnêtement à quel point le résultat est sûr, même s’il déçoit.",
			week: [
				"Calculer avec une médecin combien de malades une étude demande, ni trop ni trop peu",
				"Écrire le plan d’analyse et le faire signer avant que le premier résultat existe",
				"Signaler les valeurs étranges : un patient de 214 ans, deux visites à la même minute",
				"Programmer l’analyse en R ou en SAS pendant qu’un collègue la refait de son côté, puis comparer",
				"Expliquer à une équipe soignante, en une page, ce que dit un intervalle de confiance et ce qu’il ne dit pas",
			],
			discovery:
				"Dans un livre de 1935, le statisticien Ronald Fisher parle d’une dame qui prétend reconnaître au goût si l’on a versé d’abord le lait ou le thé. Huit tasses, quatre de chaque sorte, dans un ordre tiré au sort : le hasard seul les trie sans faute une fois sur 70. Les essais cliniques reposent toujours sur cette idée : faire travailler le hasard.",
			school:
				"Le cœur du métier, ce sont les probabilités, et au lycée on en fait chaque année en maths. Tu peux aussi venir de la santé, si tes maths sont solides ; écrire clairement compte autant que calculer.",
			degrees: [
				"Licence Mathématiques (3 ans), puis master de mathématiques appliquées ou de statistique (2 ans)",
				"Prépa MPSI, MP2I, B/L ou ECG (CPGE, 2 ans), puis école de statistique (3 ans)",
				"Licence Sciences de la vie ou Mathématiques, ou licence avec option accès santé (L.AS), en 3 ans, puis master Santé publique (2 ans)",
				"BUT Science des données (3 ans), puis master ou école d’ingénieurs (2 à 3 ans)",
				"Doctorat (3 ans) après le master, pour inventer de nouvelles méthodes",
			],
			skills: [
				"Probabilités et inférence",
				"Conception d’essais cliniques",
				"Programmation en R ou SAS",
				"Lecture d’articles médicaux",
				"Règles de la recherche clinique",
				"Pédagogie auprès des équipes soignantes",
			],
			qualities: ["Intégrité", "Souci du détail", "Calme avant l’échéance", "Art d’expliquer clairement"],
			professionals: [
				{
					name: "Nour El Amrani",
					title: "Biostatisticienne",
					organization: "dans une unité d’essais cliniques",
					quote:
						"Le traitement dont nous espérions tant ne marchait pas. L’essai était bien construit, la réponse était donc nette, et d’autres malades ont évité des effets secondaires inutiles. De toutes les mauvaises nouvelles, c’est celle dont je suis le plus fière.",
				},
				{
					name: "Gabriel Verhaeghe",
					title: "Biostatisticien en cancérologie",
					organization: "dans un centre de lutte contre le cancer",
					quote:
						"Avant, on m’apportait les données à la fin en espérant un miracle. Maintenant, je préviens : « Venez dès le début. » Une heure ensemble avant l’étude vaut mieux qu’un mois après.",
				},
			],
			superhero: "L’Arbitre du hasard",
		},
	},
});
