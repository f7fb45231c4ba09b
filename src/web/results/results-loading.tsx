import { useTranslation } from "react-i18next";
import { useProblem } from "../shared/forms/use-problem.ts";
import { darkLines } from "../shared/spectrum/spectrum-lines.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { SpectrumBand } from "../ui/spectrum-band.tsx";

/** The skeleton of the results, with the same places and sizes. */
export function ResultsLoading() {
	const { t } = useTranslation();
	return (
		<div className="page grid gap-10 pt-12 md:pt-16" aria-busy="true">
			<div className="grid min-h-72 content-start gap-4 md:min-h-67">
				<Skeleton className="h-6 w-52" />
				<h1 className="display-1 max-w-[22ch]">{t("results.loading.title")}</h1>
				<p className="lead measure">{t("results.loading.subtitle")}</p>
			</div>
			<div className="grid gap-4">
				<SpectrumBand
					lines={darkLines}
					direction="column"
					className="-mx-5 h-120 w-[calc(100%+2.5rem)] md:hidden"
				/>
				<SpectrumBand lines={darkLines} className="mb-10 h-66 w-full rounded-panel max-md:hidden" />
				<Skeleton className="my-3 h-5 w-56" />
			</div>
			<div className="flex flex-wrap gap-3">
				{["email", "share", "explore", "retake"].map((button) => (
					<Skeleton key={button} className="h-11 w-44" />
				))}
			</div>
			<div className="grid gap-12 pt-8">
				{["first", "second", "third"].map((career) => (
					<Skeleton key={career} className="h-56 w-full" />
				))}
			</div>
		</div>
	);
}

/** Shown if the results could not be read for now. */
export function ResultsLoadError({ onRetry }: { readonly onRetry: () => void }) {
	const { t } = useTranslation();
	const problem = useProblem();
	return (
		<div className="page grid justify-items-start gap-6 pt-16">
			<h1 className="display-2">{t("results.unread.title")}</h1>
			<Alert tone="destructive" title={problem("common.unreachable")}>
				<p>{t("results.unread.text")}</p>
			</Alert>
			<Button onClick={onRetry}>{t("results.unread.retry")}</Button>
		</div>
	);
}
