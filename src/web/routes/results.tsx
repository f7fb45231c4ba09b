import { lazy, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { isCareerId } from "#domain/careers/career-id.ts";
import { earlyWayOut } from "../features/results/early-way-out.ts";
import { ResultsLoading } from "../features/results/results-loading.tsx";
import { ResultsUnread } from "../features/results/results-unread.tsx";
import { useSharedCode } from "../features/results/use-shared-code.ts";
import { useLocale, useLocalePath } from "../lib/locale.ts";
import { PageHead } from "../lib/page-head.tsx";
import { patiently } from "../lib/patience.ts";
import { useBackendData } from "../lib/use-backend.ts";
import { loadCatalogue } from "./catalogue.ts";
import { loadQuestionnaire } from "./questionnaire.ts";
import type { ResultsContent } from "./results-screen.tsx";

// A prerendered page knows no results: what tells of them comes once there are some.
const loadScreen = () => import("./results-screen.tsx");
const OwnResults = lazy(async () => ({ default: (await patiently(loadScreen)).OwnResults }));
const SharedResults = lazy(async () => ({ default: (await patiently(loadScreen)).SharedResults }));

/** Without results there is nothing to show: on to the quiz, without a word. */
function ToQuiz() {
	const navigate = useNavigate();
	const quiz = useLocalePath()("/quiz");
	useEffect(() => {
		void navigate(quiz, { replace: true });
	}, [navigate, quiz]);
	return <ResultsLoading />;
}

type Loading = { readonly content?: ResultsContent; readonly hasFailed: boolean; readonly retry: () => void };

/** The words to tell results in, once they are wanted; the former language stays until the new one is here. */
const useContent = (isWanted: boolean, code: string | null): Loading => {
	const locale = useLocale();
	const [content, setContent] = useState<ResultsContent>();
	const [hasFailed, setFailed] = useState(false);
	const [round, setRound] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new round tries again
	useEffect(() => {
		if (!isWanted) return;
		let isCurrent = true;
		setFailed(false);
		Promise.all([loadCatalogue(locale), loadQuestionnaire(locale, code), loadScreen()]).then(
			([catalogue, questionnaire]) => isCurrent && setContent({ catalogue, questionnaire }),
			() => isCurrent && setFailed(true),
		);
		return () => {
			isCurrent = false;
		};
	}, [isWanted, locale, code, round]);
	return { ...(content ? { content } : {}), hasFailed, retry: () => setRound((before) => before + 1) };
};

/** The results: one's own, or those of a shared link, worked out again from it alone. */
export default function ResultsRoute() {
	const { t } = useTranslation();
	const code = useSharedCode();
	const own = useBackendData((backend) => backend.quiz.readResults(), []);
	const finished = own.status === "ready" && own.data?.results.topCareers.some(isCareerId) ? own.data : null;
	const { content, hasFailed, retry } = useContent(Boolean(code) || finished !== null, code);
	const screen = () => {
		if (hasFailed) return <ResultsUnread onRetry={retry} />;
		if (!code && own.status === "error") return <ResultsUnread onRetry={own.retry} />;
		if (!code && own.status === "ready" && !finished) return <ToQuiz />;
		if (!content) return <ResultsLoading />;
		if (code) return <SharedResults code={code} hasOwnResults={finished !== null} content={content} />;
		return finished ? <OwnResults finished={finished} content={content} /> : <ResultsLoading />;
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
