import { defineCareer } from "../define-career.ts";

export default defineCareer({
	id: "astrophysicist",
	category: "space",
	secondaryCategories: ["physics"],
	subjects: ["physics", "mathematics", "astronomy", "computer-science"],
	text: {
		en: {
			title: "Astrophysicist",
			description:
				"Light that left a galaxy before the Earth existed lands on a detector tonight; astrophysicists work out what it says. Equations, laboratory physics and large computations turn a few faint signals into the life stories of stars, black holes and the young universe.",
			week: [
				"Write the Python code that turns raw telescope images into a spectrum, and hunt down the bug that shifts it",
				"Launch a simulated galaxy on a supercomputer and come back days later to see whether stars have formed",
				"Argue, in a few pages, why a large telescope should give you six hours of its year",
				"Hold a video meeting with a team spread over five time zones",
				"Teach a class, review someone else’s article, and mark exam papers",
			],
			discovery:
				"In 1925, Cecilia Payne’s thesis showed that stars are made mostly of hydrogen. The idea was so unlike what everyone believed that she was talked into writing that the result was “almost certainly not real”. A few years later it was accepted: she had been right.",
			school:
				"A little Python comes with maths and physics at school; here you will write code nearly every day. Maths is the language, and the advanced option in the final year is good training in it.",
			degrees: [
				"A three-year degree (licence) in physics, a two-year master’s in astrophysics, then a three-year doctorate",
				"Two years of preparatory classes in maths and physics (CPGE), then a research school (ENS) or an engineering school, and a doctorate",
				"After the doctorate, several years of fixed-term research contracts, often abroad, before a permanent post",
			],
			skills: [
				"Physics, from atoms to gravitation",
				"Mathematical modelling",
				"Scientific programming",
				"Data analysis and statistics",
				"Writing in English",
				"Teaching",
			],
			qualities: [
				"Long-term perseverance",
				"Imagination checked by numbers",
				"At ease with not knowing",
				"Team spirit",
			],
			professionals: [
				{
					name: "Leïla Benkacem",
					title: "Exoplanet astrophysicist",
					organization: "a university observatory",
					quote:
						"I have not put my eye to a telescope at work for ten years: I look at columns of numbers. One evening they drew a small dip in a star’s light, and I was the first to see its planet pass.",
				},
				{
					name: "Samuel Osei",
					title: "Doctoral student in cosmology",
					organization: "a university laboratory",
					quote:
						"For two months I thought I had made a discovery. It was a minus sign, on line 412. I told the whole team the same day; nobody laughed, and three of them told me about their own line 412.",
				},
			],
			superhero: "The Starlight Archivist",
		},
		fr: {
			title: "Astrophysicienne / astrophysicien",
			description:
				"Une lumière partie avant la naissance de la Terre atteint un capteur cette nuit : les astrophysiciennes et les astrophysiciens cherchent ce qu’elle raconte. Équations, physique de laboratoire et calculs géants tirent de quelques signaux très faibles l’histoire des étoiles, des trous noirs et du jeune Univers.",
			week: [
				"Écrire en Python le code qui transforme des images brutes en spectre, et traquer le bogue qui le décale",
				"Lancer la simulation d’une galaxie sur un supercalculateur et revenir quelques jours plus tard voir si des étoiles y sont nées",
				"Défendre un projet en quelques pages pour obtenir six heures sur un grand télescope",
				"Réunir en visioconférence une équipe répartie sur cinq fuseaux horaires",
				"Donner un cours, relire l’article d’une autre équipe et corriger des copies",
			],
			discovery:
				"En 1925, la thèse de Cecilia Payne montre que les étoiles sont faites surtout d’hydrogène. L’idée heurte tant les certitudes de l’époque qu’on pousse la doctorante à écrire que ce résultat n’est « presque certainement pas réel ». Quelques années plus tard, il est admis : elle avait raison.",
			school:
				"Le lycée te donne un peu de Python, en maths et en physique ; ici, tu coderas presque tous les jours. Les maths sont la langue du métier, et l’option maths expertes, en terminale, est un bon entraînement.",
			degrees: [
				"Licence Physique ou « Physique, chimie » (3 ans), master d’astrophysique (2 ans), puis doctorat (3 ans)",
				"Prépa MPSI, PCSI ou MP2I (CPGE, 2 ans), puis école normale supérieure (ENS) ou école d’ingénieurs, et doctorat (3 ans)",
				"Après le doctorat, plusieurs années de contrats de recherche, souvent à l’étranger, avant un poste permanent",
			],
			skills: [
				"Physique, de l’atome à la gravitation",
				"Modélisation mathématique",
				"Programmation scientifique",
				"Analyse de données et statistiques",
				"Rédaction en anglais",
				"Enseignement",
			],
			qualities: [
				"Persévérance au long cours",
				"Imagination vérifiée par le calcul",
				"Aisance face à l’inconnu",
				"Sens de la coopération",
			],
			professionals: [
				{
					name: "Leïla Benkacem",
					title: "Astrophysicienne spécialiste des exoplanètes",
					organization: "dans un observatoire universitaire",
					quote:
						"Cela fait dix ans que je n’ai pas mis l’œil à un télescope pour mon travail : je regarde des colonnes de nombres. Un soir, elles ont dessiné un creux dans la lumière d’une étoile, et j’ai été la première à voir passer sa planète.",
				},
				{
					name: "Samuel Osei",
					title: "Doctorant en cosmologie",
					organization: "dans un laboratoire universitaire",
					quote:
						"Pendant deux mois, j’ai cru tenir une découverte. En fait, c’était un signe moins, ligne 412. Je l’ai dit à toute l’équipe le jour même ; personne n’a ri, et trois collègues m’ont raconté leur propre ligne 412.",
				},
			],
			superhero: "L’Archiviste des étoiles",
		},
	},
});
