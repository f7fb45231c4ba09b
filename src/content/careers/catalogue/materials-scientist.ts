import { defineCareer } from "../define-career.ts";

export default defineCareer({
	id: "materials-scientist",
	category: "materials",
	secondaryCategories: ["chemistry", "physics", "engineering"],
	subjects: ["materials-science", "physics", "chemistry", "mathematics", "engineering"],
	text: {
		en: {
			title: "Materials scientist",
			description:
				"Bend a thing, heat it, freeze it, look at its atoms: materials scientists learn how it was made and how it will break. They give us batteries with less cobalt, lighter alloys and plastics that can really be recycled, each tried first on a sample the size of a coin.",
			week: [
				"Melt, press or spin a sample, and note every degree and every minute",
				"Pull a sample in a testing machine until it snaps, then study the break in an electron microscope",
				"Send X-rays through a powder and work out how its atoms are stacked",
				"Rewrite a recipe so that it needs less of a rare or toxic metal",
				"Book the shared instrument weeks ahead, calibrate it, and clean it after use",
			],
			discovery:
				"Graphene, a sheet of carbon one atom thick, was isolated in 2004 with ordinary sticky tape: two physicists in Manchester peeled graphite thinner and thinner. Six years later that work received the Nobel Prize in Physics.",
			school:
				"Chemistry says what a thing is made of, physics why it breaks. The industrial bac (STI2D) and the BUT in materials science form a route of their own, with workshops from the first week.",
			degrees: [
				"Two years of preparatory classes in maths and physics (CPGE), then an engineering school or a research school (ENS), and often a three-year doctorate",
				"A five-year engineering school that admits students straight after the bac",
				"A three-year degree (licence) in chemistry, then a master’s, and a doctorate for research",
				"A three-year applied degree (BUT) in materials science and engineering, then a master’s or an engineering school",
			],
			skills: [
				"Electron microscopy",
				"X-ray diffraction",
				"Mechanical testing",
				"Solid-state physics and chemistry",
				"Computer simulation",
				"Life-cycle analysis",
			],
			qualities: ["Methodical mind", "Inventiveness", "Care in handling", "Persistence"],
			professionals: [
				{
					name: "Arjun Raman",
					title: "Battery materials researcher",
					organization: "a public research laboratory",
					quote:
						"For a whole winter my batteries died after a few charges. The culprit was a trace of water in a bottle marked ‘dry’. Now I test my chemicals before I doubt my idea.",
				},
				{
					name: "Solène Marchand",
					title: "Metallurgist",
					organization: "a supplier of aircraft engine parts",
					quote:
						"A broken part arrives in a plastic bag, and everybody wants a culprit. Metal fatigue leaves fine lines, like ripples on sand. I read them, I write what happened, and I leave the blame to others.",
				},
			],
			superhero: "The Atomsmith",
		},
		fr: {
			title: "Chercheuse / chercheur en matériaux",
			description:
				"À force de plier, de chauffer, de refroidir, de regarder jusqu’aux atomes, les spécialistes des matériaux finissent par savoir comment un objet est né et comment il cassera. On leur doit des batteries avec moins de cobalt, des alliages plus légers ou des plastiques qui se recyclent vraiment, testés d’abord sur un échantillon grand comme une pièce de monnaie.",
			week: [
				"Fondre, presser ou laminer un échantillon en notant chaque degré et chaque minute",
				"Étirer un échantillon jusqu’à la rupture, puis lire la cassure au microscope électronique",
				"Envoyer des rayons X dans une poudre et en déduire l’empilement de ses atomes",
				"Réécrire une recette pour qu’elle demande moins de métaux rares ou toxiques",
				"Réserver l’appareil partagé des semaines à l’avance, l’étalonner, et le nettoyer après usage",
			],
			discovery:
				"Le graphène, une feuille de carbone épaisse d’un seul atome, a été isolé en 2004 avec un simple ruban adhésif : à Manchester, deux physiciens ont pelé du graphite, toujours plus fin. Six ans plus tard, ces travaux recevaient le prix Nobel de physique.",
			school:
				"La chimie dit de quoi une chose est faite, la physique comment elle tient. Le bac STI2D et le BUT Science et génie des matériaux forment une voie à part entière, avec de l’atelier dès la première semaine.",
			degrees: [
				"Prépa MPSI, PCSI ou MP2I (CPGE, 2 ans), puis école d’ingénieurs ou école normale supérieure (ENS), et souvent doctorat (3 ans)",
				"École d’ingénieurs en 5 ans, accessible après le bac",
				"Licence Chimie (3 ans), puis master (2 ans), et doctorat (3 ans) pour la recherche",
				"BUT Science et génie des matériaux (3 ans), puis master ou école d’ingénieurs (2 à 3 ans)",
			],
			skills: [
				"Microscopie électronique",
				"Diffraction des rayons X",
				"Essais mécaniques",
				"Physique et chimie du solide",
				"Simulation numérique",
				"Analyse du cycle de vie",
			],
			qualities: ["Esprit méthodique", "Inventivité", "Soin du geste", "Ténacité"],
			professionals: [
				{
					name: "Arjun Raman",
					title: "Chercheur en matériaux pour batteries",
					organization: "dans un laboratoire public de recherche",
					quote:
						"Tout un hiver, mes batteries mouraient après quelques charges. Le coupable : une trace d’eau dans un flacon marqué « sans eau ». Depuis, je teste mes produits avant de douter de mon idée.",
				},
				{
					name: "Solène Marchand",
					title: "Ingénieure métallurgiste",
					organization: "chez un fournisseur de pièces pour moteurs d’avion",
					quote:
						"Une pièce cassée arrive dans un sachet, et tout le monde veut un coupable. La fatigue du métal laisse de fines lignes, comme des rides sur le sable. Je les lis, j’écris ce qui s’est passé, et je laisse les reproches aux autres.",
				},
			],
			superhero: "L’Orfèvre des atomes",
		},
	},
});
