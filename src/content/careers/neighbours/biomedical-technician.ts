import { defineNeighbour } from "../define-neighbour.ts";

export default defineNeighbour({
	id: "biomedical-technician",
	category: "engineering",
	secondaryCategories: ["health", "physics"],
	settings: ["hospital", "workshop", "hospital", "workshop", "people"],
	ways: [
		{
			way: "bts",
			courses: ["BTS Électrotechnique", "BTS Cybersécurité, informatique et réseaux, électronique"],
		},
		{
			way: "licencePro",
			courses: ["BTS Électrotechnique"],
		},
		{
			way: "but",
			courses: ["BUT Génie électrique et informatique industrielle", "BUT Mesures physiques"],
		},
	],
	worksWith: ["biomedical-engineer", "physicist", "pathologist", "software-developer"],
	facts: [
		{
			source: "perigueux",
			text: {
				en: "At the hospital of Périgueux six technicians look after all medical devices, in pairs. They take turns on call, on weekday nights and at weekends.",
				fr: "À l’hôpital de Périgueux, six personnes, qui travaillent par deux, s’occupent de tous les appareils médicaux. À tour de rôle, elles restent joignables la nuit en semaine et le week-end : c’est l’astreinte.",
			},
		},
		{
			source: "work",
			text: {
				en: "They look after every device, from the thermometer to the scanner, from its delivery to its scrapping. Electronics rarely fail: most breakdowns are a pinched cable, a worn button or a torn plug.",
				fr: "L’équipe biomédicale suit chaque appareil, de sa livraison jusqu’au jour où il part au rebut. L’électronique tombe rarement en panne : le plus souvent, le problème vient d’un câble pincé, d’un bouton usé ou d’une prise arrachée.",
			},
		},
		{
			source: "contest",
			text: {
				en: "Public hospitals recruit by competitions: one for those with a technical or vocational baccalauréat, one for those with a diploma of 2 years of study.",
				fr: "Les hôpitaux publics recrutent sur concours. Deux concours existent : l’un est ouvert à partir d’un bac techno ou pro, l’autre à partir d’un diplôme de niveau bac+2.",
			},
		},
	],
	figures: [
		{ value: 6, source: "perigueux" },
		{ value: 2, source: "contest" },
		{ value: 2, source: "perigueux" },
		{ value: 1, source: "perigueux" },
	],
	wayInSources: ["perigueux", "contest"],
	sources: {
		perigueux: {
			label: "Centre hospitalier de Périgueux, les techniciens biomédicaux",
			url: "https://ch-perigueux.fr/actualite-23/patients-et-visiteurs-4/techniciens-biomedicaux-1038.html?cHash=69beb42ac5fdd4d1f77d4a28530c44bb",
		},
		work: {
			label: "Centre hospitalier Bugey Sud, le métier de technicien biomédical",
			url: "https://ch-bugeysud.fr/actualite/22042/4382-focus-sur-le-metier-de-technicien-biomedical.htm",
		},
		contest: {
			label: "Emploi-collectivités, les techniciens supérieurs hospitaliers (2024)",
			url: "https://emploi-collectivites.fr/technicien-superieur-hospitalier-tsh-blog-territorial",
		},
	},
	checked: "2026-11-27",
	text: {
		en: {
			title: "Biomedical technician",
			description:
				"An incubator beeps, and nobody knows whether the baby or the machine is unwell. Biomedical technicians keep thousands of devices safe and exact, from the thermometer to the scanner. They test, repair, replace, train the nurses who use them, and say when a machine has to go.",
			week: [
				"Find out why a syringe pump stopped twice last night: a pinched cable, again",
				"Test forty defibrillators of four wards and sign for each of them",
				"Enter an operating theatre between two operations to change the arm of a lamp",
				"Scan a test block with an ultrasound probe and find the three dead lines in its picture",
				"Show the night team how the new beds weigh a patient",
			],
			wayIn:
				"A technical BTS or another diploma of bac+2, then a year of licence in biomedical maintenance: that is what the whole team at Périgueux has. When a new machine arrives, its maker sometimes trains the team. With a technical or vocational baccalauréat one can already take a competition of public hospitals, that of the first level.",
			words: [
				"hospital machines",
				"repair",
				"electronics",
				"medical devices",
				"maintenance",
				"scanner",
				"engineer",
				"technician",
				"robots",
				"equipment",
			],
		},
		fr: {
			title: "Technicienne biomédicale / technicien biomédical",
			description:
				"Une couveuse se met à sonner : est-⁠ce le bébé qui va mal, ou la machine ? Du thermomètre au scanner, l’équipe biomédicale veille à ce que des milliers d’appareils restent sûrs et précis. Elle les contrôle, les répare, les remplace, apprend aux équipes soignantes à s’en servir et dit quand une machine a fait son temps.",
			week: [
				"Chercher pourquoi un pousse-seringue s’est arrêté deux fois cette nuit : encore un câble pincé",
				"Contrôler quarante défibrillateurs dans quatre services et signer chaque contrôle",
				"Entrer au bloc opératoire entre deux opérations pour changer le bras articulé d’une lampe",
				"Passer une sonde d’échographie sur un objet de test et repérer, dans l’image, trois lignes qui restent vides",
				"Montrer à l’équipe de nuit comment les nouveaux lits pèsent les malades",
			],
			wayIn:
				"On prépare un BTS d’électrotechnique ou d’électronique, ou un autre diplôme de niveau bac+2, puis, en un an, une licence professionnelle de maintenance biomédicale : toute l’équipe de l’hôpital de Périgueux a suivi ce parcours. Quand une nouvelle machine arrive, c’est parfois le fabricant qui forme l’équipe. Avec un bac techno ou pro, on peut déjà passer le concours des hôpitaux publics ouvert à ce niveau.",
			words: [
				"machines d’hôpital",
				"réparer",
				"électronique",
				"appareils médicaux",
				"maintenance",
				"scanner",
				"matériel médical",
				"technicien",
				"GEII",
				"équipement",
			],
		},
	},
});
