import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ChallengeId } from "#domain/quest/challenges/design-code.ts";
import type { UnlockedCareer } from "#domain/quest/presented-quest.ts";
import type { GameId } from "#domain/quest/quest.ts";
import { useProblem } from "../shared/forms/use-problem.ts";
import { LocalButtonLink } from "../shared/i18n/local-link.tsx";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { CasePicture } from "./cases/case-picture.tsx";
import { CareersBehind, FreePlayTiles, Rewards, UnderstoodList } from "./game-completed-parts.tsx";
import { range } from "./instruments/drawing.tsx";
import type { Award } from "./use-award.ts";

interface GameCompletedProps {
	readonly game: GameId;
	readonly award: Award;
	/** The questions of the game. */
	readonly questions: readonly string[];
	/** The indexes of those that are understood, at this try or before. */
	readonly understood: readonly number[];
	readonly careers: readonly UnlockedCareer[];
	/** The new level and the names of new badges; null and empty if nothing changed. */
	readonly level: number | null;
	readonly badges: readonly string[];
	/** Plays these questions again. */
	readonly onAgain: (rest: readonly number[]) => void;
	readonly onRetry: () => void;
	/** The instruments that can be played on without a question. */
	readonly freePlay: readonly ChallengeId[];
	readonly onFree: (challenge: ChallengeId) => void;
	readonly onContinue: () => void;
}

/** The end of a game: congratulations, its picture and rewards, the missed questions, free play, the careers behind it, and links to continue. */
export function GameCompleted({
	game,
	award,
	questions,
	understood,
	careers,
	level,
	badges,
	onAgain,
	onRetry,
	freePlay,
	onFree,
	onContinue,
}: GameCompletedProps) {
	const { t } = useTranslation();
	const problem = useProblem();
	const total = questions.length;
	const rest = range(total).filter((question) => !understood.includes(question));
	const missed = rest.length;
	const score = total - missed;
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		heading.current?.closest("dialog")?.scrollTo(0, 0);
		heading.current?.focus({ preventScroll: true });
	}, []);
	return (
		<div className="step-in grid gap-6 pt-2">
			<div className="grid gap-2">
				<h3 ref={heading} tabIndex={-1} className="display-2 outline-none">
					{t("quest.finished.title")}
				</h3>
				<p className="text-lg">
					{missed === 0
						? t("quest.finished.solved", { total })
						: score === 0
							? t("quest.finished.missedAll", { score, total })
							: t("quest.finished.missed", { count: missed, score, total })}
				</p>
			</div>
			<div className="grid gap-x-8 gap-y-4 overflow-hidden rounded-panel bg-band p-4 text-on-band sm:p-5 md:grid-cols-[15rem_minmax(0,1fr)]">
				<CasePicture game={game} className="h-24 w-full md:h-full md:max-h-40" />
				<div className="grid content-between gap-4">
					<UnderstoodList questions={questions} understood={understood} />
					<Rewards award={award} level={level} badges={badges} />
				</div>
			</div>
			{award.status === "failed" ? (
				<Alert title={t("quest.finished.notCounted")} tone="destructive">
					<p>{problem(award.code)}</p>
					<Button look="secondary" onClick={onRetry} className="mt-2 justify-self-start">
						{t("quest.finished.retry")}
					</Button>
				</Alert>
			) : null}
			{missed > 0 ? (
				<Button onClick={() => onAgain(rest)} className="justify-self-start">
					{score === 0 ? t("quest.finished.tryAgain") : t("quest.game.tryRest", { count: missed })}
				</Button>
			) : null}
			{freePlay.length > 0 ? <FreePlayTiles game={game} challenges={freePlay} onFree={onFree} /> : null}
			<CareersBehind careers={careers} />
			<div className="flex flex-wrap gap-3">
				<Button look={missed > 0 ? "secondary" : "primary"} onClick={onContinue}>
					{t("quest.finished.continue")}
				</Button>
				<LocalButtonLink to="/explore" look="secondary">
					{t("quest.finished.explore")}
				</LocalButtonLink>
			</div>
		</div>
	);
}
