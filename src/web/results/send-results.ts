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
}

/** Sends the results of this visit by e-mail. Another tab or the person may have forgotten them meanwhile. */
export const sendResults = async (recipient: UserInfo, { locale, questionnaireVersion }: Sending) => {
	const finished = await readFinishedQuiz();
	if (finished === null) return failure("quiz.results_missing");
	const body = { ...recipient, ...finished, locale, questionnaireVersion };
	return call("POST /api/quiz/result-mails", { body });
};
