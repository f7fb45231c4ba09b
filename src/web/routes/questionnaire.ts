import type { PresentedQuestionnaire } from "#domain/quiz/presented-questionnaire.ts";
import type { Locale } from "#domain/shared/locale.ts";

/** The quiz in one language. */
export const loadQuestionnaire = async (locale: Locale): Promise<PresentedQuestionnaire> =>
	(locale === "fr" ? await import("spectra:quiz/fr") : await import("spectra:quiz/en")).default;
