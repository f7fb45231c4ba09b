import { useTranslation } from "react-i18next";
import type { LinkedParent } from "#contract/families.ts";
import { useApiMutation } from "../api/api.ts";
import { useProblem } from "../shared/forms/use-problem.ts";
import { Button } from "../ui/button.tsx";
import { useToast } from "../ui/toast.tsx";
import { optionTexts, useQuestions } from "./use-questions.ts";

const invalidates = ["GET /api/family"] as const;

/** A parent's guesses beside the student's own answers, with a control to show each answer. */
export function OwnAnswers({ parent }: { readonly parent: LinkedParent }) {
	const { t } = useTranslation();
	const toast = useToast();
	const problem = useProblem();
	const { guesses } = parent.view;
	const questionnaire = useQuestions(guesses[0]?.questionnaireVersion ?? null);
	const onError = ({ code }: { readonly code: Parameters<typeof problem>[0] }) =>
		toast({ tone: "destructive", title: problem(code) });
	const show = useApiMutation("PUT /api/family/links/:linkId/answers/:questionId", { invalidates, onError });
	const hide = useApiMutation("DELETE /api/family/links/:linkId/answers/:questionId", {
		invalidates,
		onError,
	});
	const isBusy = show.isPending || hide.isPending;
	return (
		<section className="grid gap-3">
			<h3 className="text-xl">{t("families.student.talk.title")}</h3>
			<p className="text-soft">
				{t(guesses.length === 0 ? "families.student.talk.none" : "families.student.talk.text", {
					parent: parent.parentName,
				})}
			</p>
			<ul className="divide-y divide-hairline border-y border-hairline empty:hidden">
				{questionnaire?.questions.map((question) => {
					const guess = guesses.find(({ questionId }) => questionId === question.id);
					const own = parent.ownAnswers.find(({ questionId }) => questionId === question.id);
					if (guess === undefined || own === undefined) return null;
					const isShown = guess.shown !== null;
					const toggle = isShown ? hide : show;
					const word = isShown ? "hide" : "show";
					return (
						<li key={question.id} className="grid gap-2 py-4">
							<p className="font-semibold">{question.text}</p>
							<dl className="grid grid-cols-[minmax(6.5rem,auto)_1fr] gap-x-4 gap-y-1">
								<dt className="text-soft">{t("families.view.guess")}</dt>
								<dd>{optionTexts(question, guess.guessed)}</dd>
								<dt className="text-soft">{t("families.student.talk.own")}</dt>
								<dd>
									{own.chosen ? optionTexts(question, own.chosen) : t("families.student.talk.unanswered")}
								</dd>
							</dl>
							{own.chosen || isShown ? (
								<Button
									look={isShown ? "quiet" : "secondary"}
									className="justify-self-start"
									aria-label={t(`families.student.talk.${word}Named`, { question: question.text })}
									aria-disabled={isBusy || undefined}
									onClick={() => {
										if (!isBusy) toggle.mutate({ params: { linkId: parent.id, questionId: question.id } });
									}}
								>
									{t(`families.student.talk.${word}`)}
								</Button>
							) : null}
						</li>
					);
				})}
			</ul>
		</section>
	);
}
