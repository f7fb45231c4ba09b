import { useTranslation } from "react-i18next";
import type { Guess } from "#domain/families/talk.ts";
import { Badge } from "../ui/badge.tsx";
import { optionTexts, useQuestions } from "./use-questions.ts";

const isAlike = (one: readonly string[], other: readonly string[]): boolean =>
	[...one].sort().join() === [...other].sort().join();

/** The shared view of a two-view talk: every guess, and beside it the answer if it is shown. */
export function TalkSummary({ guesses }: { readonly guesses: readonly Guess[] }) {
	const { t } = useTranslation();
	const questionnaire = useQuestions(guesses[0]?.questionnaireVersion ?? null);
	if (questionnaire === null) return <p role="status">{t("common.loading")}</p>;
	return (
		<ul className="divide-y divide-hairline border-y border-hairline">
			{questionnaire.questions.map((question) => {
				const guess = guesses.find(({ questionId }) => questionId === question.id);
				if (guess === undefined) return null;
				const { guessed, shown } = guess;
				return (
					<li key={question.id} className="grid gap-1.5 py-4">
						<p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
							{question.text}
							{shown ? (
								<Badge look={isAlike(guessed, shown) ? "outline" : "solid"}>
									{t(isAlike(guessed, shown) ? "families.view.alike" : "families.view.different")}
								</Badge>
							) : null}
						</p>
						<dl className="grid grid-cols-[minmax(6.5rem,auto)_1fr] gap-x-4 gap-y-1">
							<dt className="text-soft">{t("families.view.guess")}</dt>
							<dd>{optionTexts(question, guessed)}</dd>
							<dt className="text-soft">{t("families.view.answer")}</dt>
							<dd className={shown ? "" : "text-soft"}>
								{shown ? optionTexts(question, shown) : t("families.view.hidden")}
							</dd>
						</dl>
					</li>
				);
			})}
		</ul>
	);
}
