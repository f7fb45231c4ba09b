import { defineCareer } from "../define-career.ts";

export default defineCareer({
	id: "bioinformatician",
	category: "computer",
	secondaryCategories: ["biology"],
	subjects: ["computer-science", "biology", "genetics", "statistics", "mathematics"],
	text: {
		en: {
			title: "Bioinformatician",
			description:
				"DNA sequencers pour out endless text in A, C, G and T; bioinformaticians write the programs that make sense of it. They piece genomes together, compare tumours or microbes gene by gene, and build tools that laboratories on the other side of the world reuse.",
			week: [
				"Launch a chain of programs on a computing cluster and read the error log the next morning",
				"Rebuild a bacterium’s genome from millions of fragments, like a jigsaw without its box",
				"Write a Python or R script, document it and share it in a Git repository",
				"Sit down with biologists to find out which question the chart has to answer",
				"Untangle badly named samples and ask who swapped tubes 12 and 21",
			],
			discovery:
				"In January 2020, the genome of the virus that causes Covid-19 was posted online: a text of about 30,000 letters. Within days, teams were designing tests and vaccines from that file alone, before any sample of the virus had reached them.",
			school:
				"Two ways in, and both are used: biology, learning to code on the way, or computing, learning biology on the way. What counts is liking both languages.",
			degrees: [
				"A three-year degree (licence) in life sciences, then a two-year master’s in bioinformatics",
				"A degree in computer science, or in maths and computing, then a master’s in bioinformatics",
				"A three-year applied degree (BUT) in computing or data science, then a master’s in bioinformatics or an engineering school",
				"A three-year doctorate after the master’s, for research posts",
			],
			skills: [
				"Python, R and the Linux command line",
				"Molecular biology and genomics",
				"Algorithms for sequences",
				"Statistics",
				"Reproducible workflows",
				"Documenting code",
			],
			qualities: ["At home in two cultures", "Logic", "Not giving up on a bug", "Sharing your code"],
			professionals: [
				{
					name: "Aïssatou Barry",
					title: "Bioinformatician",
					organization: "a hospital sequencing facility",
					quote:
						"A doctor asked me for ‘the gene’. I had four hundred possible genes and one afternoon. My job was to rank them and say why, not to choose for her. Learn to explain a ranking to someone in a hurry.",
				},
				{
					name: "Victor Lindqvist",
					title: "Research engineer in genomics",
					organization: "a biology research institute",
					quote:
						"I chased a mysterious microbe through our samples for two weeks. It came from the extraction kit. Now we always process an empty tube alongside the others: finding nothing is a result too.",
				},
			],
			superhero: "The Virtuoso of the Living Code",
		},
		fr: {
			title: "Bio-informaticienne / bio-informaticien",
			description:
				"Les séquenceurs d’ADN produisent un texte sans fin, fait de A, de C, de G et de T ; les bio-informaticiennes et les bio-informaticiens écrivent les programmes qui lui donnent un sens. Reconstituer un génome, comparer des tumeurs ou des microbes gène par gène, bâtir des outils qu’un laboratoire réutilisera à l’autre bout du monde : voilà à quoi sert leur code.",
			week: [
				"Lancer une chaîne de programmes sur un serveur de calcul et lire le journal d’erreurs le lendemain",
				"Reconstituer le génome d’une bactérie à partir de millions de fragments, comme un puzzle sans modèle",
				"Écrire un script en Python ou en R, le documenter et le partager dans un dépôt Git",
				"Discuter avec des biologistes pour savoir à quelle question le graphique doit répondre",
				"Démêler des échantillons mal étiquetés et demander qui a interverti les tubes 12 et 21",
			],
			discovery:
				"En janvier 2020, le génome du virus responsable du Covid-19 est mis en ligne : un texte d’environ 30 000 lettres. En quelques jours, des équipes conçoivent des tests et des vaccins à partir de ce seul fichier, avant d’avoir reçu le moindre échantillon du virus.",
			school:
				"Deux portes, et les deux s’ouvrent : la biologie en apprenant à coder en route, ou l’informatique en apprenant la biologie en route. Le tout est d’aimer les deux mondes.",
			degrees: [
				"Licence Sciences de la vie (3 ans), puis master de bio-informatique (2 ans)",
				"Licence Informatique ou Mathématiques et informatique (3 ans), puis master de bio-informatique (2 ans)",
				"BUT Informatique ou Science des données (3 ans), puis master de bio-informatique ou école d’ingénieurs (2 à 3 ans)",
				"Doctorat (3 ans) après le master, pour les postes de recherche",
			],
			skills: [
				"Python, R et ligne de commande Linux",
				"Biologie moléculaire et génomique",
				"Algorithmique des séquences",
				"Statistiques",
				"Analyses reproductibles",
				"Documentation du code",
			],
			qualities: [
				"Aisance entre deux cultures",
				"Logique",
				"Ténacité devant un bogue",
				"Envie de partager son code",
			],
			professionals: [
				{
					name: "Aïssatou Barry",
					title: "Bio-informaticienne",
					organization: "sur une plateforme hospitalière de séquençage",
					quote:
						"Une médecin m’a demandé « le gène ». J’avais quatre cents gènes possibles et un après-midi. Mon travail était de les classer et de dire pourquoi, pas de choisir à sa place. Apprends à expliquer un classement à quelqu’un de pressé.",
				},
				{
					name: "Victor Lindqvist",
					title: "Ingénieur de recherche en génomique",
					organization: "dans un institut de biologie",
					quote:
						"J’ai pourchassé deux semaines un microbe mystérieux dans nos échantillons. Il venait du kit d’extraction. Depuis, on traite toujours un tube vide avec les autres : rien, c’est aussi un résultat.",
				},
			],
			superhero: "Virtuose du code vivant",
		},
	},
});
