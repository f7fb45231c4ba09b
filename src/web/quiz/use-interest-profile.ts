import { useQuery } from "@tanstack/react-query";
import { spectrum } from "#domain/careers/category.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { useHydrated } from "../page/hydrated.ts";
import { useLocale } from "../shared/i18n/locale.ts";
import { hasFinished, readFinishedQuiz } from "./visit.ts";

/** The result of this visit's quiz, for pictures on other pages. */
export interface OwnInterestProfile {
	/** The number of answers in each field, violet to red. */
	readonly counts: readonly number[];
	/** The same as shares of the brightest field, from 0 to 1. */
	readonly light: readonly number[];
	/** The number of answers that point to a career, by its id. */
	readonly answersTo: ReadonlyMap<string, number>;
	/** The number of answers in all: a question may have several. */
	readonly answerCount: number;
}

const readInterestProfile = async (locale: Locale): Promise<OwnInterestProfile | null> => {
	const finished = await readFinishedQuiz();
	if (!finished?.answers) return null;
	const [{ loadQuestionnaireOfVersion }, { scoreAnswers }, { sciencesStandOut }, { allChosenOptions }] =
		await Promise.all([
			import("./questionnaire.ts"),
			import("#domain/quiz/score.ts"),
			import("#domain/quiz/stand-out.ts"),
			import("#domain/quiz/questionnaire.ts"),
		]);
	const questionnaire = await loadQuestionnaireOfVersion(locale, finished.questionnaireVersion);
	if (!questionnaire || !sciencesStandOut(questionnaire, finished.answers)) return null;
	const { careers, categories } = scoreAnswers(questionnaire, finished.answers);
	const countOf = new Map(categories.map(({ id, count }) => [id, count]));
	const counts = spectrum.map(({ key }) => countOf.get(key) ?? 0);
	const brightest = Math.max(1, ...counts);
	return {
		counts,
		light: counts.map((count) => Math.round((100 * count) / brightest) / 100),
		answersTo: new Map(careers.map(({ id, count }) => [id, count])),
		answerCount: allChosenOptions(questionnaire, finished.answers).length,
	};
};

/** The visitor's own interest profile, and whether it is being read: a screen that sorts by it waits. */
export const useKnownInterestProfile = (): {
	readonly profile: OwnInterestProfile | null;
	readonly isLoading: boolean;
} => {
	const locale = useLocale();
	const isHydrated = useHydrated();
	const { data, isLoading } = useQuery({
		queryKey: ["visit", "interest profile"],
		queryFn: () => readInterestProfile(locale),
		enabled: isHydrated && hasFinished(),
		gcTime: 0,
	});
	return { profile: data ?? null, isLoading };
};

/** The visitor's own interest profile, if this visit has a finished quiz; null without one and until it is known. */
export const useInterestProfile = (): OwnInterestProfile | null => useKnownInterestProfile().profile;
