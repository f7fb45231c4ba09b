import { useTranslation } from "react-i18next";
import type { QuestOverview } from "#contract/quest.ts";
import type { DomainOutline, GameOutline } from "#domain/quest/quest-outline.ts";
import { useFormat } from "../../lib/format.ts";
import { hueOf } from "../../lib/hue.ts";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { domainAnchor } from "./domain-anchor.ts";
import { GameRow } from "./game-row.tsx";
import { QuestIcon } from "./quest-icon.tsx";

interface DomainSectionProps {
	readonly domain: DomainOutline;
	readonly progress: QuestOverview["domains"][number] | null;
	/** Whether this game is completed; null while nobody knows. */
	readonly isCompleted: (game: GameOutline) => boolean | null;
	readonly onPlay: (game: GameOutline) => void;
	readonly titleOf: (careerId: string) => string;
}

/** One domain of the quest: how far it is, and its games. `progress` is null while it is on its way. */
export function DomainSection({ domain, progress, isCompleted, onPlay, titleOf }: DomainSectionProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const id = domainAnchor(domain.key);
	const percent = format.percent(progress?.progress ?? 0);
	return (
		<section
			id={id}
			aria-labelledby={`${id}-title`}
			data-line={domain.key}
			style={hueOf(domain.key)}
			className="grid gap-x-14 gap-y-4 border-t border-hairline pt-8 md:grid-cols-[5fr_7fr]"
		>
			<div className="grid content-start gap-3">
				<QuestIcon name={domain.icon} className="size-8 text-line-text" />
				<h2 id={`${id}-title`} className="display-3">
					{domain.title}
				</h2>
				<p className="measure text-soft">{domain.description}</p>
				<div className="mt-1 grid max-w-md gap-2">
					<div className="flex min-h-7 items-baseline justify-between gap-4 tabular-nums">
						{progress ? (
							<>
								<span className="font-semibold">{t("quest.domain.level", { level: progress.level })}</span>{" "}
								<span>{t("quest.domain.complete", { percent })}</span>
							</>
						) : (
							<Skeleton className="h-5 w-full" />
						)}
					</div>
					<ProgressBar
						label={t("quest.domain.progress", { domain: domain.title })}
						value={progress?.progress ?? 0}
						valueText={percent}
					/>
				</div>
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
						onPlay={() => onPlay(game)}
						titleOf={titleOf}
					/>
				))}
			</ul>
		</section>
	);
}
