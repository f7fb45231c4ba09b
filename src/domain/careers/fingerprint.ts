import type { SubjectId } from "./career.ts";
import { type CategoryKey, spectrum } from "./category.ts";

/** O*NET's areas of knowledge that belong to one field of the spectrum. The others belong to every job alike. */
const fieldOfKnowledge: Readonly<Record<string, CategoryKey>> = {
	Biology: "biology",
	Chemistry: "chemistry",
	Physics: "physics",
	Mathematics: "math",
	"Computers and Electronics": "computer",
	"Engineering and Technology": "engineering",
	Geography: "earth",
	"Medicine and Dentistry": "health",
	"Food Production": "food",
	"Production and Processing": "materials",
	"Education and Training": "education",
};

const fieldOfSubject: Readonly<Record<SubjectId, CategoryKey>> = {
	biology: "biology",
	chemistry: "chemistry",
	physics: "physics",
	mathematics: "math",
	statistics: "math",
	"computer-science": "computer",
	"earth-science": "earth",
	"environmental-science": "environmental",
	ecology: "environmental",
	genetics: "biology",
	biochemistry: "chemistry",
	"health-science": "health",
	astronomy: "space",
	engineering: "engineering",
	"materials-science": "materials",
	"food-science": "food",
	agronomy: "agriculture",
	geography: "earth",
	oceanography: "earth",
	"atmospheric-science": "earth",
};

const knowledgeShare = 0.5;
const middleImportance = 2.5;
const subjectShare = 0.42;
const subjectFading = 0.17;
const ownFieldShare = 0.3;
const secondFieldShare = 0.12;

/** The data that a fingerprint is drawn from. */
export interface FingerprintParts {
	readonly category: CategoryKey;
	readonly secondaryCategories: readonly CategoryKey[];
	/** The career's own subjects, the most characteristic first. */
	readonly subjects: readonly SubjectId[];
	/** O*NET's importance of an area of knowledge, from 1 to 5; empty where O*NET has not asked. */
	readonly knowledge: readonly { readonly name: string; readonly importance: number }[];
}

/**
 * How much of each field of the spectrum, violet to red, is in a career: fourteen weights from 0 to 1 with two
 * decimals. O*NET's importance above the middle of its scale counts for half at most; the first subject of the career
 * in a field for up to 0.42, a sixth less for each place further down; its field adds 0.3, each second field 0.12. Two
 * careers that share an O*NET code differ by their own subjects.
 */
export const fingerprint = (parts: FingerprintParts): number[] => {
	const weights = new Map<CategoryKey, number>();
	const add = (key: CategoryKey, weight: number) =>
		weights.set(key, (weights.get(key) ?? 0) + Math.max(0, weight));
	for (const { name, importance } of parts.knowledge) {
		const key = fieldOfKnowledge[name];
		if (key) add(key, (knowledgeShare * (importance - middleImportance)) / middleImportance);
	}
	const seen = new Set<CategoryKey>();
	for (const [index, subject] of parts.subjects.entries()) {
		const key = fieldOfSubject[subject];
		if (!seen.has(key)) add(key, subjectShare * (1 - subjectFading * index));
		seen.add(key);
	}
	add(parts.category, ownFieldShare);
	for (const key of parts.secondaryCategories) add(key, secondFieldShare);
	return spectrum.map(({ key }) => Math.round(100 * Math.min(1, weights.get(key) ?? 0)) / 100);
};

/** The strongest fields of a fingerprint, strongest first; equal ones along the spectrum. */
export const strongestFields = (weights: readonly number[], count: number): CategoryKey[] =>
	spectrum
		.map(({ key }, slot) => ({ key, weight: weights[slot] ?? 0 }))
		.filter(({ weight }) => weight > 0)
		.sort((a, b) => b.weight - a.weight)
		.slice(0, count)
		.map(({ key }) => key);

/** How alike two spectra are: 1 for the same proportions, 0 for nothing in common (the cosine of their angle). */
export const likeness = (one: readonly number[], other: readonly number[]): number => {
	const product = (a: readonly number[], b: readonly number[]) =>
		a.reduce((sum, weight, slot) => sum + weight * (b[slot] ?? 0), 0);
	const size = Math.sqrt(product(one, one) * product(other, other));
	return size === 0 ? 0 : product(one, other) / size;
};

/** A career visibly draws on a field from this weight on. */
const visibleWeight = 0.24;

/** Whether a career draws on a field enough to name it, by the field's weight in its fingerprint. */
export const isDrawnOn = (weight: number): boolean => weight >= visibleWeight;
