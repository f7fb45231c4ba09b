import { defineCareer } from "../define-career.ts";

export default defineCareer({
	id: "geologist",
	category: "earth",
	secondaryCategories: ["environmental"],
	subjects: ["earth-science", "chemistry", "physics", "geography", "mathematics", "environmental-science"],
	text: {
		en: {
			title: "Geologist",
			description:
				"A cliff holds millions of years of history, and geologists can read it, with a hammer and a hand lens. Maps, drill cores and dated minerals then show where a tunnel can pass, which slope may give way, and where to find the copper, lithium or underground heat that we use.",
			week: [
				"Walk a hillside with hammer, compass and tablet, and draw on the map what the grass is hiding",
				"Describe drill cores box after box, metre after metre, in an unheated shed",
				"Grind a slice of rock down to three hundredths of a millimetre, until light passes through it, and name its minerals",
				"Build a 3D model of what lies underground from boreholes that contradict each other",
				"Write the report: what was seen, what was deduced, and how sure you can be of each",
			],
			discovery:
				"In 1972, a French factory noticed that uranium from Oklo, in Gabon, was short of one kind of atom. The explanation lay in the rock: about two billion years ago, groundwater had set off natural nuclear reactors there, long before anyone was around to invent one.",
			school:
				"Legs and eyes count: go out, draw what you see, say what lies beneath. Physics and chemistry explain the rest, from the melting of a rock to the waves of an earthquake.",
			degrees: [
				"A three-year degree (licence) in earth science, then a two-year master’s in earth and planetary sciences",
				"Two years of preparatory classes (CPGE, in biology or in physics), then three years at a geoscience engineering school",
				"A three-year doctorate after the master’s or the engineering diploma, for research",
			],
			skills: [
				"Field mapping",
				"Recognising rocks and minerals",
				"Geographic information systems (GIS)",
				"Geochemistry and dating",
				"3D thinking",
				"Report writing",
			],
			qualities: [
				"Love of the outdoors",
				"Sense of time and scale",
				"Caution near a cliff and in a conclusion",
				"Independence",
			],
			professionals: [
				{
					name: "Margaux Lacaze",
					title: "Engineering geologist",
					organization: "a civil engineering consultancy",
					quote:
						"A borehole is as wide as my hand, and the tunnel is four kilometres long. I am paid to say what lies between two holes, and to say clearly where I am guessing.",
				},
				{
					name: "Karim Ouchene",
					title: "Volcanologist",
					organization: "a volcano observatory",
					quote:
						"We set the time for turning back before we leave, and it is not discussed again up there. I once turned back two hundred metres from the finest samples of my life. I am still here to regret them.",
				},
			],
			superhero: "The Mountain Reader",
		},
		fr: {
			title: "Géologue",
			description:
				"Une falaise garde des millions d’années d’histoire, et les géologues savent la lire, marteau et loupe en main. Les cartes, les forages et l’âge des minéraux leur disent ensuite où percer un tunnel, quel versant menace de glisser, où trouver le cuivre, le lithium ou la chaleur souterraine que nous utilisons.",
			week: [
				"Parcourir un versant avec marteau, boussole et tablette, et dessiner sur la carte ce que l’herbe cache",
				"Décrire des carottes de forage (des cylindres de roche), caisse après caisse, dans un hangar sans chauffage",
				"Amincir une tranche de roche à trois centièmes de millimètre, jusqu’à ce que la lumière la traverse, et nommer ses minéraux",
				"Construire un modèle du sous-sol en 3D à partir de forages qui se contredisent",
				"Rédiger le rapport : ce qu’on a vu, ce qu’on en déduit, et avec quelle certitude",
			],
			discovery:
				"En 1972, une usine française s’aperçoit que l’uranium d’Oklo, au Gabon, est un peu trop pauvre en atomes d’une certaine sorte. L’explication est dans la roche : il y a environ deux milliards d’années, l’eau souterraine y a allumé des réacteurs nucléaires naturels, bien avant que quiconque songe à en inventer.",
			school:
				"Les jambes et les yeux comptent : sortir, dessiner ce qu’on voit, dire ce qu’il y a dessous. La physique et la chimie expliquent le reste, de la fusion d’une roche aux ondes d’un séisme.",
			degrees: [
				"Licence Sciences de la Terre (3 ans), puis master Sciences de la Terre et des planètes, environnement (2 ans)",
				"Prépa BCPST, PCSI ou MPSI (CPGE, 2 ans), puis école d’ingénieurs en géosciences (3 ans)",
				"Doctorat (3 ans) après le master ou l’école d’ingénieurs, pour la recherche",
			],
			skills: [
				"Cartographie de terrain",
				"Reconnaissance des roches et des minéraux",
				"Systèmes d’information géographique (SIG)",
				"Géochimie et datation",
				"Raisonnement en 3D",
				"Rédaction de rapports",
			],
			qualities: [
				"Goût du plein air",
				"Sens du temps long",
				"Prudence, au bord du vide comme dans la conclusion",
				"Autonomie",
			],
			professionals: [
				{
					name: "Margaux Lacaze",
					title: "Géologue de chantier",
					organization: "dans un bureau d’études en génie civil",
					quote:
						"Un forage est large comme ma main, et le tunnel fait quatre kilomètres. On me paie pour dire ce qu’il y a entre deux trous, et pour dire clairement où je ne fais que supposer.",
				},
				{
					name: "Karim Ouchene",
					title: "Volcanologue",
					organization: "dans un observatoire volcanologique",
					quote:
						"On fixe l’heure du demi-tour avant de partir et, là-haut, on n’en discute plus. J’ai fait demi-tour à deux cents mètres des plus beaux échantillons de ma vie. Je suis encore là pour les regretter.",
				},
			],
			superhero: "Déchiffre-montagnes",
		},
	},
});
