import { type AfterBacKind, afterBacKinds, type LyceeWayId } from "#domain/careers/after-seconde.ts";
import type { SchoolChoice, SchoolWay } from "#domain/careers/school-choice.ts";
import type { LocalDate } from "#domain/shared/instant.ts";
import type { Locale, Localized } from "#domain/shared/locale.ts";
import facts from "../facts/after-seconde.json" with { type: "json" };

type SourceKey = keyof typeof facts.sources;

/** The kinds of studies as the drawing names them. */
const kindNames: Record<AfterBacKind, Localized<string>> = {
	university: { en: "University", fr: "Université" },
	health: { en: "Medicine, pharmacy", fr: "Médecine, pharmacie" },
	prepa: { en: "Prep class", fr: "Prépa" },
	engineering: { en: "Engineering school", fr: "École d’ingénieurs" },
	but: { en: "BUT", fr: "BUT" },
	bts: { en: "BTS", fr: "BTS" },
	paramedical: { en: "Care professions", fr: "Métiers du soin" },
	work: { en: "A job", fr: "Un emploi" },
};

interface WaySource {
	readonly id: LyceeWayId;
	readonly name: Localized<string>;
	readonly title: Localized<string>;
	readonly text: Localized<string>;
	/** Each kind with whether it is usual, and its note. */
	readonly waysOn: readonly (readonly [AfterBacKind, "usual" | "open", Localized<string>])[];
	readonly sources: readonly SourceKey[];
}

/** Places kept in a BUT for technological baccalauréats, with the courses that suit a series. */
const keptInBut = (en: string, french: string): Localized<string> => ({
	en: `${en}. Each BUT keeps a share of its places for technological baccalauréats (national aim: half): your file is compared above all with those of other pupils of the technological way.`,
	fr: `${french}. Chaque BUT réserve une part de ses places aux bacs technologiques ; l’objectif national est d’en réserver la moitié. Ton dossier est donc surtout comparé à ceux d’autres élèves de la voie technologique.`,
});

const possibleLicence: Localized<string> = {
	en: "Open to all baccalauréats; theory weighs more there than in your lycée. A first year in two (“oui si”) can help.",
	fr: "Les licences sont ouvertes à tous les bacs, mais la théorie y pèse plus que dans ton lycée. Un accompagnement (« oui si »), comme une première année étalée sur deux ans, peut t’aider.",
};

