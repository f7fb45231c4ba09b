import { defineCareer } from "../define-career.ts";

export default defineCareer({
	id: "physicist",
	category: "physics",
	secondaryCategories: ["engineering", "materials"],
	subjects: ["physics", "mathematics", "engineering", "materials-science", "computer-science"],
	text: {
		en: {
			title: "Physicist",
			description:
				"If something can be measured ten times more finely, a physicist is already building the machine that will do it. Lasers, magnets, pumps and intense cold are daily tools; the prize is a law of nature confirmed or, better still, proved wrong. The same skills lead to scanners, solar cells and quantum sensors.",
			week: [
				"Align a laser beam on a heavy table, mirror by mirror, to a hundredth of a millimetre",
				"Hunt for a leak in a vacuum chamber with a small bottle of helium",
				"Leave the experiment to record all night and check from home that it is still running",
				"Plot the points, draw the error bars, and look for what may have shifted them all together",
				"Talk a drawing over with the workshop, order a spare pump, fill in the laboratory notebook",
			],
			discovery:
				"Until May 2019, a kilogram was by definition the mass of one metal cylinder locked up in Sèvres, near Paris. In a century its copies had drifted from it by some fifty millionths of a gram. Today the kilogram rests on a constant of quantum physics, which no one can drop.",
			school:
				"Hands count too: repairing a bicycle or building a sundial that tells the right time is already good practice. Engineering (SI) or computing makes a good third subject with maths and physics-chemistry.",
			degrees: [
				"A three-year degree (licence) in physics, or physics and chemistry, a two-year master’s, then a three-year doctorate",
				"Two years of preparatory classes in maths and physics (CPGE), then a research school (ENS), École polytechnique or an engineering school, then often a doctorate",
				"For a related career in a company: an engineering diploma or a master’s, in optics, energy or electronics",
			],
			skills: [
				"Experimental method",
				"Optics, electronics, vacuum systems",
				"Data analysis and error bars",
				"Modelling and programming",
				"Technical drawing",
				"Writing in English",
			],
			qualities: ["Patience with machines", "Inventiveness", "The habit of doubting", "At ease in a team"],
			professionals: [
				{
					name: "Yuki Tanabe",
					title: "Cold-atom physicist",
					organization: "a university laboratory",
					quote:
						"Our experiment worked only at night. We suspected everything, until someone looked out of the window: the tram. Its current shifted our magnetic field. Now we know the timetable by heart.",
				},
				{
					name: "Corentin Delorme",
					title: "Laser physicist",
					organization: "a company",
					quote:
						"At university I looked for a result that nobody had. Here, I look for the same result ten thousand times running. It is just as hard, and I have found out that dust is a branch of physics.",
				},
			],
			superhero: "Lightning in a Lab Coat",
		},
		fr: {
			title: "Physicienne / physicien",
			description:
				"Là où une mesure peut devenir dix fois plus fine, des physiciennes et des physiciens construisent déjà la machine qui la fera. Lasers, aimants, pompes et grand froid sont leurs outils quotidiens ; la récompense : une loi de la nature confirmée ou, mieux, prise en défaut. Les mêmes savoirs mènent aux scanners, aux cellules solaires, aux capteurs quantiques.",
			week: [
				"Aligner un faisceau laser sur une lourde table, miroir par miroir, au centième de millimètre",
				"Traquer une fuite dans une enceinte à vide avec une petite bouteille d’hélium",
				"Laisser l’expérience enregistrer toute la nuit et vérifier de chez soi qu’elle tourne toujours",
				"Placer les points, tracer les barres d’erreur, et chercher ce qui a pu les décaler tous ensemble",
				"Discuter un plan avec l’atelier, commander une pompe de rechange, remplir le cahier de laboratoire",
			],
			discovery:
				"Jusqu’en mai 2019, le kilogramme était par définition la masse d’un cylindre de métal enfermé à Sèvres, près de Paris. En un siècle, ses copies s’en étaient écartées d’une cinquantaine de millionièmes de gramme. Le kilogramme repose désormais sur une constante de la physique quantique, que personne ne peut laisser tomber.",
			school:
				"Les mains comptent aussi : réparer un vélo ou construire un cadran solaire qui donne l’heure juste, c’est déjà s’entraîner. En première, la NSI (informatique) ou les sciences de l’ingénieur vont bien avec les maths et la physique-chimie, le duo le plus courant en terminale.",
			degrees: [
				"Licence Physique ou « Physique, chimie » (3 ans), master (2 ans), puis doctorat (3 ans)",
				"Prépa MPSI, PCSI ou MP2I (CPGE, 2 ans), puis école normale supérieure (ENS), École polytechnique ou école d’ingénieurs, souvent suivie d’un doctorat (3 ans)",
				"Pour un métier voisin, en entreprise : diplôme d’ingénieur ou master, en optique, énergie ou électronique",
			],
			skills: [
				"Méthode expérimentale",
				"Optique, électronique, techniques du vide",
				"Analyse de données et barres d’erreur",
				"Modélisation et programmation",
				"Dessin technique",
				"Rédaction en anglais",
			],
			qualities: ["Patience avec les machines", "Inventivité", "Réflexe du doute", "Esprit d’équipe"],
			professionals: [
				{
					name: "Yuki Tanabe",
					title: "Physicienne des atomes froids",
					organization: "dans un laboratoire universitaire",
					quote:
						"Notre expérience ne marchait que la nuit. On a tout soupçonné, jusqu’à ce que quelqu’un regarde par la fenêtre : le tramway. Son courant décalait notre champ magnétique. Depuis, on connaît les horaires par cœur.",
				},
				{
					name: "Corentin Delorme",
					title: "Physicien des lasers",
					organization: "dans une entreprise",
					quote:
						"À l’université, je cherchais un résultat que personne n’avait. Ici, je cherche dix mille fois de suite le même. C’est tout aussi difficile, et j’ai découvert que la poussière est une branche de la physique.",
				},
			],
			superhero: "L’Éclair en blouse",
		},
	},
});
