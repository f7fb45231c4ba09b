import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { ShownSummary } from "#contract/shown-summaries.ts";
import { apiQuery } from "../api/api.ts";
import { loadedOf } from "../api/loaded.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { SummaryPart } from "../shared/summary-part.tsx";
import { RetryAlert } from "../ui/retry-alert.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

const summariesQuery = apiQuery("GET /api/account/shown-summaries", {});

function Summary({ summary }: { readonly summary: ShownSummary }) {
	const { t } = useTranslation();
	const format = useFormat();
	const { pupil, locale, parts, shownAt, endsAt } = summary;
	return (
		<details>
			<summary className="flex min-h-14 cursor-pointer flex-wrap items-center gap-x-4 py-2">
				<span className="font-semibold wrap-anywhere">{pupil}</span>
				<span className="text-sm text-soft">
					{t("institution.summaries.times", {
						day: format.mediumDate(shownAt),
						end: format.mediumDate(endsAt),
					})}
				</span>
			</summary>
			<div lang={locale} className="grid gap-4 pb-5">
				{parts.map(({ title, lines }) => (
					<SummaryPart key={title} title={title} lines={lines} />
				))}
			</div>
		</details>
	);
}

/** The summaries that pupils show a counsellor, each until its end; a counsellor sees nothing else of a pupil. */
export function ShownSummaries() {
	const { t } = useTranslation();
	const loaded = loadedOf(useQuery(summariesQuery));
	return (
		<section
			aria-labelledby="shown-summaries"
			className="grid content-start gap-4 border-t border-hairline pt-8"
		>
			<div className="grid gap-1">
				<h2 id="shown-summaries" className="display-3">
					{t("institution.summaries.title")}
				</h2>
				<p className="measure text-soft">{t("institution.summaries.hint")}</p>
			</div>
			{loaded.status === "loading" ? <Skeleton className="h-20 w-full" /> : null}
			{loaded.status === "error" ? (
				<RetryAlert
					title={t("institution.summaries.unread")}
					description={t("institution.nothingLost")}
					retryLabel={t("institution.retry")}
					onRetry={loaded.retry}
				/>
			) : null}
			{loaded.status === "ready" && loaded.data.summaries.length === 0 ? (
				<p className="border-y border-hairline py-5">{t("institution.summaries.none")}</p>
			) : null}
			{loaded.status === "ready" && loaded.data.summaries.length > 0 ? (
				<div className="divide-y divide-hairline border-y border-hairline">
					{loaded.data.summaries.map((summary) => (
						<Summary key={summary.id} summary={summary} />
					))}
				</div>
			) : null}
		</section>
	);
}
