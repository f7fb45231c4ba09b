import type { CategoryKey } from "#domain/careers/category.ts";
import type { StudyFamily } from "#domain/careers/subject-combinations.ts";
import type { Localized } from "#domain/shared/locale.ts";
import { type SchoolSubject, schoolSubjectOf } from "../careers/school-subjects.ts";
import facts from "./career-facts.json" with { type: "json" };

/** A family of studies with its name and the field whose light it has in the prism. */
export interface NamedStudyFamily extends StudyFamily<SchoolSubject> {
	readonly label: Localized<string>;
	readonly field: CategoryKey;
}

const names: Readonly<Record<keyof typeof facts.parcoursupSpecialities, Localized<string> & { field: CategoryKey }>> =
	{
		"licence-sv": { en: "Life sciences degree", fr: "Licence Sciences de la vie", field: "biology" },
		"cpge-s": { en: "Science preparatory classes (CPGE)", fr: "Classes prépa scientifiques (CPGE)", field: "environmental" },
		"licence-physique": { en: "Physics degree", fr: "Licence Physique", field: "physics" },
		"licence-physique-chimie": {
			en: "Physics and chemistry degree",
			fr: "Licence Physique, chimie",
			field: "space",
		},
		"licence-maths": { en: "Maths degree", fr: "Licence Mathématiques", field: "math" },
		"licence-maths-info": {
			en: "Maths and computing degree",
			fr: "Licence Mathématiques et informatique",
			field: "math",
		},
		"licence-info": { en: "Computer science degree", fr: "Licence Informatique", field: "computer" },
		"licence-chimie": { en: "Chemistry degree", fr: "Licence Chimie", field: "chemistry" },
		pass: { en: "Health courses, PASS", fr: "Études de santé, PASS", field: "health" },
		las: { en: "Health courses, L.AS", fr: "Études de santé, L.AS", field: "health" },
		"licence-terre": {
			en: "Earth science degree",
			fr: "Licence Sciences de la Terre",
			field: "earth",
		},
		"ecoles-ingenieurs": {
			en: "Engineering schools after the bac",
			fr: "Écoles d’ingénieurs post-bac",
			field: "engineering",
		},
		"but-production": { en: "Industrial BUT", fr: "BUT du secteur production", field: "materials" },
		veto: {
			en: "Veterinary schools after the bac",
			fr: "Écoles vétérinaires post-bac",
			field: "agriculture",
		},
		cupge: { en: "University preparatory courses (CUPGE)", fr: "Cycles universitaires préparatoires (CUPGE)", field: "materials" },
	};

/**
 * The fifteen families of studies with the five pairs of subjects that those admitted had most often (Parcoursup,
 * general baccalauréat of 2023).
 */
export const studyFamilies: readonly NamedStudyFamily[] = Object.entries(facts.parcoursupSpecialities).map(
	([key, { acceptances, top }]) => {
		const { field, en, fr } = names[key as keyof typeof names];
		return {
			key,
			field,
			label: { en, fr },
			admitted: acceptances,
			pairs: top.map(({ pair, acceptances: admitted, sharePct }) => {
				const [one = "", other = ""] = pair;
				return {
					pair: [schoolSubjectOf(one), schoolSubjectOf(other)] as const,
					admitted,
					percent: sharePct,
				};
			}),
		};
	},
);
