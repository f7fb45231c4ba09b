import { defineNeighbour } from "../define-neighbour.ts";
import { healthReform } from "../health-reform.ts";

export default defineNeighbour({
	id: "physiotherapist",
	category: "health",
	secondaryCategories: ["biology"],
	settings: ["hospital", "people", "people", "hospital", "desk"],
	ways: [
		{
			way: "physiotherapyAfterHealth",
			courses: ["PASS", "L.AS"],
		},
		{
			way: "physiotherapyAfterLicence",
			courses: ["Licence STAPS", "Licence Sciences de la vie"],
		},
	],
	worksWith: ["neuroscientist", "biomedical-engineer", "epidemiologist"],
	facts: [
		{
			source: "onisep",
			text: {
				en: "Only some PASS, L.AS and licences lead to physiotherapy, each of them to one given institute: read their pages on Parcoursup before you choose.",
				fr: "Seules certaines formations (PASS, L.AS ou licences) mènent aux études de kiné, et chacune à un institut précis : lis leur page sur Parcoursup avant de choisir.",
			},
		},
		{
			source: "ways",
			text: {
				en: "About 3,000 students a year enter an institute (IFMK). Most come from PASS or L.AS, and only the best results get in.",
				fr: "Environ 3 000 personnes entrent chaque année dans un institut de kinésithérapie (IFMK). La plupart viennent d’un PASS ou d’une L.AS, et la sélection ne retient que les meilleurs résultats.",
			},
		},
		{
			source: "cost",
			text: {
				en: "In 2024 the start of a second year of physiotherapy cost €6,701 on average, fees and living together, by the count of the federation of physiotherapy students. Fees depend on the institute, and most of those that raised theirs were private: ask before you choose.",
				fr: "En 2024, d’après la fédération des étudiants en kinésithérapie, la rentrée en deuxième année coûtait en moyenne 6 701 €, frais de scolarité et dépenses courantes compris. Les frais de scolarité varient d’un institut à l’autre, et ce sont surtout des instituts privés qui les ont augmentés : renseigne-⁠toi avant de choisir.",
			},
		},
		healthReform.fact,
	],
	figures: [
		{ value: 3000, source: "ways" },
		{ value: 5, source: "ways" },
		{ value: 4, source: "onisep" },
		{ value: 2024, source: "cost" },
		{ value: 6701, source: "cost" },
		...healthReform.figures,
		{ value: 60, source: "second" },
	],
	wayInSources: ["onisep", "second", "ways", "vaccine"],
	sources: {
		onisep: {
			label: "Onisep, les voies d’accès aux études de kinésithérapie",
			url: "https://concourspostprepas.onisep.fr/formation/les-principaux-domaines-de-formation/les-etudes-de-sante/les-voies-d-acces-aux-etudes-de-kinesitherapie",
		},
		ways: {
			label: "CIDJ, les voies d’accès aux études de kinésithérapie",
			url: "https://www.cidj.com/s-orienter/apres-le-bac/etudes-de-kinesitherapie-quelles-sont-les-differentes-voies-d-acces",
		},
		vaccine: {
			label: "École de kinésithérapie de Paris, le certificat d’aptitude et les vaccinations",
			url: "https://www.ekp.fr/les-admissions/certificat-d-aptitude-et-obligations-vaccinales.html",
		},
		cost: {
			label: "Egora, le coût des études de kiné en 2024",
			url: "https://egora.fr/etudiants/actus-etudiants/frais-de-scolarite-illegaux-materiels-pourquoi-les-etudes-de-kine-sont",
		},
		second: {
			label: "ANFH, les conditions d’admission en institut de kinésithérapie",
			url: "https://www.anfh.fr/reglementation/etudes-masseur-kinesitherapeute-modification-des-conditions-d-admission",
		},
		...healthReform.sources,
	},
	checked: "2026-11-27",
	text: {
		en: {
			title: "Physiotherapist",
			description:
				"A knee that was operated on three days ago has to bend today, but how far? Physiotherapists feel it, measure it and decide. They help people to move again after an accident, an illness or a difficult birth, in hospitals, in practices and beside sports fields.",
			week: [
				"Measure how far a knee bends three days after an operation, and write the angle down",
				"Teach a woman after a stroke to get up from a chair without pulling on the table",
				"Show a girl of eleven with cystic fibrosis how to clear her lungs by breathing out slowly, then let her teach it back",
				"Choose with a goalkeeper which exercise to do at home, and which to leave out",
				"Write to the doctor what has improved, what has not, and why to go on or to stop",
			],
			wayIn:
				"One year at university (PASS, L.AS, a licence of sport or science), then 4 years at an institute (IFMK), if your results are among those chosen. A second try is possible after one more year of studies passed (60 credits). Institutes can keep places for top-level athletes, and bridges from other courses exist. Vaccination against hepatitis B is compulsory: without it there is no placement.",
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
				"Un genou opéré il y a trois jours doit plier dès aujourd’hui, mais jusqu’où ? Les kinés palpent, mesurent et décident. Leur travail aide les gens à bouger de nouveau après un accident, une maladie ou un accouchement difficile. Ce métier s’exerce à l’hôpital, en cabinet et au bord des terrains de sport.",
			week: [
				"Mesurer jusqu’où plie un genou qu’on vient d’opérer, et noter l’angle",
				"Aider une femme à réapprendre, après un AVC, à se lever d’une chaise sans s’agripper à la table",
				"Montrer à une fille de onze ans, atteinte de mucoviscidose, comment dégager ses bronches en soufflant lentement, puis lui demander de l’expliquer à son tour",
				"Choisir avec une gardienne de but l’exercice qu’elle fera chez elle, et celui qu’elle évitera",
				"Écrire au médecin ce qui va mieux, ce qui n’a pas changé, et pourquoi il faut continuer ou arrêter les séances",
			],
			wayIn:
				"Tu commences par une année à l’université (PASS, L.AS, licence de sport, appelée STAPS, ou licence de sciences), puis, si tu fais partie des personnes retenues, tu passes 4 ans en institut (IFMK). Tu peux présenter une seconde candidature si tu valides une année d’études de plus (60 crédits). Les instituts peuvent réserver des places aux sportives et sportifs de haut niveau, et des passerelles permettent d’entrer après d’autres études. La vaccination contre l’hépatite B est obligatoire : sans elle, pas de stage.",
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
