import type { DocumentBlock } from "#domain/shared/document.ts";
import { formatsOf } from "#domain/shared/format.ts";
import type { Locale } from "#domain/shared/locale.ts";
import facts from "../facts/family-pages.json" with { type: "json" };
import { definePage } from "./define-page.ts";
import { sourceLinks } from "./family-sources.ts";

const { change, credits } = facts;

/** The two shares of the study: those who could change course, and those who were refused. */
const shares = (
	locale: Locale,
	caption: string,
	[changed, refused]: readonly [string, string],
): DocumentBlock => ({
	kind: "bars",
	caption,
	whole: 100,
	items: [
		{ label: changed, percent: change.diplomaAfterChange },
		{ label: refused, percent: change.diplomaAfterRefusal },
	].map(({ label, percent }) => ({
		label,
		amount: percent,
		text: formatsOf(locale).percent(percent),
		isReceived: true,
	})),
});

const placesPercent = (locale: Locale): string => formatsOf(locale).percent(change.placesPercent);

const sources = [
	"change",
	"changeOnisep",
	"changeSemester",
	"credits",
	"health",
	"healthRepeat",
	"healthBridge",
	"healthBridgeCare",
	"yesIf",
	"answers",
	"ranking",
	"noOffer",
	"secondYear",
	"gapYear",
	"gapYearGrant",
	"gapYearFirst",
] as const;

