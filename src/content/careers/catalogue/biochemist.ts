import { defineCareer } from "../define-career.ts";

export default defineCareer({
	id: "biochemist",
	category: "chemistry",
	secondaryCategories: ["biology", "agriculture"],
	subjects: ["biochemistry", "chemistry", "biology", "genetics", "physics", "agronomy"],
	text: {
		en: {
			title: "Biochemist",
			description:
				"In each of your cells, thousands of proteins cut, fold, carry and build; biochemists catch them in the act. Purify just one, check the shape that a program predicted, time its work: with that you can replace a missing enzyme, feed a plant better or get laundry clean in cold water.",
			week: [
				"Make bacteria produce a protein, break them open, and purify it in the cold room with a woolly hat on",
				"Freeze a droplet on a tiny grid for the electron microscope, and hope the ice comes out clear",
				"Time an enzyme while feeding it a little more each run, and find where its speed levels off",
				"Prepare buffers, check their pH, pour gels: a fair part of every week",
				"Write up the day in the notebook so precisely that a stranger could repeat it",
			],
			discovery:
				"ATP, the small molecule that powers your cells, is recharged so fast that you get through roughly your own weight of it every day, although you hold only a handful at a time. The enzyme that recharges it turns like a motor; in 1997, researchers filmed it spinning.",
			school:
				"Half of this job is chemistry inside living things: bonds, acids, concentrations. You can drop chemistry or biology for your final year at school, but you will meet the missing one again in your first term after the bac.",
			degrees: [
				"A three-year degree (licence) in life sciences, a two-year master’s in biochemistry, then a three-year doctorate",
				"A degree in chemistry, a master’s that includes biology, and a doctorate for research",
				"A three-year applied degree (BUT) in biological engineering, then a master’s or an engineering school",
			],
			skills: [
				"Protein purification",
				"Enzyme kinetics",
				"Structural biology",
				"Genetic engineering",
				"Spectroscopy",
				"Laboratory record keeping",
			],
			qualities: ["Precision", "Organisation", "Tolerance of repetition", "Wonder at the very small"],
			professionals: [
				{
					name: "Anouk Peeters",
					title: "Structural biochemist",
					organization: "a structural biology facility",
					quote:
						"I tried more than a thousand recipes to grow one crystal. It grew in a drop that I had forgotten at the back of a fridge. I am not praising luck here: the drop was labelled.",
				},
				{
					name: "Tariq Siddiqui",
					title: "Enzyme engineer",
					organization: "a green chemistry company",
					quote:
						"My enzyme was superb in one millilitre. In a tank of ten thousand litres, it died in the foam. Moving from one to the other took longer than the discovery, and taught me to listen to people who know pumps.",
				},
			],
			superhero: "The Protein Origamist",
		},
		fr: {
			title: "Biochimiste",
			description:
				"Dans chacune de tes cellules, des milliers de protéines coupent, plient, transportent, assemblent : les biochimistes les prennent sur le fait. En purifier une seule, vérifier sa forme, prédite par un programme, chronométrer son travail : de quoi remplacer une enzyme absente, mieux nourrir une plante ou laver le linge à froid.",
			week: [
				"Faire produire une protéine à des bactéries, les faire éclater, et la purifier en chambre froide, bonnet sur la tête",
				"Congeler une gouttelette sur une grille minuscule pour le microscope électronique, et espérer que la glace sera transparente",
				"Chronométrer une enzyme qu’on nourrit un peu plus à chaque essai, et trouver où sa vitesse plafonne",
				"Préparer des solutions tampons, vérifier leur pH, couler des gels : une bonne part de chaque semaine",
				"Consigner la journée dans le cahier avec assez de précision pour que quelqu’un d’autre puisse tout refaire",
			],
			discovery:
				"L’ATP, la petite molécule qui alimente tes cellules, se recharge si vite que tu en consommes chaque jour à peu près ton propre poids, alors que tu n’en portes qu’une poignée à la fois. L’enzyme qui la recharge tourne comme un moteur ; en 1997, une équipe l’a filmée en pleine rotation.",
			school:
				"La moitié du métier, c’est de la chimie dans le vivant : liaisons, acides, concentrations. Tu peux lâcher la physique-chimie ou la spécialité SVT en fin de première, mais celle que tu auras laissée reviendra dès le premier semestre après le bac.",
			degrees: [
				"Licence Sciences de la vie (3 ans), master de biochimie (2 ans), puis doctorat (3 ans)",
				"Licence Chimie (3 ans), master à la frontière de la biologie (2 ans), et doctorat (3 ans) pour la recherche",
				"BUT Génie biologique (3 ans), puis master ou école d’ingénieurs (2 à 3 ans)",
			],
			skills: [
				"Purification de protéines",
				"Cinétique enzymatique",
				"Biologie structurale",
				"Génie génétique",
				"Spectroscopie",
				"Tenue du cahier de laboratoire",
			],
			qualities: [
				"Précision",
				"Organisation",
				"Patience devant les gestes répétés",
				"Émerveillement devant l’infiniment petit",
			],
			professionals: [
				{
					name: "Anouk Peeters",
					title: "Spécialiste de biologie structurale",
					organization: "sur une plateforme de recherche",
					quote:
						"J’ai essayé plus de mille recettes pour faire pousser un cristal. Il est venu dans une goutte oubliée au fond d’un frigo. Je ne le raconte pas pour vanter la chance : la goutte avait une étiquette.",
				},
				{
					name: "Tariq Siddiqui",
					title: "Ingénieur en génie enzymatique",
					organization: "dans une entreprise de chimie verte",
					quote:
						"Mon enzyme était superbe dans un millilitre. Dans une cuve de dix mille litres, elle mourait dans la mousse. Passer de l’un à l’autre a été plus long que la découverte, et m’a appris à écouter celles et ceux qui connaissent les pompes.",
				},
			],
			superhero: "Origamiste des protéines",
		},
	},
});
