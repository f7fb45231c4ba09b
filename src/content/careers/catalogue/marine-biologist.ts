import { defineCareer } from "../define-career.ts";

export default defineCareer({
	id: "marine-biologist",
	category: "biology",
	secondaryCategories: ["environmental"],
	subjects: ["biology", "oceanography", "ecology", "chemistry", "statistics"],
	text: {
		en: {
			title: "Marine biologist",
			description:
				"From invisible plankton to whales, marine biologists study life in the sea and what is changing it. Weeks on a boat are rare and precious; the rest is sorting, counting and reading DNA, then turning the results into advice for fisheries and protected areas.",
			week: [
				"Tow a fine net behind a small boat and rinse the catch, a spoonful of plankton, into a labelled jar",
				"Dive on a seagrass meadow with a slate, a measuring tape and a buddy",
				"Spend two days at a binocular microscope sorting worms, shells and larvae by species",
				"Filter sea water, have its DNA sequenced and compare the species list with last year’s",
				"Check sensor data in the program R, then write advice for a marine park",
			],
			discovery:
				"A clam dredged off Iceland in 2006 turned out to be the oldest animal whose age we know (leaving out colonies, such as corals): 507 years, read in the growth lines of its shell as in the rings of a tree. The first count had missed a whole century; a second count, with other methods, set it right.",
			school:
				"Chemistry turns up every day at sea: salt, oxygen, acidity. Swimming well and a diving certificate help later on, but nobody asks for them at eighteen.",
			degrees: [
				"A three-year degree (licence) in life sciences, then a two-year master’s in marine science",
				"The same route continued with a three-year doctorate, for research posts",
				"Two years of preparatory classes in biology (CPGE BCPST), then a school of agronomy with a fisheries option, or a research school (ENS)",
			],
			skills: [
				"Identifying marine species",
				"Sampling at sea and scientific diving",
				"Environmental DNA",
				"Statistics in R",
				"Ocean chemistry",
				"Scientific writing",
			],
			qualities: [
				"Team spirit in a small space",
				"Stamina",
				"Calm in bad weather",
				"Still curious after a muddy day",
			],
			professionals: [
				{
					name: "Heimata Teriitahi",
					title: "Marine biologist",
					organization: "an island field station",
					quote:
						"I dreamt of dolphins and got mud: my thesis was about worms. By the second year I would have argued with anyone who called them dull. They feed the fish, the birds: the whole bay, really.",
				},
				{
					name: "Yann Kermarrec",
					title: "Fisheries scientist",
					organization: "a coastal research institute",
					quote:
						"Seasickness does not care about your degree. We measure fish at four in the morning, and the crew can tell at once whether you respect their work. Listen first, measure afterwards.",
				},
			],
			superhero: "The Blue Lookout",
		},
		fr: {
			title: "Biologiste marine / biologiste marin",
			description:
				"Du plancton invisible à la baleine, les biologistes de la mer étudient la vie des océans et ce qui la bouleverse. Les semaines en mer sont rares et précieuses ; le reste du temps, on trie, on compte, on lit de l’ADN, puis on conseille le monde de la pêche et les aires protégées.",
			week: [
				"Traîner un filet très fin derrière un petit bateau et recueillir la prise, une cuillerée de plancton, dans un flacon étiqueté",
				"Plonger en binôme sur un herbier marin, ardoise et mètre en main",
				"Passer deux jours à la loupe binoculaire à trier des vers, des coquillages et des larves, espèce par espèce",
				"Filtrer de l’eau de mer, en faire séquencer l’ADN et comparer la liste d’espèces à celle de l’an dernier",
				"Vérifier les données des capteurs avec le logiciel R, puis rédiger un avis pour un parc marin",
			],
			discovery:
				"Une palourde pêchée au large de l’Islande en 2006 s’est révélée être le plus vieil animal dont on connaisse l’âge (sans compter les colonies, comme les coraux) : 507 ans, lus dans les stries de croissance de sa coquille comme dans les cernes d’un arbre. Le premier comptage avait oublié un siècle entier ; un second, avec d’autres méthodes, l’a corrigé.",
			school:
				"La chimie revient chaque jour en mer : sel, oxygène, acidité. Savoir bien nager te servira, un brevet de plongée aussi, mais personne n’exige l’un ni l’autre à dix-huit ans.",
			degrees: [
				"Licence Sciences de la vie (3 ans), puis master de sciences de la mer (2 ans)",
				"La même voie, puis un doctorat (3 ans) pour les postes de recherche",
				"Prépa BCPST (CPGE, 2 ans), puis école d’agronomie avec une option pêche (halieutique), ou école normale supérieure (ENS)",
			],
			skills: [
				"Identification des espèces marines",
				"Prélèvement en mer et plongée scientifique",
				"ADN environnemental",
				"Statistiques avec le logiciel R",
				"Chimie de l’océan",
				"Rédaction scientifique",
			],
			qualities: [
				"Esprit d’équipe dans un petit espace",
				"Endurance",
				"Sang-froid par gros temps",
				"Curiosité tenace",
			],
			professionals: [
				{
					name: "Heimata Teriitahi",
					title: "Biologiste marine",
					organization: "dans une station de recherche, sur une île",
					quote:
						"Je rêvais de dauphins, j’ai eu de la vase : ma thèse portait sur des vers. Dès la deuxième année, j’aurais tenu tête à quiconque les trouvait ennuyeux. Ils nourrissent les poissons, les oiseaux, bref toute la baie.",
				},
				{
					name: "Yann Kermarrec",
					title: "Halieute (spécialiste de la pêche)",
					organization: "dans un institut de recherche côtière",
					quote:
						"Le mal de mer se moque de ton diplôme. On mesure des poissons à quatre heures du matin, et l’équipage voit tout de suite si tu respectes son travail. Écoute d’abord, mesure ensuite.",
				},
			],
			superhero: "La Vigie du grand bleu",
		},
	},
});
