import { Check, Play, RotateCcw } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { GameOutline } from "#domain/quest/quest-outline.ts";
import { gameAnchor } from "../shared/quest-anchors.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { UnlockedCareers } from "./unlocked-careers.tsx";

interface GameRowProps {
	readonly game: GameOutline;
	/** Null until it is known. */
	readonly isCompleted: boolean | null;
	/** Whether a completed game may be played again; the demonstration's sample never changes. */
	readonly isReplayable: boolean;
	readonly onPlay: () => void;
	readonly titleOf: (careerId: string) => string;
}

/** One game: its XP, the careers that it unlocks, and the button that opens it. */
export function GameRow({ game, isCompleted, isReplayable, onPlay, titleOf }: GameRowProps) {
	const { t } = useTranslation();
	return (
		<li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 py-5">
			<div className="grid gap-0.5">
				<h3 id={gameAnchor(game.id)} tabIndex={-1} className="text-xl outline-none">
					{game.title}
				</h3>
				<p className="text-soft tabular-nums">{t("quest.game.xp", { xp: game.xp })}</p>
			</div>
			<div className="flex min-h-11 min-w-24 flex-wrap items-center justify-end gap-x-2">
				{isCompleted === null ? <Skeleton className="h-11 w-24" /> : null}
				{isCompleted === true ? (
					<Badge look="line">
						<Check aria-hidden="true" className="mr-1 size-4" />
						{t("quest.game.completed")}
					</Badge>
				) : null}
				{isCompleted === true && isReplayable ? (
					<Button
						look="quiet"
						aria-label={t("quest.game.playAgainNamed", { title: game.title })}
						onClick={onPlay}
					>
						<RotateCcw aria-hidden="true" className="size-4" />
						{t("quest.game.playAgain")}
					</Button>
				) : null}
				{isCompleted === false ? (
					<Button
						look="secondary"
						aria-label={t("quest.game.playNamed", { title: game.title })}
						onClick={onPlay}
					>
						<Play aria-hidden="true" className="size-4" />
						{t("quest.game.play")}
					</Button>
				) : null}
			</div>
			<div className="col-span-2 mt-1 grid">
				<p aria-hidden="true" className="text-sm text-soft">
					{t("quest.game.unlocks")}
				</p>
				<UnlockedCareers label={t("quest.game.unlocks")} careers={game.unlocks} titleOf={titleOf} />
			</div>
		</li>
	);
}
