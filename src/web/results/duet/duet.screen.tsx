import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { duetCodes, waitingCode } from "#domain/quiz/duet.ts";
import { useHydrated } from "../../page/hydrated.ts";
import { AbsentPage } from "../../shared/absent-page.tsx";
import { LocalButtonLink } from "../../shared/i18n/local-link.tsx";
import { useLinkSecret } from "../../shared/links/use-link-secret.ts";
import { PageHead } from "../../shared/page-head.tsx";
import { CodeEntry } from "../code-entry.tsx";
import { DamagedLink } from "../damaged-link.tsx";
import { useOwnResult } from "../own-result.ts";
import { ResultsLoadError, ResultsLoading } from "../results-loading.tsx";
import { useDuet } from "./use-duet.ts";

// A prerendered page has no codes: the part that shows them loads when there are some.
const DuetView = lazy(async () => ({ default: (await import("./duet-view.tsx")).DuetView }));

interface MissingProps {
	/** One code and no result of the reader, or the same code twice. */
	readonly kind: "alone" | "same";
	readonly hasOwnResults: boolean;
	/** The code that waits for the reader's result: the quiz leads back to it. */
	readonly waiting: string | null;
}

/** There are no two results to compare: what is missing, and the way to it. */
function Missing({ kind, hasOwnResults, waiting }: MissingProps) {
	const { t } = useTranslation();
	return (
		<AbsentPage title={t(`duet.${kind}.title`)} text={t(`duet.${kind}.text`)}>
			{hasOwnResults ? (
				<LocalButtonLink to="/results">{t("results.actions.own")}</LocalButtonLink>
			) : (
				<LocalButtonLink to={waiting === null ? "/quiz" : `/quiz#${waiting}`}>
					{t("results.actions.takeQuiz")}
				</LocalButtonLink>
			)}
			{kind === "same" ? <CodeEntry level={2} /> : null}
		</AbsentPage>
	);
}

/** Two results side by side, from the codes in the address alone. */
export default function DuetScreen() {
	const { t } = useTranslation();
	const isHydrated = useHydrated();
	const secret = useLinkSecret();
	const codes = duetCodes(secret);
	const own = useOwnResult(null);
	const duet = useDuet(codes, own.status === "ready" ? own.data : undefined);
	const hasOwnResults = own.status === "ready" && own.data !== null;
	const screen = () => {
		if (!isHydrated) return <ResultsLoading />;
		if (own.status === "error") return <ResultsLoadError onRetry={own.retry} />;
		if (duet.status === "error") return <ResultsLoadError onRetry={duet.retry} />;
		if (duet.status === "loading") return <ResultsLoading />;
		if (duet.data.kind === "damaged")
			return <DamagedLink code={duet.data.code} hasOwnResults={hasOwnResults} />;
		if (duet.data.kind !== "duet")
			return <Missing kind={duet.data.kind} hasOwnResults={hasOwnResults} waiting={waitingCode(secret)} />;
		return <DuetView duet={duet.data} />;
	};
	return (
		<>
			<PageHead title={t("duet.pageTitle")} description={t("duet.pageDescription")} isIndexed={false} />
			<Suspense fallback={<ResultsLoading />}>{screen()}</Suspense>
		</>
	);
}
