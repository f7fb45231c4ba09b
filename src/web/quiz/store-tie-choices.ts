import type { TieChoice } from "#domain/quiz/tie-decision.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { pageEdition } from "../api/edition.ts";
import { storeAttempt } from "./outbox.ts";
import { readOwnAttempts } from "./own-attempts.ts";
import { storeVisitTieChoices, type VisitQuiz } from "./visit.ts";

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Stores a student's choices between level careers: with this visit's quiz, and with the attempt that the account or the device
 * keeps of the same answers.
 */
export const storeTiesOfResult = async (
	{ questionnaireVersion, answers, isKept }: VisitQuiz & { readonly isKept: boolean },
	tieChoices: readonly TieChoice[],
	locale: Locale,
): Promise<void> => {
	if (!isKept) storeVisitTieChoices(tieChoices);
	if (pageEdition !== "live" || answers === null) return;
	const kept = (await readOwnAttempts(locale)).find(
		(attempt) => attempt.questionnaireVersion === questionnaireVersion && isSame(attempt.answers, answers),
	);
	if (!kept) return;
	const { completedAt } = kept;
	await storeAttempt({ completedAt, questionnaireVersion, answers, tieChoices: [...tieChoices] });
};
