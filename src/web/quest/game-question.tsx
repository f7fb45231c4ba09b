import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { canCheck, type GamePlay, isLastQuestion, optionState } from "#domain/quest/play.ts";
import type { PresentedQuestion } from "#domain/quest/presented-quest.ts";
import { Button } from "../ui/button.tsx";
import { Choice } from "../ui/choice.tsx";
import { Verdict } from "./verdict.tsx";

interface GameQuestionProps {
	readonly play: GamePlay;
	readonly question: PresentedQuestion;
	/** How many questions the game has. */
	readonly total: number;
	/** Where the investigation starts, told before the first question. */
	readonly story: string | null;
	readonly onChoose: (option: number) => void;
	readonly onCheck: () => void;
	readonly onNext: () => void;
}

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
export function GameQuestion({ play, question, total, story, onChoose, onCheck, onNext }: GameQuestionProps) {
	const { t } = useTranslation();
	const heading = useFocusOnArrival();
	const forward = useRef<HTMLButtonElement>(null);
	const name = `question-${play.questionIndex}`;

	const check = () => {
		if (canCheck(play)) onCheck();
	};
	// The options are locked now: the focus goes where the next key press is wanted, below the explanation.
	useEffect(() => {
		if (!play.checked) return;
		forward.current?.focus({ preventScroll: true });
		forward.current?.scrollIntoView({ block: "nearest" });
	}, [play.checked]);

	return (
		<div className="step-in grid gap-5">
			<p className="text-soft tabular-nums">
				{t("quest.play.questionOf", { number: play.questionIndex + 1, total })}
			</p>
			{story ? <p>{story}</p> : null}
			<p className="border-l-3 border-line pl-4">{question.evidence}</p>
			<fieldset
				className="grid gap-4"
				onKeyDown={(event) => {
					if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
					// The same press must not go on to the button that gets the focus.
					event.preventDefault();
					check();
				}}
			>
				<legend className="contents">
					<h3 ref={heading} tabIndex={-1} data-first-focus="" className="text-xl outline-none">
						{question.question}
					</h3>
				</legend>
				<div className="grid gap-2">
					{question.options.map((text, option) => {
						const state = optionState(play, option, question.correctAnswer);
						return (
							<Choice
								key={text}
								type="radio"
								name={name}
								value={String(option)}
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
			<Verdict play={play} question={question} />
			<Button
				ref={forward}
				disabled={!play.checked && !canCheck(play)}
				onClick={({ detail }) => {
					if (!play.checked) check();
					// The second half of a double click does not skip the explanation.
					else if (detail < 2) onNext();
				}}
				className="scroll-mb-6 justify-self-start max-sm:justify-self-stretch"
			>
				{play.checked
					? t(isLastQuestion(play, total) ? "quest.play.finish" : "quest.play.next")
					: t("quest.play.check")}
			</Button>
		</div>
	);
}
