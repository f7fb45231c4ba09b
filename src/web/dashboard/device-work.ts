import type { Activity, StudentDashboard } from "#contract/dashboard.ts";
import type { Attempt } from "#contract/quiz.ts";
import type { CareerId } from "#domain/careers/career-id.ts";
import { isCategoryKey } from "#domain/careers/category.ts";
import { maxActivities } from "#domain/dashboard/activities.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { pageEdition } from "../api/edition.ts";
import { deviceStorage } from "../api/storage.ts";
import { guestKey } from "../api/storage-keys.ts";
import { hasResult } from "../quiz/has-result.ts";
import { readDeviceAttempts } from "../quiz/own-attempts.ts";
import { readFinishedQuiz } from "../quiz/visit.ts";

/** A guest's work on this device, as a dashboard shows it. */
export interface DeviceWork {
	readonly dashboard: StudentDashboard;
	readonly attempts: readonly Attempt[];
	/** Null if careers cannot be saved. */
	readonly saved: readonly CareerId[] | null;
}

/** The demonstration stores only the quiz of this visit. */
const workOfVisit = async (locale: Locale): Promise<DeviceWork | null> => {
	const finished = await readFinishedQuiz();
	if (!finished || !(await hasResult(finished, locale))) return null;
	const interests = finished.results.topCategories.filter(isCategoryKey);
	const dashboard = { sample: false, interests, quizzesCompleted: 1, savedCareers: 0, activities: [] };
	return { dashboard, attempts: [], saved: null };
};

const workOfGuest = async (locale: Locale): Promise<DeviceWork | null> => {
	if (deviceStorage.read(guestKey, (value) => value) === null) return null;
	const { guestStore } = await import("../api/device/guest-store.ts");
	const { saved, completions } = guestStore.read();
	const attempts = await readDeviceAttempts(locale);
	if (attempts.length + saved.length + completions.length === 0) return null;
	const activities: Activity[] = [
		...attempts.map(({ completedAt }) => ({ kind: "quiz_completed", at: completedAt }) as const),
		...completions.map(
			({ gameId, completedAt }) => ({ kind: "game_completed", about: gameId, at: completedAt }) as const,
		),
	].sort((one, other) => other.at.localeCompare(one.at));
	return {
		dashboard: {
			sample: false,
			interests: (attempts[0]?.results.topCategories ?? []).filter(isCategoryKey),
			quizzesCompleted: attempts.length,
			savedCareers: saved.length,
			activities: activities.slice(0, maxActivities),
		},
		attempts,
		saved,
	};
};

/** A guest without any work. */
const nothingYet: DeviceWork = {
	dashboard: { sample: false, interests: [], quizzesCompleted: 0, savedCareers: 0, activities: [] },
	attempts: [],
	saved: [],
};

/** A guest's work on this device; null without any. A student who waits for a parent's consent has an empty one. */
export const readDeviceWork = async (locale: Locale, isWaiting: boolean): Promise<DeviceWork | null> =>
	(await (pageEdition === "live" ? workOfGuest(locale) : workOfVisit(locale))) ??
	(isWaiting ? nothingYet : null);
