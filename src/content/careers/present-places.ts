import type { SubjectId } from "#domain/careers/career.ts";
import type {
	Place,
	PlaceCareer,
	PresentedPlaces,
	PresentedSubjects,
} from "#domain/careers/places/presented-places.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { careerFact } from "../facts/career-fact.ts";
import { departementsByRegion } from "../facts/departements.ts";
import { institutionsOf } from "../facts/places.ts";
import { studyFamilies } from "../facts/study-families.ts";
import frequency from "../facts/subject-frequency.json" with { type: "json" };
import { careerSources } from "./catalogue.ts";
import type { CareerSource } from "./define-career.ts";
import { presentCard } from "./present.ts";
import { type SchoolSubject, schoolSubjects } from "./school-subjects.ts";
import { familiesLeadingTo } from "./studies.ts";
import { subjectWords } from "./subjects.ts";

const placeCareer = ({ id, category, text }: CareerSource, locale: Locale): PlaceCareer => ({
	id,
	category,
	title: text[locale].title,
});

/** Every institution of the careers once, by region and city. */
export const presentPlaces = (locale: Locale): PresentedPlaces => {
	const collator = new Intl.Collator("fr");
	const sources = careerSources(locale);
	const byWebsite = new Map<string, Place>();
	for (const { id } of sources)
		for (const { kind, course, ...institution } of institutionsOf(id)) {
			const key = `${institution.name} ${institution.location}`;
			const known = byWebsite.get(key) ?? { ...institution, courses: [] };
			byWebsite.set(key, { ...known, courses: [...known.courses, { career: id, kind, course }] });
		}
	const places = [...byWebsite.values()].sort(
		(a, b) =>
			collator.compare(a.region, b.region) ||
			collator.compare(a.location, b.location) ||
			collator.compare(a.name, b.name),
	);
	return {
		careers: sources.map((source) => placeCareer(source, locale)),
		regions: [...new Set(places.map(({ region }) => region))],
		places,
		departements: Object.entries(departementsByRegion).flatMap(([region, all]) =>
			all.map((text) => {
				const [code = "", ...name] = text.split(" ");
				return { code, name: name.join(" "), region };
			}),
		),
	};
};

/** Subjects as schools outside France teach them. */
const plainSubjects: readonly SubjectId[] = [
	"mathematics",
	"physics",
	"chemistry",
	"biology",
	"computer-science",
	"statistics",
	"geography",
	"earth-science",
	"environmental-science",
	"health-science",
	"engineering",
	"food-science",
];

const takenBy: Readonly<Record<string, number>> = frequency.pupils.percent;

/** Subjects that the count of the year gives only in parts, from a source of their own: all the arts together. */
const takenInOtherYear: Readonly<Record<string, { readonly year: number; readonly percent: number }>> =
	frequency.others;

const linkTo = ({ label, url }: { readonly label: string; readonly url: string }) => ({ label, url });

/** The content of the prism: subjects, families of studies with their shares, careers. */
export const presentSubjects = (locale: Locale): PresentedSubjects => {
	const sources = careerSources(locale);
	return {
		subjects: (Object.keys(schoolSubjects) as SchoolSubject[]).map((id) => ({
			id,
			label: schoolSubjects[id][locale],
			isScience: schoolSubjects[id].isScience,
			takenBy: takenBy[id] ?? takenInOtherYear[id]?.percent ?? null,
			takenIn: takenInOtherYear[id]?.year ?? null,
		})),
		frequency: {
			year: frequency.pupils.year,
			othersBelow: frequency.pupils.othersBelow,
			offersYear: frequency.offers.year,
			offers: frequency.offers.atLeastOne,
			sources: Object.values(frequency.sources).map(linkTo),
		},
		families: studyFamilies.map(({ key, admitted, pairs, label, field }) => ({
			key,
			admitted,
			pairs,
			field,
			label: label[locale],
			careers: sources
				.filter(({ id }) => familiesLeadingTo(careerFact(id)).includes(key))
				.map(({ id }) => id),
		})),
		careers: sources.map((source) => {
			const { gist, fingerprint } = presentCard(source, locale);
			return { ...placeCareer(source, locale), gist, fingerprint, subjects: source.subjects };
		}),
		plainSubjects: plainSubjects.map((subject) => ({
			id: subject,
			label: subjectWords[subject][locale],
			careers: sources.filter(({ subjects }) => subjects.includes(subject)).map(({ id }) => id),
		})),
	};
};
