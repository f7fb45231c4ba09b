import type { CareerId } from "../careers/career-id.ts";
import { categoryKeys } from "../careers/category.ts";
import { type ClassPicture, mostFrequentCareers } from "../classes/picture.ts";

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/**
 * What an institution sees of its classes together: the sum of what their pages tell, and nothing that they do not. A
 * number below three, or a career below the tenth, that a class keeps to itself counts for nought, so that a sum is "at
 * least so many". Whoever subtracts two such sums, because a class or a teacher came, left, or changed hands, is left
 * with what that class's own page tells: full groups, no number below three (decision 19).
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
