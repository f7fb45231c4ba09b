import { draw } from "../shared/draw.ts";
import { careersKept, type QuizScore } from "./score.ts";

/** The groups of blindly rated careers by their rank in the student's result. */
export const ratingGroups = ["top", "middle", "bottom"] as const;
/** Five neighbouring ranks, of which two careers are rated. */
export type RatingGroup = (typeof ratingGroups)[number];

/** The possible ratings of a career before the results are shown. */
export const ratingVerdicts = ["appeals", "does_not_appeal", "cannot_say"] as const;
export type RatingVerdict = (typeof ratingVerdicts)[number];

/** One career that was rated: its group and the rating. The career itself is not stored. */
export type BlindRating = { readonly group: RatingGroup; readonly verdict: RatingVerdict };

/** How many careers of each group are rated. */
export const ratedPerGroup = 2;
/** The minimum number of students for showing the figures. */
export const minRatingStudents = 30;

/** A career to rate, and its group. */
export type BlindCareer = { readonly careerId: string; readonly group: RatingGroup };

/**
 * Six careers to rate blind: two of the first five, two of the middle five, two of the last five, shuffled. `careerIds`
 * are all careers; those that no answer names are last, in that order. `random` gives numbers in [0, 1).
 */
export const drawBlindCareers = (
	{ careers }: QuizScore,
	careerIds: readonly string[],
	random: () => number,
): BlindCareer[] => {
	const named = careers.map(({ id }) => id);
	const ranked = [...named, ...careerIds.filter((id) => !named.includes(id))];
	const middle = Math.floor((ranked.length - careersKept) / 2);
	const starts: Record<RatingGroup, number> = {
		top: 0,
		middle,
		bottom: ranked.length - careersKept,
	};
	const drawn = ratingGroups.flatMap((group) =>
		draw(ranked.slice(starts[group], starts[group] + careersKept), ratedPerGroup, random).map((careerId) => ({
			careerId,
			group,
		})),
	);
	return draw(drawn, drawn.length, random);
};

/** Whether these are the ratings of one student: two of each group. */
export const isCompleteRating = (ratings: readonly BlindRating[]): boolean =>
	ratings.length === ratingGroups.length * ratedPerGroup &&
	ratingGroups.every((group) => ratings.filter((one) => one.group === group).length === ratedPerGroup);

/** The counts of ratings of one group. */
export type RatingTally = BlindRating & { readonly count: number };

/** The ratings of one group of careers: shares of 1, with the 95 % confidence interval. */
export interface RatingFigure {
	readonly group: RatingGroup;
	/** Ratings that said yes or no. */
	readonly answered: number;
	readonly appeals: number;
	readonly share: number;
	readonly low: number;
	readonly high: number;
}

/** The 97.5 % point of the normal distribution. */
const z = 1.959964;

/** The score interval of a share, which keeps within 0 and 1 for few answers too (Wilson 1927, JASA 22:209–212). */
export const wilsonInterval = (
	hits: number,
	tries: number,
): { readonly low: number; readonly high: number } => {
	if (tries === 0) return { low: 0, high: 1 };
	const share = hits / tries;
	const spread = z * Math.sqrt((share * (1 - share)) / tries + z ** 2 / (4 * tries ** 2));
	const centre = share + z ** 2 / (2 * tries);
	const scale = 1 + z ** 2 / tries;
	return { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
};

/** The figures of all ratings so far, favourable or not; null below the minimum number of students. */
export const ratingFigures = (
	tallies: readonly RatingTally[],
): { readonly students: number; readonly figures: RatingFigure[] | null } => {
	const sum = (fits: (tally: RatingTally) => boolean): number =>
		tallies.filter(fits).reduce((total, { count }) => total + count, 0);
	const students = Math.floor(sum(() => true) / (ratingGroups.length * ratedPerGroup));
	if (students < minRatingStudents) return { students, figures: null };
	const figures = ratingGroups.map((group) => {
		const appeals = sum((tally) => tally.group === group && tally.verdict === "appeals");
		const answered = appeals + sum((tally) => tally.group === group && tally.verdict === "does_not_appeal");
		return {
			group,
			answered,
			appeals,
			share: answered === 0 ? 0 : appeals / answered,
			...wilsonInterval(appeals, answered),
		};
	});
	return { students, figures };
};