export default definePage({
	en: {
		title: "If it goes wrong: changing course in France",
		lead: "A first year that does not suit you is an answer, not a failure. Here is when and how one changes course.",
		folds: "last",
		country: "france",
		sections: [
			{
				id: "many",
				heading: "Many change",
				blocks: [
					{
						kind: "paragraph",
						text: `In ${change.year}, a third of first-year students applied again on Parcoursup a few months after they began, and ${placesPercent("en")} of the places went to students who changed course. A study followed applicants of ${change.appliedFrom} to ${change.appliedTo} for ${change.years} years and compared those who were just accepted in a new course with those who were just refused.`,
					},
					shares("en", `Had a diploma ${change.years} years later`, [
						"Just accepted in another course",
						"Just refused",
					]),
				],
			},
			{
				id: "year",
				heading: "A year to change",
				blocks: [
					{
						kind: "timeline",
						items: [
							{
								term: "October and November: find out what is wrong",
								description:
									"The subject, the pace, the distance from home, the loneliness? Each has another remedy. Speak to your teachers and to the guidance service of your university (SCUIO) or a CIO. If you feel bad, see the student health service, which is free, or the nurse of your lycée; if you think of ending your life, call 3114 in France, day and night.",
							},
							{
								term: "December and January: change for the second term",
								description:
									"From one licence to another, from prep class, BTS or BUT to a licence, sometimes from a licence to a BUT, from a health year to a science licence or, in a few institutes, to nursing. Report the change to the Crous. The last day is often in December or January: ask in November. Passing your exams of the first term helps.",
							},
							{
								term: "January to early April: apply again on Parcoursup",
								description:
									"You apply like everybody, with your year as an argument: say what you tried and what you learnt from it. Choices close in March; then complete your file and confirm each choice by early April, or it is dropped.",
							},
							{
								term: "From June: the answers",
								description:
									"A university may answer “oui si”: yes, if you accept extra help, such as a first year in two. It is a place, not a refusal. Each offer has a last day, often the next one: without your answer the place is lost. Look at Parcoursup every day. On a waiting list? Accept an offer and say that you keep your waiting choices. Parcoursup then asks you to rank them (in 2025, from 6 to 10 June; look up this year’s days): those that you do not rank are deleted. Rank by what you prefer, not by your place on the list: courses do not see it. Only refusals, or no offer? Make other choices in the second round (phase complémentaire), which opens in June. Still nothing in July? If you made choices in that round, too, ask in your Parcoursup file for the commission of the rectorat (CAES): it looks for a place for you.",
							},
						],
					},
				],
			},
			{
				id: "doors",
				heading: "What you take with you",
				blocks: [
					{
						kind: "definitions",
						items: [
							{
								term: "From a prep class",
								description: `Each year is worth up to ${credits.year} European credits, ${2 * credits.year} after two: with them you can enter the second or third year of a licence. Your lycée has agreements with universities; elsewhere the university decides. The second and third year of a licence are not on Parcoursup: you apply on the university’s own site (often eCandidat), often between March and June.`,
							},
							{
								term: "From a first year in health",
								description:
									"Neither PASS nor L.AS is repeated. If you pass the year, you are offered the second year of a licence within its places, that of your minor subject after PASS, your own after L.AS; if it gives access to health studies, you may try a second and last time. You can also apply for a bridge into training for a care profession (nursing, radiography, laboratory, occupational therapy …, not physiotherapy): by your marks and the places, you may skip part of it. One single way is to replace PASS and L.AS; in January 2026 it was announced for September 2027. Ask your faculty in writing how this second try will work. If you do not pass: after PASS you go through Parcoursup again, so make choices in winter, before you know your results; after L.AS you may ask to repeat in the same licence, without the health option. Ask the university which second year gives you access to health studies again once you have passed.",
							},
							{
								term: "From a BTS or a BUT",
								description:
									"To a licence in a near subject, on application; the university says whether you enter the first, second or third year. The other way round, a BUT or a BTS takes students from a licence who want more practice and smaller groups.",
							},
						],
					},
				],
			},
			{
				id: "pause",
				heading: "Or a pause: the césure",
				blocks: [
					{
						kind: "list",
						items: [
							"One or two terms in which you work, travel, do civic service or learn something else, and stay enrolled.",
							"Your place is kept, in writing, even in a selective course. You have to enrol again yourself.",
							"You can ask to keep your grant. You ask for the césure in advance, even on Parcoursup, before the first year; it may be refused.",
						],
					},
				],
			},
			{
				id: "before",
				heading: "Before you leave",
				blocks: [
					{
						kind: "list",
						items: [
							"Which hour of last week did you like? Keep it in the next course.",
							"Sit in on a lecture and a practical of the course you want.",
							"Ask two students who made the same change what they lost and what they gained.",
							"Do not leave before you are accepted: grant and room depend on your enrolment. Keep going to lectures and exams, or you may have to pay the grant back, and ask the Crous how many years of grant you have left.",
						],
					},
					{
						kind: "links",
						items: [
							{
								label: "Find a CIO near home",
								href: "/resources/near-home",
								note: "Free advice, open days, and help with a disability or an illness.",
							},
						],
					},
				],
			},
			{ id: "sources", heading: "Sources", blocks: sourceLinks("en", sources) },
		],
	},
	fr: {
		title: "Si ça ne va pas : changer de voie",
		lead: "Découvrir qu’une première année d’études ne te convient pas, ce n’est pas un échec : c’est une réponse. Voici quand et comment changer de voie.",
		folds: "last",
		country: "france",
		sections: [
			{
				id: "many",
				heading: "Changer, c’est courant",
				blocks: [
					{
						kind: "paragraph",
						text: `En ${change.year}, un tiers des jeunes entrés en première année ont refait des vœux sur Parcoursup quelques mois après la rentrée, et ${placesPercent("fr")} des places sont allées à des jeunes qui changeaient de voie. Une étude a suivi pendant ${change.years} ans des personnes qui avaient refait des vœux entre ${change.appliedFrom} et ${change.appliedTo}. Les unes avaient été admises de justesse dans une nouvelle formation, les autres refusées de peu. Voici, dans chaque groupe, la part des personnes qui ont obtenu un diplôme.`,
					},
					shares("fr", `Part des personnes diplômées ${change.years} ans plus tard`, [
						"Admises de justesse dans une nouvelle formation",
						"Refusées de peu",
					]),
				],
			},
			{
				id: "year",
				heading: "Une année pour changer",
				blocks: [
					{
						kind: "timeline",
						items: [
							{
								term: "Octobre et novembre : comprendre ce qui ne va pas",
								description:
									"Est-⁠ce le contenu des cours, le rythme, l’éloignement de ta famille, la solitude ? Chaque cause a son remède. Parles-⁠en à tes profs et au service d’orientation de ton université (SCUIO), ou dans un centre d’information et d’orientation (CIO). Si tu vas mal, adresse-⁠toi au service de santé étudiante (c’est gratuit) ou, si tu étudies dans un lycée, à l’infirmerie. Si tu penses à la mort ou au suicide, appelle le 3114 : on te répond jour et nuit.",
							},
							{
								term: "Décembre et janvier : changer pour le second semestre",
								description:
									"Tu peux passer d’une licence à une autre ; d’une prépa, d’un BTS ou d’un BUT à une licence ; parfois d’une licence à un BUT ; d’une année de santé à une licence de sciences ou, dans quelques instituts, à une formation en soins infirmiers. N’oublie pas de prévenir le Crous. La date limite pour demander à changer tombe souvent en décembre ou en janvier : renseigne-⁠toi dès novembre. Si tu réussis tes examens du premier semestre, ce sera plus facile.",
							},
							{
								term: "De janvier à début avril : refaire des vœux sur Parcoursup",
								description:
									"Tu fais des vœux comme tout le monde, et ton année devient un argument : raconte ce que tu as essayé et ce que cela t’a appris. Tu peux faire des vœux jusqu’en mars. Ensuite, complète ton dossier et confirme chaque vœu au plus tard début avril : un vœu que tu ne confirmes pas est supprimé.",
							},
							{
								term: "À partir de juin : les réponses",
								description:
									"Une université peut te répondre « oui si » : oui, à condition que tu acceptes un accompagnement, par exemple une première année étalée sur deux ans. Ce n’est pas un refus : tu as une place. Chaque proposition a une date limite de réponse, souvent le lendemain : si tu ne réponds pas, la place est perdue. Consulte donc Parcoursup tous les jours. Tu es sur liste d’attente ? Si tu as reçu une autre proposition, accepte-⁠la et demande à garder tes vœux en attente. Parcoursup te demande ensuite de classer ces vœux (en 2025, du 6 au 10 juin ; cherche les dates de cette année) : ceux que tu ne classes pas sont supprimés. Classe-⁠les dans l’ordre de tes préférences, sans penser à ton rang sur les listes : les formations ne voient pas ton classement. Tu n’as que des refus, ou aucune proposition ? Fais d’autres vœux pendant la phase complémentaire, qui ouvre en juin. Toujours rien en juillet ? Si tu as aussi fait des vœux pendant cette phase, demande, dans ton dossier Parcoursup, l’aide de la commission d’accès à l’enseignement supérieur (CAES) : elle te cherche une place.",
							},
						],
					},
				],
			},
			{
				id: "doors",
				heading: "Ce que tu gardes en changeant",
				blocks: [
					{
						kind: "definitions",
						items: [
							{
								term: "Après une prépa",
								description: `Chaque année de prépa vaut jusqu’à ${credits.year} crédits européens (ECTS), soit jusqu’à ${2 * credits.year} en deux ans : grâce à ces crédits, tu peux entrer en deuxième ou en troisième année de licence. Ton lycée a des accords avec certaines universités ; les autres décident au cas par cas si elles t’acceptent. On n’entre pas en deuxième ou en troisième année de licence par Parcoursup : on candidate sur le site de l’université (souvent eCandidat), en général entre mars et juin.`,
							},
							{
								term: "Après une première année de santé",
								description:
									"On ne redouble ni un PASS ni une L.AS. Si tu valides ton année sans obtenir de place dans les études de santé, l’université te propose une deuxième année de licence, selon ses places : dans la matière de ta mineure si tu étais en PASS, dans la même licence si tu étais en L.AS. Si cette licence donne accès aux études de santé, tu peux y tenter ta seconde et dernière chance. Tu peux aussi demander une passerelle vers une formation du soin (infirmière, manip radio, laboratoire, ergothérapie… mais pas kiné) : selon tes résultats et les places, tu peux obtenir une dispense d’une partie des études. Une voie unique doit remplacer le PASS et la L.AS ; en janvier 2026, elle était annoncée pour la rentrée 2027. Demande par écrit à ta faculté comment se passera cette seconde chance. Si tu ne valides pas ton PASS, tu dois repasser par Parcoursup : fais des vœux dès l’hiver, sans attendre tes résultats. Si tu ne valides pas ta L.AS, tu peux demander à refaire ton année dans la même licence, mais sans l’option santé ; demande à l’université quelle deuxième année te redonnera accès aux études de santé une fois cette année validée.",
							},
							{
								term: "Après un BTS ou un BUT",
								description:
									"Tu peux entrer, sur dossier, dans une licence proche ; c’est l’université qui décide si tu commences en première, en deuxième ou en troisième année. Dans l’autre sens, les BUT et les BTS accueillent des jeunes venus de licence qui veulent plus de pratique et des groupes plus petits.",
							},
						],
					},
				],
			},
			{
				id: "pause",
				heading: "Ou faire une pause : la césure",
				blocks: [
					{
						kind: "list",
						items: [
							"Pendant un ou deux semestres, tu travailles, tu voyages, tu fais un service civique ou tu apprends autre chose, tout en gardant ton inscription.",
							"Ton établissement s’engage par écrit à te garder une place, même si la formation est sélective. Mais c’est à toi de te réinscrire.",
							"Tu peux demander à garder ta bourse. La césure se demande à l’avance (sur Parcoursup, si tu veux la faire avant ta première année) ; elle peut être refusée.",
						],
					},
				],
			},
			{
				id: "before",
				heading: "Avant de partir",
				blocks: [
					{
						kind: "list",
						items: [
							"Quel moment de la semaine dernière as-⁠tu aimé ? Cherche une formation où ce genre de moments reviendra souvent.",
							"Assiste à un cours et à un TP de la formation que tu vises.",
							"Trouve deux personnes qui ont fait le changement auquel tu penses, et demande-\u2060leur ce qu’elles y ont gagné et ce qu’elles y ont perdu.",
							"Ne quitte pas ta formation avant d’avoir une place ailleurs : ta bourse et ta chambre dépendent de ton inscription. Continue à suivre les cours et à passer les examens, sinon tu devras peut-être rembourser ta bourse. Demande aussi au Crous combien d’années de bourse il te reste.",
						],
					},
					{
						kind: "links",
						items: [
							{
								label: "Trouver un CIO près de chez toi",
								href: "/resources/near-home",
								note: "Conseils gratuits, portes ouvertes, aides en cas de handicap ou de maladie.",
							},
						],
					},
				],
			},
			{ id: "sources", heading: "Sources", blocks: sourceLinks("fr", sources) },
		],
	},
});
