import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { type GamePlay, optionState } from "#domain/quest/play.ts";
import type { PresentedGameQuestion } from "#domain/quest/presented-quest.ts";
import { Choice } from "../ui/choice.tsx";

interface AnswerOptionsProps {
	/** The heading of the question, which is focused when it appears. */
	readonly heading: RefObject<HTMLHeadingElement | null>;
	/** The order of the options on the screen. */
	readonly order: readonly number[];
	readonly play: GamePlay;
	readonly question: PresentedGameQuestion;
	/** Whether the options of a checked answer are marked. */
	readonly isRevealed: boolean;
	readonly onChoose: (option: number) => void;
	/** Called for Enter on an option. */
	readonly onEnter: () => void;
}

/** Four options of at most this many characters fit beside each other. */
const shortOption = 24;

/** The question with its four options; after the check each is marked right or wrong. */
export function AnswerOptions({
	heading,
	order,
	play,
	question,
	isRevealed,
	onChoose,
	onEnter,
}: AnswerOptionsProps) {
	const { t } = useTranslation();
	const isShort = question.options.every((text) => text.length <= shortOption);
	return (
		<fieldset
			className={`grid gap-2.5 max-sm:gap-1.5 ${play.checked ? "order-1" : ""}`}
			onKeyDown={(event) => {
				if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
				// The same key press must not also activate the button that receives the focus.
				event.preventDefault();
				onEnter();
			}}
		>
			<legend className="contents">
				<h3
					ref={heading}
					tabIndex={-1}
					data-first-focus=""
					className={play.checked ? "sr-only" : "outline-none sm:text-xl"}
				>
					{question.question}
				</h3>
			</legend>
			<div
				className={`grid gap-2 max-sm:gap-1.5 min-[22.5rem]:grid-cols-2 ${isShort ? "lg:grid-cols-4" : ""}`}
			>
				{order.map((option) => {
					const state = optionState(play, option, question.correctAnswer);
					return (
						<Choice
							key={option}
							type="radio"
							name={`question-${play.questionIndex}`}
							value={String(option)}
							isCompact
							isChosen={play.chosen === option}
							onChoose={() => onChoose(option)}
							isDisabled={play.checked}
							{...(isRevealed && (state === "correct" || state === "wrong")
								? { verdict: state, verdictLabel: t(`quest.play.${state}`) }
								: {})}
						>
							{question.options[option] ?? ""}
						</Choice>
					);
				})}
			</div>
		</fieldset>
	);
}
