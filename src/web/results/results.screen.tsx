import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { FinishedQuiz } from "#contract/quiz.ts";
import { isCareerId } from "#domain/careers/career-id.ts";
import { type Loaded, loadedOf } from "../api/loaded.ts";
import { loadCatalogue } from "../careers/catalogue.ts";
import { loadQuestionnaire } from "../quiz/questionnaire.ts";
import { readFinishedQuiz } from "../quiz/visit.ts";
import { loadWithRetry } from "../shared/load-with-retry.ts";
import { useLocale, useLocalePath } from "../shared/locale.ts";
import { PageHead } from "../shared/page-head.tsx";
import { earlyWayOut } from "./early-way-out.ts";
import { ResultsLoading } from "./results-loading.tsx";
import { ResultsUnread } from "./results-unread.tsx";
import type { ResultsContent } from "./told-results.tsx";
import { useSharedCode } from "./use-shared-code.ts";

// A prerendered page knows no results: what tells of them comes once there are some.
const loadScreen = () => import("./told-results.tsx");
const OwnResults = lazy(async () => ({ default: (await loadWithRetry(loadScreen)).OwnResults }));
const SharedResults = lazy(async () => ({ default: (await loadWithRetry(loadScreen)).SharedResults }));

/** Without results there is nothing to show: on to the quiz, without a word. */
function ToQuiz() {
	const navigate = useNavigate();
	const quiz = useLocalePath()("/quiz");
	useEffect(() => {
		void navigate(quiz, { replace: true });
	}, [navigate, quiz]);
	return <ResultsLoading />;
}

/** The words to tell results in, once they are wanted; the former language stays until the new one is here. */
const useContent = (isWanted: boolean, code: string | null): Loaded<ResultsContent> => {
	const locale = useLocale();
	return loadedOf(
		useQuery({
			queryKey: ["content", "results", locale, code],
			queryFn: async (): Promise<ResultsContent> => {
				const [catalogue, questionnaire] = await Promise.all([
					loadCatalogue(locale),
					loadQuestionnaire(locale, code),
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

/** The finished quiz of this visit; null where there is none that can be shown. */
const useFinishedQuiz = (): Loaded<FinishedQuiz | null> =>
	loadedOf(
		useQuery({
			queryKey: ["visit", "finished quiz"],
			queryFn: async () => {
				const finished = await readFinishedQuiz();
				return finished?.results.topCareers.some(isCareerId) ? finished : null;
			},
			// Each time the screen opens it is read anew.
			gcTime: 0,
		}),
	);

/** The results: one's own, or those of a shared link, worked out again from it alone. */
export default function ResultsRoute() {
	const { t } = useTranslation();
	const code = useSharedCode();
	const own = useFinishedQuiz();
	const finished = own.status === "ready" ? own.data : null;
	const content = useContent(Boolean(code) || finished !== null, code);
	const screen = () => {
		if (content.status === "error") return <ResultsUnread onRetry={content.retry} />;
		if (!code && own.status === "error") return <ResultsUnread onRetry={own.retry} />;
		if (!code && own.status === "ready" && !finished) return <ToQuiz />;
		if (content.status === "loading") return <ResultsLoading />;
		if (code) return <SharedResults code={code} hasOwnResults={finished !== null} content={content.data} />;
		return finished ? <OwnResults finished={finished} content={content.data} /> : <ResultsLoading />;
	};
	return (
		<>
			<PageHead title={t("results.pageTitle")} isIndexed={false} />
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant script */}
			<script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: earlyWayOut }} />
			<Suspense fallback={<ResultsLoading />}>{screen()}</Suspense>
		</>
	);
}
