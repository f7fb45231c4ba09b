import { defineCareer } from "../define-career.ts";

export default defineCareer({
	id: "astronomer",
	category: "space",
	secondaryCategories: ["physics"],
	subjects: ["astronomy", "physics", "mathematics", "computer-science", "statistics"],
	text: {
		en: {
			title: "Astronomer",
			description:
				"The dome opens at dusk, yet the astronomer steering the telescope may be sitting on another continent. A night’s observing takes months to prepare and months to analyse: positions, brightness, orbits, new worlds. Astronomers measure the sky, astrophysicists explain it, and in France they compete for the same posts.",
			week: [
				"Prepare a night minute by minute: list of targets, guide stars, and a plan B for clouds",
				"Watch wind and humidity from the control room, and close the dome if the air turns damp",
				"Clean the images: hot pixels, cosmic rays, trails left by satellites",
				"Measure the brightness of one star three hundred times and look for a dip",
				"Test a camera chilled far below zero in the clean room, or welcome a school class to a public evening",
			],
			discovery:
				"In 1967, Jocelyn Bell, then a doctoral student, noticed a tiny smudge on a radio telescope’s paper chart. Seen close up, it pulsed every 1.3 seconds, so steadily that the team jokingly filed it under “little green men”. It was the first known pulsar, the spinning core of a dead star.",
			school:
				"English is everywhere in the job: observatories are shared between countries. A telescope is also mirrors, motors and cooling, so if you like building things, there is a place for you.",
			degrees: [
				"A three-year degree (licence) in physics, or physics and chemistry, a two-year master’s, then a three-year doctorate",
				"Two years of preparatory classes in maths and physics (CPGE), then a research school (ENS), École polytechnique or an engineering school, and a doctorate",
				"For a related career, building and running the instruments: an engineering diploma",
			],
			skills: [
				"Planning and running observations",
				"Image processing in Python",
				"Optics and detectors",
				"Statistics",
				"Managing star catalogues",
				"Explaining science to the public",
			],
			qualities: [
				"Calm when the weather is bad",
				"Precision",
				"Adaptability to odd hours",
				"Sense of wonder that lasts",
			],
			professionals: [
				{
					name: "Valentina Rojas",
					title: "Resident astronomer",
					organization: "a mountain observatory",
					quote:
						"Three nights of cloud: the visiting team had flown halfway round the world and went home with nothing. I now tell everyone to travel with a second project, one that needs only a laptop.",
				},
				{
					name: "Mathis Hoarau",
					title: "Instrument scientist",
					organization: "an astronomy laboratory",
					quote:
						"One fingerprint on a lens costs a week of work. I gave four years to a camera; the first picture that it took was out of focus, and I was ridiculously happy. Focus can be adjusted.",
				},
			],
			superhero: "Cartographer of the Dark",
		},
		fr: {
			title: "Astronome",
			description:
				"La coupole s’ouvre à la tombée du jour, mais l’astronome qui pilote le télescope est parfois sur un autre continent. Une nuit d’observation se prépare des mois à l’avance, et son analyse prend encore des mois : positions, luminosités, orbites, mondes nouveaux. L’astronomie mesure le ciel, l’astrophysique l’explique ; en France, les postes sont les mêmes.",
			week: [
				"Préparer une nuit minute par minute : liste des cibles, étoiles guides, et plan B en cas de nuages",
				"Surveiller le vent et l’humidité depuis la salle de contrôle, et fermer la coupole si la rosée menace",
				"Nettoyer les images : pixels chauds, rayons cosmiques, traînées de satellites",
				"Mesurer trois cents fois l’éclat d’une même étoile et guetter une baisse",
				"Tester en salle blanche une caméra refroidie bien au-dessous de zéro, ou accueillir une classe en soirée",
			],
			discovery:
				"En 1967, Jocelyn Bell, alors doctorante, repère une minuscule bavure sur le tracé papier d’un radiotélescope. Vu de près, le signal bat toutes les 1,3 seconde, si régulier que l’équipe le baptise pour rire « petits hommes verts ». C’était le premier pulsar connu, le cœur tournoyant d’une étoile morte.",
			school:
				"L’anglais est partout dans ce métier : les observatoires sont communs à plusieurs pays. Un télescope, c’est aussi des miroirs, des moteurs et du froid : si tu aimes construire, ta place est là.",
			degrees: [
				"Licence Physique ou « Physique, chimie » (3 ans), master (2 ans), puis doctorat (3 ans)",
				"Prépa MPSI, PCSI ou MP2I (CPGE, 2 ans), puis école normale supérieure (ENS), École polytechnique ou école d’ingénieurs, et doctorat (3 ans)",
				"Pour un métier voisin (construire et faire vivre les instruments) : diplôme d’ingénieur",
			],
			skills: [
				"Préparation et conduite d’observations",
				"Traitement d’images en Python",
				"Optique et détecteurs",
				"Statistiques",
				"Gestion de catalogues d’étoiles",
				"Médiation scientifique",
			],
			qualities: [
				"Calme quand la météo s’en mêle",
				"Précision",
				"Souplesse sur les horaires",
				"Capacité à s’émerveiller longtemps",
			],
			professionals: [
				{
					name: "Valentina Rojas",
					title: "Astronome résidente",
					organization: "dans un observatoire de montagne",
					quote:
						"Trois nuits de nuages : l’équipe invitée venait de l’autre bout du monde, et elle est repartie sans rien. Depuis, je conseille de voyager avec un second projet, pour lequel un ordinateur suffit.",
				},
				{
					name: "Mathis Hoarau",
					title: "Spécialiste des instruments",
					organization: "dans un laboratoire d’astronomie",
					quote:
						"Une trace de doigt sur une lentille coûte une semaine de travail. J’ai donné quatre ans à une caméra ; sa première image était floue, et j’étais bêtement heureux. Le flou, ça se règle.",
				},
			],
			superhero: "Cartographe du ciel noir",
		},
	},
});
