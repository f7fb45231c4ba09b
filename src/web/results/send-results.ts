import type { FinishedQuiz } from "#contract/quiz.ts";
import type { UserInfo } from "#domain/account/forms.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { failure } from "#domain/shared/result.ts";
import { call } from "../api/api.ts";
import { readFinishedQuiz } from "../quiz/visit.ts";

interface Sending {
	/** Written in this language. */
	readonly locale: Locale;
	/** The version that the answers answer. */
	readonly questionnaireVersion: number;
	/** A kept attempt; null for the results of this visit. */
	readonly kept: FinishedQuiz | null;
}

/** Sends results by e-mail. Those of this visit are read anew: another tab or the person may have forgotten them meanwhile. */
export const sendResults = async (recipient: UserInfo, { locale, questionnaireVersion, kept }: Sending) => {
	const finished = kept ?? (await readFinishedQuiz());
	if (finished === null) return failure("quiz.results_missing");
	const { results, answers } = finished;
	const body = { ...recipient, results, answers, locale, questionnaireVersion };
	return call("POST /api/quiz/result-mails", { body });
};
