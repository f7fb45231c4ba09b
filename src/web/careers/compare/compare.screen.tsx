import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import type { CareerId } from "#domain/careers/career-id.ts";
import { comparedIn, comparedText, minComparedCareers } from "#domain/careers/compared.ts";
import type { CareerPage } from "#domain/careers/presented-career.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { type Loaded, loadedOf } from "../../api/loaded.ts";
import { useHydrated } from "../../page/hydrated.ts";
import { LocalButtonLink } from "../../shared/i18n/local-link.tsx";
import { useLocale } from "../../shared/i18n/locale.ts";
import { PageHead } from "../../shared/page-head.tsx";
import { Button } from "../../ui/button.tsx";
import { RetryAlert } from "../../ui/retry-alert.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { loadCareerPages } from "../content.ts";
import { CompareReady } from "./compare-ready.tsx";
import { CompareSaved } from "./compare-saved.tsx";
import { CompareView } from "./compare-view.tsx";

const loadCompared = async (ids: readonly CareerId[], locale: Locale): Promise<readonly CareerPage[]> => {
	const careers = await loadCareerPages(locale);
	return Promise.all(ids.map(async (id) => (await careers[id]()).default));
};

/** Two to four careers side by side. The address names them, so that the comparison can be sent and printed. */
export default function Compare() {
	const { t } = useTranslation();
	const locale = useLocale();
	const [parameters, setParameters] = useSearchParams();
	// The prerendered page has no query, so the first render in the browser must ignore it too.
	const isHydrated = useHydrated();
	const ids = comparedIn(isHydrated ? parameters.get("careers") : null);
	const loaded: Loaded<readonly CareerPage[]> = loadedOf(
		useQuery<readonly CareerPage[]>({
			queryKey: ["content", "compared", locale, comparedText(ids)],
			queryFn: () => loadCompared(ids, locale),
			enabled: ids.length > 0,
			staleTime: Number.POSITIVE_INFINITY,
			placeholderData: keepPreviousData,
		}),
	);
	const table = () => {
		if (ids.length < minComparedCareers && isHydrated)
			return (
				<div className="grid justify-items-start gap-8">
					<CompareReady />
					<CompareSaved
						chosenAtFirst={ids}
						onCompare={(careers) => setParameters({ careers: comparedText(careers) })}
					/>
					<div className="grid justify-items-start gap-4">
						<p className="measure">{t("compare.choose")}</p>
						<LocalButtonLink to="/explore" look="secondary">
							{t("compare.explore")}
						</LocalButtonLink>
					</div>
				</div>
			);
		if (loaded.status === "error")
			return (
				<RetryAlert
					title={t("compare.problem")}
					description={t("compare.problemText")}
					retryLabel={t("compare.retry")}
					onRetry={loaded.retry}
				/>
			);
		if (loaded.status === "loading" || !isHydrated) return <Skeleton className="h-96 w-full" />;
		return (
			<CompareView
				careers={loaded.data.filter(({ id }) => ids.includes(id))}
				onRemove={(id) =>
					setParameters({ careers: comparedText(ids.filter((one) => one !== id)) }, { replace: true })
				}
			/>
		);
	};
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-10 md:pt-14 print:gap-3 print:pt-0">
			<PageHead title={t("compare.pageTitle")} description={t("compare.pageDescription")} isIndexed={false} />
			<div className="page flex flex-wrap items-end justify-between gap-4">
				<h1 className="display-2">{t("compare.title")}</h1>
				{ids.length >= minComparedCareers ? (
					<Button look="secondary" onClick={() => window.print()} className="print:hidden">
						<Printer aria-hidden="true" className="size-4" />
						{t("compare.print")}
					</Button>
				) : null}
			</div>
			<div className="page">{table()}</div>
		</div>
	);
}
