import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { duetCodes } from "#domain/quiz/duet.ts";
import { useHydrated } from "../../page/hydrated.ts";
import { LocalButtonLink } from "../../shared/local-link.tsx";
import { PageHead } from "../../shared/page-head.tsx";
import { useLinkSecret } from "../../shared/use-link-secret.ts";
import { DamagedLink } from "../damaged-link.tsx";
import { useOwnResult } from "../own-result.ts";
import { ResultsLoadError, ResultsLoading } from "../results-loading.tsx";
import { useDuet } from "./use-duet.ts";

// A prerendered page has no codes: the part that shows them loads when there are some.
const DuetView = lazy(async () => ({ default: (await import("./duet-view.tsx")).DuetView }));

/** A code of someone else, and no own result to lay beside it. */
function Alone() {
	const { t } = useTranslation();
	return (
		<div className="page grid justify-items-start gap-5 pt-12 md:pt-16">
			<h1 className="display-2">{t("duet.alone.title")}</h1>
			<p className="lead measure">{t("duet.alone.text")}</p>
			<LocalButtonLink to="/quiz">{t("results.actions.takeQuiz")}</LocalButtonLink>
		</div>
	);
}

/** Two results side by side, from the codes in the address alone. */
export default function DuetScreen() {
	const { t } = useTranslation();
	const isHydrated = useHydrated();
	const codes = duetCodes(useLinkSecret());
	const own = useOwnResult(null);
	const duet = useDuet(codes, own.status === "ready" ? own.data : undefined);
	const screen = () => {
		if (!isHydrated) return <ResultsLoading />;
		if (own.status === "error") return <ResultsLoadError onRetry={own.retry} />;
		if (duet.status === "error") return <ResultsLoadError onRetry={duet.retry} />;
		if (duet.status === "loading") return <ResultsLoading />;
		if (duet.data.kind === "alone") return <Alone />;
		if (duet.data.kind === "damaged")
			return (
				<DamagedLink code={duet.data.code} hasOwnResults={own.status === "ready" && own.data !== null} />
			);
		return <DuetView duet={duet.data} />;
	};
	return (
		<>
			<PageHead title={t("duet.pageTitle")} description={t("duet.pageDescription")} isIndexed={false} />
			<Suspense fallback={<ResultsLoading />}>{screen()}</Suspense>
		</>
	);
}
