import { defineCareer } from "../define-career.ts";

export default defineCareer({
	id: "analytical-chemist",
	category: "chemistry",
	secondaryCategories: ["materials"],
	subjects: [
		"chemistry",
		"physics",
		"statistics",
		"biochemistry",
		"materials-science",
		"environmental-science",
	],
	text: {
		en: {
			title: "Analytical chemist",
			description:
				"A peak on a screen tells an analytical chemist what a thing is made of, and the size of the peak shows how much there is. Medicines, perfumes, river water and the varnish of old paintings go through their instruments. The result can get a product withdrawn or clear an athlete’s name, so it has to be right.",
			week: [
				"Weigh a few milligrams on a balance so touchy that a slammed door disturbs it",
				"Load ninety vials into a chromatograph coupled to a mass spectrometer and let it run all night",
				"Measure known samples (“blanks” and “standards”) before trusting a single result",
				"Take apart a pump, change its seal, clean the source of the spectrometer",
				"Sign a report in which every number comes with its uncertainty",
			],
			discovery:
				"Vanillin from an orchid and vanillin from a factory have the same formula, but not quite the same share of heavy carbon, so a laboratory can tell them apart. When cheats began to add heavy carbon, chemists looked at where in the molecule it sat, and found them out again.",
			school:
				"Precision is learnt in practical classes: weigh, dilute, write down, begin again. The laboratory bac (STL) gives you plenty of that and leads to the BUT in chemistry, where you will need enough maths to say how exact a number is.",
			degrees: [
				"A three-year applied degree (BUT) in chemistry or in physical measurement, leading to a job or to further study",
				"A three-year degree (licence) in chemistry, then a two-year master’s in analytical chemistry",
				"Two years of preparatory classes (CPGE), or a chemistry school’s own two-year course, then three years at a school of chemistry",
				"A three-year doctorate after the master’s, for research and method development",
			],
			skills: [
				"Chromatography",
				"Mass spectrometry and NMR",
				"Sample preparation",
				"Statistics and uncertainty",
				"Quality standards",
				"Instrument maintenance",
			],
			qualities: ["Meticulousness", "Suspicion of results that look too good", "Integrity", "Manual skill"],
			professionals: [
				{
					name: "Sophie Kowalczyk",
					title: "Analyst",
					organization: "an anti-doping laboratory",
					quote:
						"I never know whose bottle it is: a number, nothing else. If I find something, the athlete may ask for the second bottle to be opened and everything starts again. What makes me proud is finding the same thing twice.",
				},
				{
					name: "Ibrahim Touré",
					title: "Method development engineer",
					organization: "a medicine manufacturer",
					quote:
						"A mystery peak turned up every Monday. After three weeks we understood: over the weekend the water had been sitting in a new plastic pipe. Suspect the instrument before you suspect the world.",
				},
			],
			superhero: "The Nanogram Sleuth",
		},
		fr: {
			title: "Chimiste analyste",
			description:
				"Un pic s’affiche à l’écran : les chimistes analystes y lisent ce que contient un échantillon, et en quelle quantité. Médicament, parfum, eau de rivière ou vernis d’un vieux tableau, tout passe par leurs appareils. Le résultat obtenu peut faire retirer un produit ou innocenter une sportive : il doit être juste.",
			week: [
				"Peser quelques milligrammes sur une balance si sensible qu’une porte qui claque la dérange",
				"Charger quatre-vingt-dix flacons dans un chromatographe couplé à un spectromètre de masse, qui tournera toute la nuit",
				"Mesurer des échantillons connus (les « blancs » et les « étalons ») avant de croire le moindre résultat",
				"Démonter une pompe, changer son joint, nettoyer la source du spectromètre",
				"Signer un rapport où chaque nombre est suivi de son incertitude",
			],
			discovery:
				"La vanilline d’une orchidée et celle d’une usine ont la même formule, mais pas tout à fait la même part de carbone lourd : un laboratoire sait les distinguer. Quand des fraudeurs se sont mis à ajouter du carbone lourd, on a regardé à quel endroit de la molécule il se trouvait, et la fraude a été démasquée de nouveau.",
			school:
				"La précision s’apprend en travaux pratiques : peser, diluer, noter, recommencer. Le bac STL (sciences et technologies de laboratoire) en fait son quotidien et mène au BUT Chimie, où tes maths serviront à dire à quel point une mesure est sûre.",
			degrees: [
				"BUT Chimie ou Mesures physiques (3 ans), vers un emploi ou une poursuite d’études",
				"Licence Chimie (3 ans), puis master Chimie (2 ans)",
				"Prépa PCSI puis PC (CPGE, 2 ans), ou cycle préparatoire intégré de la Fédération Gay-Lussac, puis école de chimie (3 ans)",
				"Doctorat (3 ans) après le master, pour la recherche et la mise au point de méthodes",
			],
			skills: [
				"Chromatographie",
				"Spectrométrie de masse et RMN",
				"Préparation d’échantillons",
				"Statistiques et incertitudes",
				"Normes de qualité",
				"Entretien des instruments",
			],
			qualities: ["Minutie", "Méfiance envers les résultats trop beaux", "Intégrité", "Habileté manuelle"],
			professionals: [
				{
					name: "Sophie Kowalczyk",
					title: "Analyste",
					organization: "dans un laboratoire antidopage",
					quote:
						"Je ne sais jamais à qui est le flacon : un numéro, rien d’autre. Si je trouve quelque chose, l’athlète peut demander l’ouverture du second flacon, et tout recommence. Ma fierté, c’est de trouver deux fois la même chose.",
				},
				{
					name: "Ibrahim Touré",
					title: "Ingénieur en développement de méthodes",
					organization: "chez un fabricant de médicaments",
					quote:
						"Un pic mystérieux apparaissait tous les lundis. Au bout de trois semaines, on a compris : le week-end, l’eau dormait dans un tuyau de plastique neuf. Soupçonne l’instrument avant de soupçonner le monde.",
				},
			],
			superhero: "Détective des molécules",
		},
	},
});
