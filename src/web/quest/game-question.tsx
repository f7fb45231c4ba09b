import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { InstrumentId } from "#domain/quest/instruments/instrument.ts";
import { canCheck, type GamePlay, isLastQuestion, optionState } from "#domain/quest/play.ts";
import type { PresentedGameQuestion } from "#domain/quest/presented-quest.ts";
import { Button } from "../ui/button.tsx";
import { Choice } from "../ui/choice.tsx";
import { Laboratory } from "./laboratory.tsx";
import { Verdict } from "./verdict.tsx";

interface GameQuestionProps {
	readonly instrument: InstrumentId;
	/** In which order the options stand on the screen. */
	readonly order: readonly number[];
	readonly play: GamePlay;
	readonly question: PresentedGameQuestion;
	/** How many questions the game has. */
	readonly total: number;
	/** Where the investigation starts, told before the first question. */
	readonly story: string | null;
	readonly onChoose: (option: number) => void;
	readonly onCheck: () => void;
	readonly onNext: () => void;
}

/** Up to how many letters four options fit beside each other. */
const shortOption = 24;

/** Brings a new question into view from its beginning, and reads it to those who listen. */
const useFocusOnArrival = () => {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		heading.current?.closest("dialog")?.scrollTo(0, 0);
		heading.current?.focus({ preventScroll: true });
	}, []);
	return heading;
};

/** One question of a game: evidence, four options, then the verdict. Give it the question's place as key. */
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
	const name = `question-${play.questionIndex}`;

	const isShort = question.options.every((text) => text.length <= shortOption);

	const check = () => {
		if (canCheck(play)) onCheck();
	};
	// The options are locked now: the focus goes where the next key press is wanted, below the explanation.
	useEffect(() => {
		if (!play.checked) return;
		forward.current?.focus({ preventScroll: true });
		// What is played back stands at the top; the button stays in view by itself.
		forward.current?.closest("dialog")?.scrollTo(0, 0);
	}, [play.checked]);

	return (
		<div className="step-in flex flex-col gap-3">
			<p className="text-sm text-soft tabular-nums">
				{t("quest.play.questionOf", { number: play.questionIndex + 1, total })}
			</p>
			{play.checked ? null : (
				<div className="isolate grid gap-1.5 leading-snug">
					{story ? <p className="text-soft max-sm:text-[0.9375rem]">{story}</p> : null}
					<p className="max-sm:text-[0.9375rem]">{question.evidence}</p>
				</div>
			)}
			<Laboratory id={instrument} play={play} question={question} />
			<div
				className={
					play.checked
						? "contents"
						: "z-10 -mx-4 grid items-end gap-x-4 gap-y-2.5 border-t sm:grid-cols-[minmax(0,1fr)_auto] border-hairline bg-paper px-4 py-2.5 sm:-mx-6 sm:px-6 [@media(min-height:700px)_and_(min-width:360px)]:sticky [@media(min-height:700px)_and_(min-width:360px)]:bottom-0"
				}
			>
				<fieldset
					className={play.checked ? "order-1 grid gap-2.5" : "grid gap-2.5"}
					onKeyDown={(event) => {
						if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
						// The same press must not go on to the button that gets the focus.
						event.preventDefault();
						check();
					}}
				>
					<legend className="contents">
						<h3 ref={heading} tabIndex={-1} data-first-focus="" className="text-lg outline-none sm:text-xl">
							{question.question}
						</h3>
					</legend>
					<div className={`grid gap-2 min-[22.5rem]:grid-cols-2 ${isShort ? "lg:grid-cols-4" : ""}`}>
						{order.map((option) => {
							const text = question.options[option] ?? "";
							const state = optionState(play, option, question.correctAnswer);
							return (
								<Choice
									key={option}
									type="radio"
									name={name}
									value={String(option)}
									isCompact
									isChosen={play.chosen === option}
									onChoose={() => onChoose(option)}
									isDisabled={play.checked}
									{...(state === "correct" || state === "wrong"
										? { verdict: state, verdictLabel: t(`quest.play.${state}`) }
										: {})}
								>
									{text}
								</Choice>
							);
						})}
					</div>
				</fieldset>
				{/* Once it is known, the explanation stands right under what was played back. */}
				<div className={play.checked ? "" : "sr-only"}>
					<Verdict play={play} question={question} />
				</div>
				<div
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
							// The second half of a double click does not skip the explanation.
							else if (detail < 2) onNext();
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
