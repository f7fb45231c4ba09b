import { useTranslation } from "react-i18next";
import { useProblem } from "../shared/use-problem.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";

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
