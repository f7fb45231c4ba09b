import { useTranslation } from "react-i18next";
import type { QuestOverview } from "#contract/quest.ts";
import type { DomainOutline, GameOutline } from "#domain/quest/quest-outline.ts";
import { useFormat } from "../shared/format.ts";
import { domainAnchor } from "../shared/quest-anchors.ts";
import { ProgressBar } from "../ui/progress-bar.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { GameRow } from "./game-row.tsx";
import { QuestIcon } from "./quest-icon.tsx";

type Progress = QuestOverview["domains"][number];

interface DomainProgressProps {
	/** The title of the domain. */
	readonly title: string;
	/** Null while it loads. */
	readonly progress: Progress | null;
}

function DomainProgress({ title, progress }: DomainProgressProps) {
	const { t } = useTranslation();
	const format = useFormat();
	if (!progress) return <Skeleton className="mt-1 h-11 max-w-md" />;
	const percent = format.percent(progress.progress);
	return (
		<div className="mt-1 grid h-11 max-w-md content-start gap-2">
			<p className="flex items-baseline justify-between gap-4 tabular-nums">
				<span className="font-semibold">{t("quest.domain.level", { level: progress.level })}</span>{" "}
				<span>{t("quest.domain.complete", { percent })}</span>
			</p>
			<ProgressBar
				label={t("quest.domain.progress", { domain: title })}
				value={progress.progress}
				valueText={percent}
			/>
		</div>
	);
}

interface DomainSectionProps {
	readonly domain: DomainOutline;
	readonly progress: Progress | "loading" | "unknown";
	/** Whether this game is completed; null until it is known. */
	readonly isCompleted: (game: GameOutline) => boolean | null;
	readonly isReplayable: boolean;
	readonly onPlay: (game: GameOutline) => void;
	readonly titleOf: (careerId: string) => string;
}

/** One domain of the quest: its progress and its games. */
export function DomainSection({
	domain,
	progress,
	isCompleted,
	isReplayable,
	onPlay,
	titleOf,
}: DomainSectionProps) {
	const { t } = useTranslation();
	const id = domainAnchor(domain.key);
	return (
		<section
			id={id}
			aria-labelledby={`${id}-title`}
			data-line={domain.key}
			className="grid gap-x-14 gap-y-4 border-t border-hairline pt-8 md:grid-cols-[5fr_7fr]"
		>
			<div className="grid content-start gap-3">
				<QuestIcon name={domain.icon} className="size-8 text-line-text" />
				<h2 id={`${id}-title`} className="display-3">
					{domain.title}
				</h2>
				<p className="measure text-soft">{domain.description}</p>
				{progress === "unknown" ? null : (
					<DomainProgress title={domain.title} progress={progress === "loading" ? null : progress} />
				)}
			</div>
			<ul
				aria-label={t("quest.domain.games")}
				className="-mt-1 divide-y divide-hairline max-md:border-t max-md:border-hairline md:-mt-5"
			>
				{domain.games.map((game) => (
					<GameRow
						key={game.id}
						game={game}
						isCompleted={isCompleted(game)}
						isReplayable={isReplayable}
						onPlay={() => onPlay(game)}
						titleOf={titleOf}
					/>
				))}
			</ul>
		</section>
	);
}
