import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { InstrumentId } from "#domain/quest/instruments/instrument.ts";
import { canCheck, type GamePlay, isLastQuestion } from "#domain/quest/play.ts";
import type { PresentedGameQuestion } from "#domain/quest/presented-quest.ts";
import { Button } from "../ui/button.tsx";
import { useAfterPaint } from "../ui/use-after-paint.ts";
import { AnswerOptions } from "./answer-options.tsx";
import { CaseText } from "./case-text.tsx";
import { DialogAside } from "./dialog-aside.tsx";
import { Laboratory } from "./laboratory.tsx";
import { useAnswersHeight } from "./use-answers-height.ts";
import { Verdict } from "./verdict.tsx";

interface GameQuestionProps {
	readonly instrument: InstrumentId;
	/** The order of the options on the screen. */
	readonly order: readonly number[];
	readonly play: GamePlay;
	readonly question: PresentedGameQuestion;
	/** The number of questions of the game. */
	readonly total: number;
	/** The start of the investigation, shown before the first question. */
	readonly story: string | null;
	readonly onChoose: (option: number) => void;
	readonly onCheck: () => void;
	readonly onNext: () => void;
}

/** Scrolls a new question to its start, and focuses it for screen readers. */
const useFocusOnArrival = () => {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		heading.current?.closest("dialog")?.scrollTo(0, 0);
		heading.current?.focus({ preventScroll: true });
	}, []);
	return heading;
};

/** One question of a game: evidence, four options, then the verdict. Use the index of the question as its key. */
export function GameQuestion({
	instrument,
	order,
	play,
	question,
	total,
	story,
	onChoose,
	onCheck,
	onNext,
}: GameQuestionProps) {
	const { t } = useTranslation();
	const heading = useFocusOnArrival();
	const forward = useRef<HTMLButtonElement>(null);
	const bar = useRef<HTMLDivElement>(null);
	useAnswersHeight(bar, play.checked);

	// The suspense of the replay lasts: only then the marks and the explanation are drawn.
	const [isReplayed, setReplayed] = useState(false);
	const showVerdict = useCallback(() => setReplayed(true), []);

	const afterPaint = useAfterPaint();
	const check = () => {
		if (canCheck(play)) afterPaint(onCheck);
	};
	// The options are locked now: the focus moves to the next control, below the explanation.
	useEffect(() => {
		if (!play.checked) return;
		forward.current?.focus({ preventScroll: true });
		// The replay is at the top; the button is sticky.
		forward.current?.closest("dialog")?.scrollTo(0, 0);
	}, [play.checked]);

	return (
		<div className="step-in flex flex-col gap-3 max-sm:gap-2">
			<DialogAside>
				<p>{t("quest.play.questionOf", { number: play.questionIndex + 1, total })}</p>
			</DialogAside>
			{play.checked ? null : <CaseText question={question} story={story} />}
			<Laboratory id={instrument} play={play} question={question} onReplayed={showVerdict} />
			<div
				ref={play.checked ? null : bar}
				className={
					play.checked
						? "contents"
						: "z-10 -mx-4 grid items-end gap-x-4 gap-y-2 border-t border-hairline bg-paper px-4 py-2 sm:-mx-6 sm:grid-cols-[minmax(0,1fr)_auto] sm:px-6 sm:py-2.5 roomy:sticky roomy:bottom-0"
				}
			>
				<AnswerOptions
					heading={heading}
					order={order}
					play={play}
					question={question}
					isRevealed={isReplayed}
					onChoose={onChoose}
					onEnter={check}
				/>
				{/* The explanation is directly below the replay. */}
				<div className={play.checked && isReplayed ? "" : "sr-only"}>
					<Verdict play={play} question={question} />
				</div>
				<div
					ref={play.checked ? bar : null}
					className={
						play.checked
							? "bottom-0 z-10 order-2 -mx-4 flex justify-end border-t border-hairline bg-paper px-4 py-2.5 sm:-mx-6 sm:px-6 [@media(min-height:480px)]:sticky"
							: "max-sm:grid"
					}
				>
					<Button
						ref={forward}
						disabled={!play.checked && !canCheck(play)}
						onClick={({ detail }) => {
							if (!play.checked) check();
							// The second half of a double click must not skip the explanation.
							else if (detail < 2) afterPaint(onNext);
						}}
						className="max-sm:w-full"
					>
						{play.checked
							? t(isLastQuestion(play, total) ? "quest.play.finish" : "quest.play.next")
							: t("quest.play.check")}
					</Button>
				</div>
			</div>
		</div>
	);
}
