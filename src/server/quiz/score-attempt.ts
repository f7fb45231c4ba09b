import { createHash } from "node:crypto";
import { questionnaires } from "#content/quiz/index.ts";
import { attemptKey } from "#domain/account/guest-work.ts";
import { type ClaimedAttempt, scoreAttempt } from "#domain/quiz/attempt.ts";
import { scoreAnswers } from "#domain/quiz/score.ts";
import { areTieChoices, type TieChoice } from "#domain/quiz/tie-decision.ts";
import { claimedInstant } from "#domain/shared/claimed-instant.ts";
import { type Instant, toInstant } from "#domain/shared/instant.ts";
import { success } from "#domain/shared/result.ts";

/** An attempt scored by the questionnaire of its version. */
export const scoreClaimed = (claimed: ClaimedAttempt) => scoreAttempt(questionnaires, claimed);

/** An attempt as it is stored: answers checked, with a fingerprint that identifies repeated ones. */
export const attemptToStore = (
	claimed: ClaimedAttempt & { readonly completedAt: Instant; readonly tieChoices?: TieChoice[] | undefined },
	now: Date,
) => {
	const scored = scoreClaimed(claimed);
	if (!scored.ok) return scored;
	const { questionnaireVersion, completedAt } = claimed;
	const { answers, questionnaire } = scored.value;
	const score = scoreAnswers(questionnaire, answers);
	// Choices that do not fit the answers are dropped; the attempt stays.
	const areChoices = claimed.tieChoices !== undefined && areTieChoices(score, claimed.tieChoices);
	const key = attemptKey({ questionnaireVersion, answers, completedAt });
	const kept = {
		questionnaireVersion,
		answers,
		tieChoices: areChoices ? (claimed.tieChoices ?? null) : null,
		completedAt: new Date(claimedInstant(completedAt, toInstant(now))),
		fingerprint: createHash("sha256").update(key).digest("base64url"),
	};
	return success(kept);
};
