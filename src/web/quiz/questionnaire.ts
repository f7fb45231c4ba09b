import type { PresentedQuestionnaire } from "#domain/quiz/presented-questionnaire.ts";
import type { Locale, Localized } from "#domain/shared/locale.ts";

const quizIn = {
	en: () => import("spectra:quiz/en"),
	fr: () => import("spectra:quiz/fr"),
} satisfies Localized<unknown>;
const questionnairesIn = {
	en: () => import("spectra:questionnaires/en"),
	fr: () => import("spectra:questionnaires/fr"),
} satisfies Localized<unknown>;

const loadCurrent = async (locale: Locale): Promise<PresentedQuestionnaire> =>
	(await quizIn[locale]()).default;

const loadPublished = async (locale: Locale) => (await questionnairesIn[locale]()).default;

/** The quiz in one language; with the code of a shared link, the questionnaire that its answers were given to. */
export const loadQuestionnaire = async (
	locale: Locale,
	code?: string | null,
): Promise<PresentedQuestionnaire> => {
	const current = await loadCurrent(locale);
	if (!code) return current;
	// The decoder is a separate module, so that the quiz does not load it.
	const { questionnaireOfLink } = await import("./questionnaire-of-link.ts");
	return questionnaireOfLink(code, current, () => loadPublished(locale));
};

/** A published questionnaire in one language by its version; undefined for an unknown version. */
export const loadQuestionnaireOfVersion = async (
	locale: Locale,
	version: number,
): Promise<PresentedQuestionnaire | undefined> => {
	const current = await loadCurrent(locale);
	if (version === current.version) return current;
	return (await (await loadPublished(locale))[version]?.())?.default;
};

/** Every published questionnaire in one language: a typed code may be of any of them. */
export const loadEveryQuestionnaire = async (locale: Locale): Promise<readonly PresentedQuestionnaire[]> =>
	Promise.all(Object.values(await loadPublished(locale)).map(async (load) => (await load()).default));
