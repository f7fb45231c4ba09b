import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router";
import type { Locale } from "#domain/shared/locale.ts";
import { pageEdition } from "../api/edition.ts";
import { type Loaded, loadedOf } from "../api/loaded.ts";
import { loadCatalogue } from "../careers/content.ts";
import { useHydrated } from "../page/hydrated.ts";
import { hasResult } from "../quiz/has-result.ts";
import { readOwnAttempts } from "../quiz/own-attempts.ts";
import { loadQuestionnaire, loadQuestionnaireOfVersion } from "../quiz/questionnaire.ts";
import { finishedQuizKey, readFinishedQuiz } from "../quiz/visit.ts";
import { loadMessages } from "../shared/i18n.ts";
import { useLocale, useLocalePath } from "../shared/locale.ts";
import { PageHead } from "../shared/page-head.tsx";
import { useLinkSecret } from "../shared/use-link-secret.ts";
import type { OwnResult, ResultsContent } from "./result-views.tsx";
import { ResultsLoadError, ResultsLoading } from "./results-loading.tsx";

const CodeEntry = lazy(async () => ({
	default: (await import("./code-entry.tsx")).CodeEntry,
}));
// A prerendered page has no results: the part that shows them loads when there are some.
const loadScreen = () => import("./result-views.tsx");
const OwnResults = lazy(async () => ({ default: (await loadScreen()).OwnResults }));
const BlindRatingForm = lazy(async () => {
	const [{ BlindRatingForm: Part }] = await Promise.all([
		import("./blind-rating-form.tsx"),
		loadMessages(["rating"]),
	]);
	return { default: Part };
});
const SharedResults = lazy(async () => ({ default: (await loadScreen()).SharedResults }));

/** Without results there is nothing to show: redirects to the quiz without a message. */
function ToQuiz() {
	const navigate = useNavigate();
	const quiz = useLocalePath()("/quiz");
	useEffect(() => {
		void navigate(quiz, { replace: true });
	}, [navigate, quiz]);
	return <ResultsLoading />;
}

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

/** The texts of the results, once they are wanted; the previous language stays until the new one has loaded. */
const useContent = (isWanted: boolean, source: ResultsSource): Loaded<ResultsContent> => {
	const locale = useLocale();
	return loadedOf(
		useQuery({
			queryKey: ["content", "results", locale, source],
			queryFn: async (): Promise<ResultsContent> => {
				const [catalogue, questionnaire] = await Promise.all([
					loadCatalogue(locale),
					loadQuestionnaireOf(locale, source),
					loadScreen(),
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
const useOwnResult = (attemptId: string | null): Loaded<OwnResult | null> => {
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

/** The results: the reader's own, or those of a shared link, computed again from the link alone. */
export default function ResultsRoute() {
	const { t } = useTranslation();
	// The code of a shared link (`/results#<code>`) stays in the address: the page can be kept and reloaded.
	const code = useLinkSecret() || null;
	// The prerendered page has no query, so the first render in the browser must ignore it too.
	const isHydrated = useHydrated();
	const [parameters, setParameters] = useSearchParams();
	const own = useOwnResult(isHydrated ? parameters.get("attempt") : null);
	const finished = own.status === "ready" ? own.data : null;
	const content = useContent(Boolean(code) || finished !== null, { code, own: code ? null : finished });
	const screen = () => {
		if (!code && isHydrated && parameters.has("code"))
			return (
				<div className="page grid gap-6 pt-12 md:pt-16">
					<CodeEntry />
				</div>
			);
		if (content.status === "error") return <ResultsLoadError onRetry={content.retry} />;
		if (!code && own.status === "error") return <ResultsLoadError onRetry={own.retry} />;
		if (!code && own.status === "ready" && !finished) return <ToQuiz />;
		if (content.status === "loading") return <ResultsLoading />;
		if (code) return <SharedResults code={code} hasOwnResults={finished !== null} content={content.data} />;
		// Where the sciences do not stand out there is no first group of careers to rate.
		const canRate = finished?.answers && finished.results.topCareers.length > 0;
		if (canRate && pageEdition === "live" && parameters.has("rate"))
			return (
				<BlindRatingForm
					finished={finished}
					content={content.data}
					onDone={() => setParameters({}, { replace: true })}
				/>
			);
		return finished ? <OwnResults finished={finished} content={content.data} /> : <ResultsLoading />;
	};
	return (
		<>
			<PageHead
				title={t("results.pageTitle")}
				description={t("results.pageDescription")}
				preview="result"
				isIndexed={false}
			/>
			<Suspense fallback={<ResultsLoading />}>{screen()}</Suspense>
		</>
	);
}