const ways: readonly WaySource[] = [
	{
		id: "general",
		name: { en: "General", fr: "Générale" },
		title: {
			en: "General way: three subjects, then two",
			fr: "Voie générale : trois spécialités, puis deux",
		},
		text: {
			en: "You choose three subjects for première and keep two in terminale. It suits you if you like learning from theory and do not want to decide yet.",
			fr: "Tu choisis trois spécialités en première et tu en gardes deux en terminale. Cette voie te convient si tu aimes apprendre à partir de la théorie et si tu ne veux pas encore te décider.",
		},
		waysOn: [
			[
				"university",
				"usual",
				{
					en: "Licences, open to all baccalauréats. From the second year of a licence of biology on, there is a competition for veterinary schools.",
					fr: "Les licences sont ouvertes à tous les bacs. À partir de la deuxième année d’une licence de biologie, tu peux passer un concours pour entrer dans une école vétérinaire.",
				},
			],
			[
				"health",
				"usual",
				{
					en: "A first year in health, then medicine, pharmacy, dentistry or midwifery for those with the best results. Today it is PASS (mostly health) or L.AS (another licence, with a health option); one single way is to replace them: in the year of your bac, Parcoursup’s catalogue will say what exists.",
					fr: "Tu fais une première année de santé puis, si tes résultats sont parmi les meilleurs, des études de médecine, de pharmacie, d’odontologie (pour devenir dentiste) ou de sage-femme. Aujourd’hui, cette première année est un PASS (où l’on suit surtout des cours de santé) ou une L.AS (une licence dans une autre matière, avec une option santé). Une voie unique doit les remplacer : l’année de ton bac, le catalogue de Parcoursup dira ce qui existe.",
				},
			],
			[
				"prepa",
				"usual",
				{
					en: "Two years, then competitive exams for the schools: MPSI (maths and physics), PCSI (maths, physics and chemistry), MP2I (maths, physics and computing), PTSI (technology), BCPST (biology, for veterinary schools too).",
					fr: "La prépa dure deux ans ; tu passes ensuite des concours pour entrer dans les grandes écoles. Avec les maths, on fait surtout de la physique en MPSI, de la physique et de la chimie en PCSI, de la physique et de l’informatique en MP2I. La PTSI est tournée vers la technologie, la BCPST vers la biologie (et les écoles vétérinaires).",
				},
			],
			[
				"engineering",
				"usual",
				{
					en: "Engineering schools in five years and veterinary schools in six, straight after the bac.",
					fr: "Juste après le bac, tu peux entrer dans une école d’ingénieurs (cinq ans d’études) ou dans une école vétérinaire (six ans).",
				},
			],
			[
				"but",
				"usual",
				{
					en: "Three years, with a lot of practice. Your subjects and marks are looked at.",
					fr: "Le BUT dure trois ans, avec beaucoup de pratique. On y entre sur dossier : tes spécialités et tes notes comptent.",
				},
			],
			[
				"bts",
				"usual",
				{
					en: "Two years to learn a trade. Entry is by your school record.",
					fr: "Un BTS t’apprend un métier précis en deux ans. On y entre sur dossier.",
				},
			],
			[
				"paramedical",
				"usual",
				{
					en: "Nursing and radiography after the bac; physiotherapy for the best results of a first year at university (health, biology or sport).",
					fr: "Après le bac, tu peux entrer en soins infirmiers ou en imagerie médicale. Pour devenir kiné, il faut d’abord une année à l’université (santé, biologie ou STAPS, c’est-à-dire le sport), et des résultats parmi les meilleurs.",
				},
			],
		],
		sources: ["parcoursup", "health", "physiotherapy", "veterinary", "decision", "appeal", "repeat"],
	},
	{
		id: "stl",
		name: { en: "STL", fr: "STL" },
		title: { en: "STL: the laboratory", fr: "STL : le laboratoire" },
		text: {
			en: "Sciences and technologies of the laboratory: measuring, analysing, growing. A large part of the week is at the bench. On entering première you choose biotechnology, or physics and chemistry in the laboratory (SPCL); many lycées offer only one of them.",
			fr: "En sciences et technologies de laboratoire, tu apprends à mesurer, à analyser, à cultiver des cellules ou des microbes. Tu passes une grande partie de la semaine à la paillasse, la table du laboratoire. En entrant en première, tu choisis entre deux spécialités : les biotechnologies, ou les sciences physiques et chimiques en laboratoire (SPCL) ; beaucoup de lycées n’en proposent qu’une.",
		},
		waysOn: [
			[
				"but",
				"usual",
				keptInBut(
					"Chemistry, physical measurement, biological engineering",
					"Chimie, Mesures physiques, Génie biologique",
				),
			],
			[
				"bts",
				"usual",
				{ en: "Biology, chemistry, water, biotechnology.", fr: "Biologie, chimie, eau, biotechnologies." },
			],
			[
				"prepa",
				"open",
				{
					en: "After biotechnology, TB leads to engineering and veterinary schools; after physics and chemistry, TPC and TSI lead to engineering schools. They are kept for technological baccalauréats.",
					fr: "Après les biotechnologies, la prépa TB mène aux écoles d’ingénieurs et aux écoles vétérinaires ; après la physique et la chimie, les prépas TPC et TSI mènent aux écoles d’ingénieurs. Ces trois prépas sont réservées aux bacs technologiques.",
				},
			],
			[
				"engineering",
				"open",
				{
					en: "Some five-year schools take STL; others after a prépa, a BUT or a BTS.",
					fr: "Certaines écoles en cinq ans recrutent en STL ; d’autres après une prépa, un BUT ou un BTS.",
				},
			],
			[
				"paramedical",
				"open",
				{
					en: "Laboratory and care professions, on your school record.",
					fr: "Tu peux entrer sur dossier dans les formations aux métiers du laboratoire et du soin.",
				},
			],
			["university", "open", possibleLicence],
		],
		sources: ["stl", "stlChoice", "prepas", "technologicalPrepas", "butQuota"],
	},
	{
		id: "sti2d",
		name: { en: "STI2D", fr: "STI2D" },
		title: { en: "STI2D: machines, energy, networks", fr: "STI2D : machines, énergie, réseaux" },
		text: {
			en: "Sciences and technologies of industry and sustainable development: designing, building and testing in projects, about robots, buildings, networks, energy.",
			fr: "En sciences et technologies de l’industrie et du développement durable, tu apprends, en menant des projets, à concevoir, à construire et à tester. Au programme : robots, bâtiments, réseaux, énergie.",
		},
		waysOn: [
			[
				"but",
				"usual",
				keptInBut(
					"Electrical or mechanical engineering, networks, building",
					"GEII (électricité), GMP (mécanique), Réseaux et télécommunications, Génie civil",
				),
			],
			[
				"bts",
				"usual",
				{
					en: "Electrical, mechanical, building and computing trades.",
					fr: "Électrotechnique, mécanique, bâtiment, informatique.",
				},
			],
			[
				"prepa",
				"open",
				{
					en: "TSI is made for STI2D and leads to engineering schools.",
					fr: "La prépa TSI est faite pour les bacs STI2D et mène aux écoles d’ingénieurs.",
				},
			],
			[
				"engineering",
				"open",
				{
					en: "After the bac, after TSI, after a BUT, or after a BTS with one more year (ATS).",
					fr: "On y entre après le bac, après une prépa TSI, après un BUT, ou après un BTS et une année de plus en prépa ATS.",
				},
			],
			["university", "open", possibleLicence],
		],
		sources: ["sti2d", "sti2dEngineers", "prepas", "ats", "butQuota"],
	},
	{
		id: "st2s",
		name: { en: "ST2S", fr: "ST2S" },
		title: { en: "ST2S: health and care", fr: "ST2S : santé et social" },
		text: {
			en: "Sciences and technologies of health and social care: the human body, illness, and how a society cares for people. It leads to care above all: you can also ask for a first year in health, but very few from ST2S go on into the second year, so plan another way on.",
			fr: "En sciences et technologies de la santé et du social, tu étudies le corps humain, les maladies, et la façon dont une société prend soin des gens. Cette série mène surtout aux métiers du soin. Tu peux aussi demander une première année de santé, mais très peu d’élèves de ST2S passent ensuite en deuxième année : prévois donc une autre voie.",
		},
		waysOn: [
			[
				"paramedical",
				"usual",
				{
					en: "Nursing schools (IFSI): many of their students come from ST2S. For physiotherapy or midwifery you need a year at university first: the general way prepares you better.",
					fr: "Dans les instituts de formation en soins infirmiers (IFSI), beaucoup d’étudiantes et d’étudiants viennent de ST2S. Pour devenir kiné ou sage-femme, il faut d’abord une année d’université, et la voie générale y prépare mieux.",
				},
			],
			[
				"bts",
				"usual",
				{
					en: "Dietetics, medical biology, social services.",
					fr: "Diététique, biologie médicale, services sociaux.",
				},
			],
			[
				"but",
				"open",
				keptInBut(
					"Social careers, or biological engineering with dietetics",
					"Carrières sociales, ou Génie biologique (parcours diététique)",
				),
			],
			["university", "open", possibleLicence],
		],
		sources: ["st2s", "nursing", "physiotherapy", "healthAdmissions", "butQuota"],
	},
	{
		id: "stav",
		name: { en: "STAV", fr: "STAV" },
		title: { en: "STAV: living things and land", fr: "STAV : le vivant et les territoires" },
		text: {
			en: "Sciences and technologies of agronomy and living things: biology, ecology, farming and food, in agricultural lycées only, with weeks of work placement.",
			fr: "En sciences et technologies de l’agronomie et du vivant, tu étudies la biologie, l’écologie, l’agriculture et l’alimentation. Cette série n’existe qu’en lycée agricole et comprend plusieurs semaines de stage.",
		},
		waysOn: [
			[
				"bts",
				"usual",
				{
					en: "The BTSA: nature, farming, food, water.",
					fr: "Les BTSA (BTS agricoles) portent sur la nature, l’agriculture, l’alimentation ou l’eau.",
				},
			],
			[
				"but",
				"open",
				keptInBut(
					"Biological engineering, health, safety and environment",
					"Génie biologique ; Hygiène, sécurité, environnement (HSE)",
				),
			],
			[
				"prepa",
				"open",
				{
					en: "TB takes STAV too, for schools of agronomy and veterinary schools.",
					fr: "La prépa TB accueille aussi les élèves de STAV et mène aux écoles d’agronomie et aux écoles vétérinaires.",
				},
			],
			[
				"engineering",
				"open",
				{
					en: "Schools of agronomy, after the bac or later; the private veterinary school at Rouen keeps a few places for STAV.",
					fr: "Tu peux entrer dans une école d’agronomie après le bac ou plus tard ; l’école vétérinaire privée de Rouen garde quelques places pour les élèves de STAV.",
				},
			],
			["university", "open", possibleLicence],
		],
		sources: ["stav", "stavAfter", "prepaTb", "rouen", "butQuota"],
	},
	{
		id: "professional",
		name: { en: "Vocational", fr: "Pro" },
		title: {
			en: "Vocational way: a trade in three years",
			fr: "Voie professionnelle : un métier en trois ans",
		},
		text: {
			en: "A bac pro, with long placements or as an apprentice: laboratory, energy, maintenance, nature, care. You can work with it, or go on. From a general and technological seconde you can ask for a bridge (passerelle): your class council and that of the class you would join give their opinion, the head allows it, and the academy (the Dasen) gives you a place, if there is one left. Ask your form teacher for the dates as early as spring.",
			fr: "Tu prépares un bac pro, avec de longs stages ou en apprentissage : laboratoire, énergie, maintenance, nature, soin. Avec ce bac, tu peux travailler tout de suite ou continuer tes études. Si tu es en seconde générale et technologique, tu peux demander une passerelle, c’est-à-dire un changement de voie. Ton conseil de classe et celui de la classe où tu veux entrer donnent leur avis, la direction du lycée autorise le changement, puis la directrice ou le directeur académique (Dasen) t’affecte dans un lycée, s’il reste une place. Demande les dates à ta ou ton prof principal dès le printemps.",
		},
		waysOn: [
			["work", "usual", { en: "Straight after the bac pro.", fr: "Tu peux travailler dès le bac pro." }],
			[
				"bts",
				"usual",
				{
					en: "In each BTS the rector of the academy keeps a share of the places for bacs pro, and the opinion of the class council counts.",
					fr: "Dans chaque BTS, le rectorat réserve une part des places aux bacs pro, et l’avis du conseil de classe compte.",
				},
			],
			[
				"paramedical",
				"open",
				{
					en: "After a bac pro in care: nursing assistant, or nursing schools (IFSI), on your school record.",
					fr: "Après un bac pro dans le domaine du soin, tu peux entrer, sur dossier, en formation d’aide-soignante ou d’aide-soignant, ou dans un institut de formation en soins infirmiers (IFSI).",
				},
			],
			[
				"university",
				"open",
				{
					en: "Licences are open to all baccalauréats, but few pupils with a bac pro pass there: theory weighs a lot. Taking a BTS first is often safer. A first year in two (“oui si”) can help.",
					fr: "Les licences sont ouvertes à tous les bacs, mais peu de titulaires d’un bac pro y réussissent : la théorie y pèse lourd. Passer d’abord par un BTS est souvent plus sûr. Un accompagnement (« oui si »), comme une première année étalée sur deux ans, peut t’aider.",
				},
			],
		],
		sources: ["professional", "btsQuota", "bridge", "vocationalLicence", "nursing"],
	},
];

