import { Check, Play, Sparkles } from "lucide-react";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import type { ChallengeId } from "#domain/quest/challenges/design-code.ts";
import type { UnlockedCareer } from "#domain/quest/presented-quest.ts";
import type { GameId } from "#domain/quest/quest.ts";
import { LocalLink } from "../shared/i18n/local-link.tsx";
import { Fingerprint } from "../shared/spectrum/fingerprint.tsx";
import { CasePicture } from "./cases/case-picture.tsx";
import type { Award } from "./use-award.ts";

/** The marks light one after another, each by so many steps of `light-up` later. */
const stepsOfMark = 2;

interface UnderstoodListProps {
	readonly questions: readonly string[];
	/** The indexes of those that are understood. */
	readonly understood: readonly number[];
}

/** The questions of a game, each with the mark of whether it is understood. */
export function UnderstoodList({ questions, understood }: UnderstoodListProps) {
	const { t } = useTranslation();
	return (
		<ul aria-label={t("quest.finished.marks")} className="grid gap-2.5">
			{questions.map((question, index) => {
				const isUnderstood = understood.includes(index);
				return (
					<li key={question} className="grid grid-cols-[2.25rem_minmax(0,1fr)] items-center gap-x-3">
						<span
							aria-hidden="true"
							style={{ "--line": stepsOfMark * (index + 1) } as CSSProperties}
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
	);
}

interface RewardsProps {
	readonly award: Award;
	/** The new level and the names of new badges; null and empty if nothing changed. */
	readonly level: number | null;
	readonly badges: readonly string[];
}

/** The points of a game, and a new level and new badges. */
export function Rewards({ award, level, badges }: RewardsProps) {
	const { t } = useTranslation();
	return (
		<div className="flex min-h-12 flex-wrap items-center gap-x-6 gap-y-2 border-t border-on-band/20 pt-3">
			<p role="status" className="font-display text-3xl font-semibold tabular-nums text-glow empty:hidden">
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
	);
}

interface FreePlayTilesProps {
	readonly game: GameId;
	readonly challenges: readonly ChallengeId[];
	readonly onFree: (challenge: ChallengeId) => void;
}

/** The instruments of a game that can be played on without a question, as tiles. */
export function FreePlayTiles({ game, challenges, onFree }: FreePlayTilesProps) {
	const { t } = useTranslation();
	return (
		<section aria-labelledby="free-play" className="grid gap-2">
			<h4 id="free-play" className="font-semibold">
				{t("quest.free.title")}
			</h4>
			<div className={`grid gap-3 ${challenges.length > 1 ? "sm:grid-cols-2" : ""}`}>
				{challenges.map((challenge) => (
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
	);
}

/** The careers that a game unlocks. */
export function CareersBehind({ careers }: { readonly careers: readonly UnlockedCareer[] }) {
	const { t } = useTranslation();
	return (
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
	);
}
