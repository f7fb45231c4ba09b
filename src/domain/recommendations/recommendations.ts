import type { CareerId } from "../careers/career-id.ts";
import type { CategoryKey } from "../careers/category.ts";
import { relatedCareers } from "../careers/related.ts";

/** The maximum number of recommended careers. */
export const maxRecommendations = 8;

/** The reason for a recommendation: an activity of the student. Screens add the words. */
export type RecommendationReason =
	/** The number of quizzes with the career among their five. */
	| { readonly kind: "quiz_career"; readonly attempts: number }
	/** A category that the latest quiz points to. */
	| { readonly kind: "quiz_category"; readonly category: CategoryKey }
	/** A domain of the quest in which so many games were finished. */
	| { readonly kind: "quest"; readonly category: CategoryKey; readonly games: number }
	/** A similar career is saved. */
	| { readonly kind: "like_saved"; readonly careerId: CareerId };

/** A recommended career with its reasons. */
export type Recommendation = {
	readonly careerId: CareerId;
	/** The strongest first; never empty. */
	readonly reasons: readonly RecommendationReason[];
};

/** The activity of a student that recommendations are based on. */
export type RecommendationSignals = {
	/** The careers of each quiz, best first; the latest quiz first. */
	readonly quizCareers: readonly (readonly string[])[];
	/** The categories of the latest quiz, best first. */
	readonly quizCategories: readonly CategoryKey[];
	/** Finished games of the quest, by the category of their domain. */
	readonly questGames: Readonly<Partial<Record<CategoryKey, number>>>;
	readonly saved: readonly CareerId[];
};

type Recommendable = {
	readonly id: CareerId;
	readonly category: CategoryKey;
	readonly secondaryCategories: readonly CategoryKey[];
	readonly subjects: readonly { readonly id: string }[];
};

const weights = { quiz_career: 4, quiz_category: 3, quest: 2, like_saved: 3 } as const;
/** The weight of a further quiz with the same career, or a further game of the same domain; at most twice. */
const again = 0.5;
/** The weight of a career's second field relative to its first. */
const secondary = 0.5;

const repeated = (times: number): number => again * Math.min(times - 1, 2);

type Weighed = { readonly reason: RecommendationReason; readonly weight: number };

const weigh = (
	{ id, category, secondaryCategories }: Recommendable,
	signals: RecommendationSignals,
	likeSaved: ReadonlyMap<CareerId, CareerId>,
): Weighed[] => {
	const inField = (key: CategoryKey): number =>
		key === category ? 1 : secondaryCategories.includes(key) ? secondary : 0;
	const attempts = signals.quizCareers.filter((careers) => careers.includes(id)).length;
	const weighed: Weighed[] = [];
	if (attempts > 0) {
		const weight = weights.quiz_career + repeated(attempts);
		weighed.push({ reason: { kind: "quiz_career", attempts }, weight });
	}
	for (const key of signals.quizCategories) {
		const weight = weights.quiz_category * inField(key);
		weighed.push({ reason: { kind: "quiz_category", category: key }, weight });
	}
	for (const [key, games] of Object.entries(signals.questGames) as [CategoryKey, number][]) {
		const weight = games > 0 ? (weights.quest + repeated(games)) * inField(key) : 0;
		weighed.push({ reason: { kind: "quest", category: key, games }, weight });
	}
	const saved = likeSaved.get(id);
	if (saved !== undefined) {
		weighed.push({ reason: { kind: "like_saved", careerId: saved }, weight: weights.like_saved });
	}
	return weighed.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight);
};

/**
 * Careers recommended from quiz, quest and saved careers together, each with its reasons. A career with several kinds of
 * reason ranks before one with a single kind; then the heavier reasons decide, then the order of the catalogue. Saved
 * careers are left out. The list is deterministic.
 */
export const recommendCareers = (
	catalogue: readonly Recommendable[],
	signals: RecommendationSignals,
): Recommendation[] => {
	const likeSaved = new Map<CareerId, CareerId>();
	for (const savedId of signals.saved) {
		const source = catalogue.find(({ id }) => id === savedId);
		for (const { id } of source ? relatedCareers(source, catalogue) : []) {
			if (!likeSaved.has(id)) likeSaved.set(id, savedId);
		}
	}
	return catalogue
		.filter(({ id }) => !signals.saved.includes(id))
		.map((career) => {
			const weighed = weigh(career, signals, likeSaved);
			return {
				careerId: career.id,
				reasons: weighed.map(({ reason }) => reason),
				kinds: new Set(weighed.map(({ reason }) => reason.kind)).size,
				total: weighed.reduce((sum, { weight }) => sum + weight, 0),
			};
		})
		.filter(({ reasons }) => reasons.length > 0)
		.sort((one, other) => other.kinds - one.kinds || other.total - one.total)
		.slice(0, maxRecommendations)
		.map(({ careerId, reasons }) => ({ careerId, reasons }));
};
