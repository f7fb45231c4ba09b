import { routes } from "#contract/routes.ts";
import { areGuessesComplete } from "#domain/families/talk.ts";
import type { Questionnaire } from "#domain/quiz/questionnaire.ts";
import { questionnaireOfVersion } from "#domain/quiz/questionnaire.ts";
import { failure, success } from "#domain/shared/result.ts";
import type { Database } from "#server/platform/db/database.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import { answerTo, latestOf } from "./present.ts";
import {
	deleteShownCareer,
	guessesOf,
	lockLink,
	replaceGuesses,
	storeShownAnswer,
	storeShownCareer,
} from "./store.ts";

const ended = failure("families.link_ended" as const);

/**
 * Routes for a student's shown careers and answers, and a parent's guesses; each only over a link of their
 * own.
 */
export const sharingRoutes = (
	database: Pick<Database, "transaction">,
	questionnaires: readonly Questionnaire[],
): RouteHandler[] => [
	implementRoute(routes.showCareer, async ({ session, params: { linkId, careerId }, now }) =>
		database.transaction(async (transaction) => {
			const link = await lockLink(transaction, linkId, { studentId: session.accountId });
			if (link === undefined) return ended;
			await storeShownCareer(transaction, link.id, careerId, now);
			return success(null);
		}),
	),

	implementRoute(routes.hideCareer, async ({ session, params: { linkId, careerId } }) =>
		database.transaction(async (transaction) => {
			const link = await lockLink(transaction, linkId, { studentId: session.accountId });
			if (link === undefined) return ended;
			await deleteShownCareer(transaction, link.id, careerId);
			return success(null);
		}),
	),

	implementRoute(routes.guessAnswers, async ({ session, params, body: { questionnaireVersion, guesses } }) =>
		database.transaction(async (transaction) => {
			const link = await lockLink(transaction, params.linkId, { parentId: session.accountId });
			if (link === undefined) return ended;
			const questionnaire = questionnaireOfVersion(questionnaires, questionnaireVersion);
			if (!questionnaire || !areGuessesComplete(questionnaire, guesses))
				return failure("families.guesses_incomplete");
			const rows = Object.entries(guesses).map(([questionId, guessed]) => ({
				linkId: link.id,
				questionId,
				questionnaireVersion,
				guessed: [guessed],
				shown: null,
			}));
			await replaceGuesses(transaction, link.id, rows);
			return success(null);
		}),
	),

	implementRoute(routes.showAnswer, async ({ session, params: { linkId, questionId } }) =>
		database.transaction(async (transaction) => {
			const link = await lockLink(transaction, linkId, { studentId: session.accountId });
			if (link === undefined) return ended;
			const guess = (await guessesOf(transaction, link.id)).find((one) => one.questionId === questionId);
			const latest = await latestOf(transaction, session.accountId);
			const answer = guess ? answerTo(latest, guess) : null;
			if (answer === null) return failure("families.answer_missing");
			await storeShownAnswer(transaction, link.id, questionId, answer);
			return success(null);
		}),
	),

	implementRoute(routes.hideAnswer, async ({ session, params: { linkId, questionId } }) =>
		database.transaction(async (transaction) => {
			const link = await lockLink(transaction, linkId, { studentId: session.accountId });
			if (link === undefined) return ended;
			await storeShownAnswer(transaction, link.id, questionId, null);
			return success(null);
		}),
	),
];
