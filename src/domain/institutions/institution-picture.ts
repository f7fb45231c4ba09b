import { categoryKeys } from "../careers/category.ts";
import type { ClassPicture } from "../classes/picture.ts";

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/**
 * The institution's view of its classes: the sum of their own pages, and nothing more. Numbers below three,
 * which a class page hides, count as zero. The difference of two sums,
 * after a class or a teacher joined, left or changed hands, is the class's own page: full groups, no number below three
 * (decision 19).
 */
export const institutionPicture = (classes: readonly ClassPicture[]): ClassPicture => ({
	pupils: sum(classes.map(({ pupils }) => pupils)),
	lines: categoryKeys.map((category) => {
		const shown = classes.flatMap(({ lines }) =>
			lines.flatMap((line) => (line.category === category && line.pupils !== null ? [line.pupils] : [])),
		);
		return { category, pupils: shown.length === 0 ? null : sum(shown) };
	}),
});
