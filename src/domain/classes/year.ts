import type { Instant } from "../shared/instant.ts";
import { hasSpectrum } from "./follow.ts";
import { type ClassPicture, classPicture, extremesOf } from "./picture.ts";
import type { Term } from "./term.ts";
import { addSums, type CountedClass, mergeTerms, type TermSum, termAt, termsOf } from "./terms.ts";

/** A class that may continue an earlier one. */
export interface FollowingClass extends CountedClass {
	readonly id: string;
	/** The earlier class; null for none. */
	readonly followsId: string | null;
}

/** The classes that one continues, the latest first; only those among `all`. */
const earlierClasses = (own: FollowingClass, all: readonly FollowingClass[]): FollowingClass[] => {
	const found = all.find(({ id, createdAt }) => id === own.followsId && createdAt < own.createdAt);
	return found === undefined ? [] : [found, ...earlierClasses(found, all)];
};

/** The class view of one term. */
export interface TermPicture extends Term, ClassPicture {}

/** The picture of a school year and of the one before, from a class and those before it. */
export interface ClassYear {
	/** Every term of the year with a group, in the order of time. */
	readonly terms: readonly TermPicture[];
	/** The ghost: all that the earlier classes have counted in their last year; null if no line of it is drawn. */
	readonly ghost: (ClassPicture & Pick<Term, "year">) | null;
}

const pictureOf = ({ year, term, ...sum }: TermSum): TermPicture => ({ year, term, ...classPicture(sum) });

/**
 * The school year of a class: that of its last group, or the present one before the first. Its terms are those of the class
 * and of the classes that it continues; the ghost is of those classes alone. Both follow from sums, as the class view does.
 */
export const classYear = (own: FollowingClass, all: readonly FollowingClass[], now: Instant): ClassYear => {
	const ownTerms = termsOf(own);
	const year = ownTerms.at(-1)?.year ?? termAt(now).year;
	const earlier = mergeTerms(earlierClasses(own, all).flatMap(termsOf));
	const lastYear = earlier.findLast((one) => one.year < year)?.year;
	const ghost = classPicture(addSums(earlier.filter((one) => one.year === lastYear)));
	return {
		terms: mergeTerms([...ownTerms, ...earlier])
			.filter((one) => one.year === year && hasSpectrum(one))
			.map(pictureOf),
		ghost: lastYear === undefined || extremesOf(ghost) === null ? null : { year: lastYear, ...ghost },
	};
};
