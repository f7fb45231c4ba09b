import { defineNeighbour } from "../define-neighbour.ts";

export default defineNeighbour({
	id: "physiotherapist",
	category: "health",
	secondaryCategories: ["biology"],
	settings: ["hospital", "people", "people", "hospital", "desk"],
	ways: [
		{
			steps: [
				{ kind: "health", from: 0, to: 1 },
				{ kind: "careSchool", from: 1, to: 5 },
			],
			courses: ["PASS", "L.AS"],
		},
		{
			steps: [
				{ kind: "licence", from: 0, to: 1 },
				{ kind: "careSchool", from: 1, to: 5 },
			],
			courses: ["Licence STAPS", "Licence Sciences de la vie"],
		},
	],
	worksWith: ["neuroscientist", "biomedical-engineer", "epidemiologist"],
	facts: [
		{
			source: "ways",
			text: {
				en: "Most of those admitted come from PASS or L.AS; others from a first year of a licence in life sciences or sport (STAPS). Only the best results of each year get in, and each university decides which ways it opens.",
				fr: "La plupart des personnes admises viennent d’un PASS ou d’une L.AS ; d’autres d’une première année de licence de sciences de la vie ou de STAPS. Seuls les meilleurs résultats de l’année permettent d’entrer, et chaque université décide des voies qu’elle ouvre.",
			},
		},
		{
			source: "ways",
			text: {
				en: "About 3,000 students a year enter the 4 years of an institute (IFMK), after one year at university: 5 years in all.",
				fr: "Environ 3 000 personnes par an entrent pour 4 ans dans un institut (IFMK), après une année d’université : 5 ans en tout.",
			},
		},
		{
			source: "fees",
			text: {
				en: "Fees differ a lot from one institute to another: those of a university in one, several thousand euros a year in another. Ask before you choose.",
				fr: "Les frais changent beaucoup d’un institut à l’autre : ceux d’une université ici, plusieurs milliers d’euros par an ailleurs. Renseigne-⁠toi avant de choisir.",
			},
		},
	],
	figures: [
		{ value: 3000, source: "ways" },
		{ value: 4, source: "ways" },
		{ value: 5, source: "ways" },
	],
	wayInSources: ["ways"],
	sources: {
		ways: {
			label: "CIDJ, les voies d’accès aux études de kinésithérapie",
			url: "https://www.cidj.com/s-orienter/apres-le-bac/etudes-de-kinesitherapie-quelles-sont-les-differentes-voies-d-acces",
		},
		fees: {
			label: "Licence STAPS, entrer dans une école de kinésithérapie",
			url: "https://fdocuments.fr/document/10-intgrer-une-cole-de-kinsithrapie-en-passant-par-la-une-cole-de-kinsithrapie.html",
		},
	},
	checked: "2026-11-26",
	text: {
		en: {
			title: "Physiotherapist",
			description:
				"A knee that was operated on three days ago has to bend today, but how far? Physiotherapists feel it, measure it and decide. They give movement back after an accident, an illness or a difficult birth, in hospitals, in practices and beside sports fields.",
			week: [
				"Measure how far a knee bends three days after an operation, and write the angle down",
				"Teach a woman after a stroke to get up from a chair without pulling on the table",
				"Help a baby of five months to cough up what blocks its breathing",
				"Choose with a goalkeeper which exercise to do at home, and which to leave out",
				"Write to the doctor what has improved, what has not, and why to go on or to stop",
			],
			wayIn:
				"One year at university, then an institute of physiotherapy (IFMK). Athletes of national level, people with another diploma of care and some licences have entries of their own.",
			words: [
				"physio",
				"massage",
				"sport",
				"back pain",
				"muscles",
				"rehabilitation",
				"injuries",
				"movement",
				"sports medicine",
				"physical therapy",
			],
		},
		fr: {
			title: "Masseuse-kinésithérapeute / masseur-kinésithérapeute",
			description:
				"Un genou opéré il y a trois jours doit plier aujourd’hui, mais jusqu’où ? Les kinés le sentent, le mesurent et décident. Ils et elles rendent le mouvement après un accident, une maladie ou une naissance difficile, à l’hôpital, en cabinet et au bord des terrains de sport.",
			week: [
				"Mesurer jusqu’où plie un genou trois jours après l’opération, et noter l’angle",
				"Apprendre à une femme, après un AVC, à se lever d’une chaise sans tirer sur la table",
				"Aider un bébé de cinq mois à rejeter ce qui gêne sa respiration",
				"Choisir avec une gardienne de but l’exercice à faire chez elle, et celui à éviter",
				"Écrire au médecin ce qui va mieux, ce qui ne va pas, et pourquoi continuer ou arrêter",
			],
			wayIn:
				"Une année d’université, puis un institut de formation en masso-kinésithérapie (IFMK). Les sportives et sportifs de haut niveau, les personnes qui ont un autre diplôme du soin et certaines licences ont leurs propres voies d’entrée.",
			words: [
				"kiné",
				"kinésithérapeute",
				"massage",
				"sport",
				"mal de dos",
				"muscles",
				"rééducation",
				"blessures",
				"mouvement",
				"STAPS",
				"IFMK",
			],
		},
	},
});
