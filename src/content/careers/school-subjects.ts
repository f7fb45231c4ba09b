import type { Locale, Localized } from "#domain/shared/locale.ts";

/** All subjects of the French final years (spécialités). The last three are in none of the published pairs. */
export const schoolSubjects = {
	maths: { source: "Mathématiques", en: "Maths", fr: "Maths" },
	"physics-chemistry": { source: "Physique-Chimie", en: "Physics-chemistry", fr: "Physique-chimie" },
	svt: { source: "Sciences de la vie et de la Terre", en: "Biology-geology (SVT)", fr: "SVT" },
	nsi: { source: "Numérique et Sciences Informatiques", en: "Computing (NSI)", fr: "NSI" },
	si: { source: "Sciences de l'ingénieur", en: "Engineering (SI)", fr: "Sciences de l’ingénieur" },
	ses: { source: "Sciences Economiques et Sociales", en: "Economics (SES)", fr: "SES" },
	"biology-ecology": {
		source: "Biologie/Ecologie",
		en: "Biology-ecology (agricultural lycée)",
		fr: "Biologie-écologie (lycée agricole)",
	},
	languages: {
		source: "Langues, littératures et cultures étrangères et régionales",
		en: "Languages (LLCER)",
		fr: "Langues (LLCER)",
	},
	geopolitics: {
		source: "Histoire-Géographie, Géopolitique et Sciences politiques",
		en: "History and geopolitics (HGGSP)",
		fr: "Histoire-géo, géopolitique (HGGSP)",
	},
	humanities: {
		source: "Humanités, Littérature et Philosophie",
		en: "Humanities (HLP)",
		fr: "Humanités (HLP)",
	},
	arts: { source: "Arts", en: "Arts", fr: "Arts" },
	"ancient-languages": {
		source: "Littérature et Langues et Cultures de l'Antiquité",
		en: "Ancient languages (LLCA)",
		fr: "Langues de l’Antiquité (LLCA)",
	},
	sport: {
		source: "Education Physique, Pratiques Et Culture Sportives",
		en: "Sport (EPPCS)",
		fr: "Sport (EPPCS)",
	},
} as const satisfies Record<string, Localized<string> & { readonly source: string }>;

/** A subject of the final years. */
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
