import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { pageEdition } from "../api/edition.ts";
import { useHydrated } from "../page/hydrated.ts";
import { loadMessages } from "../shared/i18n/i18n.ts";
import { useLinkSecret } from "../shared/links/use-link-secret.ts";
import { PageHead } from "../shared/page-head.tsx";
import { useOwnResult, useResultsContent } from "./own-result.ts";
import { ResultsLoadError, ResultsLoading } from "./results-loading.tsx";
import { ToQuiz } from "./to-quiz.tsx";

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
	const content = useResultsContent(
		Boolean(code) || finished !== null,
		{ code, own: code ? null : finished },
		loadScreen,
	);
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
