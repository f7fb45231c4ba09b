import { Check, Play, Sparkles } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ChallengeId } from "#domain/quest/challenges/design-code.ts";
import type { UnlockedCareer } from "#domain/quest/presented-quest.ts";
import type { GameId } from "#domain/quest/quest.ts";
import { useProblem } from "../shared/forms/use-problem.ts";
import { LocalButtonLink, LocalLink } from "../shared/i18n/local-link.tsx";
import { Fingerprint } from "../shared/spectrum/fingerprint.tsx";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { CasePicture } from "./cases/case-picture.tsx";
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

/** The marks light one after another, each by so many steps of `light-up` later. */
const stepsOfMark = 2;

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
					<ul aria-label={t("quest.finished.marks")} className="grid gap-2.5">
						{questions.map((question, index) => {
							const isUnderstood = understood.includes(index);
							return (
								<li key={question} className="grid grid-cols-[2.25rem_minmax(0,1fr)] items-center gap-x-3">
									<span
										aria-hidden="true"
										style={{ "--line": stepsOfMark * (index + 1) } as React.CSSProperties}
										className={`grid size-9 place-items-center rounded-full border-2 ${isUnderstood ? "light-up border-glow bg-glow text-[oklch(.2_.02_275)]" : "border-dashed border-on-band/55 text-on-band-soft"}`}
									>
										{isUnderstood ? <Check className="size-5" strokeWidth={3} /> : index + 1}
									</span>
									<span className="leading-snug">
										{question}{" "}
										<span className="whitespace-nowrap text-sm text-on-band-soft">
											{t(isUnderstood ? "quest.finished.understood" : "quest.finished.open")}
										</span>
									</span>
								</li>
							);
						})}
					</ul>
					<div className="flex min-h-12 flex-wrap items-center gap-x-6 gap-y-2 border-t border-on-band/20 pt-3">
						<p
							role="status"
							className="font-display text-3xl font-semibold tabular-nums text-glow empty:hidden"
						>
							{award.status === "earned" && award.xp > 0 ? t("quest.finished.xp", { xp: award.xp }) : null}
							{award.status === "saving" ? (
								<span className="font-text text-base font-normal text-on-band-soft">
									{t("quest.finished.saving")}
								</span>
							) : null}
							{award.status === "failed" ? <span aria-hidden="true">–</span> : null}
						</p>
						<div role="status" className="flex flex-wrap gap-x-6 gap-y-1 empty:hidden">
							{[
								...(level === null ? [] : [t("quest.finished.newLevel", { level })]),
								...badges.map((name) => t("quest.finished.newBadge", { name })),
							].map((gain) => (
								<p key={gain} className="light-up flex items-center gap-2 font-display text-lg font-semibold">
									<Sparkles aria-hidden="true" className="size-5 text-glow" />
									{gain}
								</p>
							))}
						</div>
						<p className="text-sm text-on-band-soft sm:ml-auto">
							{t(
								award.status === "earned" && award.xp === 0
									? "quest.finished.nothingMore"
									: "quest.finished.forFinishing",
							)}
						</p>
					</div>
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
			{freePlay.length > 0 ? (
				<section aria-labelledby="free-play" className="grid gap-2">
					<h4 id="free-play" className="font-semibold">
						{t("quest.free.title")}
					</h4>
					<div className={`grid gap-3 ${freePlay.length > 1 ? "sm:grid-cols-2" : ""}`}>
						{freePlay.map((challenge) => (
							<button
								key={challenge}
								type="button"
								onClick={() => onFree(challenge)}
								className="pressable grid min-h-40 items-center gap-x-6 gap-y-3 rounded-panel bg-band p-4 text-left text-on-band hover:outline-2 hover:outline-ink focus-visible:outline-on-band sm:min-h-32 sm:grid-cols-[11rem_minmax(0,1fr)] forced-colors:border"
							>
								<CasePicture game={game} className="mx-auto h-24 max-w-full" />
								<span className="flex items-center justify-between gap-3 font-display text-xl font-semibold leading-tight">
									{t(`quest.free.instruments.${challenge}`)}
									<Play aria-hidden="true" className="size-5 flex-none fill-current" />
								</span>
							</button>
						))}
					</div>
				</section>
			) : null}
			<div className="grid gap-2">
				<h4 className="font-semibold">{t("quest.finished.careers")}</h4>
				<ul aria-label={t("quest.finished.careers")} className="grid sm:grid-cols-3 sm:gap-x-5">
					{careers.map(({ id, title, fingerprint }) => (
						<li key={id} className="max-sm:border-t max-sm:border-hairline">
							<LocalLink
								to={`/career/${id}`}
								className="grid min-h-12 grid-cols-[6rem_minmax(0,1fr)] items-center gap-x-3 gap-y-1.5 py-1.5 leading-tight font-semibold no-underline hover:underline sm:grid-cols-1 sm:py-0"
							>
								<Fingerprint weights={fingerprint} className="h-8 sm:h-11" />
								{title}
							</LocalLink>
						</li>
					))}
				</ul>
				<p className="text-sm text-soft">{t("quest.finished.careersNote")}</p>
			</div>
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
