import { defineCareer } from "../define-career.ts";

export default defineCareer({
	id: "virologist",
	category: "biology",
	secondaryCategories: ["health"],
	subjects: ["biology", "genetics", "biochemistry", "health-science", "chemistry", "statistics"],
	text: {
		en: {
			title: "Virologist",
			description:
				"Alone, a virus can do nothing: it has to trick a cell into copying it, and virologists study the trick in order to block it. In sealed laboratories or on screen, they grow viruses, read genomes as they mutate, and try out antivirals and vaccines, in quiet years as well as during epidemics.",
			week: [
				"Work at a safety cabinet in two pairs of gloves; for dangerous viruses, suit up and never go in alone",
				"Count plaques: the little holes that a virus leaves in a carpet of cells",
				"Sequence the week’s samples and list the mutations that were not there before",
				"Decontaminate, sterilise in the autoclave, and record the fate of every tube, down to the last",
				"Call the veterinary services about a wave of bird deaths, or advise the health authorities",
			],
			discovery:
				"About 8% of the human genome comes from ancient viruses that slipped into our ancestors’ DNA. One gene inherited from them has found honest work: the protein that it makes helps to form the placenta, without which no baby would grow.",
			school:
				"A virus is a plan wrapped in a few molecules: biology reads the plan, chemistry the molecules. Careful hands are trained in practical classes, where the order of the steps matters more than their speed.",
			degrees: [
				"A three-year degree (licence) in life sciences, a two-year master’s in virology or microbiology, then a three-year doctorate",
				"A medical degree (first year: PASS or L.AS, to be replaced by one single way, announced for September 2027) and specialist training, to diagnose and treat infections in hospital",
				"A pharmacy degree, with hospital training or a research option, often followed by a doctorate",
			],
			skills: [
				"Cell and virus culture",
				"Work under biological containment",
				"Sequencing and genome comparison",
				"Immunology",
				"Statistics",
				"Crisis communication",
			],
			qualities: [
				"Self-control",
				"Respect for procedures",
				"Quick thinking in an emergency",
				"Sense of the common good",
			],
			professionals: [
				{
					name: "Lucía Ferrer",
					title: "Specialist in emerging viruses",
					organization: "a high-containment laboratory",
					quote:
						"The first thing you learn in there is to go slowly. The day my glove tore, I did what we had rehearsed fifty times: stop, say it aloud, walk out. Only my heart was in a hurry.",
				},
				{
					name: "Jean-Baptiste Mvondo",
					title: "Plant virologist",
					organization: "a tropical agriculture institute",
					quote:
						"I say ‘virologist’ and people step back. My viruses curl the leaves of cassava. A village that loses its cassava goes hungry, and there is no antiviral for a field: only healthy cuttings and resistant plants.",
				},
			],
			superhero: "Unmasker of the Invisible",
		},
		fr: {
			title: "Virologue",
			description:
				"Seul, un virus ne peut rien : il lui faut tromper une cellule pour qu’elle le recopie, et les virologues étudient cette ruse pour la déjouer. En laboratoire sécurisé ou devant un écran, on cultive des virus, on lit leurs génomes à mesure qu’ils mutent, on teste des antiviraux et des vaccins, en temps normal comme en pleine épidémie.",
			week: [
				"Travailler sous une hotte avec deux paires de gants ; pour les virus dangereux, enfiler la combinaison et entrer à deux",
				"Compter des plages de lyse : les petits trous qu’un virus laisse dans un tapis de cellules",
				"Séquencer les échantillons de la semaine et lister les mutations qui n’y étaient pas avant",
				"Décontaminer, stériliser à l’autoclave, noter le sort de chaque tube jusqu’au dernier",
				"Appeler les services vétérinaires au sujet d’oiseaux morts, ou conseiller les autorités de santé",
			],
			discovery:
				"Environ 8 % du génome humain vient de virus anciens qui se sont glissés dans l’ADN de nos ancêtres. Un gène hérité de ces virus a trouvé un emploi honnête : sa protéine aide à former le placenta, sans lequel aucun bébé ne grandirait.",
			school:
				"Un virus, c’est un plan enfermé dans quelques molécules : la biologie lit le plan, la chimie les molécules. Les gestes sûrs s’apprennent en travaux pratiques, où leur ordre compte plus que leur vitesse.",
			degrees: [
				"Licence Sciences de la vie (3 ans), master de virologie ou de microbiologie (2 ans), puis doctorat (3 ans)",
				"Études de médecine (6 ans), par un PASS (parcours d’accès spécifique santé) ou une L.AS (licence avec option accès santé), que doit remplacer une voie unique, annoncée pour la rentrée 2027 ; puis internat à l’hôpital (4 ou 5 ans), pour diagnostiquer et soigner les infections",
				"Études de pharmacie (internat ou filière industrie et recherche), puis souvent un doctorat",
			],
			skills: [
				"Culture de cellules et de virus",
				"Travail en confinement biologique",
				"Séquençage et comparaison de génomes",
				"Immunologie",
				"Statistiques",
				"Communication de crise",
			],
			qualities: [
				"Maîtrise de soi",
				"Respect des procédures",
				"Vivacité dans l’urgence",
				"Sens du bien commun",
			],
			professionals: [
				{
					name: "Lucía Ferrer",
					title: "Virologue spécialiste des virus émergents",
					organization: "dans un laboratoire de haut confinement",
					quote:
						"La première chose qu’on apprend là-dedans, c’est la lenteur. Le jour où mon gant s’est déchiré, j’ai fait ce qu’on avait répété cinquante fois : s’arrêter, le dire à voix haute, sortir. Seul mon cœur était pressé.",
				},
				{
					name: "Jean-Baptiste Mvondo",
					title: "Virologue des plantes",
					organization: "dans un institut d’agriculture tropicale",
					quote:
						"Je dis « virologue » et les gens reculent. Mes virus à moi font friser les feuilles du manioc. Un village qui perd son manioc a faim, et il n’existe pas d’antiviral pour un champ : seulement des boutures saines et des plantes résistantes.",
				},
			],
			superhero: "Démasque-virus",
		},
	},
});
