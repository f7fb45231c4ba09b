import { questGames } from "#content/quest/quest.ts";
import { currentQuestionnaire } from "#content/quiz/index.ts";
import { type RatingVerdict, ratedPerGroup, ratingGroups } from "#domain/quiz/blind-rating.ts";

/** Complete answers: the option of this number for every question. */
export const answersWith = (option = 0): Record<string, string[]> =>
	Object.fromEntries(
		currentQuestionnaire.questions.map(({ id, options }) => [id, [options[option]?.id ?? "no-such-option"]]),
	);

/** An attempt as a browser sends it. */
export const attempt = (completedAt = "2025-05-10T08:00:00.000Z", option = 0) => ({
	completedAt,
	questionnaireVersion: currentQuestionnaire.version,
	answers: answersWith(option),
});

/** A student's blind rating of six careers. */
export const blindRatings = (top: RatingVerdict = "appeals") => ({
	questionnaireVersion: currentQuestionnaire.version,
	ratings: ratingGroups.flatMap((group) =>
		Array.from({ length: ratedPerGroup }, () => ({
			group,
			verdict: group === "top" ? top : ("does_not_appeal" as const),
		})),
	),
});

/** A finished game as a browser sends it, every answer right. */
export const finishedGame = (gameId = "plant-outbreak") => {
	const game = questGames.find(({ id }) => id === gameId);
	return { gameId, answers: [...(game?.correctAnswers ?? [])] };
};
