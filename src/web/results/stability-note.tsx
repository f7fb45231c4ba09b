import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { CareerId } from "#domain/careers/career-id.ts";
import type { PresentedResult } from "#domain/quiz/presented-result.ts";
import { type AnswerChange, smallestChange } from "#domain/quiz/smallest-change.ts";
import { maxSteadiness, type Steadiness } from "#domain/quiz/steadiness.ts";
import { dotted } from "../shared/i18n/dotted.ts";
import type { ResultsOwner } from "./results-heading.tsx";

interface StabilityNoteProps {
	readonly owner: ResultsOwner;
	readonly career: CareerId;
	readonly explanation: PresentedResult;
	readonly steadiness: Steadiness;
}

/** The sentence of each level; all but the last one name the change that is enough. */
const sentences = { 1: "unstable", 2: "fair", 3: "stable" } as const satisfies Readonly<
	Record<Steadiness, string>
>;

/** The maximum number of changes to search. More than two would block a slow phone for seconds. */
const maxChanges = 2;

/** A change as a sentence in the reader's language. */
const useChangeInWords = ({ wordsOf, answers }: PresentedResult) => {
	const { t } = useTranslation();
	return (change: AnswerChange): string => {
		const given = (answers[change.questionId] ?? []).map(
			(id) => wordsOf(change.questionId, id)?.option ?? id,
		);
		const before = dotted(given);
		if (change.kind === "hold") return t("results.change.hold", { before });
		const option = wordsOf(change.questionId, change.optionId)?.option ?? change.optionId;
		return t(`results.change.${change.kind}`, { before, option });
	};
};

/** How stable a career's place among the five is: in words first, with the figures on demand. */
export function StabilityNote({ owner, career, explanation, steadiness }: StabilityNoteProps) {
	const { t } = useTranslation();
	const { questionnaire, answers } = explanation;
	const inWords = useChangeInWords(explanation);
	const { kept, checks, changes } = useMemo(
		() => ({
			...explanation.stabilityOf(career),
			changes: smallestChange(questionnaire, answers, career, maxChanges),
		}),
		[explanation, questionnaire, answers, career],
	);
	const [only] = changes ?? [];
	return (
		<div className="grid gap-0.5 print:hidden">
			<p className="text-soft">
				{steadiness < maxSteadiness && only
					? t(`results.stability.${sentences[steadiness]}`, { change: inWords(only) })
					: t("results.stability.stable")}
			</p>
			<details>
				<summary className="inline-flex min-h-11 items-center text-sm text-soft underline decoration-1 underline-offset-4 hover:text-ink">
					{t("results.stability.figures")}
				</summary>
				<div className="grid gap-1.5 pb-2 text-sm text-soft">
					<p>{t(`results.${owner}.stability`, { kept, count: checks })}</p>
					{changes === null ? (
						<p>{t("results.stability.none")}</p>
					) : (
						<>
							<p>{t("results.stability.smallest", { count: changes.length })}</p>
							<ul className="list-disc pl-5">
								{changes.map((change) => (
									<li key={JSON.stringify(change)}>{inWords(change)}</li>
								))}
							</ul>
						</>
					)}
				</div>
			</details>
		</div>
	);
}
