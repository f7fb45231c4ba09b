import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { talkQuestions } from "#domain/families/talk.ts";
import { useApiMutation } from "../api/api.ts";
import { useProblem } from "../shared/forms/use-problem.ts";
import { Button } from "../ui/button.tsx";
import { Choice } from "../ui/choice.tsx";
import { useToast } from "../ui/toast.tsx";
import { useQuestions } from "./use-questions.ts";

interface GuessAnswersProps {
	readonly linkId: string;
	readonly childName: string;
	readonly version: number;
	readonly onDone: () => void;
}

/** The six questions in sequence, as the child read them; the guesses are sent together at the end. */
export function GuessAnswers({ linkId, childName, version, onDone }: GuessAnswersProps) {
	const { t } = useTranslation();
	const toast = useToast();
	const problem = useProblem();
	const questionnaire = useQuestions(version);
	const [index, setIndex] = useState(0);
	const [guesses, setGuesses] = useState<Readonly<Record<string, string>>>({});
	const heading = useRef<HTMLParagraphElement>(null);
	const isHere = questionnaire !== null;
	// biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the question
	useEffect(() => heading.current?.focus(), [index, isHere]);
	const send = useApiMutation("PUT /api/family/links/:linkId/guesses", {
		invalidates: ["GET /api/family/children"],
		onSuccess: () => {
			toast({
				tone: "success",
				title: t("families.parent.talk.sent", { child: childName }),
				isShownAlready: true,
			});
			onDone();
		},
		onError: ({ code }) => toast({ tone: "destructive", title: problem(code) }),
	});
	if (!isHere) return <p role="status">{t("common.loading")}</p>;
	const questions = talkQuestions(questionnaire);
	const question = questions[index];
	if (question === undefined) return null;
	const chosen = guesses[question.id];
	const isLast = index === questions.length - 1;
	return (
		<div className="grid max-w-2xl gap-4 rounded-panel border border-hairline bg-surface p-5 sm:p-7">
			<p ref={heading} tabIndex={-1} className="text-soft outline-none">
				{t("families.parent.talk.place", { place: index + 1, count: questions.length })} ·{" "}
				{t("families.parent.talk.legend", { child: childName })}
			</p>
			<fieldset className="grid gap-2">
				<legend className="pb-3 text-xl font-semibold">{question.text}</legend>
				{question.options.map(({ id, text }) => (
					<Choice
						key={id}
						type="radio"
						name={`guess-${question.id}`}
						value={id}
						isDense
						isChosen={chosen === id}
						onChoose={() => setGuesses({ ...guesses, [question.id]: id })}
					>
						{text}
					</Choice>
				))}
			</fieldset>
			<div className="flex flex-wrap gap-3">
				{index > 0 ? (
					<Button look="secondary" onClick={() => setIndex(index - 1)}>
						{t("families.parent.talk.back")}
					</Button>
				) : null}
				<Button
					disabled={chosen === undefined || send.isPending}
					onClick={() => {
						if (!isLast) return setIndex(index + 1);
						send.mutate({
							params: { linkId },
							body: { questionnaireVersion: version, guesses: { ...guesses } },
						});
					}}
				>
					{isLast
						? t(send.isPending ? "families.parent.talk.sending" : "families.parent.talk.send")
						: t("families.parent.talk.next")}
				</Button>
				<Button look="quiet" onClick={onDone}>
					{t("families.parent.talk.stop")}
				</Button>
			</div>
		</div>
	);
}
