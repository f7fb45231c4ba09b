import { defineCareer } from "../define-career.ts";

export default defineCareer({
	id: "biomedical-engineer",
	category: "engineering",
	secondaryCategories: ["health"],
	subjects: ["engineering", "physics", "biology", "mathematics", "materials-science", "health-science"],
	text: {
		en: {
			title: "Biomedical engineer",
			description:
				"An artificial hip, an MRI scanner, an insulin pump: biomedical engineers make devices that bodies and hospitals must accept. Some design and test new devices; others keep a whole hospital’s equipment safe and running, side by side with nurses, doctors and technicians.",
			week: [
				"Design a finger for a prosthetic hand on a computer, 3D-print it, break it, draw it again",
				"Put an infusion pump on the test bench: flow, alarms, battery, a drop from table height",
				"Stand at the back of an operating theatre and note where the surgeon’s hand hesitates",
				"Fill in the risk file that European rules require before a device can be sold",
				"Plan how to replace a scanner that the emergency department cannot do without",
			],
			discovery:
				"One wrong resistor can change medicine. In the 1950s the American engineer Wilson Greatbatch put one into a circuit meant to record heart sounds. It began to pulse, pause and pulse again. He recognised a heartbeat, and from that mistake came one of the first implantable pacemakers.",
			school:
				"Biology can come later: few engineering students had kept it to the end of school. Drawing in three dimensions, taking apart and mending things without a plug or a battery are good training, and the industrial bac (STI2D) leads to some of the same schools.",
			degrees: [
				"A five-year engineering school that admits students straight after the bac, with a health option",
				"Two years of preparatory classes in maths and physics (CPGE), then three years at an engineering school",
				"A three-year degree (licence) in physics, then a two-year master’s in health engineering",
				"A three-year doctorate after that, to work on tomorrow’s implants and imaging",
			],
			skills: [
				"Mechanical and electronic design",
				"Anatomy and physiology",
				"Biocompatible materials",
				"Signal and image processing",
				"Risk analysis and regulation",
				"Working with nurses and doctors",
			],
			qualities: [
				"Empathy",
				"A keen eye for safety",
				"Hands-on ingenuity",
				"Listening to the people you design for",
			],
			professionals: [
				{
					name: "Priya Nair",
					title: "Hospital biomedical engineer",
					organization: "a university hospital",
					quote:
						"At three in the morning an alarm is not a technical problem, it is a nurse alone with a patient. Before touching the settings, I rewrote the message on its screen.",
				},
				{
					name: "Thomas Adjovi",
					title: "Prosthesis designer",
					organization: "a start-up",
					quote:
						"Our first hand was stronger than mine. A girl of twelve brought it back: too noisy in class. We gave up some grip and gained silence, and now she wears it. Ask people what an ordinary Tuesday is like.",
				},
			],
			superhero: "The Maker of Second Chances",
		},
		fr: {
			title: "Ingénieure biomédicale / ingénieur biomédical",
			description:
				"Hanche artificielle, appareil d’IRM, pompe à insuline : autant d’objets que le corps et l’hôpital doivent accepter. Les spécialistes du génie biomédical conçoivent et testent de nouveaux dispositifs, ou veillent sur tout l’équipement d’un hôpital, aux côtés des équipes soignantes et techniques.",
			week: [
				"Dessiner sur ordinateur un doigt de prothèse, l’imprimer en 3D, le casser, le redessiner",
				"Passer une pompe à perfusion au banc d’essai : débit, alarmes, batterie, chute du haut d’une table",
				"Se tenir au fond d’un bloc opératoire et noter où hésite la main qui opère",
				"Remplir le dossier d’analyse des risques exigé par les règles européennes avant toute mise en vente",
				"Préparer le remplacement d’un scanner dont les urgences ne peuvent pas se passer",
			],
			discovery:
				"Se tromper de résistance électrique peut changer la médecine. C’est ce qui arrive dans les années 1950 à l’ingénieur américain Wilson Greatbatch, qui monte un circuit censé enregistrer les bruits du cœur. Le circuit bat, s’arrête, bat de nouveau. L’ingénieur y reconnaît un rythme cardiaque, et de cette erreur naît l’un des premiers pacemakers implantables.",
			school:
				"La biologie s’apprend en route : peu d’élèves en école d’ingénieurs ont gardé la spécialité SVT en terminale. Dessiner en trois dimensions, démonter et réparer des objets sans prise ni batterie, c’est déjà s’entraîner, et le bac STI2D mène aussi à plusieurs de ces écoles.",
			degrees: [
				"École d’ingénieurs en 5 ans, accessible après le bac, avec une option santé",
				"Prépa MPSI, PCSI ou MP2I (CPGE, 2 ans), puis école d’ingénieurs (3 ans)",
				"Licence Physique ou « Physique, chimie » (3 ans), puis master d’ingénierie de la santé (2 ans)",
				"Doctorat (3 ans) ensuite, pour préparer les implants et l’imagerie de demain",
			],
			skills: [
				"Conception mécanique et électronique",
				"Anatomie et physiologie",
				"Matériaux biocompatibles",
				"Traitement du signal et de l’image",
				"Analyse de risques et réglementation",
				"Dialogue avec les équipes soignantes",
			],
			qualities: ["Empathie", "Sens de la sécurité", "Ingéniosité pratique", "Écoute des personnes soignées"],
			professionals: [
				{
					name: "Priya Nair",
					title: "Ingénieure biomédicale",
					organization: "dans un centre hospitalier universitaire",
					quote:
						"À trois heures du matin, une alarme n’est pas un problème technique : c’est un infirmier seul avec une patiente. Avant de toucher aux réglages, j’ai réécrit le message affiché à l’écran.",
				},
				{
					name: "Thomas Adjovi",
					title: "Concepteur de prothèses",
					organization: "dans une jeune entreprise",
					quote:
						"Notre première main serrait plus fort que la mienne. Une fille de douze ans l’a rapportée : trop bruyante en classe. On a perdu un peu de force, gagné le silence, et elle porte sa prothèse. Demande aux gens à quoi ressemble leur journée.",
				},
			],
			superhero: "Mécano des secondes chances",
		},
	},
});
