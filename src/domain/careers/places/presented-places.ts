import type { CareerId } from "../career-id.ts";
import type { CategoryKey } from "../category.ts";
import type { FactSource, PresentedTrainingProvider } from "../presented-career.ts";
import type { StudyFamily } from "../subject-combinations.ts";
import type { Departement } from "./departement.ts";
import type { Position } from "./map-projection.ts";

/** A career as an entry in the list of places. */
export interface PlaceCareer {
	readonly id: CareerId;
	readonly title: string;
	readonly category: CategoryKey;
}

/** A training provider with all its courses for our careers. */
export interface Place extends Omit<PresentedTrainingProvider, "kind" | "course"> {
	readonly courses: readonly (Pick<PresentedTrainingProvider, "kind" | "course"> & {
		readonly career: CareerId;
	})[];
}

/** All places, with the careers in catalogue order and the regions by name. */
export interface PresentedPlaces {
	readonly careers: readonly PlaceCareer[];
	readonly regions: readonly string[];
	readonly places: readonly Place[];
	/** All départements, also those of regions without a place. */
	readonly departements: readonly Departement[];
}

/** The filters of the map; null means all. */
export interface PlaceFilter {
	readonly career: CareerId | null;
	readonly region: string | null;
}

/** The places of a region with courses for a career, each with only these courses. */
export const filterPlaces = (places: readonly Place[], { career, region }: PlaceFilter): Place[] =>
	places
		.filter((place) => region === null || place.region === region)
		.map((place) => ({
			...place,
			courses: place.courses.filter((course) => career === null || course.career === career),
		}))
		.filter(({ courses }) => courses.length > 0);

export interface RegionPlaces {
	readonly region: string;
	readonly places: readonly Place[];
}

/** Places by their region, the region with most places first, else in the order of these regions; one without a place is left out. */
export const placesByRegion = (regions: readonly string[], places: readonly Place[]): RegionPlaces[] =>
	regions
		.map((region) => ({ region, places: places.filter((place) => place.region === region) }))
		.filter((own) => own.places.length > 0)
		.toSorted((one, other) => other.places.length - one.places.length);

/** A region on the map: the middle of its places, and their number. */
export interface RegionLight extends Position {
	readonly region: string;
	readonly count: number;
}

/** A light for each region that has places, as bright as they are many. */
export const regionLights = (regions: readonly string[], places: readonly Place[]): RegionLight[] =>
	placesByRegion(regions, places).map(({ region, places: own }) => {
		const middle = (of: (place: Place) => number) =>
			own.reduce((sum, index) => sum + of(index), 0) / own.length;
		return {
			region,
			count: own.length,
			latitude: middle(({ latitude }) => latitude),
			longitude: middle(({ longitude }) => longitude),
		};
	});

/** How common the subjects are, and offers of places: the years, and the sources. */
export interface SubjectFrequency {
	readonly year: number;
	/** Every subject without a figure has fewer of 100 pupils than this. */
	readonly othersBelow: number;
	readonly offersYear: number;
	/** Of 100 general bacheliers, those with at least one offer. */
	readonly offers: number;
	readonly sources: readonly FactSource[];
}

/** A career as an entry in the prism. */
export interface PrismCareer extends PlaceCareer {
	/** The work as one whole sentence to the student. */
	readonly gist: string;
	readonly fingerprint: readonly number[];
	readonly subjects: readonly string[];
}

/** A family of studies of the prism, with the careers that it leads to. */
export interface PrismFamily extends StudyFamily {
	readonly label: string;
	readonly field: CategoryKey;
	readonly careers: readonly CareerId[];
}

/** Everything the prism shows, in one language. */
export interface PresentedSubjects {
	/** The subjects that a student may choose, those of the sciences first: most pairs contain them. */
	readonly subjects: readonly {
		readonly id: string;
		readonly label: string;
		readonly isScience: boolean;
		/** Of 100 pupils of the last year, in the year of the families' figures or in `takenIn`; null below `frequency.othersBelow`. */
		readonly takenBy: number | null;
		/** The year of `takenBy` where it is another one than that of the families' figures. */
		readonly takenIn: number | null;
	}[];
	readonly frequency: SubjectFrequency;
	readonly families: readonly PrismFamily[];
	/** All careers in catalogue order. */
	readonly careers: readonly PrismCareer[];
	/** Single subjects, for students outside France: each with the careers that use it. */
	readonly plainSubjects: readonly {
		readonly id: string;
		readonly label: string;
		readonly careers: readonly CareerId[];
	}[];
}
