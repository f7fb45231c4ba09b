import { questionnaires } from "#content/quiz/index.ts";
import type { Activity, StudentDashboard } from "#contract/dashboard.ts";
import { isCareerId } from "#domain/careers/career-id.ts";
import { type CategoryKey, isCategoryKey } from "#domain/careers/category.ts";
import { maxActivities } from "#domain/dashboard/activities.ts";
import { isGameId } from "#domain/quest/quest.ts";
import { storedResults } from "#domain/quiz/attempt.ts";
import { toInstant } from "#domain/shared/instant.ts";
import type { workOf } from "./store.ts";

type Rows = Awaited<ReturnType<typeof workOf>>;

/** The top categories of the latest attempt, strongest first. */
const interestsOf = ([latest]: Rows["attempts"]): CategoryKey[] => {
	if (latest?.answers == null) return [];
	const results = storedResults(questionnaires, { ...latest, answers: latest.answers });
	return (results?.topCategories ?? []).filter(isCategoryKey);
};

/** An activity before it is put into words. */
interface Done {
	readonly kind: Activity["kind"];
	readonly about: string;
	readonly at: Date;
}

/** The latest activities, latest first. */
const latestOf = ({ attempts, completions }: Rows, saved: Rows["saved"]): Done[] => {
	const all: Done[] = [];
	for (const { completedAt } of attempts) all.push({ kind: "quiz_completed", about: "", at: completedAt });
	for (const { careerId, savedAt } of saved) all.push({ kind: "career_saved", about: careerId, at: savedAt });
	for (const { gameId, completedAt } of completions) {
		if (isGameId(gameId)) all.push({ kind: "game_completed", about: gameId, at: completedAt });
	}
	return all.sort((one, other) => other.at.getTime() - one.at.getTime()).slice(0, maxActivities);
};

const presentActivity = ({ kind, about, at }: Done): Activity =>
	kind === "quiz_completed" ? { kind, at: toInstant(at) } : { kind, about, at: toInstant(at) };

/** A student's own figures. */
export const presentStudentDashboard = (rows: Rows): StudentDashboard => {
	const saved = rows.saved.filter(({ careerId }) => isCareerId(careerId));
	return {
		sample: false,
		interests: interestsOf(rows.attempts),
		quizzesCompleted: rows.attempts[0]?.total ?? 0,
		savedCareers: saved.length,
		activities: latestOf(rows, saved).map(presentActivity),
	};
};
