import { defineNeighbour } from "../define-neighbour.ts";

export default defineNeighbour({
	id: "biomedical-technician",
	category: "engineering",
	secondaryCategories: ["health", "physics"],
	settings: ["hospital", "workshop", "hospital", "workshop", "people"],
	ways: [
		{
			steps: [{ kind: "bts", from: 0, to: 2 }],
			courses: ["BTS Électrotechnique", "BTS Cybersécurité, informatique et réseaux, électronique"],
		},
		{
			steps: [{ kind: "but", from: 0, to: 3 }],
			courses: ["BUT Génie électrique et informatique industrielle", "BUT Mesures physiques"],
		},
		{
			steps: [
				{ kind: "bts", from: 0, to: 2 },
				{ kind: "licencePro", from: 2, to: 3 },
			],
			courses: ["BTS Électrotechnique"],
		},
	],
	worksWith: ["biomedical-engineer", "physicist", "pathologist", "software-developer"],
	facts: [
		{
			source: "hospital",
			text: {
				en: "They are fewer than 1% of a hospital’s staff, and no operating theatre runs without them. They come with a BTS or 3 years of study.",
				fr: "L’équipe biomédicale représente moins de 1 % du personnel d’un hôpital, et aucun bloc opératoire ne tourne sans elle. On y vient avec un BTS ou un bac+3.",
			},
		},
		{
			source: "work",
			text: {
				en: "They look after a device from its delivery to its scrapping, from the thermometer to the scanner. Machines of high risk, such as scanners, are also maintained by outside firms, where such technicians work too.",
				fr: "On s’occupe d’un appareil de sa livraison à sa mise au rebut, du thermomètre au scanner. Les machines à risque, comme les scanners, sont aussi entretenues par des sociétés extérieures, qui emploient ces mêmes techniciens.",
			},
		},
	],
	figures: [
		{ value: 1, source: "hospital" },
		{ value: 3, source: "hospital" },
	],
	wayInSources: ["hospital"],
	sources: {
		hospital: {
			label: "C.G.O.S, le technicien biomédical hospitalier",
			url: "https://www.complement-air.com/technicien-biomedical-hospitalier-il-est-au-chevet-des-machines/",
		},
		work: {
			label: "Centre hospitalier Bugey Sud, le métier de technicien biomédical",
			url: "https://ch-bugeysud.fr/actualite/22042/4382-focus-sur-le-metier-de-technicien-biomedical.htm",
		},
	},
	checked: "2026-11-26",
	text: {
		en: {
			title: "Biomedical technician",
			description:
				"An incubator beeps, and nobody knows whether the baby or the machine is unwell. Biomedical technicians keep thousands of devices safe and exact, from the thermometer to the scanner. They test, repair, replace, train the nurses who use them, and say when a machine has to go.",
			week: [
				"Find out why a syringe pump stopped twice last night: a pinched cable, again",
				"Test forty defibrillators of four wards and sign for each of them",
				"Enter an operating theatre between two operations to change the arm of a lamp",
				"Take an ultrasound probe apart under a magnifying lamp",
				"Show the night team how the new beds weigh a patient",
			],
			wayIn:
				"A BTS or a BUT in electricity, electronics or physical measurement, or a licence professionnelle in biomedical maintenance; all exist as apprenticeships. Hospitals hire by competition or contract, manufacturers directly.",
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
				"Une couveuse sonne, et personne ne sait qui va mal, le bébé ou la machine. L’équipe biomédicale garde des milliers d’appareils sûrs et exacts, du thermomètre au scanner. Elle contrôle, répare, remplace, forme les équipes soignantes, et dit quand une machine doit partir.",
			week: [
				"Chercher pourquoi un pousse-seringue s’est arrêté deux fois cette nuit : un câble pincé, encore",
				"Contrôler quarante défibrillateurs de quatre services et signer pour chacun",
				"Entrer au bloc entre deux opérations pour changer le bras d’un éclairage",
				"Démonter une sonde d’échographie sous une lampe-loupe",
				"Montrer à l’équipe de nuit comment les nouveaux lits pèsent un patient",
			],
			wayIn:
				"Un BTS ou un BUT d’électricité, d’électronique ou de mesures physiques, ou une licence professionnelle de maintenance biomédicale ; tous existent en alternance. Les hôpitaux recrutent sur concours ou par contrat, les fabricants directement.",
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
