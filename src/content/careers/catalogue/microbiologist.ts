import { defineCareer } from "../define-career.ts";

export default defineCareer({
	id: "microbiologist",
	category: "biology",
	secondaryCategories: ["health", "agriculture"],
	subjects: ["biology", "biochemistry", "genetics", "health-science", "ecology", "food-science"],
	text: {
		en: {
			title: "Microbiologist",
			description:
				"Invisible workers make our bread rise, feed our soils and sometimes put a hospital on alert; microbiologists know them one by one. They grow bacteria, yeasts and moulds, read their DNA, track the ones that resist antibiotics, and recruit others to clean up soil, help a plant or ripen a cheese.",
			week: [
				"Streak a sample over an agar plate and count the colonies the next morning",
				"Name a bacterium in minutes with a mass spectrometer, after a night of growing it",
				"Lay antibiotic discs on the agar and measure the clear rings around them",
				"Pour culture media, sterilise glassware, write each incubator’s temperature in the logbook",
				"Compare the DNA of a living soil with that of a tired one, and see who is missing",
			],
			discovery:
				"The jelly in laboratory dishes came out of a kitchen. In 1881, Fanny Hesse, who drew what her husband saw under the microscope, suggested agar, the seaweed extract that kept her desserts firm in summer. It is still in use all over the world.",
			school:
				"The BUT in biological engineering keeps places for technological bacs, among them the laboratory bac (STL), where you learn to grow microbes. Patience helps: bacteria grow overnight, not on demand.",
			degrees: [
				"A three-year degree (licence) in life sciences, a two-year master’s in microbiology, then a three-year doctorate for research",
				"A three-year applied degree (BUT) in biological engineering, then a master’s or an engineering school",
				"Two years of preparatory classes in biology (CPGE BCPST), then a school of agronomy, a veterinary school or a research school (ENS)",
			],
			skills: [
				"Sterile technique",
				"Culture and identification of microbes",
				"Genetics and sequencing",
				"Biosafety",
				"Food and water hygiene",
				"Data analysis",
			],
			qualities: [
				"Order and cleanliness",
				"Powers of observation",
				"Consistency",
				"Quick response when a result is urgent",
			],
			professionals: [
				{
					name: "Giulia Marchetti",
					title: "Hospital microbiologist",
					organization: "a hospital laboratory",
					quote:
						"When something grows in a blood sample on Christmas night, I ring the ward at once. They do not need a Latin name first: they need to know what will stop the germ. It is lab work with an ambulance siren in the background.",
				},
				{
					name: "Kélian Marie-Sainte",
					title: "Soil microbiologist",
					organization: "an agricultural research institute",
					quote:
						"Most bacteria in a field refuse to grow in my dishes: I know them only by their DNA. Last year one agreed to, once I had added an extract of its own soil. I rang my mother.",
				},
			],
			superhero: "Envoy to the Microbes",
		},
		fr: {
			title: "Microbiologiste",
			description:
				"Les microbes font lever le pain, nourrissent les sols et mettent parfois un hôpital en alerte. Leurs spécialistes, les microbiologistes, cultivent bactéries, levures et moisissures, lisent leur ADN, suivent celles qui résistent aux antibiotiques, et en recrutent d’autres pour assainir une terre, aider une plante ou affiner un fromage.",
			week: [
				"Étaler un échantillon sur la gélose d’une boîte de Petri et compter les colonies le lendemain matin",
				"Nommer une bactérie en quelques minutes au spectromètre de masse, après une nuit de culture",
				"Poser des disques d’antibiotiques sur la gélose et mesurer les ronds clairs qui les entourent",
				"Couler des milieux de culture, stériliser la verrerie, noter au registre la température de chaque étuve",
				"Comparer l’ADN d’un sol vivant à celui d’un sol fatigué, et chercher qui manque",
			],
			discovery:
				"La gelée des boîtes de Petri vient d’une cuisine. En 1881, Fanny Hesse, qui dessinait ce que son mari voyait au microscope, proposa l’agar, l’extrait d’algue qui gardait ses desserts fermes en été. Le monde entier s’en sert encore.",
			school:
				"Le BUT Génie biologique réserve des places aux bacs technologiques, dont le bac STL (sciences et technologies de laboratoire), où l’on apprend à cultiver des microbes. Un peu de patience : les bactéries poussent en une nuit, pas sur commande.",
			degrees: [
				"Licence Sciences de la vie (3 ans), master de microbiologie (2 ans), puis doctorat (3 ans) pour la recherche",
				"BUT Génie biologique (3 ans), puis master ou école d’ingénieurs (2 à 3 ans)",
				"Prépa BCPST (CPGE, 2 ans), puis école d’agronomie, école vétérinaire ou école normale supérieure (ENS)",
			],
			skills: [
				"Travail en conditions stériles",
				"Culture et identification de microbes",
				"Génétique et séquençage",
				"Biosécurité",
				"Hygiène des aliments et de l’eau",
				"Analyse de données",
			],
			qualities: [
				"Ordre et propreté",
				"Sens de l’observation",
				"Régularité",
				"Réactivité quand un résultat est urgent",
			],
			professionals: [
				{
					name: "Giulia Marchetti",
					title: "Microbiologiste hospitalière",
					organization: "dans le laboratoire d’un hôpital",
					quote:
						"Quand du sang mis en culture révèle une bactérie la nuit de Noël, j’appelle le service aussitôt. Ce qu’il veut d’abord, ce n’est pas un nom latin, c’est savoir ce qui arrêtera la bactérie. C’est un métier de laboratoire, urgences comprises.",
				},
				{
					name: "Kélian Marie-Sainte",
					title: "Microbiologiste des sols",
					organization: "dans un institut de recherche agronomique",
					quote:
						"La plupart des bactéries d’un champ refusent de pousser dans mes boîtes : je ne les connais que par leur ADN. L’an dernier, une seule a accepté, quand j’ai ajouté un extrait de son propre sol. J’ai appelé ma mère.",
				},
			],
			superhero: "Diplomate du minuscule",
		},
	},
});
