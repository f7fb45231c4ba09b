import { defineNeighbour } from "../define-neighbour.ts";

export default defineNeighbour({
	id: "midwife",
	category: "health",
	secondaryCategories: ["biology"],
	settings: ["hospital", "hospital", "people", "hospital", "people"],
	ways: [
		{
			steps: [{ kind: "health", from: 0, to: 6 }],
			courses: ["PASS", "L.AS"],
		},
	],
	worksWith: ["epidemiologist", "immunologist", "geneticist", "pharmacologist"],
	facts: [
		{
			source: "reform",
			text: {
				en: "Since September 2024 the studies take 6 years: one of PASS or L.AS, then 5 in a school. The diploma becomes a doctorate.",
				fr: "Depuis la rentrée 2024, les études durent 6 ans : un an de PASS ou de L.AS, puis 5 en école. Le diplôme devient un doctorat.",
			},
		},
		{
			source: "schools",
			text: {
				en: "39 schools teach it, nearly all of them public, with the fees of a university.",
				fr: "39 établissements l’enseignent, presque tous publics, aux tarifs de l’université.",
			},
		},
		{
			source: "schools",
			text: {
				en: "The second and third year already have 1,260 hours of placements.",
				fr: "La deuxième et la troisième année comptent déjà 1 260 heures de stage.",
			},
		},
	],
	figures: [
		{ value: 2024, source: "reform" },
		{ value: 6, source: "reform" },
		{ value: 5, source: "reform" },
		{ value: 39, source: "schools" },
		{ value: 1260, source: "schools" },
	],
	wayInSources: ["reform"],
	sources: {
		reform: {
			label: "Université Lyon 1, la réforme des études de maïeutique",
			url: "https://lyon-sud.univ-lyon1.fr/formation/maieutique",
		},
		schools: {
			label: "Onisep, les études de maïeutique",
			url: "https://concourspostprepas.onisep.fr/formation/les-principaux-domaines-de-formation/les-etudes-de-sante/les-etudes-de-maieutique-sage-femme",
		},
	},
	checked: "2026-11-26",
	text: {
		en: {
			title: "Midwife",
			description:
				"Most births go well, and somebody has to know within seconds when one does not. Midwives follow pregnancies, help babies into the world, examine them and look after their mothers. They also see women who are not pregnant: contraception, check-ups, questions that one does not ask just anybody.",
			week: [
				"Listen to a heartbeat that nobody has heard yet, and let both parents hear it",
				"Stay beside a woman for nine hours of labour, and call the doctor at the right moment",
				"Answer a girl of sixteen about contraception, alone with her, without judging",
				"Examine a newborn of one hour: breathing, reflexes, hips, weight",
				"Visit a family on the third day: is the baby drinking, is its mother sleeping?",
			],
			wayIn:
				"A first year in health (PASS or L.AS), then a school of midwifery, in three stages. You are admitted by the results of the first year and sometimes oral exams. The work is medical: midwives examine, prescribe and decide within the limits of the law.",
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
				"La plupart des naissances se passent bien, et quelqu’un doit savoir en quelques secondes quand ce n’est pas le cas. Les sages-femmes, femmes ou hommes, suivent les grossesses, aident les bébés à naître, les examinent et s’occupent des mères. On les consulte aussi sans être enceinte : contraception, suivi, questions qu’on ne pose pas à n’importe qui.",
			week: [
				"Écouter un cœur que personne n’a encore entendu, et le faire entendre aux deux parents",
				"Rester neuf heures auprès d’une femme qui accouche, et appeler le médecin au bon moment",
				"Répondre à une fille de seize ans sur la contraception, seule avec elle, sans la juger",
				"Examiner un nouveau-né d’une heure : respiration, réflexes, hanches, poids",
				"Passer chez une famille le troisième jour : le bébé boit-⁠il, sa mère dort-⁠elle ?",
			],
			wayIn:
				"Une première année de santé (PASS ou L.AS), puis une école de sages-femmes, en trois cycles. On y entre sur ses résultats de première année et parfois des oraux. C’est un métier médical : on examine, on prescrit et on décide, dans les limites de la loi.",
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
