import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PlayableGame } from "#domain/quest/presented-quest.ts";
import type { QuestDomainKey } from "#domain/quest/quest.ts";
import type { GameOutline } from "#domain/quest/quest-outline.ts";
import { Dialog } from "../ui/dialog.tsx";
import { RetryAlert } from "../ui/retry-alert.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { DialogAsideTarget } from "./dialog-aside.tsx";
import { GameSession } from "./game-session.tsx";
import { useGame } from "./use-game.ts";

/** A game that is being played. */
export interface PlayedGame {
	readonly outline: GameOutline;
	readonly domain: QuestDomainKey;
	/** The indexes of the questions to play, in their order. */
	readonly questions: readonly number[];
	/** The indexes of those that were understood before. */
	readonly understood: readonly number[];
}

interface GameDialogProps {
	/** Null keeps the dialog closed. */
	readonly played: PlayedGame | null;
	/** Fetches story and questions. */
	readonly load: (game: GameOutline) => Promise<PlayableGame>;
	/** The title of a badge. */
	readonly badgeNameOf: (badgeId: string) => string;
	readonly onClose: () => void;
}

function Loading() {
	const { t } = useTranslation();
	return (
		<div className="grid gap-4">
			<p role="status" className="sr-only">
				{t("common.loading")}
			</p>
			<Skeleton className="h-6 w-36" />
			<Skeleton className="h-40 w-full" />
			<Skeleton className="h-56 w-full" />
		</div>
	);
}

/** The dialog in which a game is played. Closing it resets the game. */
export function GameDialog({ played, load, badgeNameOf, onClose }: GameDialogProps) {
	const { t } = useTranslation();
	const loaded = useGame(played?.outline ?? null, load);
	const [aside, setAside] = useState<HTMLElement | null>(null);
	return (
		<Dialog
			isOpen={played !== null}
			onClose={onClose}
			title={played?.outline.title ?? ""}
			closeLabel={t("common.close")}
			isWide
			aside={<div ref={setAside} className="flex-none text-sm text-soft tabular-nums max-[22.5rem]:w-min" />}
		>
			<div data-line={played?.domain}>
				{loaded.status === "loading" ? <Loading /> : null}
				{loaded.status === "error" ? (
					<RetryAlert
						title={t("quest.play.loadProblem.title")}
						description={t("quest.play.loadProblem.description")}
						retryLabel={t("quest.play.loadProblem.retry")}
						onRetry={loaded.retry}
					/>
				) : null}
				{loaded.status === "ready" && played ? (
					<DialogAsideTarget value={aside}>
						<GameSession
							game={loaded.data}
							questions={played.questions}
							understood={played.understood}
							badgeNameOf={badgeNameOf}
							onContinue={onClose}
						/>
					</DialogAsideTarget>
				) : null}
			</div>
		</Dialog>
	);
}
