import { Check, ChevronDown, Play, RotateCcw } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { GameOutline } from "#domain/quest/quest-outline.ts";
import { gameAnchor } from "../../shared/links/quest-anchors.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { usePhone } from "../../ui/use-phone.ts";
import { range } from "../instruments/drawing.tsx";
import { UnlockedCareers } from "../unlocked-careers.tsx";
import { CasePicture } from "./case-picture.tsx";
import type { CaseState } from "./case-state.ts";
import { QuestionMarks } from "./question-marks.tsx";

interface CaseTileProps {
	readonly game: GameOutline;
	readonly state: CaseState;
	/** Whether the page begins with this case: then its picture is there. */
	readonly isNext: boolean;
	/** Plays these questions of the game. */
	readonly onPlay: (questions: readonly number[]) => void;
	readonly titleOf: (careerId: string) => string;
}

/** The button of a case: to play it, the questions that are left, or all again. */
function CaseAction({ game, state, onPlay }: Omit<CaseTileProps, "isNext" | "titleOf">) {
	const { t } = useTranslation();
	const { title } = game;
	const all = range(game.questionCount);
	if (state.isCompleted === null) return <Skeleton className="h-11 w-24" />;
	if (!state.isCompleted)
		return (
			<Button
				look="quietOnBand"
				aria-label={t("quest.game.playNamed", { title })}
				onClick={() => onPlay(all)}
			>
				<Play aria-hidden="true" className="size-4" />
				{t("quest.game.play")}
			</Button>
		);
	if (!state.isReplayable) return null;
	const open = all.filter((question) => !state.understood.includes(question));
	const isPart = open.length > 0 && open.length < all.length;
	const rest = t("quest.game.tryRest", { count: open.length });
	return (
		<Button
			look="quietOnBand"
			aria-label={
				isPart ? t("quest.game.tryRestNamed", { rest, title }) : t("quest.game.playAgainNamed", { title })
			}
			onClick={() => onPlay(isPart ? open : all)}
		>
			<RotateCcw aria-hidden="true" className="size-4" />
			{isPart ? rest : t("quest.game.playAgain")}
		</Button>
	);
}

/** One case: its drawn instrument, a mark for each question, its XP, the careers behind it, and its button. A phone folds the careers. */
export function CaseTile({ game, state, isNext, onPlay, titleOf }: CaseTileProps) {
	const { t } = useTranslation();
	const careers = useId();
	const isPhone = usePhone();
	const [isOpen, setOpen] = useState(false);
	return (
		<li className="grid grid-cols-[7rem_minmax(0,1fr)] content-start gap-x-4 gap-y-2 rounded-panel bg-band p-4 text-on-band max-md:py-3 md:flex md:flex-col md:gap-y-4">
			<div className="grid content-start gap-2">
				{isNext ? (
					// The page begins with its drawing.
					<p className="text-sm text-on-band-soft max-md:mt-1">{t("quest.next.label")}</p>
				) : (
					<CasePicture game={game.id} className="w-full max-md:mt-1 md:h-28" />
				)}
				{isPhone ? (
					<button
						type="button"
						aria-expanded={isOpen}
						aria-controls={careers}
						onClick={() => setOpen(!isOpen)}
						className="flex min-h-8 items-center gap-1 justify-self-start text-sm text-on-band-soft focus-visible:outline-on-band"
					>
						{t("quest.game.careers", { count: game.unlocks.length })}
						<span className="sr-only">{game.title}</span>
						<ChevronDown
							aria-hidden="true"
							className={`size-4 transition-transform duration-150 ${isOpen ? "rotate-180" : ""}`}
						/>
					</button>
				) : null}
			</div>
			<div className="grid content-start gap-2 md:gap-2.5">
				<QuestionMarks understood={state.understood} total={game.questionCount} />
				<h3 id={gameAnchor(game.id)} tabIndex={-1} className="text-xl outline-none">
					{game.title}
				</h3>
				<div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 text-on-band-soft tabular-nums">
					<p>{t("quest.game.xp", { xp: game.xp })}</p>
					{state.isCompleted === true ? (
						<Badge look="line">
							<Check aria-hidden="true" className="mr-1 size-4" />
							{t("quest.game.completed")}
						</Badge>
					) : null}
					<CaseAction game={game} state={state} onPlay={onPlay} />
				</div>
			</div>
			<div
				id={careers}
				hidden={isPhone && !isOpen}
				className={`col-span-2 gap-x-4 not-hidden:grid md:mt-auto ${isPhone ? "" : "folds-on-phone"}`}
			>
				<p aria-hidden="true" className="text-sm text-on-band-soft max-md:hidden">
					{t("quest.game.unlocks")}
				</p>
				<UnlockedCareers label={t("quest.game.unlocks")} careers={game.unlocks} titleOf={titleOf} />
			</div>
		</li>
	);
}
