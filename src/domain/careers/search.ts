import type { CategoryKey } from "./category.ts";
import { fold } from "./fold.ts";
import type { PresentedCareerCard } from "./presented-career.ts";

/** What explore filters by: the text as typed, and one category or all of them (null). */
export type CareerFilter = { readonly query: string; readonly category: CategoryKey | null };

/** Careers with their text folded once, so that a keystroke only compares. */
export type SearchIndex<Career> = readonly { readonly career: Career; readonly text: string }[];

type Searchable = Pick<
	PresentedCareerCard,
	"category" | "secondaryCategories" | "title" | "description" | "subjects" | "skills"
>;

/** Stands between two fields. Nobody types it, so a match never spans two fields. */
const betweenFields = "\u0000";

/** Folds what is searched of each career: title, description, every subject as shown, every skill. */
export const prepareSearch = <Career extends Searchable>(careers: readonly Career[]): SearchIndex<Career> =>
	careers.map((career) => ({
		career,
		text: [career.title, career.description, ...career.subjects.map(({ label }) => label), ...career.skills]
			.map(fold)
			.join(betweenFields),
	}));

/**
 * The careers in which the query occurs, in title, description, a subject or a skill, and which belong to
 * the category. Case, accents and spaces around the query are forgiven; a blank query finds all. The given
 * order is kept, but careers whose primary category is asked for come before those that only name it second.
 */
export const searchCareers = <Career extends Searchable>(
	index: SearchIndex<Career>,
	{ query, category }: CareerFilter,
): Career[] => {
	const wanted = fold(query).trim();
	if (wanted.includes(betweenFields)) return [];
	const found = index.filter(({ text }) => text.includes(wanted)).map(({ career }) => career);
	if (category === null) return found;
	return [
		...found.filter((career) => career.category === category),
		...found.filter(
			(career) => career.category !== category && career.secondaryCategories.includes(category),
		),
	];
};
