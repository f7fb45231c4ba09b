import {
	type CSSProperties,
	type RefObject,
	useDeferredValue,
	useEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import { useTranslation } from "react-i18next";
import type { PresentedQuestionnaire } from "#domain/quiz/presented-questionnaire.ts";
import { chosenIds, type QuizAnswers } from "#domain/quiz/questionnaire.ts";
import { scoreAnswers } from "#domain/quiz/score.ts";
import { canAdvance, firstUnanswered, missingSelectionMessage } from "#domain/quiz/session.ts";
import { useEdition } from "../api/edition.ts";
import { useProblem } from "../shared/forms/use-problem.ts";
import { useToast } from "../ui/toast.tsx";
import { useAfterPaint } from "../ui/use-after-paint.ts";
import { useAutoAdvance, useDelayedAdvance } from "./auto-advance.ts";
import { QuestionStep } from "./question-step.tsx";
import { QuizBand } from "./quiz-band.tsx";
import { QuizControls } from "./quiz-controls.tsx";
import { AutoAdvanceSwitch, FirstQuestionLinks, RatingOption } from "./quiz-options.tsx";
import { useAnswers } from "./use-answers.ts";
import { useQuizKeys } from "./use-quiz-keys.ts";
import { useAsksForQuestion, useStep } from "./use-step.ts";

interface QuizProps {
	readonly questionnaire: PresentedQuestionnaire;
	/** The code of another result, which this one will be laid beside; it stays in the address. */
	readonly duet: string | null;
	readonly isProcessing: boolean;
	/** Called once every question is answered and the results are requested. */
	readonly onFinish: (answers: QuizAnswers, isRatingFirst: boolean) => void;
}

const noAnswers: QuizAnswers = {};

/** The heading of the question, which takes the focus at each later question; null: none is shown yet. */
function useHeadingFocus(index: number | null): RefObject<HTMLHeadingElement | null> {
	const heading = useRef<HTMLHeadingElement>(null);
	const shownBefore = useRef<number | null>(null);
	useEffect(() => {
		if (index === null) return;
		if (shownBefore.current !== null && shownBefore.current !== index)
			heading.current?.focus({ preventScroll: true });
		shownBefore.current = index;
	}, [index]);
	return heading;
}

/** The quiz: one question fills the view, and every answer lights a line. */
export function Quiz({ questionnaire, duet, isProcessing, onFinish }: QuizProps) {
	const { t } = useTranslation();
	const problem = useProblem();
	const toast = useToast();
	const main = useRef<HTMLDivElement>(null);
	const { answers: kept, choose, hasStarted } = useAnswers(questionnaire, useAsksForQuestion(), main);
	const answers = kept ?? noAnswers;
	// A choice shows at once; its light follows as soon as the choice is painted.
	const litAnswers = useDeferredValue(answers);
	const { questions } = questionnaire;
	const categories = useMemo(
		() => scoreAnswers(questionnaire, litAnswers).categories,
		[questionnaire, litAnswers],
	);
	const answered = useMemo(
		() => questions.map(({ id }) => canAdvance(chosenIds(litAnswers, id))),
		[questions, litAnswers],
	);
	const last = questions.length - 1;
	const furthest = firstUnanswered(questionnaire, answers) ?? last;
	const { index, goOn, goBack } = useStep({
		isReady: kept !== null,
		furthest,
		hasStarted,
		hash: duet === null ? "" : `#${duet}`,
	});
	const question = questions[index] ?? questions[0];

	// The new question slides in from its side.
	const [shown, setShown] = useState({ index, side: 1 });
	if (shown.index !== index) setShown({ index, side: index < shown.index ? -1 : 1 });

	const heading = useHeadingFocus(kept === null ? null : index);
	const chosen = question ? chosenIds(answers, question.id) : [];
	const [autoAdvance, setAutoAdvance] = useAutoAdvance();
	// A rating comes before any result is seen: a duet shows one at once.
	const offersRating = useEdition() === "live" && duet === null;
	const [isRatingFirst, setRatingFirst] = useState(false);
	const delay = useDelayedAdvance(question?.id, () => void goOn());
	const afterPaint = useAfterPaint();
	const takeNoticeAway = useRef<() => void>(undefined);
	const pick = (optionId: string, isDecided: boolean) => {
		if (!question) return;
		takeNoticeAway.current?.();
		choose(question, optionId);
		if (autoAdvance && isDecided && !question.multiSelect && index !== last) delay.begin();
	};
	const next = () => {
		if (!question || isProcessing) return;
		delay.end();
		takeNoticeAway.current?.();
		if (!canAdvance(chosen))
			takeNoticeAway.current = toast({
				title: t("quiz.missing.title"),
				description: problem(missingSelectionMessage(question)),
				tone: "destructive",
			});
		else if (index === last) afterPaint(() => onFinish(answers, isRatingFirst));
		else afterPaint(() => void goOn());
	};
	useQuizKeys({
		onEnter: next,
		onDigit: (index) => {
			const option = question?.options[index];
			if (!question || !option || isProcessing) return;
			main.current?.querySelector<HTMLInputElement>(`input[value="${option.id}"]`)?.focus();
			pick(option.id, true);
		},
	});

	if (!question) return null;
	return (
		<div ref={main}>
			<QuizBand
				// Stored answers light the band at once, and are not announced as new choices.
				key={litAnswers === noAnswers ? "early" : "ready"}
				categories={categories}
				answered={answered}
				index={index}
			/>
			<div
				style={{ "--step": shown.side } as CSSProperties}
				className="page pt-3 [--second-column:calc(5/12*(100%-3rem)+3rem)] md:pt-5 high:md:pt-8"
			>
				<QuestionStep
					key={question.id}
					question={question}
					number={index + 1}
					total={questions.length}
					chosen={chosen}
					onChoose={pick}
					isDisabled={isProcessing}
					headingRef={heading}
				/>
				<QuizControls
					isFirst={index === 0}
					isLast={index === last}
					isProcessing={isProcessing}
					onPrevious={goBack}
					onNext={next}
				/>
				{index === last && offersRating ? (
					<RatingOption isChecked={isRatingFirst} onChange={setRatingFirst} isDisabled={isProcessing} />
				) : null}
				{autoAdvance === null ? null : (
					<AutoAdvanceSwitch isChecked={autoAdvance} onChange={setAutoAdvance} />
				)}
				{index === 0 ? <FirstQuestionLinks isDuet={duet !== null} /> : null}
				<p className="hidden text-sm text-soft pointer-fine:md:block md:ml-(--second-column)">
					{t("quiz.keys", { count: question.options.length })}
				</p>
			</div>
		</div>
	);
}
