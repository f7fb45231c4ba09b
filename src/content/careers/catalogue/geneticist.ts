import { defineCareer } from "../define-career.ts";

export default defineCareer({
	id: "geneticist",
	category: "biology",
	secondaryCategories: ["health"],
	subjects: ["genetics", "biology", "biochemistry", "statistics", "health-science"],
	text: {
		en: {
			title: "Geneticist",
			description:
				"Reading three billion letters of DNA is now routine; knowing what one changed letter does is the geneticist’s craft. In a hospital, the answer can end a family’s years of doubt; in a field or a laboratory, it shows how a trait passes from one generation to the next.",
			week: [
				"Extract DNA from blood, a leaf or a fly, and check its quality",
				"Load a sequencer in the evening and find its millions of short sequences in the morning",
				"Sift thousands of variants (changed letters) for the one that could explain a disease",
				"Search shared databases for another family, anywhere in the world, with the same change",
				"Meet doctors and genetic counsellors to agree on what a result means and how to explain it",
			],
			discovery:
				"An onion’s genome is about five times as big as yours. The amount of DNA says little about how complex a living thing is: much of it is made of repeated sequences, and only a small part codes for proteins.",
			school:
				"Genetics begins in biology lessons and ends in statistics: one variant among thousands is found by counting. English is the language of the shared databases.",
			degrees: [
				"A three-year degree (licence) in life sciences, a master’s in genetics, then a three-year doctorate",
				"Two years of preparatory classes in biology (CPGE BCPST), then a research school (ENS) or a school of agronomy, often followed by a doctorate",
				"A six-year medical degree, then four years of hospital training in medical genetics",
			],
			skills: [
				"DNA sequencing",
				"Interpretation of genetic variants",
				"Statistics and probability",
				"Use of genome databases",
				"Laboratory technique",
				"Bioethics",
			],
			qualities: [
				"Meticulousness",
				"Discretion",
				"Caution before conclusions",
				"Tact with families and patients",
			],
			professionals: [
				{
					name: "Thuy-Linh Nguyen",
					title: "Medical geneticist",
					organization: "a hospital genetics department",
					quote:
						"One family had waited eleven years for the name of their illness. I had no cure to give them, and still the mother thanked us. A diagnosis does not repair everything, but it ends the guessing.",
				},
				{
					name: "Oumar Sissoko",
					title: "Plant geneticist",
					organization: "an agricultural institute",
					quote:
						"I cross two wheats in spring, and over a year goes by before I know whether I was right. Keep a proper notebook: by then you will remember nothing of today.",
				},
			],
			superhero: "The Helix Interpreter",
		},
		fr: {
			title: "Généticienne / généticien",
			description:
				"Lire trois milliards de lettres d’ADN est devenu banal ; comprendre ce que change une seule lettre, c’est le travail des généticiennes et des généticiens. À l’hôpital, leur réponse peut mettre fin aux années de doute d’une famille ; au champ ou au laboratoire, elle montre comment un caractère passe d’une génération à l’autre.",
			week: [
				"Extraire l’ADN du sang, d’une feuille ou d’une mouche, puis contrôler sa qualité",
				"Charger un séquenceur le soir et retrouver au matin ses millions de courtes séquences",
				"Parmi des milliers de variants (des lettres changées), isoler celui qui pourrait expliquer une maladie",
				"Chercher dans les bases de données une autre famille, n’importe où dans le monde, qui porte le même variant",
				"S’accorder, avec les médecins et l’équipe de conseil génétique, sur le sens d’un résultat et la façon de l’annoncer",
			],
			discovery:
				"Le génome de l’oignon est environ cinq fois plus grand que le tien. La quantité d’ADN renseigne peu sur la complexité d’un être vivant : une bonne part du génome n’est que répétitions, et seule une petite fraction code des protéines.",
			school:
				"La génétique commence en SVT et finit en statistiques : un variant parmi des milliers se trouve en comptant. L’anglais est la langue des bases de données partagées.",
			degrees: [
				"Licence Sciences de la vie (3 ans), master de génétique (2 ans), puis doctorat (3 ans)",
				"Prépa BCPST (CPGE, 2 ans), puis école normale supérieure (ENS) ou école d’agronomie, souvent suivie d’un doctorat (3 ans)",
				"Études de médecine (6 ans), puis internat à l’hôpital en génétique médicale (4 ans)",
			],
			skills: [
				"Séquençage de l’ADN",
				"Interprétation des variants",
				"Statistiques et probabilités",
				"Bases de données génomiques",
				"Techniques de laboratoire",
				"Bioéthique",
			],
			qualities: ["Minutie", "Discrétion", "Prudence avant de conclure", "Tact avec les familles"],
			professionals: [
				{
					name: "Thuy-Linh Nguyen",
					title: "Médecin généticienne",
					organization: "dans un service hospitalier de génétique",
					quote:
						"Une famille attendait depuis onze ans le nom de sa maladie. Je n’avais pas de remède à lui donner, et pourtant la mère nous a remerciés. Un diagnostic ne répare pas tout, mais on cesse de chercher dans le noir.",
				},
				{
					name: "Oumar Sissoko",
					title: "Généticien des plantes",
					organization: "dans un institut agronomique",
					quote:
						"Je croise deux blés au printemps, et il faut plus d’un an pour savoir si j’avais raison. Tiens bien ton cahier : d’ici là, tu auras tout oublié de cette journée.",
				},
			],
			superhero: "L’Interprète de l’hélice",
		},
	},
});
