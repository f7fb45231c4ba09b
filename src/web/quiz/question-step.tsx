import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import type { PresentedQuestion } from "#domain/quiz/presented-questionnaire.ts";
import { Choice } from "../ui/choice.tsx";

interface QuestionStepProps {
	readonly question: PresentedQuestion;
	/** From 1. */
	readonly number: number;
	readonly total: number;
	readonly chosen: readonly string[];
	readonly onChoose: (optionId: string) => void;
	readonly isDisabled: boolean;
	/** The heading, to which the focus moves when another question comes. */
	readonly headingRef: Ref<HTMLHeadingElement>;
}

/** One question and its options: a group of native radio buttons or checkboxes with the question as its name. */
export function QuestionStep({
	question,
	number,
	total,
	chosen,
	onChoose,
	isDisabled,
	headingRef,
}: QuestionStepProps) {
	const { t } = useTranslation();
	const hintId = `${question.id}-hint`;
	return (
		// A floating legend is laid out like any other child of the grid.
		<fieldset
			aria-describedby={hintId}
			className="step-in grid gap-x-12 gap-y-3 md:grid-cols-[5fr_7fr] md:grid-rows-[auto_1fr]"
		>
			<legend className="float-left grid gap-3">
				<span className="text-soft tabular-nums">{t("quiz.questionOf", { number, total })}</span>
				<h1 ref={headingRef} tabIndex={-1} className="display-3 md:display-2 outline-none">
					{question.text}
				</h1>
			</legend>
			<p id={hintId} className="text-soft">
				{t(question.multiSelect ? "quiz.selectAll" : "quiz.selectOne")}
			</p>
			<div className="grid content-start gap-2 pt-2 md:col-start-2 md:row-span-2 md:row-start-1 md:pt-8">
				{question.options.map((option, place) => (
					<Choice
						key={option.id}
						type={question.multiSelect ? "checkbox" : "radio"}
						name={question.id}
						value={option.id}
						isChosen={chosen.includes(option.id)}
						onChoose={() => onChoose(option.id)}
						isDisabled={isDisabled}
						shortcut={String(place + 1)}
					>
						{option.text}
					</Choice>
				))}
			</div>
		</fieldset>
	);
}
