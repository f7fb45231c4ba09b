import { Check, Sparkles } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { LocalButtonLink } from "../shared/local-link.tsx";
import { useProblem } from "../shared/use-problem.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { UnlockedCareers } from "./unlocked-careers.tsx";
import type { Award } from "./use-award.ts";

interface GameCompletedProps {
	readonly award: Award;
	/** Whether the answer was right, by question. */
	readonly results: readonly boolean[];
	readonly careers: readonly string[];
	readonly titleOf: (careerId: string) => string;
	/** The new level and the names of new badges; null and empty if nothing changed. */
	readonly level: number | null;
	readonly badges: readonly string[];
	/** Plays the game again from its first question. */
	readonly onAgain: () => void;
	readonly onRetry: () => void;
	readonly onContinue: () => void;
}

/** The end of a game: congratulations, rewards, the careers behind it, and links to continue. */
export function GameCompleted({
	award,
	results,
	careers,
	titleOf,
	level,
	badges,
	onAgain,
	onRetry,
	onContinue,
}: GameCompletedProps) {
	const { t } = useTranslation();
	const problem = useProblem();
	const total = results.length;
	const score = results.filter(Boolean).length;
	const missed = total - score;
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
			<div className="flex min-h-24 flex-wrap items-center justify-center gap-x-10 gap-y-3 rounded-panel bg-band px-4 py-4">
				{/* The sentence above says the same. */}
				<div aria-hidden="true" className="flex gap-2.5">
					{results.map((isRight, place) => (
						<span
							// biome-ignore lint/suspicious/noArrayIndexKey: a question is identified by its index
							key={place}
							className={`grid size-11 place-items-center rounded-full border-2 ${isRight ? "light-up border-glow bg-glow text-[oklch(.2_.02_275)]" : "border-dashed border-on-band/55 text-on-band-soft"}`}
						>
							{isRight ? <Check className="size-6" strokeWidth={3} /> : <span>{place + 1}</span>}
						</span>
					))}
				</div>
				<p role="status" className="font-display text-4xl font-semibold tabular-nums text-glow">
					{award.status === "earned" && award.xp > 0 ? t("quest.finished.xp", { xp: award.xp }) : null}
					{award.status === "saving" ? (
						<span className="font-text text-base font-normal text-on-band-soft">
							{t("quest.finished.saving")}
						</span>
					) : null}
					{award.status === "failed" ? <span aria-hidden="true">–</span> : null}
				</p>
			</div>
			<div role="status" className="grid gap-2 empty:hidden">
				{[
					...(level === null ? [] : [t("quest.finished.newLevel", { level })]),
					...badges.map((name) => t("quest.finished.newBadge", { name })),
				].map((gain) => (
					<p key={gain} className="light-up flex items-center gap-2.5 font-display text-xl font-semibold">
						<Sparkles aria-hidden="true" className="size-5 text-line-text" />
						{gain}
					</p>
				))}
			</div>
			<p className="text-soft">
				{t(
					award.status === "earned" && award.xp === 0
						? "quest.finished.nothingMore"
						: "quest.finished.forFinishing",
				)}
			</p>
			{award.status === "failed" ? (
				<Alert title={t("quest.finished.notCounted")} tone="destructive">
					<p>{problem(award.code)}</p>
					<Button look="secondary" onClick={onRetry} className="mt-2 justify-self-start">
						{t("quest.finished.retry")}
					</Button>
				</Alert>
			) : null}
			<div className="grid gap-1">
				<h4 className="font-semibold">{t("quest.finished.careers")}</h4>
				<UnlockedCareers label={t("quest.finished.careers")} careers={careers} titleOf={titleOf} />
			</div>
			<div className="flex flex-wrap gap-3">
				{missed > 0 ? <Button onClick={onAgain}>{t("quest.finished.tryAgain")}</Button> : null}
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
