import type { Institution, Professional, SubjectId } from "./career.ts";
import type { CareerId } from "./career-id.ts";
import type { CategoryKey } from "./category.ts";

/** A subject as one language says it. */
export interface PresentedSubject {
	readonly id: SubjectId;
	readonly label: string;
}

/** What a card shows of a career, in one language. The description is whole; the card cuts it. */
export interface PresentedCareerCard {
	readonly id: CareerId;
	readonly category: CategoryKey;
	readonly secondaryCategories: readonly CategoryKey[];
	readonly title: string;
	readonly description: string;
	readonly subjects: readonly PresentedSubject[];
	readonly skills: readonly string[];
}

/** A link to where a figure or a fact can be checked. */
export interface FactSource {
	readonly label: string;
	readonly url: string;
}

/** Growth as published: always with its country and period, or "no published figure". */
export interface GrowthOutlook {
	/** Free text such as "Growing much faster than average". */
	readonly summary: string;
	/** The figure with country and period, where one is published. */
	readonly detail: string | null;
	readonly sources: readonly FactSource[];
}

/** Everything a career page says, in one language. */
export interface CareerPage extends PresentedCareerCard {
	readonly week: readonly string[];
	readonly discovery: string;
	readonly school: string;
	readonly degrees: readonly string[];
	readonly qualities: readonly string[];
	readonly growthOutlook: GrowthOutlook;
	readonly professionals: readonly Professional[];
	readonly superhero: string;
	readonly institutions: readonly Institution[];
	/** Where the occupation is described by public services (Onisep, France Travail, O*NET). */
	readonly furtherReading: readonly FactSource[];
}
