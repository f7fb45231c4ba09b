import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PresentedGame } from "#domain/quest/presented-quest.ts";
import type { GameId } from "#domain/quest/quest.ts";
import type { GameOutline, QuestOutline } from "#domain/quest/quest-outline.ts";
import { loadedOf } from "../api/loaded.ts";
import { Invitation } from "../shared/invitation.tsx";
import { LocalButtonLink } from "../shared/local-link.tsx";
import { gameAnchor } from "../shared/quest-anchors.ts";
import { LabelledNote } from "../ui/labelled-note.tsx";
import { RetryAlert } from "../ui/retry-alert.tsx";
import { Badges } from "./badges.tsx";
import { DomainSection } from "./domain-section.tsx";
import { ProgressDots } from "./progress-dots.tsx";
import { questQuery } from "./queries.ts";
import { Stats } from "./stats.tsx";
import { useFirstCase } from "./use-first-case.ts";
import { useGameDialog } from "./use-game-dialog.ts";

interface QuestProps {
	readonly outline: QuestOutline;
	/** The title of the career with this id. */
	readonly titleOf: (careerId: string) => string;
	readonly loadGame: (game: GameOutline) => Promise<PresentedGame>;
}

/** Returns the focus to a game's heading if its button disappeared with the game's end. */
const keepFocusNear = (game: GameOutline): void => {
	requestAnimationFrame(() => {
		if (document.activeElement === document.body) document.getElementById(gameAnchor(game.id))?.focus();
	});
};

/** The quest: progress, figures, games and badges, and the dialog in which a game is played. */
export function Quest({ outline, titleOf, loadGame }: QuestProps) {
	const { t } = useTranslation();
	const overview = loadedOf(useQuery(questQuery));
	const figures = useRef<HTMLDivElement>(null);
	const [playedId, setPlayedId] = useState<GameId | null>(null);
	const { part: GameDialog, fetchPart } = useGameDialog();
	const play = async ({ id }: GameOutline) => {
		if (GameDialog || (await fetchPart())) setPlayedId(id);
	};
	const domain = outline.domains.find(({ games }) => games.some(({ id }) => id === playedId)) ?? null;
	const played = domain?.games.find(({ id }) => id === playedId) ?? null;
	const data = overview.status === "ready" ? overview.data : null;
	// A visitor whose progress cannot be read may still play.
	const isCompleted = ({ id }: GameOutline) =>
		overview.status === "error" ? false : (data?.completedGames.includes(id) ?? null);
	// A beginner sees the first case instead of five unlit dots and five zeros.
	const isFirstVisit = data !== null && !data.sample && data.stats.completedGames === 0;
	const { FirstCase, game: firstGame } = useFirstCase(isFirstVisit, outline);
	const close = () => {
		setPlayedId(null);
		if (played) keepFocusNear(played);
	};

	return (
		<>
			{FirstCase && firstGame ? (
				<FirstCase game={firstGame} onPlay={() => void play(firstGame)} />
			) : (
				<ProgressDots domains={outline.domains} overview={data} />
			)}
			{/* A layer of its own, so that a drag in the dialog above does not repaint it. */}
			<div className="page isolate grid gap-10 pt-10">
				<div
					ref={figures}
					tabIndex={-1}
					aria-busy={overview.status === "loading"}
					className="grid gap-6 outline-none"
				>
					<p role="status" className="sr-only">
						{overview.status === "loading" ? t("common.loading") : ""}
					</p>
					{overview.status === "error" ? (
						<RetryAlert
							title={t("quest.loadProblem.title")}
							description={t("quest.loadProblem.description")}
							retryLabel={t("quest.loadProblem.retry")}
							onRetry={() => {
								// The button disappears with its alert; the focus stays in this section.
								figures.current?.focus();
								overview.retry();
							}}
						/>
					) : isFirstVisit ? null : (
						<Stats stats={data?.stats ?? null} />
					)}
					{overview.status === "error" || data?.sample === false ? null : (
						// Its space is kept until the owner of the figures is known.
						<div className={data ? "" : "invisible"}>
							<LabelledNote label={t("quest.sample.label")}>{t("quest.sample.text")}</LabelledNote>
						</div>
					)}
				</div>
				{outline.domains.map((each) => (
					<DomainSection
						key={each.key}
						domain={each}
						progress={
							data?.domains.find(({ key }) => key === each.key) ??
							(overview.status === "loading" ? "loading" : "unknown")
						}
						isCompleted={isCompleted}
						isReplayable={data?.sample === false}
						onPlay={(game) => void play(game)}
						titleOf={titleOf}
					/>
				))}
				<Badges badges={outline.badges} earned={data?.badges ?? null} />
				<Invitation title={t("quest.call.title")} text={t("quest.call.description")}>
					<LocalButtonLink to="/quiz">{t("quest.call.quiz")}</LocalButtonLink>
					<LocalButtonLink to="/explore" look="secondary">
						{t("quest.call.explore")}
					</LocalButtonLink>
				</Invitation>
			</div>
			{GameDialog ? (
				<GameDialog
					outline={played}
					domain={domain?.key ?? null}
					load={loadGame}
					titleOf={titleOf}
					badgeNameOf={(id) => outline.badges.find((badge) => badge.id === id)?.name ?? id}
					onClose={close}
				/>
			) : null}
		</>
	);
}
