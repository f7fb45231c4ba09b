import { defineNeighbour } from "../define-neighbour.ts";
import { healthReform } from "../health-reform.ts";

export default defineNeighbour({
	id: "midwife",
	category: "health",
	secondaryCategories: ["biology"],
	settings: ["hospital", "hospital", "people", "hospital", "people"],
	ways: [
		{
			way: "health",
			courses: ["PASS", "L.AS"],
		},
	],
	worksWith: ["epidemiologist", "immunologist", "geneticist", "pharmacologist"],
	facts: [
		{
			source: "studies",
			text: {
				en: "Since September 2024 the studies take 6 years: one of PASS or L.AS, then 5 in a school. They end with a thesis and the state diploma of doctor of midwifery.",
				fr: "Depuis la rentrée 2024, les études durent 6 ans : une année de PASS ou de L.AS, puis 5 ans dans une école de sages-femmes. Elles se terminent par une thèse et par le diplôme d’État de docteur en maïeutique (la science des sages-femmes).",
			},
		},
		{
			source: "schools",
			text: {
				en: "Thirty-nine schools train midwives, nearly all of them public, with the fees of a university. The second and third year together already have 1,260 hours of placements.",
				fr: "Trente-⁠neuf établissements forment des sages-femmes ; presque tous sont publics et appliquent les tarifs de l’université. À elles deux, la deuxième et la troisième année comptent déjà 1 260 heures de stage.",
			},
		},
		{
			source: "empty",
			text: {
				en: "In September 2023 one place in ten of the second year stayed empty. A students’ association put it down to hard working conditions: ask midwives about theirs.",
				fr: "À la rentrée 2023, une place sur dix est restée vide en deuxième année. Une association étudiante l’expliquait par des conditions de travail difficiles : parles-⁠en avec des sages-femmes.",
			},
		},
		healthReform.fact,
	],
	figures: [
		{ value: 2024, source: "studies" },
		{ value: 6, source: "studies" },
		{ value: 5, source: "studies" },
		{ value: 1260, source: "schools" },
		{ value: 2023, source: "empty" },
		{ value: 10, source: "empty" },
		...healthReform.figures,
		{ value: 3, source: "passage" },
		{ value: 2025, source: "passage" },
		{ value: 5, source: "passage" },
	],
	wayInSources: ["schools", "passage", "vaccine"],
	sources: {
		studies: {
			label: "FHF, le troisième cycle des études de maïeutique",
			url: "https://emploi.fhf.fr/expertises/ressources-humaines/developpement-des-competences-formation-etudiants-en-sante/modalites-de-la-mise-en-oeuvre-du-troisieme-cycle-des-etudes-de-maieutique",
		},
		schools: {
			label: "Onisep, les études de maïeutique",
			url: "https://concourspostprepas.onisep.fr/formation/les-principaux-domaines-de-formation/les-etudes-de-sante/les-etudes-de-maieutique-sage-femme",
		},
		empty: {
			label: "L’Étudiant, la rentrée 2023 en maïeutique",
			url: "https://www.letudiant.fr/etudes/medecine-sante/le-nombre-detudiantes-sages-femmes-toujours-en-baisse.html",
		},
		passage: {
			label: "CIDJ, les passerelles vers les études de santé",
			url: "https://www.cidj.com/s-orienter/apres-le-bac/passerelles-vers-les-etudes-de-sante-etre-admis-directement-en-2e-ou-3e-annee",
		},
		vaccine: {
			label: "Université de Reims, les vaccinations des études de santé",
			url: "https://www.univ-reims.fr/vie-des-campus/securite-sante-social/sante/sante-des-etudiants-sumpps/vaccinations,18400,31752.html",
		},
		...healthReform.sources,
	},
	checked: "2026-11-27",
	text: {
		en: {
			title: "Midwife",
			description:
				"Most births go well, and somebody has to know within seconds when one does not. Midwives follow pregnancies, help babies into the world, examine them and look after their mothers. They also see women who are not pregnant: contraception, check-ups, questions that one does not ask just anybody.",
			week: [
				"Listen to a heartbeat that nobody has heard yet, and let both parents hear it",
				"Stay beside a woman for nine hours of labour, and call the doctor at the right moment",
				"Answer a girl of sixteen about contraception, face to face, without judging her",
				"Examine a newborn of one hour: breathing, reflexes, hips, weight",
				"Visit a family on the third day: is the baby drinking, is its mother sleeping?",
			],
			wayIn:
				"A first year in health (PASS or L.AS), then a school of midwifery, by your results and sometimes further exams. Vaccination against hepatitis B is compulsory. Some diplomas, such as those of nurse or physiotherapist, a master’s or an engineering title, let you apply for the second or third year, outside Parcoursup. These places are few: Poitiers had 5 in midwifery for 2025.",
			words: [
				"birth",
				"babies",
				"pregnancy",
				"maternity",
				"women’s health",
				"mothers",
				"contraception",
				"hospital",
				"newborns",
				"delivery",
			],
		},
		fr: {
			title: "Sage-femme",
			description:
				"La plupart des naissances se passent bien ; quand l’une d’elles se complique, il faut s’en apercevoir en quelques secondes. Les sages-femmes, femmes ou hommes, suivent les grossesses, aident les bébés à naître, les examinent et prennent soin des mères. On les consulte aussi sans être enceinte, pour la contraception, un examen de contrôle ou des questions qu’on ne pose pas à n’importe qui.",
			week: [
				"Écouter battre un cœur que personne n’a encore entendu, puis le faire entendre aux deux parents",
				"Accompagner une femme pendant les neuf heures de son accouchement, et appeler le médecin au bon moment",
				"Recevoir en tête à tête une fille de seize ans et répondre, sans la juger, à ses questions sur la contraception",
				"Examiner un bébé né il y a une heure : sa respiration, ses réflexes, ses hanches, son poids",
				"Rendre visite à une famille le troisième jour après la naissance : le bébé boit-⁠il bien, sa mère arrive-⁠t-⁠elle à dormir ?",
			],
			wayIn:
				"On passe par une première année de santé (PASS ou L.AS), puis par une école de sages-femmes, où l’on entre grâce à ses résultats et, parfois, à des épreuves supplémentaires. La vaccination contre l’hépatite B est obligatoire. Certains diplômes, comme un master, un titre d’ingénieur ou le diplôme d’infirmière ou de kiné, permettent de présenter sa candidature directement en deuxième ou en troisième année, hors Parcoursup. Ces places sont rares : pour la rentrée 2025, Poitiers en offrait 5 aux futures sages-femmes.",
			words: [
				"naissance",
				"bébés",
				"grossesse",
				"maternité",
				"accouchement",
				"santé des femmes",
				"contraception",
				"nouveau-né",
				"maïeutique",
				"PASS",
				"gynécologie",
			],
		},
	},
});
