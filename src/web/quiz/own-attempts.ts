import type { Attempt, GuestAttempt } from "#contract/quiz.ts";
import { storedResults } from "#domain/quiz/attempt.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { isGuest, readNow } from "../api/api.ts";
import { pageEdition } from "../api/edition.ts";
import { deviceStorage } from "../api/storage.ts";
import { guestKey } from "../api/storage-keys.ts";
import { loadQuestionnaireOfVersion } from "./questionnaire.ts";

/** A guest's attempt with the results of its answers. Its instant serves as its id. */
const withResults = async (locale: Locale, attempt: GuestAttempt): Promise<Attempt[]> => {
	const questionnaire = await loadQuestionnaireOfVersion(locale, attempt.questionnaireVersion);
	const results = questionnaire && storedResults([questionnaire], attempt);
	return results ? [{ ...attempt, id: attempt.completedAt, results }] : [];
};

/** Whether a guest finished a quiz on this device, without reading it. */
export const hasDeviceAttempt = (): boolean =>
	deviceStorage.read(guestKey, (stored) => {
		const { attempts } = (stored ?? {}) as { readonly attempts?: unknown };
		return Array.isArray(attempts) && attempts.length > 0;
	}) ?? false;

/** A guest's finished quizzes on this device, latest first. */
export const readDeviceAttempts = async (locale: Locale): Promise<Attempt[]> => {
	if (pageEdition !== "live" || deviceStorage.read(guestKey, (value) => value) === null) return [];
	const { guestStore } = await import("../api/device/guest-store.ts");
	const latestFirst = guestStore
		.read()
		.attempts.toSorted((one, other) => other.completedAt.localeCompare(one.completedAt));
	return (await Promise.all(latestFirst.map((attempt) => withResults(locale, attempt)))).flat();
};

/**
 * The attempts that the account stores, or a guest's on this device, latest first; none in the demonstration. Rejects
 * if the server cannot answer.
 */
export const readOwnAttempts = async (locale: Locale): Promise<readonly Attempt[]> => {
	if (pageEdition !== "live") return [];
	if (await isGuest()) return readDeviceAttempts(locale);
	return (await readNow("GET /api/quiz/attempts", {})).attempts;
};
