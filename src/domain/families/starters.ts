import type { CareerId } from "../careers/career-id.ts";
import type { CategoryKey } from "../careers/category.ts";
import type { LevelledInterest } from "./interests.ts";

/** Questions that suit every family. */
export const generalStarters = ["surprise", "listen"] as const;

/** The start of a talk: about a field, a shown career, or the result as a whole. */
export type Starter =
	| { readonly kind: "field"; readonly category: CategoryKey }
	| { readonly kind: "career"; readonly careerId: CareerId }
	| { readonly kind: "general"; readonly name: (typeof generalStarters)[number] };

/** How many starters of fields, and of careers, are suggested. */
const maxPerKind = 2;

/** Starters of a talk for a parent: about shown careers, fields of high interest, and general ones. */
export const talkStarters = (
	interests: readonly LevelledInterest[],
	careers: readonly CareerId[],
): readonly Starter[] => {
	const high = interests.filter(({ level }) => level === "high").slice(0, maxPerKind);
	return [
		...careers.slice(0, maxPerKind).map((careerId) => ({ kind: "career", careerId }) as const),
		...high.map(({ category }) => ({ kind: "field", category }) as const),
		...generalStarters.map((name) => ({ kind: "general", name }) as const),
	];
};
