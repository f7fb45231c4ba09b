import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { nextCase } from "#domain/quest/next-case.ts";
import type { PlayableGame } from "#domain/quest/presented-quest.ts";
import type { GameOutline, QuestOutline } from "#domain/quest/quest-outline.ts";
import { loadedOf } from "../api/loaded.ts";
import { LocalButtonLink } from "../shared/i18n/local-link.tsx";
import { Invitation } from "../shared/invitation.tsx";
import { gameAnchor } from "../shared/links/quest-anchors.ts";
import { Button } from "../ui/button.tsx";
import { useAfterPaint } from "../ui/use-after-paint.ts";
import { Badges } from "./badges.tsx";
import type { CaseState } from "./cases/case-state.ts";
import { NextCase } from "./cases/next-case.tsx";
import { useSentDesign } from "./challenge/use-sent-design.ts";
import { DomainSection } from "./domain-section.tsx";
import type { PlayedGame } from "./game-dialog.tsx";
import { range } from "./instruments/drawing.tsx";
import { questQuery } from "./queries.ts";
import { QuestSummary } from "./quest-summary.tsx";
import { useGameDialog } from "./use-game-dialog.ts";

interface QuestProps {
	readonly outline: QuestOutline;
	/** The title of the career with this id. */
	readonly titleOf: (careerId: string) => string;
	readonly loadGame: (game: GameOutline) => Promise<PlayableGame>;
}

/** Returns the focus to a game's heading if its button disappeared with the game's end. */
const keepFocusNear = (game: GameOutline): void => {
	requestAnimationFrame(() => {
		if (document.activeElement === document.body) document.getElementById(gameAnchor(game.id))?.focus();
	});
};

/** The quest: the next case, figures, every case by field, badges, and the dialog in which a game is played. */
export function Quest({ outline, titleOf, loadGame }: QuestProps) {
	const { t } = useTranslation();
	const overview = loadedOf(useQuery(questQuery));
	const page = useRef<HTMLDivElement>(null);
	const [played, setPlayed] = useState<PlayedGame | null>(null);
	const { part, fetchPart } = useGameDialog();
	const sent = useSentDesign(fetchPart);
	const afterPaint = useAfterPaint();
	const data = overview.status === "ready" ? overview.data : null;
	const domainOf = (game: GameOutline) => outline.domains.find(({ games }) => games.includes(game));
	const games = outline.domains.flatMap((domain) => domain.games);
	const total = games.reduce((sum, { questionCount }) => sum + questionCount, 0);
	const understoodOf = ({ id }: GameOutline) =>
		data?.understood.find(({ gameId }) => gameId === id)?.questions ?? [];
	const lines = outline.domains.flatMap(({ key, games }) =>
		games.flatMap((game) =>
			Array.from({ length: game.questionCount }, (_, question) => ({
				field: key,
				isUnderstood: understoodOf(game).includes(question),
			})),
		),
	);
	const progressOf = (domain: string) => {
		if (overview.status === "loading") return "loading";
		return (data?.sample && data.domains.find(({ key }) => key === domain)) || null;
	};
	const stateOf = (game: GameOutline): CaseState => ({
		// A visitor whose progress cannot be read may still play.
		isCompleted: overview.status === "error" ? false : (data?.completedGames.includes(game.id) ?? null),
		understood: understoodOf(game),
		isReplayable: data?.sample === false,
	});
	// A row of locks would be the first thing that a beginner has.
	const isFirstVisit = data !== null && !data.sample && data.stats.completedGames === 0;
	// Until the progress is known the first case is drawn, as in the prerendered page.
	const next = data ? nextCase(games, data) : games[0];
	const play = async (outline: GameOutline, questions: readonly number[]) => {
		const domain = domainOf(outline);
		if (domain && (part || (await fetchPart())))
			setPlayed({ outline, domain: domain.key, questions, understood: understoodOf(outline) });
	};
	const close = () => {
		setPlayed(null);
		if (played) keepFocusNear(played.outline);
	};

	return (
		// A layer of its own, so that a drag in the dialog above does not repaint it.
		<div ref={page} tabIndex={-1} className="page isolate grid gap-8 outline-none md:gap-12">
			<div className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-10">
				<NextCase
					game={next}
					domainTitle={(next && domainOf(next)?.title) ?? ""}
					understood={next ? understoodOf(next) : []}
					total={total}
					onPlay={(questions) => next && afterPaint(() => void play(next, questions))}
				/>
				<QuestSummary
					overview={overview}
					lines={lines}
					onRetry={() => {
						// The button disappears with its alert; the focus stays on this page.
						page.current?.focus();
						if (overview.status === "error") overview.retry();
					}}
				/>
			</div>
			<div className="grid gap-x-6 gap-y-8 md:gap-y-10 lg:grid-cols-6">
				{outline.domains.map((each) => (
					<DomainSection
						key={each.key}
						domain={each}
						progress={progressOf(each.key)}
						stateOf={stateOf}
						next={next}
						onPlay={(game, questions) => afterPaint(() => void play(game, questions))}
						titleOf={titleOf}
					/>
				))}
			</div>
			{isFirstVisit ? null : <Badges badges={outline.badges} earned={data?.badges ?? null} />}
			<Invitation title={t("quest.call.title")} text={t("quest.call.description")}>
				<LocalButtonLink to="/quiz">{t("quest.call.quiz")}</LocalButtonLink>
				<LocalButtonLink to="/explore" look="secondary">
					{t("quest.call.explore")}
				</LocalButtonLink>
				<Button look="secondary" onClick={sent.ask}>
					{t("quest.design.enter")}
				</Button>
			</Invitation>
			{part ? (
				<part.GameDialog
					played={played}
					load={loadGame}
					badgeNameOf={(id) => outline.badges.find((badge) => badge.id === id)?.name ?? id}
					onClose={close}
				/>
			) : null}
			{part ? (
				<part.DesignDialog
					code={sent.code}
					outline={outline}
					onCode={sent.open}
					onCase={(gameId) => {
						sent.close();
						const game = games.find(({ id }) => id === gameId);
						if (game) void play(game, range(game.questionCount));
					}}
					onClose={sent.close}
				/>
			) : null}
		</div>
	);
}
