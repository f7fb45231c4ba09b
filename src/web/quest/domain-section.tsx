import { useTranslation } from "react-i18next";
import type { QuestOverview } from "#contract/quest.ts";
import type { DomainOutline, GameOutline } from "#domain/quest/quest-outline.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { domainAnchor } from "../shared/links/quest-anchors.ts";
import { ProgressBar } from "../ui/progress-bar.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { CaseState } from "./cases/case-state.ts";
import { CaseTile } from "./cases/case-tile.tsx";
import { QuestIcon } from "./quest-icon.tsx";

type Progress = QuestOverview["domains"][number];

interface DomainProgressProps {
	/** The title of the domain. */
	readonly title: string;
	/** Null while it loads. */
	readonly progress: Progress | null;
}

/** The specified level and progress of a domain, for the sample that shows them. */
function DomainProgress({ title, progress }: DomainProgressProps) {
	const { t } = useTranslation();
	const format = useFormat();
	if (!progress) return <Skeleton className="mt-auto h-11" />;
	const percent = format.percent(progress.progress);
	return (
		<div className="mt-auto grid h-11 content-start gap-2">
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
	/** Null for a player's own quest, whose one measure is the questions understood. */
	readonly progress: Progress | "loading" | null;
	readonly stateOf: (game: GameOutline) => CaseState;
	/** The case with which the page begins. */
	readonly next: GameOutline | undefined;
	readonly onPlay: (game: GameOutline, questions: readonly number[]) => void;
	readonly titleOf: (careerId: string) => string;
}

/** One domain of the quest: its progress and its cases. On wide screens those with one game share a row. */
export function DomainSection({ domain, progress, stateOf, next, onPlay, titleOf }: DomainSectionProps) {
	const { t } = useTranslation();
	const id = domainAnchor(domain.key);
	const isPair = domain.games.length > 1;
	return (
		<section
			id={id}
			aria-labelledby={`${id}-title`}
			data-line={domain.key}
			className={`grid grid-rows-[auto_1fr] content-start gap-4 lg:row-span-2 lg:grid-rows-subgrid ${isPair ? "lg:col-span-3" : "lg:col-span-2"}`}
		>
			<div className="flex flex-col gap-2">
				<h2 id={`${id}-title`} className="display-3 flex items-center gap-2.5">
					<QuestIcon name={domain.icon} className="size-7 shrink-0 text-line-text" />
					{domain.title}
				</h2>
				<p className="text-soft">{domain.description}</p>
				{progress === null ? null : (
					// Until the edition is known: a player's own quest keeps no room for it.
					<div className="demonstration-only mt-auto">
						<DomainProgress title={domain.title} progress={progress === "loading" ? null : progress} />
					</div>
				)}
			</div>
			<ul aria-label={t("quest.domain.games")} className={`grid gap-4 ${isPair ? "md:grid-cols-2" : ""}`}>
				{domain.games.map((game) => (
					<CaseTile
						key={game.id}
						game={game}
						state={stateOf(game)}
						isNext={game.id === next?.id}
						onPlay={(questions) => onPlay(game, questions)}
						titleOf={titleOf}
					/>
				))}
			</ul>
		</section>
	);
}