interface MathsSource {
	readonly id: string;
	readonly title: Localized<string>;
	readonly text: Localized<string>;
	readonly sources: readonly SourceKey[];
}

const maths: readonly MathsSource[] = [
	{
		id: "kinds",
		title: { en: "Which kinds of maths are there?", fr: "Quelles maths peut-⁠on faire au lycée ?" },
		text: {
			en: "In the general way: maths as a subject in première, and in terminale if you keep it; “complémentaires” in terminale, mainly for those who drop it after première; “expertes” in terminale on top of it. Without maths as a subject in première it is nearly impossible to take it in terminale (your lycée would have to agree), and “complémentaires” will be hard. Without the subject you still have maths in première, within the science lessons. The technological series have maths of their own.",
			fr: "En voie générale, tu peux suivre la spécialité maths en première, et en terminale si tu la gardes. En terminale, il existe aussi les maths complémentaires, surtout pour les élèves qui arrêtent la spécialité après la première, et les maths expertes, qui s’ajoutent à la spécialité. Sans la spécialité en première, tu fais quand même des maths, dans l’enseignement scientifique. Mais prendre la spécialité en terminale est alors presque impossible (il faut que ton lycée accepte), et les maths complémentaires seront difficiles. Les séries technologiques ont leurs propres maths.",
		},
		sources: ["mathsOptions"],
	},
	{
		id: "closes",
		title: { en: "Which doors close without maths?", fr: "Sans les maths, quelles portes se ferment ?" },
		text: {
			en: "Scientific preparatory classes and many engineering schools ask for maths up to the last year, with another science subject. For biology (BCPST), “complémentaires” can be enough. A licence, a first year in health, a BUT or a BTS demands no subject by law, but selective courses, and licences and first years in health with more applications than places, rank the files: your subjects and marks count there. In a licence of maths, physics or computing you would miss school maths from the first week.",
			fr: "Les prépas scientifiques et beaucoup d’écoles d’ingénieurs demandent des maths jusqu’en terminale, avec une autre spécialité scientifique. Pour la prépa de biologie (BCPST), les maths complémentaires peuvent suffire. Pour une licence, une première année de santé, un BUT ou un BTS, aucune spécialité n’est obligatoire. Mais les formations sélectives classent les dossiers, et les licences et les premières années de santé qui ont plus de candidatures que de places le font aussi : tes spécialités et tes notes comptent. En licence de maths, de physique ou d’informatique, les maths du lycée te manqueraient dès la première semaine.",
		},
		sources: ["mathsNeeded", "parcoursup"],
	},
	{
		id: "exam",
		title: { en: "And the exam of première?", fr: "Et l’épreuve de première ?" },
		text: {
			en: "Since June 2026 everyone in première, general or technological, takes a maths exam: 2 hours, no calculator, coefficient 2. There is a paper for each kind of maths, and the mark is part of your Parcoursup file.",
			fr: "Depuis juin 2026, tous les élèves de première générale ou technologique passent une épreuve de maths : 2 heures, sans calculatrice, coefficient 2. Le sujet dépend du cours de maths que tu suis, et la note figure dans ton dossier Parcoursup.",
		},
		sources: ["mathsExam"],
	},
];

const sourcesOf = (keys: readonly SourceKey[]) => keys.map((key) => facts.sources[key]);

const presentWay = (way: WaySource, locale: Locale): SchoolWay => ({
	id: way.id,
	name: way.name[locale],
	title: way.title[locale],
	text: way.text[locale],
	waysOn: way.waysOn.map(([kind, use, note]) => ({ kind, isUsual: use === "usual", note: note[locale] })),
	sources: sourcesOf(way.sources),
});

/** The choice at the end of seconde in one language: the ways, where they lead, and maths. */
export const presentAfterSeconde = (locale: Locale): SchoolChoice => ({
	checked: facts.checked as LocalDate,
	kinds: afterBacKinds.map((id) => ({ id, label: kindNames[id][locale] })),
	ways: ways.map((way) => presentWay(way, locale)),
	answers: maths.map(({ id, title, text, sources }) => ({
		id,
		title: title[locale],
		text: text[locale],
		sources: sourcesOf(sources),
	})),
});
