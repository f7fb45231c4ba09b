import { questionnaireKeys } from "#content/quiz/questionnaire.ts";
import type { Activity, StudentDashboard } from "#contract/dashboard.ts";
import { isCareerId } from "#domain/careers/career-id.ts";
import { type CategoryKey, categoryKeySchema } from "#domain/careers/category.ts";
import { gameIdSchema } from "#domain/quest/quest.ts";
import { judgeAttempt } from "#domain/quiz/attempt.ts";
import type { completionsOf, latestAttempts, savedCareersOf } from "./store.ts";

/** How many activities are told. */
export const activitiesTold = 10;

interface Rows {
	readonly attempts: Awaited<ReturnType<typeof latestAttempts>>;
	readonly saved: Awaited<ReturnType<typeof savedCareersOf>>;
	readonly completions: Awaited<ReturnType<typeof completionsOf>>;
}

/** The categories that the latest attempt points to, strongest first. */
const interestsOf = ([latest]: Rows["attempts"]): CategoryKey[] => {
	if (latest?.answers == null) return [];
	const judged = judgeAttempt([questionnaireKeys], { ...latest, answers: latest.answers });
	if (!judged.ok) return [];
	return judged.value.results.topCategories.flatMap((key) => {
		const known = categoryKeySchema.safeParse(key);
		return known.success ? [known.data] : [];
	});
};

/** A student's own figures. */
export const presentStudentDashboard = ({ attempts, saved, completions }: Rows): StudentDashboard => {
	const known = saved.filter(({ careerId }) => isCareerId(careerId));
	const activities: Activity[] = [
		...attempts.map(({ completedAt }) => ({
			kind: "quiz_completed" as const,
			at: completedAt.toISOString(),
		})),
		...known.map(({ careerId, savedAt }) => ({
			kind: "career_saved" as const,
			about: careerId,
			at: savedAt.toISOString(),
		})),
		...completions
			.filter(({ gameId }) => gameIdSchema.safeParse(gameId).success)
			.map(({ gameId, completedAt }) => ({
				kind: "game_completed" as const,
				about: gameId,
				at: completedAt.toISOString(),
			})),
	];
	return {
		sample: false,
		interests: interestsOf(attempts),
		quizzesCompleted: attempts[0]?.total ?? 0,
		savedCareers: known.length,
		activities: activities
			.sort((one, other) => (one.at === other.at ? 0 : one.at < other.at ? 1 : -1))
			.slice(0, activitiesTold),
	};
};
