import { useQuery } from "@tanstack/react-query";
import { loadQuestionnaireOfVersion } from "../quiz/questionnaire.ts";
import { dotted } from "../shared/i18n/dotted.ts";
import { useLocale } from "../shared/i18n/locale.ts";

/** The questions of a version of the quiz with their texts; null while they load, and for an unknown version. */
export const useQuestions = (version: number | null) => {
	const locale = useLocale();
	const { data } = useQuery({
		queryKey: ["questions", locale, version],
		queryFn: () => (async () => (await loadQuestionnaireOfVersion(locale, version ?? 0)) ?? null)(),
		enabled: version !== null,
		staleTime: Number.POSITIVE_INFINITY,
	});
	return data ?? null;
};

type Questions = NonNullable<ReturnType<typeof useQuestions>>["questions"];

/** The texts of the options with these ids, as one line. */
export const optionTexts = (question: Questions[number], ids: readonly string[]): string =>
	dotted(question.options.filter(({ id }) => ids.includes(id)).map(({ text }) => text));
