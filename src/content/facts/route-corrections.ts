import type { CareerId } from "#domain/careers/career-id.ts";
import training from "./hospital-training.json" with { type: "json" };

interface Route {
	readonly key: string;
	readonly stepsFr: string[];
	readonly exitLevel: string;
}

type Speciality = keyof typeof training.specialities;

const specialitiesOf = (id: CareerId): readonly string[] =>
	(training.careers as Readonly<Partial<Record<CareerId, readonly string[]>>>)[id] ?? [];

/** The level after medical studies and the training of these specialities, such as "bac+10 à bac+11". */
const levelAfterTraining = (specialities: readonly string[]): string => {
	const years = specialities
		.map((key) => training.yearsBefore + training.specialities[key as Speciality].semesters / 2)
		.toSorted((one, other) => one - other);
	return [...new Set(years)].map((year) => `bac+${year}`).join(" à ");
};

/** Levels at which a route leads to a post, where the stored ones say otherwise, by career and route. */
const correctedLevels: Readonly<Partial<Record<CareerId, Readonly<Record<string, string>>>>> = {
	// A school such as ISIFC (Besançon) trains biomedical engineers in three years; a doctorate is for research.
	"biomedical-engineer": { "cpge-phys": "bac+5 à bac+8", "univ-phys": "bac+5 à bac+8" },
	// Posts in the field ask for a licence professionnelle after the BTSA.
	ecologist: { "bts-gpn": "bac+3 à bac+5" },
	// After preparatory classes a veterinary school takes five years: seven in all.
	"wildlife-biologist": { "bts-gpn": "bac+3 à bac+5", veto: "bac+6 à bac+7" },
};

/** Schools that the stored routes of a career leave out, though their students become one. */
const addedRoutes: Readonly<Partial<Record<CareerId, readonly Route[]>>> = {
	biochemist: [
		{
			key: "bcpst-ing",
			stepsFr: ["CPGE BCPST (2 ans)", "École d'ingénieurs du vivant, de l'alimentation ou de l'environnement (3 ans)"],
			exitLevel: "bac+5",
		},
	],
	bioinformatician: [
		{
			key: "cpge-info",
			stepsFr: ["CPGE MP2I ou BCPST (2 ans)", "École d'ingénieurs (3 ans)"],
			exitLevel: "bac+5",
		},
	],
};

/**
 * The routes of a career, corrected where the stored ones are wrong: the years of hospital training follow the length of
 * the speciality (`hospital-training.json`, with a source for each), other levels are corrected, and schools that are missing are added.
 */
export const correctedRoutes = <Stored extends Route>(id: CareerId, routes: readonly Stored[]): (Stored | Route)[] => [
	...routes.map((route) => ({
		...route,
		exitLevel:
			route.key === "medecine"
				? levelAfterTraining(specialitiesOf(id))
				: (correctedLevels[id]?.[route.key] ?? route.exitLevel),
	})),
	...(addedRoutes[id] ?? []),
];
