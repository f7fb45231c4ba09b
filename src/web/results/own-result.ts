import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Locale } from "#domain/shared/locale.ts";
import { type Loaded, loadedOf } from "../api/loaded.ts";
import { loadCatalogue } from "../careers/content.ts";
import { hasResult } from "../quiz/has-result.ts";
import { readOwnAttempts } from "../quiz/own-attempts.ts";
import { loadQuestionnaire, loadQuestionnaireOfVersion } from "../quiz/questionnaire.ts";
import { finishedQuizKey, readFinishedQuiz } from "../quiz/visit.ts";
import { useLocale } from "../shared/i18n/locale.ts";
import type { OwnResult, ResultsContent } from "./result-views.tsx";

/** Which results are shown: those of a shared link, or the reader's own. */
interface ResultsSource {
	readonly code: string | null;
	readonly own: OwnResult | null;
}

/**
 * The questionnaire of a shared link, of a stored attempt, or of the quiz of this visit; by default the current one.
 */
const loadQuestionnaireOf = async (locale: Locale, { code, own }: ResultsSource) => {
	if (code || !own) return loadQuestionnaire(locale, code);
	return (await loadQuestionnaireOfVersion(locale, own.questionnaireVersion)) ?? loadQuestionnaire(locale);
};

/**
 * The texts of the results, once they are wanted; the previous language stays until the new one has loaded. `alsoLoad` loads the
 * part that shows them at the same time.
 */
export const useResultsContent = (
	isWanted: boolean,
	source: ResultsSource,
	alsoLoad?: () => Promise<unknown>,
): Loaded<ResultsContent> => {
	const locale = useLocale();
	return loadedOf(
		useQuery({
			queryKey: ["content", "results", locale, source],
			queryFn: async (): Promise<ResultsContent> => {
				const [catalogue, questionnaire] = await Promise.all([
					loadCatalogue(locale),
					loadQuestionnaireOf(locale, source),
					alsoLoad?.(),
				]);
				return { catalogue, questionnaire };
			},
			enabled: isWanted,
			staleTime: Number.POSITIVE_INFINITY,
			placeholderData: keepPreviousData,
		}),
	);
};

/** The results of this visit; null if there are none that can be shown. */
const resultOfVisit = async (locale: Locale): Promise<OwnResult | null> => {
	const finished = await readFinishedQuiz();
	return finished && (await hasResult(finished, locale)) ? { ...finished, isKept: false } : null;
};

/**
 * The reader's own finished quiz: the attempt in the address, else that of this visit, else the latest that the
 * account or the device stores. Null without any.
 */
export const useOwnResult = (attemptId: string | null): Loaded<OwnResult | null> => {
	const locale = useLocale();
	return loadedOf(
		useQuery({
			queryKey: [...finishedQuizKey, attemptId],
			queryFn: async () => {
				const visit = attemptId === null ? await resultOfVisit(locale) : null;
				if (visit) return visit;
				const attempts = await readOwnAttempts(locale);
				const kept = attemptId === null ? attempts[0] : attempts.find(({ id }) => id === attemptId);
				return kept ? { ...kept, isKept: true } : null;
			},
			// It is reread each time the screen opens.
			gcTime: 0,
		}),
	);
};
