import { questGames } from "#content/quest/quest.ts";
import { currentQuestionnaire } from "#content/quiz/index.ts";

/** A whole sheet of answers: of every question the option of this number. */
export const sheet = (option = 0): Record<string, string[]> =>
	Object.fromEntries(
		currentQuestionnaire.questions.map(({ id, options }) => [id, [options[option]?.id ?? "none"]]),
	);

/** A finished quiz as a browser sends it. */
export const attempt = (completedAt = "2025-05-10T08:00:00.000Z", option = 0) => ({
	completedAt,
	questionnaireVersion: currentQuestionnaire.version,
	answers: sheet(option),
});

/** A finished game as a browser sends it, every answer right. */
export const finishedGame = (gameId = "plant-outbreak") => {
	const game = questGames.find(({ id }) => id === gameId);
	return { gameId, answers: [...(game?.correctAnswers ?? [])] };
};
