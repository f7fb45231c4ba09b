import { useTranslation } from "react-i18next";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";

/** Shown if nothing could be read: what is safe and what to do. */
export function LoadProblem({ onRetry }: { readonly onRetry: () => void }) {
	const { t } = useTranslation();
	return (
		<Alert tone="destructive" title={t("consultations.loadProblem.title")}>
			<p>{t("consultations.loadProblem.description")}</p>
			<Button look="secondary" className="mt-3 justify-self-start" onClick={onRetry}>
				{t("consultations.loadProblem.retry")}
			</Button>
		</Alert>
	);
}
