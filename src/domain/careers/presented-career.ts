import type { Localized } from "../shared/locale.ts";
import type { Professional, SubjectId, TrainingProvider } from "./career.ts";
import type { CareerId } from "./career-id.ts";
import type { CategoryKey } from "./category.ts";
import type { CareerGuideId } from "./guides.ts";
import type { NeighbourId } from "./neighbour-id.ts";
import type { WeekPart } from "./setting.ts";
import type { StudyMap } from "./study-map.ts";

/** A subject in the words of one language. */
export interface PresentedSubject {
	readonly id: SubjectId;
	readonly label: string;
}

/** Years of study after the baccalauréat: the shortest route that leads in, and the longest. */
export interface StudyYears {
	readonly from: number;
	readonly to: number;
	/** Where the career needs a doctorate: the years for a related job, after a master's or an engineering school; null where it has none. */
	readonly relatedFrom: number | null;
}

/** A career on a card, in one language. The description is complete; the card truncates it. */
export interface PresentedCareerCard {
	readonly id: CareerId;
	readonly category: CategoryKey;
	readonly secondaryCategories: readonly CategoryKey[];
	readonly title: string;
	/** The work as one whole sentence to the student; never cut. */
	readonly gist: string;
	readonly description: string;
	readonly subjects: readonly PresentedSubject[];
	readonly skills: readonly string[];
	/** Fourteen weights from 0 to 1, violet to red (`fingerprint`). */
	readonly fingerprint: readonly number[];
	readonly years: StudyYears;
	/** A figure to order by, larger for a better outlook in the language's own country; null where none was found. */
	readonly outlookRank: number | null;
}

/** A link to the source of a figure or a fact. */
export interface FactSource {
	readonly label: string;
	readonly url: string;
}

/** How easy it is to find a post in France: France Travail's index from 1 (hard) to 5, with what it means in words. */
export interface FrenchMarket {
	readonly headline: string;
	readonly detail: string;
	/** One or two words for the facts under the title. */
	readonly words: string;
	/** Null where no figure was found for this job. */
	readonly index: number | null;
}

/** Growth in the United States, as published; null figures where none was found. */
export interface AmericanGrowth {
	readonly headline: string;
	readonly detail: string;
	readonly percent: number | null;
	/** Of all occupations over the same years. */
	readonly averagePercent: number;
}

/** Growth as published: always with its country and period; says so where no figure was found. */
export interface GrowthOutlook {
	/** Free text such as "United States: growing much faster than average"; the language's own country. */
	readonly summary: string;
	readonly france: FrenchMarket;
	readonly unitedStates: AmericanGrowth;
	readonly sources: readonly FactSource[];
}

/** The countries of our figures. */
export type FigureCountry = "france" | "unitedStates";

/** The countries of figures in the order of a language: its own first. */
export const figureCountries: Localized<readonly [FigureCountry, FigureCountry]> = {
	en: ["unitedStates", "france"],
	fr: ["france", "unitedStates"],
};

/** A published figure of pay, with the facts needed to interpret it. */
export interface PayFigure {
	readonly country: FigureCountry;
	/** The group with this pay, in two or three words. */
	readonly scope: string;
	/** Such as "$48,240 to $113,350 a year". */
	readonly amount: string;
	/** Group, gross or net, and date. */
	readonly basis: string;
	readonly source: FactSource;
}

/** The kinds of studies that lead to a career. */
export const routeKinds = ["bts", "but", "licence", "cpge", "engineering", "health", "veterinary"] as const;
export type RouteKind = (typeof routeKinds)[number];

/** The pairs of subjects of the students admitted to a career's studies, in percent. */
export interface SchoolShares {
	readonly family: string;
	readonly admitted: number;
	readonly shares: readonly { readonly pair: string; readonly percent: number }[];
	/** All other pairs together. */
	readonly otherPercent: number;
}

/** A place where a career is learnt. */
export interface PresentedTrainingProvider extends TrainingProvider {
	/** The name that people use, where it has one. */
	readonly short: string | null;
	readonly region: string;
	readonly isPrivate: boolean;
	readonly kind: CourseKind;
	/** The course there, in French. */
	readonly course: string;
	readonly latitude: number;
	readonly longitude: number;
}

/** A master's degree, an applied degree (BUT), or something else that the course says itself. */
export type CourseKind = "master" | "but" | "note";

/** A link to a neighbouring career. */
export interface NeighbourLink {
	readonly id: NeighbourId;
	readonly title: string;
	readonly category: CategoryKey;
	/** Years of study after the baccalauréat: by the shortest way, and by the longest. */
	readonly years: { readonly from: number; readonly to: number };
}

/** Everything a career page says, in one language. */
export interface CareerPage extends PresentedCareerCard {
	readonly week: readonly WeekPart[];
	readonly discovery: string;
	readonly school: string;
	readonly schoolShares: SchoolShares | null;
	readonly degrees: readonly string[];
	readonly routes: readonly RouteKind[];
	/** The entry, or a neighbouring job, after two or three years of study; null where there is none. */
	readonly earlyWay: string | null;
	/** All ways into the career as one drawing. */
	readonly studyMap: StudyMap;
	/** The benefit of a doctorate, where the career needs one. */
	readonly hasDoctorate: boolean;
	readonly qualities: readonly string[];
	readonly growthOutlook: GrowthOutlook;
	readonly pay: readonly PayFigure[];
	readonly professionals: readonly Professional[];
	readonly superhero: string;
	readonly institutions: readonly PresentedTrainingProvider[];
	/** False where O*NET has not asked about this work: then its fingerprint is drawn from its subjects alone. */
	readonly hasKnowledge: boolean;
	/** The neighbouring careers that it works with. */
	readonly neighbours: readonly NeighbourLink[];
	/** The games of the quest that are based on this work. */
	readonly games: readonly { readonly id: string; readonly title: string }[];
	/** The guides that concern this work, the free one first. */
	readonly guides: readonly { readonly id: CareerGuideId; readonly title: string; readonly note: string }[];
	/** All fields, the nearest to this work first; the nearest researcher is found by it. */
	readonly nearFields: readonly CategoryKey[];
	/** Descriptions of the occupation by public services (Onisep, France Travail, O*NET). */
	readonly furtherReading: readonly FactSource[];
}
