import { useQuery } from "@tanstack/react-query";
import type { Attempt } from "#contract/quiz.ts";
import { isCategoryKey } from "#domain/careers/category.ts";
import type { PresentedCareerCard } from "#domain/careers/presented-career.ts";
import type { GameOutline } from "#domain/quest/quest-outline.ts";
import { type AttemptComparison, compareAttempts } from "#domain/quiz/comparison.ts";
import { scoreAnswers } from "#domain/quiz/score.ts";
import { loadCatalogue } from "../../careers/content.ts";
import { loadQuest } from "../../quest/content.ts";
import { loadQuestionnaireOfVersion } from "../../quiz/questionnaire.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { type InterestHistory, interestHistory } from "../interest-history.ts";

/** The words that a student's dashboard shows beside the stored work, in the screen's language. */
export interface OwnContent {
	/** Every card of the catalogue. */
	readonly cards: readonly PresentedCareerCard[];
	readonly games: readonly GameOutline[];
	/** The attempts of known questionnaires, the earliest first. */
	readonly attempts: AttemptComparison["attempts"];
	/** The light of each field in these attempts. */
	readonly lines: readonly InterestHistory[];
	/** The number of answers of the latest attempt that point to each career. */
	readonly answersTo: ReadonlyMap<string, number>;
}

/** The content for these attempts, the latest first; null until it has loaded. */
export const useOwnContent = (attempts: readonly Attempt[]): OwnContent | null => {
	const locale = useLocale();
	const { data } = useQuery({
		queryKey: ["content", "own dashboard", locale, attempts.map(({ id }) => id)],
		queryFn: async (): Promise<OwnContent> => {
			const versions = [...new Set(attempts.map(({ questionnaireVersion }) => questionnaireVersion))];
			const [cards, quest, ...found] = await Promise.all([
				loadCatalogue(locale),
				loadQuest(locale),
				...versions.map((version) => loadQuestionnaireOfVersion(locale, version)),
			]);
			const questionnaires = found.filter((each) => each !== undefined);
			const { categories, ...compared } = compareAttempts(questionnaires, attempts);
			const [latest] = attempts;
			const latestQuestionnaire = questionnaires.find(
				({ version }) => version === latest?.questionnaireVersion,
			);
			const careers =
				latest && latestQuestionnaire ? scoreAnswers(latestQuestionnaire, latest.answers).careers : [];
			return {
				cards,
				games: quest.domains.flatMap(({ games }) => games),
				attempts: compared.attempts,
				lines: interestHistory({
					attempts: compared.attempts,
					categories: categories.flatMap(({ id, counts }) => (isCategoryKey(id) ? [{ id, counts }] : [])),
				}),
				answersTo: new Map(careers.map(({ id, count }) => [id, count])),
			};
		},
		// The answers of an attempt never change.
		staleTime: Number.POSITIVE_INFINITY,
	});
	return data ?? null;
};
