import type { Locale, Localized } from "#domain/shared/locale.ts";

/**
 * All subjects of the French final years (spécialités). The last three are in none of the published pairs. The prism shows
 * those with `isScience` first, and the others in a folded list.
 */
export const schoolSubjects = {
	maths: { isScience: true, source: "Mathématiques", en: "Maths", fr: "Maths" },
	"physics-chemistry": {
		isScience: true,
		source: "Physique-Chimie",
		en: "Physics-chemistry",
		fr: "Physique-chimie",
	},
	svt: {
		isScience: true,
		source: "Sciences de la vie et de la Terre",
		en: "Biology-geology (SVT)",
		fr: "SVT",
	},
	nsi: { isScience: true, source: "Numérique et Sciences Informatiques", en: "Computing (NSI)", fr: "NSI" },
	si: {
		isScience: true,
		source: "Sciences de l'ingénieur",
		en: "Engineering (SI)",
		fr: "Sciences de l’ingénieur",
	},
	ses: { isScience: true, source: "Sciences Economiques et Sociales", en: "Economics (SES)", fr: "SES" },
	"biology-ecology": {
		isScience: true,
		source: "Biologie/Ecologie",
		en: "Biology-ecology (agricultural lycée)",
		fr: "Biologie-écologie (lycée agricole)",
	},
	languages: {
		isScience: false,
		source: "Langues, littératures et cultures étrangères et régionales",
		en: "Languages (LLCER)",
		fr: "Langues (LLCER)",
	},
	geopolitics: {
		isScience: false,
		source: "Histoire-Géographie, Géopolitique et Sciences politiques",
		en: "History and geopolitics (HGGSP)",
		fr: "Histoire-géo, géopolitique (HGGSP)",
	},
	humanities: {
		isScience: false,
		source: "Humanités, Littérature et Philosophie",
		en: "Humanities (HLP)",
		fr: "Humanités (HLP)",
	},
	arts: { isScience: false, source: "Arts", en: "Arts", fr: "Arts" },
	"ancient-languages": {
		isScience: false,
		source: "Littérature et Langues et Cultures de l'Antiquité",
		en: "Ancient languages (LLCA)",
		fr: "Langues de l’Antiquité (LLCA)",
	},
	sport: {
		isScience: false,
		source: "Education Physique, Pratiques Et Culture Sportives",
		en: "Sport (EPPCS)",
		fr: "Sport (EPPCS)",
	},
} as const satisfies Record<
	string,
	Localized<string> & { readonly isScience: boolean; readonly source: string }
>;

export type SchoolSubject = keyof typeof schoolSubjects;

/** The subject as Parcoursup's table names it. Throws for a name that is not among ours. */
export const schoolSubjectOf = (source: string): SchoolSubject => {
	const found = Object.entries(schoolSubjects).find(([, subject]) => subject.source === source);
	if (!found) throw new Error(`No school subject ${source}`);
	return found[0] as SchoolSubject;
};

/** A pair of subjects in the words of the language. */
export const pairLabel = ([one, other]: readonly [SchoolSubject, SchoolSubject], locale: Locale): string =>
	`${schoolSubjects[one][locale]} + ${schoolSubjects[other][locale]}`;
