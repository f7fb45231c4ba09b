import type { CareerId } from "../careers/career-id.ts";
import { categoryKeys } from "../careers/category.ts";
import { type ClassPicture, mostFrequentCareers } from "../classes/picture.ts";

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/**
 * The institution's view of its classes: the sum of their own pages, and nothing more. Numbers below three and careers
 * below the tenth, which a class page hides, count as zero, so that a sum means "at least". The difference of two sums,
 * after a class or a teacher joined, left or changed hands, is the class's own page: full groups, no number below three
 * (decision 19).
 */
export const institutionPicture = (classes: readonly ClassPicture[]): ClassPicture => {
	const careers = new Map<CareerId, number>();
	for (const { careerId, pupils } of classes.flatMap((one) => one.careers)) {
		careers.set(careerId, (careers.get(careerId) ?? 0) + pupils);
	}
	return {
		pupils: sum(classes.map(({ pupils }) => pupils)),
		lines: categoryKeys.map((category) => {
			const shown = classes.flatMap(({ lines }) =>
				lines.flatMap((line) => (line.category === category && line.pupils !== null ? [line.pupils] : [])),
			);
			return { category, pupils: shown.length === 0 ? null : sum(shown) };
		}),
		careers: mostFrequentCareers(careers),
	};
};
