import { useTranslation } from "react-i18next";
import { Skeleton } from "../../ui/skeleton.tsx";

/** The results while they are read: the same places at the same sizes. */
export function ResultsLoading() {
	const { t } = useTranslation();
	return (
		<div className="page grid gap-10 pt-12 md:pt-16" aria-busy="true">
			<div className="grid gap-4">
				<Skeleton className="h-6 w-52" />
				<h1 className="display-1 min-h-[3lh] max-w-[22ch] md:min-h-[2lh]">{t("results.loading.title")}</h1>
				<p className="lead measure">{t("results.loading.subtitle")}</p>
			</div>
			<div className="grid gap-4">
				<div className="-mx-5 h-120 bg-band md:mx-0 md:mb-10 md:h-66 md:rounded-panel" />
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
