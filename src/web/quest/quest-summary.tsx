import { useTranslation } from "react-i18next";
import type { QuestOverview } from "#contract/quest.ts";
import type { Loaded } from "../api/loaded.ts";
import { LabelledNote } from "../ui/labelled-note.tsx";
import { RetryAlert } from "../ui/retry-alert.tsx";
import { type QuestionLine, QuestLight } from "./quest-light.tsx";
import { Stats } from "./stats.tsx";

interface QuestSummaryProps {
	readonly overview: Loaded<QuestOverview>;
	/** Every question of the quest, by domain. */
	readonly lines: readonly QuestionLine[];
	readonly onRetry: () => void;
}

/** The understood questions, the five figures and, beside sample figures, the note that says so. */
export function QuestSummary({ overview, lines, onRetry }: QuestSummaryProps) {
	const { t } = useTranslation();
	const data = overview.status === "ready" ? overview.data : null;
	const understood = lines.filter(({ isUnderstood }) => isUnderstood).length;
	// A beginner reads what counts, in the place of five zeros.
	const isFirstVisit = data !== null && !data.sample && data.stats.completedGames === 0;
	if (overview.status === "error")
		return (
			<RetryAlert
				title={t("quest.loadProblem.title")}
				description={t("quest.loadProblem.description")}
				retryLabel={t("quest.loadProblem.retry")}
				onRetry={onRetry}
			/>
		);
	return (
		<div
			aria-busy={overview.status === "loading"}
			className="grid min-h-82 content-start gap-4 sm:min-h-62 lg:min-h-0"
		>
			<p role="status" className="sr-only">
				{overview.status === "loading" ? t("common.loading") : ""}
			</p>
			<p className={`font-display text-2xl font-semibold tabular-nums ${data ? "" : "invisible"}`}>
				{t("quest.understood", { understood, total: lines.length })}
			</p>
			<QuestLight lines={lines} />
			{isFirstVisit ? <p className="lead">{t("quest.stats.none")}</p> : <Stats stats={data?.stats ?? null} />}
			{data?.sample === false ? null : (
				// Its space is kept until the owner of the figures is known.
				<div className={data ? "" : "invisible"}>
					<LabelledNote label={t("quest.sample.label")}>{t("quest.sample.text")}</LabelledNote>
				</div>
			)}
		</div>
	);
}
