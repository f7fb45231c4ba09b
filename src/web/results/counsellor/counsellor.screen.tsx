import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { type Loaded, loadedOf } from "../../api/loaded.ts";
import { loadSubjects } from "../../careers/content.ts";
import { useHydrated } from "../../page/hydrated.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { PageHead } from "../../shared/page-head.tsx";
import { useOwnResult, useResultsContent } from "../own-result.ts";
import { ResultsLoadError, ResultsLoading } from "../results-loading.tsx";
import { ToQuiz } from "../to-quiz.tsx";
import { CounsellorSummary } from "./counsellor-summary.tsx";
import type { NamedSubject } from "./use-summary.ts";

/** A summary of the results for a talk with a counsellor: the student ticks what is on it, prints it or copies it. */
export default function CounsellorScreen() {
	const { t } = useTranslation();
	const locale = useLocale();
	const isHydrated = useHydrated();
	const own = useOwnResult(null);
	const finished = own.status === "ready" ? own.data : null;
	const content = useResultsContent(finished !== null, { code: null, own: finished });
	const subjects: Loaded<readonly NamedSubject[]> = loadedOf(
		useQuery({
			queryKey: ["content", "subjects", locale],
			queryFn: async () => (await loadSubjects(locale)).subjects,
			enabled: finished !== null,
			staleTime: Number.POSITIVE_INFINITY,
		}),
	);
	const screen = () => {
		if (own.status === "error") return <ResultsLoadError onRetry={own.retry} />;
		if (isHydrated && own.status === "ready" && !finished) return <ToQuiz />;
		if (content.status === "error") return <ResultsLoadError onRetry={content.retry} />;
		if (subjects.status === "error") return <ResultsLoadError onRetry={subjects.retry} />;
		if (!finished || content.status === "loading" || subjects.status === "loading") return <ResultsLoading />;
		return <CounsellorSummary finished={finished} content={content.data} subjects={subjects.data} />;
	};
	return (
		<>
			<PageHead
				title={t("counsellor.pageTitle")}
				description={t("counsellor.pageDescription")}
				isIndexed={false}
			/>
			{screen()}
		</>
	);
}
