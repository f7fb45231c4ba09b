import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Loaded } from "../api/loaded.ts";
import { RetryAlert } from "../ui/retry-alert.tsx";

interface DashboardTabProps<Data> {
	readonly loaded: Loaded<Data>;
	/** Classes of the frame around a problem, where the panel has no frame of its own. */
	readonly problemClass?: string;
	/** Renders the panel; null renders its skeleton. */
	readonly children: (data: Data | null) => ReactNode;
}

/** One tab in each of its states: loading, ready or failed. */
export function DashboardTab<Data>({ loaded, problemClass = "", children }: DashboardTabProps<Data>) {
	const { t } = useTranslation();
	const frame = useRef<HTMLDivElement>(null);
	return (
		<div ref={frame} tabIndex={-1} aria-busy={loaded.status === "loading"} className="outline-none">
			<p role="status" className="sr-only">
				{loaded.status === "loading" ? t("common.loading") : ""}
			</p>
			{loaded.status === "error" ? (
				<div className={problemClass}>
					<RetryAlert
						title={t("dashboard.loadProblem.title")}
						description={t("dashboard.loadProblem.description")}
						retryLabel={t("dashboard.loadProblem.retry")}
						onRetry={() => {
							// The button disappears with its alert; the focus stays in this panel.
							frame.current?.focus();
							loaded.retry();
						}}
					/>
				</div>
			) : (
				children(loaded.status === "ready" ? loaded.data : null)
			)}
		</div>
	);
}
