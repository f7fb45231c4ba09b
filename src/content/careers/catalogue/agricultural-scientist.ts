import { defineCareer } from "../define-career.ts";

export default defineCareer({
	id: "agricultural-scientist",
	category: "agriculture",
	secondaryCategories: ["biology", "environmental"],
	subjects: ["agronomy", "biology", "ecology", "chemistry", "earth-science", "statistics"],
	text: {
		en: {
			title: "Agricultural scientist",
			description:
				"Feeding people and keeping the soil alive: agricultural scientists work on both, field after field, season after season. Their trials compare varieties, crop rotations and ways to save water or do without a pesticide, and nothing counts as proved until a farmer can make a living from it.",
			week: [
				"Lay out a trial with stakes and string: four varieties, three repeats, plots assigned at random",
				"Dig a soil pit, rub a clod between your fingers, count the earthworms",
				"Fly a drone over wheat to see where it lacks nitrogen before the eye can tell",
				"Sit at a farm kitchen table and go through costs, hours of work and what the bank will accept",
				"Weigh the harvest plot by plot, then analyse the differences in the program R",
			],
			discovery:
				"At Broadbalk, in England, wheat has been grown in the same field every year since 1843, with manure, with fertiliser or with nothing. The trial has outlived everyone who began it, and its old samples of soil and grain still answer questions that nobody had thought of.",
			school:
				"For the biology preparatory class (BCPST), most students keep biology, with physics-chemistry or with maths. Agricultural lycées have a biology-ecology subject of their own, and a technological bac (STAV) that leads to the same schools.",
			degrees: [
				"Two years of preparatory classes in biology (CPGE BCPST), then three years at a school of agronomy",
				"A three-year degree (licence) in life sciences, then a master’s in agronomy or plant science",
				"A three-year applied degree (BUT) in biological engineering, then an engineering school or a master’s",
				"A three-year doctorate after these, for research posts",
			],
			skills: [
				"Soil science",
				"Plant physiology",
				"Designing field trials",
				"Statistics",
				"Farm economics",
				"Drones, sensors and mapping",
			],
			qualities: ["Common sense", "Respect for know-how", "Patience with the seasons", "Openness to debate"],
			professionals: [
				{
					name: "Manon Bonnefoy",
					title: "Agronomist",
					organization: "a chamber of agriculture",
					quote:
						"I arrived with the perfect crop rotation. The farmer asked how you harvest lentils that lie flat among stones. My plan was right, and useless. Now we draw it up together, in boots.",
				},
				{
					name: "Adama Konaté",
					title: "Soil scientist",
					organization: "a dry-land research station",
					quote:
						"Drought took my trial in its second year. I was in despair for a week, then I measured what had survived. Those eleven plants became the subject of my thesis.",
				},
			],
			superhero: "The Spirit of the Furrows",
		},
		fr: {
			title: "Agronome",
			description:
				"Nourrir les gens sans épuiser la terre : les agronomes y travaillent parcelle après parcelle, saison après saison. Leurs essais comparent des variétés, des rotations de cultures, des façons d’économiser l’eau ou de se passer d’un pesticide, et une idée n’a fait ses preuves que si elle fait vivre une ferme.",
			week: [
				"Tracer des parcelles d’essai, piquets et ficelle en main : quatre variétés, trois répétitions, emplacements tirés au sort",
				"Creuser une fosse pour voir le sol en coupe, émietter une motte entre ses doigts, compter les vers de terre",
				"Faire voler un drone au-dessus du blé pour repérer où l’azote manque avant que l’œil le voie",
				"Examiner, dans la cuisine d’une ferme, les coûts, les heures de travail, ce que la banque acceptera",
				"Peser la récolte parcelle par parcelle, puis analyser les écarts avec le logiciel R",
			],
			discovery:
				"À Broadbalk, en Angleterre, du blé pousse dans le même champ chaque année depuis 1843, avec du fumier, de l’engrais ou rien du tout. L’essai a survécu à toutes les personnes qui l’ont lancé, et ses vieux échantillons de terre et de grain répondent encore à des questions que personne n’avait imaginées.",
			school:
				"Pour la prépa BCPST, on garde souvent la spécialité SVT, avec la physique-chimie ou avec les maths. Les lycées agricoles ont leur spécialité biologie-écologie, et un bac technologique (STAV) qui mène aux mêmes écoles.",
			degrees: [
				"Prépa BCPST (CPGE, 2 ans), puis école d’ingénieurs agronomes (3 ans)",
				"Licence Sciences de la vie (3 ans), puis master d’agronomie ou de biologie végétale (2 ans)",
				"BUT Génie biologique (3 ans), puis école d’ingénieurs ou master (2 à 3 ans)",
				"Doctorat (3 ans) ensuite, pour les postes de recherche",
			],
			skills: [
				"Science du sol",
				"Physiologie des plantes",
				"Conception d’essais au champ",
				"Statistiques",
				"Économie agricole",
				"Drones, capteurs et cartographie",
			],
			qualities: [
				"Bon sens",
				"Respect des savoir-faire",
				"Patience au rythme des saisons",
				"Ouverture au débat",
			],
			professionals: [
				{
					name: "Manon Bonnefoy",
					title: "Agronome",
					organization: "dans une chambre d’agriculture",
					quote:
						"Je suis arrivée avec la rotation de cultures parfaite. L’agriculteur m’a demandé comment on récolte des lentilles couchées dans les cailloux. Mon plan était juste, et inutile. Maintenant, on le fait ensemble, en bottes.",
				},
				{
					name: "Adama Konaté",
					title: "Pédologue (spécialiste des sols)",
					organization: "dans une station de recherche en zone sèche",
					quote:
						"La sécheresse a emporté mon essai la deuxième année. J’ai désespéré une semaine, puis j’ai mesuré ce qui avait survécu. Ces onze plantes sont devenues le sujet de ma thèse.",
				},
			],
			superhero: "Le Génie des sillons",
		},
	},
});
