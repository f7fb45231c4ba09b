import type { DocumentBlock } from "#domain/shared/document.ts";
import { formatsOf } from "#domain/shared/format.ts";
import { type LocalDate, utcMidnight, utcZone } from "#domain/shared/instant.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { money } from "../careers/pay.ts";
import facts from "../facts/family-pages.json" with { type: "json" };
import pay from "../facts/pay.json" with { type: "json" };
import { definePage } from "./define-page.ts";
import { sourceLinks } from "./family-sources.ts";

const { fees, room, boarding, grant, apprentice, teacher } = facts;
const monthsOfYear = 12;

/** A year's enrolment with the contribution to campus life. */
const enrolment = (fee: number): number => fee + fees.campus;

const apprenticePay = (percent: number): number => (apprentice.minimumWage * percent) / 100;

/** Amounts of the drawing in euros a month, from the stored ones. */
const monthly = {
	licence: enrolment(fees.licence) / monthsOfYear,
	master: enrolment(fees.master) / monthsOfYear,
	engineering: enrolment(fees.engineering) / monthsOfYear,
	room: room.from,
	studio: room.to,
	lowestGrant: grant.lowest / grant.months,
	highestGrant: grant.highest / grant.months,
	firstTeacher: teacher.netFirstYear,
	secondTeacher: teacher.netSecondYear,
	firstApprentice: apprenticePay(apprentice.percentFrom18[0] ?? 0),
	lastApprentice: apprenticePay(apprentice.percentFrom21[2] ?? 0),
	doctorate: pay.france.doctoralContract.grossPerMonthEuros,
};
type Amount = keyof typeof monthly;

const paid: readonly Amount[] = ["licence", "master", "engineering", "room", "studio"];
/** Amounts of a contract, before deductions: they have a drawing of their own, on the same scale. */
const beforeDeductions: readonly Amount[] = ["firstApprentice", "lastApprentice", "doctorate"];
const largest = Math.max(...Object.values(monthly));

const euros = (amount: number, locale: Locale): string => money(amount, "EUR", locale);

const stepNames = ["0 bis", "1", "2", "3", "4", "5", "6", "7"] as const;

/** The yearly grant of each step, such as "step 0 bis: €1,454; step 1: €2,163". */
const grantSteps = (locale: Locale, word: string, space: string): string =>
	stepNames
		.map((step, index) => `${word} ${step}${space}: ${euros(grant.steps[index] ?? 0, locale)}`)
		.join(space === "" ? "; " : "\u202f; ");

const requestDay = (day: string, locale: Locale): string =>
	formatsOf(locale).longDate(utcMidnight(day as LocalDate), utcZone);

/** Two drawings of a month: what is paid and received, then pay before deductions. */
const bars = (
	locale: Locale,
	captions: readonly [string, string],
	labels: Readonly<Record<Amount, string>>,
): DocumentBlock[] =>
	captions.map((caption, index) => ({
		kind: "bars",
		caption,
		whole: largest,
		items: (Object.keys(monthly) as Amount[])
			.filter((key) => beforeDeductions.includes(key) === (index === 1))
			.map((key) => ({
				label: labels[key],
				amount: monthly[key],
				text: euros(monthly[key], locale),
				isReceived: !paid.includes(key),
			})),
	}));

const sources = [
	"fees",
	"otherSchools",
	"foreignFees",
	"foreignFeesWho",
	"foreignFeesParents",
	"exemption",
	"prepa",
	"bts",
	"campusBts",
	"privateFees",
	"diplomas",
	"diplomaWords",
	"certificates",
	"room",
	"boarding",
	"boardingApply",
	"meals",
	"housingAid",
	"housingAidFamily",
	"housingAidForeign",
	"grant",
	"grantSteps",
	"grantYear",
	"grantWho",
	"grantWhoEurope",
	"grantRequest",
	"grantPrivate",
	"grantCare",
	"mobility",
	"request",
	"requestLate",
	"apprentice",
	"apprenticeShare",
	"apprenticeRequests",
	"apprenticeCampus",
	"teacher",
	"teacherService",
	"teacherWho",
] as const;

