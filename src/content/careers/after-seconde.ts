import type { AfterBacKind, AfterSeconde, LyceeWay, LyceeWayId } from "#domain/careers/after-seconde.ts";
import type { Locale, Localized } from "#domain/shared/locale.ts";
import type { LocalDate } from "#domain/shared/moment.ts";
import facts from "../facts/after-seconde.json" with { type: "json" };

type SourceKey = keyof typeof facts.sources;

interface WaySource {
	readonly id: LyceeWayId;
	readonly name: Localized<string>;
	readonly title: Localized<string>;
	readonly text: Localized<string>;
	/** Each kind with whether it is usual, and its note. */
	readonly waysOn: readonly (readonly [AfterBacKind, "usual" | "open", Localized<string>])[];
	readonly sources: readonly SourceKey[];
}

/** The places that are kept in a BUT and in a BTS, said wherever they matter. */
const keptInBut: Localized<string> = {
	en: "Half of the places of a BUT are meant for technological baccalauréats, so you compete with each other first.",
	fr: "La moitié des places de BUT est destinée aux bacs technologiques : tu es d’abord en concurrence avec eux.",
};

const possibleLicence: Localized<string> = {
	en: "A licence is possible; theory weighs more there.",
	fr: "Une licence est possible ; la théorie y pèse davantage.",
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
			fr: "Tu choisis trois spécialités en première et tu en gardes deux en terminale. Elle te convient si tu aimes partir de la théorie et ne veux pas encore trancher.",
		},
		waysOn: [
			[
				"university",
				"usual",
				{ en: "Licences, open to all baccalauréats.", fr: "Les licences, ouvertes à tous les bacs." },
			],
			[
				"health",
				"usual",
				{
					en: "PASS or L.AS, for medicine, pharmacy, dentistry, midwifery.",
					fr: "PASS ou L.AS, pour médecine, pharmacie, odontologie, maïeutique.",
				},
			],
			[
				"prepa",
				"usual",
				{
					en: "MPSI, PCSI, MP2I, PTSI or BCPST, two years.",
					fr: "MPSI, PCSI, MP2I, PTSI ou BCPST, deux ans.",
				},
			],
			[
				"engineering",
				"usual",
				{
					en: "Schools of five years, straight after the bac.",
					fr: "Les écoles en cinq ans, juste après le bac.",
				},
			],
			[
				"but",
				"open",
				{ en: "Three years, with a lot of practice.", fr: "Trois ans, avec beaucoup de pratique." },
			],
			["bts", "open", { en: "Two years, close to a job.", fr: "Deux ans, tout près d’un métier." }],
			[
				"paramedical",
				"open",
				{
					en: "Nursing, physiotherapy by way of health studies, radiography.",
					fr: "Soins infirmiers, imagerie médicale, kinésithérapie après une première année de santé.",
				},
			],
		],
		sources: ["parcoursup"],
	},
	{
		id: "stl",
		name: { en: "STL", fr: "STL" },
		title: { en: "STL: the laboratory", fr: "STL : le laboratoire" },
		text: {
			en: "Measuring, analysing, growing: half of the week at the bench. In terminale you choose biotechnology, or physics and chemistry in the laboratory.",
			fr: "Mesurer, analyser, cultiver : une grande part de la semaine à la paillasse. On y choisit les biotechnologies, ou la physique et la chimie en laboratoire.",
		},
		waysOn: [
			["but", "usual", keptInBut],
			[
				"bts",
				"usual",
				{ en: "Biology, chemistry, water, biotechnology.", fr: "Biologie, chimie, eau, biotechnologies." },
			],
			[
				"prepa",
				"open",
				{
					en: "TB (biology) and TPC (physics, chemistry) are made for STL; they lead to engineering and veterinary schools.",
					fr: "Les prépas TB (biologie) et TPC (physique, chimie) sont faites pour les STL ; elles mènent aux écoles d’ingénieurs et vétérinaires.",
				},
			],
			[
				"engineering",
				"open",
				{ en: "Some schools of five years take STL.", fr: "Certaines écoles en cinq ans recrutent en STL." },
			],
			[
				"paramedical",
				"open",
				{
					en: "Laboratory and care professions, on your school record.",
					fr: "Les métiers du laboratoire et du soin, sur dossier.",
				},
			],
			["university", "open", possibleLicence],
		],
		sources: ["stl", "prepas", "butQuota"],
	},
	{
		id: "sti2d",
		name: { en: "STI2D", fr: "STI2D" },
		title: { en: "STI2D: machines, energy, networks", fr: "STI2D : machines, énergie, réseaux" },
		text: {
			en: "Designing, building and testing in projects: robots, buildings, networks, energy.",
			fr: "Concevoir, construire et tester en projet : robots, bâtiments, réseaux, énergie.",
		},
		waysOn: [
			["but", "usual", keptInBut],
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
					fr: "La prépa TSI est faite pour les STI2D et mène aux écoles d’ingénieurs.",
				},
			],
			[
				"engineering",
				"open",
				{
					en: "After the bac, after TSI or after a BUT.",
					fr: "Après le bac, après une prépa TSI ou après un BUT.",
				},
			],
			["university", "open", possibleLicence],
		],
		sources: ["sti2d", "sti2dEngineers", "prepas", "butQuota"],
	},
	{
		id: "st2s",
		name: { en: "ST2S", fr: "ST2S" },
		title: { en: "ST2S: health and care", fr: "ST2S : santé et social" },
		text: {
			en: "The human body, illness, and how a society cares for people. It leads to care, not to medicine.",
			fr: "Le corps humain, la maladie, et la façon dont une société prend soin des gens. On y va vers le soin plutôt que vers la médecine.",
		},
		waysOn: [
			[
				"paramedical",
				"usual",
				{
					en: "Nursing schools (IFSI): ST2S are many there.",
					fr: "Les instituts de soins infirmiers (IFSI) : les ST2S y sont en nombre.",
				},
			],
			[
				"bts",
				"open",
				{
					en: "Dietetics, medical biology, social services.",
					fr: "Diététique, biologie médicale, services sociaux.",
				},
			],
			["but", "open", keptInBut],
			["university", "open", possibleLicence],
		],
		sources: ["st2s", "nursing", "butQuota"],
	},
	{
		id: "stav",
		name: { en: "STAV", fr: "STAV" },
		title: { en: "STAV: living things and land", fr: "STAV : le vivant et les territoires" },
		text: {
			en: "Biology, ecology, farming and food, in agricultural lycées only, with weeks of work placement.",
			fr: "Biologie, écologie, agriculture, alimentation, en lycée agricole seulement, avec des semaines de stage.",
		},
		waysOn: [
			[
				"bts",
				"usual",
				{
					en: "The BTSA: nature, farming, food, water.",
					fr: "Les BTSA : nature, agriculture, alimentation, eau.",
				},
			],
			["but", "open", keptInBut],
			[
				"prepa",
				"open",
				{
					en: "TB takes STAV too: agronomy and veterinary schools.",
					fr: "La prépa TB accueille aussi les STAV : écoles d’agronomie et vétérinaires.",
				},
			],
			[
				"engineering",
				"open",
				{
					en: "Schools of agronomy, after the bac or later.",
					fr: "Les écoles d’agronomie, après le bac ou plus tard.",
				},
			],
		],
		sources: ["stav", "stavAfter", "prepaTb", "butQuota"],
	},
	{
		id: "professional",
		name: { en: "Vocational", fr: "Pro" },
		title: {
			en: "Vocational way: a trade in three years",
			fr: "Voie professionnelle : un métier en trois ans",
		},
		text: {
			en: "A bac pro, with long placements or as an apprentice: laboratory, energy, maintenance, nature, care. You can work with it, or go on.",
			fr: "Un bac pro, avec de longs stages ou en apprentissage : laboratoire, énergie, maintenance, nature, soin. On peut travailler avec, ou continuer.",
		},
		waysOn: [
			["work", "usual", { en: "With the bac pro itself.", fr: "Avec le bac pro lui-⁠même." }],
			[
				"bts",
				"usual",
				{
					en: "In each BTS the rector of the academy keeps a share of the places for bacs pro.",
					fr: "Dans chaque BTS, le rectorat réserve une part des places aux bacs pro.",
				},
			],
		],
		sources: ["professional", "btsQuota"],
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
		title: { en: "Which maths are there?", fr: "Quelles maths existe-⁠t-⁠il ?" },
		text: {
			en: "In the general way: maths as a subject in première, and in terminale if you keep it; “complémentaires” in terminale if you drop it after première; “expertes” in terminale on top of it. Everyone else has maths within the science lessons of première. The technological ways have maths of their own.",
			fr: "En voie générale : la spécialité en première, et en terminale si tu la gardes ; les maths complémentaires en terminale si tu l’arrêtes après la première ; les maths expertes en terminale, en plus de la spécialité. Les autres ont des maths dans l’enseignement scientifique de première. Les voies technologiques ont leurs propres maths.",
		},
		sources: ["mathsOptions"],
	},
	{
		id: "closes",
		title: { en: "What closes without them?", fr: "Que ferme-⁠t-⁠on sans elles ?" },
		text: {
			en: "Scientific preparatory classes and many engineering schools ask for maths up to the last year. For biology (BCPST), “complémentaires” can be enough. A licence, PASS, L.AS, a BUT or a BTS demands no subject by law; in maths, physics or computing you would still miss them in the first week.",
			fr: "Les prépas scientifiques et beaucoup d’écoles d’ingénieurs demandent des maths jusqu’en terminale. Pour la biologie (BCPST), les maths complémentaires peuvent suffire. Une licence, un PASS, une L.AS, un BUT ou un BTS n’exigent aucune spécialité ; en maths, en physique ou en informatique, elles te manqueraient dès la première semaine.",
		},
		sources: ["mathsNeeded", "parcoursup"],
	},
	{
		id: "exam",
		title: { en: "And the exam of première?", fr: "Et l’épreuve de première ?" },
		text: {
			en: "Since June 2026 everyone in première, general or technological, takes a maths exam: 2 hours, no calculator, coefficient 2. There is a paper for each kind of maths, and the mark is part of your Parcoursup file.",
			fr: "Depuis juin 2026, tous les élèves de première générale ou technologique passent une épreuve de maths : 2 heures, sans calculatrice, coefficient 2. Il y a un sujet pour chaque sorte de maths, et la note figure dans le dossier Parcoursup.",
		},
		sources: ["mathsExam"],
	},
];

const sourcesOf = (keys: readonly SourceKey[]) => keys.map((key) => facts.sources[key]);

const presentWay = (way: WaySource, locale: Locale): LyceeWay => ({
	id: way.id,
	name: way.name[locale],
	title: way.title[locale],
	text: way.text[locale],
	waysOn: way.waysOn.map(([kind, use, note]) => ({ kind, isUsual: use === "usual", note: note[locale] })),
	sources: sourcesOf(way.sources),
});

/** The choice at the end of seconde in one language: the ways, where they lead, and maths. */
export const presentAfterSeconde = (locale: Locale): AfterSeconde => ({
	checked: facts.checked as LocalDate,
	ways: ways.map((way) => presentWay(way, locale)),
	maths: maths.map(({ id, title, text, sources }) => ({
		id,
		title: title[locale],
		text: text[locale],
		sources: sourcesOf(sources),
	})),
});
