import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Loaded } from "../../lib/use-backend.ts";
import { RetryAlert } from "../../ui/retry-alert.tsx";

interface DashboardTabProps<Data> {
	readonly loaded: Loaded<Data>;
	/** Draws the panel; null keeps the places of what is on its way. */
	readonly children: (data: Data | null) => ReactNode;
}

/** One tab in each of its states: loading, ready, or not to be had just now. */
export function DashboardTab<Data>({ loaded, children }: DashboardTabProps<Data>) {
	const { t } = useTranslation();
	if (loaded.status === "error")
		return (
			<RetryAlert
				title={t("dashboard.loadProblem.title")}
				description={t("dashboard.loadProblem.description")}
				retryLabel={t("dashboard.loadProblem.retry")}
				onRetry={loaded.retry}
			/>
		);
	return (
		<div aria-busy={loaded.status === "loading"}>
			<p role="status" className="sr-only">
				{loaded.status === "loading" ? t("common.loading") : ""}
			</p>
			{children(loaded.status === "ready" ? loaded.data : null)}
		</div>
	);
}