export default definePage({
	en: {
		title: "What studies cost in France, and what they pay",
		lead: "For the same job, two ways can differ by a salary. Here is a month of each, from what one pays to what one receives.",
		folds: "afterFirst",
		country: "france",
		sections: [
			{
				id: "month",
				heading: "A month in figures",
				blocks: [
					...bars(
						"en",
						[
							"Euros a month. Outline: you pay. Filled: you receive.",
							"Pay written in a contract, before deductions: you often receive less; apprentices pay nearly none on the part below half the minimum wage.",
						],
						{
							licence: "Enrolment and CVEC in a licence or a BUT, spread over the year",
							master: "Enrolment and CVEC in a master’s, spread over the year",
							engineering: "Enrolment and CVEC in a public engineering school, spread over the year",
							room: "A room of the Crous, the cheapest",
							studio: "A studio of the Crous",
							lowestGrant: "Grant, lowest step (0 bis)",
							highestGrant: "Grant, highest step (7)",
							firstTeacher: "Master’s for future teachers, first year",
							secondTeacher: "Master’s for future teachers, second year",
							firstApprentice: "Apprentice of 18 to 20, first year",
							lastApprentice: "Apprentice of 21 to 25, third year",
							doctorate: "Doctoral contract",
						},
					),
					{
						kind: "paragraph",
						text: `Fees of ${fees.year}, grants of ${grant.year}, pay of 2026: the latest that we found. Fees and the minimum wage often rise; grants may stay the same for years. Fees are not paid by the month: all is due when you enrol, in July or September, though some universities accept instalments.`,
					},
				],
			},
			{
				id: "pay",
				heading: "What you pay",
				blocks: [
					{
						kind: "definitions",
						items: [
							{
								term: "Enrolment",
								description: `${euros(fees.licence, "en")} a year in a licence or a BUT, ${euros(fees.master, "en")} in a master’s, ${euros(fees.doctorate, "en")} for a doctorate, ${euros(fees.engineering, "en")} in many public engineering schools; others ask for much more, such as Télécom Paris (${euros(fees.otherSchool.fee, "en")} in ${fees.otherSchool.year}). On top comes ${euros(fees.campus, "en")} for campus life (CVEC). Students with a grant from the Crous pay neither at a university, but still have to get the CVEC certificate, which is free for them. These are the fees for citizens of the European Union, the European Economic Area (EEA) and Switzerland, and for residents of Québec. If you come from another country and begin a licence, a master’s or an engineering course in a public institution, it may ask for far more: ${euros(fees.foreign.licence, "en")} in a licence and ${euros(fees.foreign.master, "en")} in a master’s in ${fees.foreign.year}. This does not hold for prep classes or doctorates, if you or a parent have refugee status or subsidiary protection, with a long-term resident’s card (carte de résident), or if your household has declared its income in France for more than two years, even without having tax to pay. Some are exempt: ask before you apply.`,
							},
							{
								term: "BTS and prep classes",
								description:
									"A public lycée asks for no fees. In a BTS you do not owe CVEC either. In a prep class you also enrol at a university, which is where CVEC and a small fee come from, and the competitions for the schools cost money. With a grant from the Crous you pay neither CVEC nor the university’s fee, and some competitions cost less or nothing: look at each one.",
							},
							{
								term: "Private schools",
								description:
									"They set their own fees, often several thousand euros a year. Ask for the sum of all years. A grant does not spare you these fees: some schools lower them if you have one, but only some give a right to a grant from the Crous. Ask in writing, before you sign, whether the course is “habilitée à recevoir des boursiers”. Pay no deposit before you have read when it is returned.",
							},
							{
								term: "A diploma that counts",
								description:
									"National diplomas (BTS, BUT, licence, master, State diplomas) count everywhere in France. Abroad, above all in a regulated profession such as those of care, you often have to ask for recognition: find out first. In a private school look for the words “grade de licence”, “grade de master”, “diplôme visé” or, for engineers, “titre d’ingénieur” recognised by the national commission (CTI), and on Parcoursup for the logo “contrôlé par l’État”. A title of the national register of certifications (RNCP) certifies a trade; a university need not accept it for a master’s.",
							},
							{
								term: "A roof",
								description: `With the Crous, from ${euros(room.from, "en")} a month for a room to ${euros(room.to, "en")} for a studio; privately more, above all in Paris. Staying with your parents is a choice too: count the hours of travel. Meals, travel and health cover are not in the chart: count them too. A meal of the Crous costs little: look up this year’s price.`,
							},
							{
								term: "Boarding at a lycée",
								description: `Many prep classes, some BTS and many agricultural lycées have it: room and meals, from Sunday evening or Monday to Friday. One example for students, in Remiremont: ${euros(boarding.lowest, "en")} to ${euros(boarding.highest, "en")} a year. Each region sets its prices. Places are few: on Parcoursup, ask with boarding and without it too.`,
							},
						],
					},
				],
			},
			{
				id: "receive",
				heading: "What you receive",
				blocks: [
					{
						kind: "definitions",
						items: [
							{
								term: "Housing aid",
								description:
									"The CAF’s aid (APL or ALS) lowers most rents, with the Crous too, with or without a grant. One exception, since July 2026: students without a grant who are not citizens of a country of the European Union or the EEA, or of Switzerland; if that is your case, check on caf.fr first. Ask as soon as you move in. Your parents may lose allowances in which you are counted: compare first, with the simulator on caf.fr.",
							},
							{
								term: "Grant",
								description: `By your family’s income, the distance between your home and your place of study, and the number of children your parents support: ${euros(grant.lowest, "en")} to ${euros(grant.highest, "en")} a year, paid over ${grant.months} months. Ask each year in your “dossier social étudiant”, even if you are not sure. With a nationality from outside Europe you generally need a residence permit, and two years of living and of a tax household in France, unless you have refugee status, subsidiary or temporary protection; with that of another European country, work in France (yours or a parent’s) or more than a year of presence. Check your own case with the Crous. For schools of care and social work (nursing, physiotherapy, …) the grant most often comes from the region: another form, other dates. Ask the institute. With a grant at the lycée and a place outside your académie, ask in July for the Parcoursup mobility aid (${euros(grant.mobility.amount, "en")} in ${grant.mobility.year}; the Crous decides).`,
							},
							{
								term: "The grant, step by step",
								description: `A year, in ${grant.year}. ${grantSteps("en", "step", "")}.`,
							},
							{
								term: "Apprenticeship",
								description: `You need an employer, whom you look for months before the course starts: a place on the course is not enough. On Parcoursup, ask for the same course as a student, too: apprenticeships have a list, and dates, of their own. With the contract you are paid, and you pay no enrolment fees; CVEC is still due at a university or an engineering school (not in a BTS), and two homes or long journeys cost money. The least that the law allows before 18: ${apprentice.percentUnder18.join("%, ")}% of the minimum wage in the first, second and third year; from 18 to 20: ${apprentice.percentFrom18.join("%, ")}%; from 21 to 25: ${apprentice.percentFrom21.join("%, ")}%. No grant beside it.`,
							},
							{
								term: "Teaching",
								description: `Those who pass the teachers’ competition in the third year of the licence (one registers in the autumn) are paid during both years of the master’s: about ${euros(teacher.netFirstYear, "en")}, then ${euros(teacher.netSecondYear, "en")} a month after deductions. In return you promise, once you are permanent, ${teacher.serviceYears} years in a public service, in teaching or elsewhere; ask what those who leave earlier have to pay back. The competition for public schools asks for the nationality of a country of the European Union or the EEA, of Switzerland, Andorra or Monaco.`,
							},
							{
								term: "Doctorate",
								description: `A doctoral contract pays at least ${euros(monthly.doctorate, "en")} a month before deductions. Some doctorates are done without a contract: ask first.`,
							},
						],
					},
				],
			},
			{
				id: "ask",
				heading: "Ask in time",
				blocks: [
					{
						kind: "list",
						items: [
							"Try the grant simulator of the Crous this year, with your parents’ tax notice beside you (for a request in 2027, the one about the income of 2025).",
							`Ask for the grant and for a room before you know your results. For ${grant.request.year} the file was open from ${requestDay(grant.request.from, "en")} to ${requestDay(grant.request.to, "en")}: look up this year’s dates on messervices.etudiant.gouv.fr. If you ask late, you are paid late, and most rooms are gone.`,
							"If your family’s situation changes after that (a separation, a lost job, an illness), write to the Crous: it looks at your file again, and its social service has help in an emergency.",
							"Ask your region and your town: many help with travel, books or a computer.",
						],
					},
					{
						kind: "links",
						items: [
							{
								label: "Near home",
								href: "/resources/near-home",
								note: "Free advice on all this, from a CIO; arrangements for a disability or an illness.",
							},
						],
					},
				],
			},
			{
				id: "sources",
				heading: "Sources",
				blocks: sourceLinks("en", sources),
			},
		],
	},
	fr: {
		title: "Ce que coûtent les études, et ce qu’elles rapportent",
		lead: "Pour un même métier, certaines études te coûtent de l’argent, d’autres te rapportent un salaire. Voici, pour un mois, ce que l’on paie et ce que l’on reçoit.",
		folds: "afterFirst",
		country: "france",
		sections: [
			{
				id: "month",
				heading: "Un mois en chiffres",
				blocks: [
					...bars(
						"fr",
						[
							"En euros par mois. Barre vide : ce que tu paies. Barre pleine : ce que tu reçois.",
							"Salaire brut, tel qu’il figure dans le contrat : on te verse souvent moins, car des cotisations sont retenues. En apprentissage, il n’y en a presque pas sur la part du salaire qui ne dépasse pas la moitié du SMIC.",
						],
						{
							licence:
								"Inscription et contribution de vie étudiante (CVEC) en licence ou en BUT, étalées sur l’année",
							master: "Inscription et contribution de vie étudiante (CVEC) en master, étalées sur l’année",
							engineering:
								"Inscription et contribution de vie étudiante (CVEC) en école d’ingénieurs publique, étalées sur l’année",
							room: "La chambre du Crous la moins chère",
							studio: "Un studio du Crous",
							lowestGrant: "Bourse, échelon le plus bas (0 bis)",
							highestGrant: "Bourse, échelon le plus haut (7)",
							firstTeacher: "Master pour devenir prof, première année",
							secondTeacher: "Master pour devenir prof, deuxième année",
							firstApprentice: "Apprentissage, entre 18 et 20 ans, première année",
							lastApprentice: "Apprentissage de 21 à 25 ans, troisième année",
							doctorate: "Contrat doctoral",
						},
					),
					{
						kind: "paragraph",
						text: `Les droits d’inscription sont ceux de ${fees.year}, les bourses celles de ${grant.year}, les salaires ceux de 2026 : nous n’avons pas trouvé de chiffres plus récents. Les droits d’inscription et le SMIC augmentent souvent ; les bourses peuvent rester les mêmes pendant plusieurs années. L’inscription ne se paie pas au mois : il faut tout payer quand tu t’inscris, en juillet ou en septembre, même si certaines universités acceptent plusieurs versements.`,
					},
				],
			},
			{
				id: "pay",
				heading: "Ce que tu paies",
				blocks: [
					{
						kind: "definitions",
						items: [
							{
								term: "L’inscription",
								description: `Chaque année, tu paies ${euros(fees.licence, "fr")} en licence ou en BUT, ${euros(fees.master, "fr")} en master, ${euros(fees.doctorate, "fr")} en doctorat et ${euros(fees.engineering, "fr")} dans beaucoup d’écoles d’ingénieurs publiques ; d’autres demandent bien plus, comme Télécom Paris (${euros(fees.otherSchool.fee, "fr")} en ${fees.otherSchool.year}). S’y ajoute la contribution de vie étudiante et de campus (CVEC) : ${euros(fees.campus, "fr")}. À l’université, si tu as une bourse du Crous, tu ne paies ni l’inscription ni la CVEC ; demande quand même ton attestation de CVEC, gratuite dans ce cas. Ces tarifs valent si tu as la nationalité française, celle d’un autre pays de l’Union européenne ou de l’Espace économique européen (EEE), ou la nationalité suisse, et aussi si tu résides au Québec. Si tu viens d’un autre pays et que tu commences une licence, un master ou un cycle d’ingénieur, un établissement public peut te demander bien plus : ${euros(fees.foreign.licence, "fr")} en licence et ${euros(fees.foreign.master, "fr")} en master en ${fees.foreign.year}. Ces tarifs plus élevés n’existent ni en prépa, ni en doctorat. Ils ne te concernent pas non plus si tu as le statut de réfugié ou la protection subsidiaire, si l’un de tes parents a l’un ou l’autre, si tu as une carte de résident de longue durée, ou si ton foyer déclare ses revenus en France depuis plus de deux ans, même sans payer d’impôt. Il existe enfin des dispenses (les exonérations) : renseigne-⁠toi avant de candidater.`,
							},
							{
								term: "BTS et prépas",
								description:
									"Dans un lycée public, la scolarité est gratuite. En BTS, tu n’as pas non plus à payer la CVEC. En prépa, tu t’inscris aussi dans une université : il faut donc payer la CVEC et de petits droits d’inscription. Les concours des écoles sont payants, eux aussi. Avec une bourse du Crous, tu ne paies ni la CVEC ni les droits de l’université, et certains concours coûtent moins cher ou rien : regarde chaque concours.",
							},
							{
								term: "Les écoles privées",
								description:
									"Elles fixent elles-⁠mêmes leurs tarifs, souvent plusieurs milliers d’euros par an. Demande le prix total, toutes années comprises. Même avec une bourse, il faut payer, mais certaines écoles accordent une réduction aux élèves qui en ont une. Attention : seules certaines formations privées donnent droit à la bourse du Crous. Avant de signer, demande par écrit si la tienne est « habilitée à recevoir des boursiers ». Ne verse aucun acompte avant d’avoir lu dans quels cas il est remboursé.",
							},
							{
								term: "Un diplôme reconnu",
								description:
									"Les diplômes nationaux (BTS, BUT, licence, master, diplômes d’État) sont reconnus partout en France. À l’étranger, il faut souvent faire reconnaître son diplôme, surtout pour les métiers réglementés, comme ceux du soin : renseigne-⁠toi avant de t’engager. Dans une école privée, cherche les mots « grade de licence », « grade de master » ou « diplôme visé » ; dans une école d’ingénieurs, un « titre d’ingénieur » reconnu par la Commission des titres d’ingénieur (CTI) ; sur Parcoursup, le logo « contrôlé par l’État ». Un titre inscrit au Répertoire national des certifications professionnelles (RNCP) prouve que l’on sait exercer un métier, mais une université n’est pas obligée de l’accepter à l’entrée d’un master.",
							},
							{
								term: "Le logement",
								description: `Au Crous, compte de ${euros(room.from, "fr")} par mois pour une chambre à ${euros(room.to, "fr")} pour un studio. Si tu loues ailleurs, c’est plus cher, surtout à Paris. Tu peux aussi rester chez tes parents : dans ce cas, compte les heures de trajet. Les repas, les transports et la mutuelle ne sont pas dans le graphique : ajoute-⁠les. Un repas du Crous coûte peu : cherche le prix de cette année.`,
							},
							{
								term: "L’internat",
								description: `Beaucoup de prépas, certains BTS et beaucoup de lycées agricoles proposent l’internat : une chambre et les repas, du dimanche soir ou du lundi jusqu’au vendredi. À Remiremont, par exemple, l’internat coûte de ${euros(boarding.lowest, "fr")} à ${euros(boarding.highest, "fr")} par an pour les élèves d’après le bac. Chaque région fixe ses tarifs. Il y a peu de places : sur Parcoursup, demande la même formation avec internat et sans internat.`,
							},
						],
					},
				],
			},
			{
				id: "receive",
				heading: "Ce que tu reçois",
				blocks: [
					{
						kind: "definitions",
						items: [
							{
								term: "L’aide au logement",
								description:
									"Dans presque tous les logements, même ceux du Crous, l’aide de la Caisse d’allocations familiales (la CAF), APL ou ALS, paie une partie du loyer, que l’on ait une bourse ou non. Il y a une exception depuis juillet 2026 : les jeunes qui n’ont ni bourse, ni nationalité européenne (Union européenne, EEE ou Suisse). Si c’est ton cas, vérifie d’abord sur caf.fr. Demande l’aide dès ton arrivée dans le logement. Attention : tes parents peuvent perdre les allocations qui te comptent parmi leurs enfants à charge. Compare d’abord, avec le simulateur de caf.fr.",
							},
							{
								term: "La bourse",
								description: `Elle dépend des revenus de ta famille, de la distance entre chez toi et ton lieu d’études, et du nombre d’enfants à la charge de tes parents : de ${euros(grant.lowest, "fr")} à ${euros(grant.highest, "fr")} par an selon l’échelon, versés sur ${grant.months} mois. Demande-⁠la chaque année dans ton dossier social étudiant, même si tu doutes d’y avoir droit. Si ta nationalité n’est pas européenne, il te faut en général un titre de séjour ; il faut aussi que tu habites en France et que ton foyer y déclare ses revenus depuis deux ans, sauf si tu as le statut de réfugié, la protection subsidiaire ou la protection temporaire. Si tu as la nationalité d’un autre pays européen, tu dois travailler en France (ou avoir un parent qui y travaille), ou bien y vivre depuis plus d’un an. Vérifie ta situation auprès du Crous. Pour les écoles du soin et du travail social (soins infirmiers, kinésithérapie…), c’est le plus souvent la région qui verse la bourse : le dossier et les dates sont différents. Renseigne-⁠toi auprès de l’école. Tu as une bourse au lycée, et une place dans une formation hors de ton académie ? Demande en juillet l’aide à la mobilité Parcoursup (${euros(grant.mobility.amount, "fr")} en ${grant.mobility.year} ; c’est le Crous qui décide).`,
							},
							{
								term: "La bourse, échelon par échelon",
								description: `Voici le montant annuel de chaque échelon, en ${grant.year} : ${grantSteps("fr", "échelon", "\u00a0")}.`,
							},
							{
								term: "L’apprentissage",
								description: `Il te faut un employeur, et c’est à toi de le chercher, plusieurs mois avant la rentrée : avoir une place dans la formation ne suffit pas. Sur Parcoursup, demande donc aussi la même formation sous statut étudiant : les vœux en apprentissage ont leur propre liste et leurs propres dates. Une fois le contrat signé, tu touches un salaire et tu ne paies pas de droits d’inscription ; il te reste à payer la CVEC (à l’université ou en école d’ingénieurs, pas en BTS), et souvent deux logements ou de longs trajets. Le salaire minimum avant 18 ans : ${apprentice.percentUnder18.join(" %, ")} % du SMIC la première, la deuxième et la troisième année ; de 18 à 20 ans : ${apprentice.percentFrom18.join(" %, ")} % ; de 21 à 25 ans : ${apprentice.percentFrom21.join(" %, ")} %. Tu ne peux pas toucher de bourse en plus.`,
							},
							{
								term: "Devenir prof",
								description: `Si tu réussis le concours en troisième année de licence (on s’y inscrit dès l’automne), tu touches un salaire pendant les deux années de master : environ ${euros(teacher.netFirstYear, "fr")}, puis ${euros(teacher.netSecondYear, "fr")} net par mois. En échange, tu t’engages, une fois titulaire, à travailler ${teacher.serviceYears} ans dans le service public, dans l’enseignement ou ailleurs ; demande ce que l’on doit rembourser si l’on part plus tôt. Pour passer les concours de l’enseignement public, il faut avoir la nationalité d’un pays de l’Union européenne ou de l’EEE, ou être de nationalité suisse, andorrane ou monégasque.`,
							},
							{
								term: "Le doctorat",
								description: `Avec un contrat doctoral, tu gagnes au moins ${euros(monthly.doctorate, "fr")} brut par mois. Certaines thèses se font sans contrat : renseigne-⁠toi avant de commencer.`,
							},
						],
					},
				],
			},
			{
				id: "ask",
				heading: "S’y prendre à temps",
				blocks: [
					{
						kind: "list",
						items: [
							"Essaie dès cette année le simulateur de bourse du Crous, avec l’avis d’impôt de tes parents sous les yeux (pour une demande en 2027, celui qui porte sur les revenus de 2025).",
							`Demande la bourse et la chambre avant de connaître tes résultats. Pour ${grant.request.year}, le dossier était ouvert du ${requestDay(grant.request.from, "fr")} au ${requestDay(grant.request.to, "fr")} : cherche les dates de cette année sur messervices.etudiant.gouv.fr. Si tu t’y prends tard, la bourse arrive tard, et la plupart des chambres sont déjà prises.`,
							"Si la situation de ta famille change ensuite (séparation, chômage, maladie), écris au Crous : il réexamine ton dossier, et son service social peut t’accorder une aide d’urgence.",
							"Renseigne-⁠toi aussi auprès de ta région et de ta ville : elles aident souvent à payer les transports, les livres ou un ordinateur.",
						],
					},
					{
						kind: "links",
						items: [
							{
								label: "Près de chez toi",
								href: "/resources/near-home",
								note: "Le CIO, qui te conseille gratuitement sur tout cela, et les aménagements en cas de handicap ou de maladie.",
							},
						],
					},
				],
			},
			{
				id: "sources",
				heading: "Sources",
				blocks: sourceLinks("fr", sources),
			},
		],
	},
});
