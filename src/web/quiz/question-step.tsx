import { type Ref, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { PresentedQuestion } from "#domain/quiz/presented-questionnaire.ts";
import { Choice } from "../ui/choice.tsx";

interface QuestionStepProps {
	readonly question: PresentedQuestion;
	/** From 1. */
	readonly number: number;
	readonly total: number;
	readonly chosen: readonly string[];
	/** `byPointer` if a pointer chose, not a key: arrow keys select every option on their way. */
	readonly onChoose: (optionId: string, byPointer: boolean) => void;
	readonly isDisabled: boolean;
	/** The heading, which receives the focus when the question changes. */
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
	const pointed = useRef(false);
	return (
		// A floating legend is laid out like any other child of the grid.
		<fieldset
			aria-describedby={hintId}
			onPointerDown={() => {
				pointed.current = true;
			}}
			onKeyDown={() => {
				pointed.current = false;
			}}
			className="step-in grid gap-x-12 gap-y-1 md:gap-y-3 md:grid-cols-[5fr_7fr] md:grid-rows-[auto_1fr]"
		>
			<legend className="float-left grid gap-1 md:gap-3">
				<span className="text-soft tabular-nums max-md:text-sm">
					{t("quiz.questionOf", { number, total })}
				</span>
				<h1 ref={headingRef} tabIndex={-1} className="text-[1.375rem] md:display-2 outline-none">
					{question.text}
				</h1>
			</legend>
			<div id={hintId} className="grid content-start gap-1 text-soft max-md:text-sm md:gap-3">
				<p>{t(question.multiSelect ? "quiz.selectAll" : "quiz.selectOne")}</p>
				{number === 1 ? <p className="max-md:sr-only">{t("quiz.nearest")}</p> : null}
			</div>
			<div className="grid content-start gap-1.5 pt-1.5 md:gap-2 md:col-start-2 md:row-span-2 md:row-start-1 md:pt-0 high:md:pt-8">
				{question.options.map((option, index) => (
					<Choice
						key={option.id}
						type={question.multiSelect ? "checkbox" : "radio"}
						name={question.id}
						value={option.id}
						isChosen={chosen.includes(option.id)}
						onChoose={() => onChoose(option.id, pointed.current)}
						isDisabled={isDisabled}
						isDense
						shortcut={String(index + 1)}
					>
						{option.text}
					</Choice>
				))}
				{number === 1 ? (
					<p aria-hidden="true" className="pt-1 text-sm text-soft md:hidden">
						{t("quiz.nearest")}
					</p>
				) : null}
			</div>
		</fieldset>
	);
}
