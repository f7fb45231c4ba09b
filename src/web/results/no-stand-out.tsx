import { ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { PresentedResult } from "#domain/quiz/presented-result.ts";
import { chosenIds, chosenOptions, isNoneOption } from "#domain/quiz/questionnaire.ts";
import { categoriesKept } from "#domain/quiz/score.ts";
import { noneAnswers, scienceAttracts } from "#domain/quiz/stand-out.ts";
import { LocalLink } from "../shared/i18n/local-link.tsx";
import { OutsideLink } from "../shared/links/outside-link.tsx";
import type { ResultsOwner } from "./results-heading.tsx";

interface NoStandOutProps {
	readonly owner: ResultsOwner;
	readonly explanation: PresentedResult;
}

/** The answers that say something, with their questions. */
const chosenIn = ({ questionnaire, answers, wordsOf }: PresentedResult) =>
	questionnaire.questions.flatMap((question) =>
		chosenOptions(question, answers)
			.filter((option) => !isNoneOption(option))
			.flatMap(({ id }) => wordsOf(question.id, id) ?? []),
	);

/** The steps after this result. Where several sciences attract a student, other paths come last. */
const steps = ["everything", "counsellor"] as const;

/** The fields that most answers name, each with a link to its careers. */
function OftenNamedFields({ explanation }: { readonly explanation: PresentedResult }) {
	const { t } = useTranslation();
	const fields = explanation.categories.slice(0, categoriesKept).map(({ key }) => key);
	return (
		<li className="grid content-start gap-1 md:col-span-2">
			<h3 className="text-xl">{t("results.noStandOut.fields.title")}</h3>
			<p>{t("results.noStandOut.fields.text")}</p>
			<ul className="flex flex-wrap gap-x-5">
				{fields.map((field) => (
					<li key={field}>
						<LocalLink
							to={`/explore?category=${field}`}
							className="inline-flex min-h-11 items-center underline decoration-2 underline-offset-4"
						>
							{t(`common.categories.${field}`)}
						</LocalLink>
					</li>
				))}
			</ul>
		</li>
	);
}

/**
 * The result of a student who chose "None of these" often: no careers, but the reason, the next steps, and the answers that say
 * something. See `sciencesStandOut`.
 */
export function NoStandOut({ owner, explanation }: NoStandOutProps) {
	const { t } = useTranslation();
	const { questionnaire, answers, total } = explanation;
	const none = noneAnswers(questionnaire, answers);
	const isNothing = questionnaire.questions.every(({ id }) => chosenIds(answers, id).length === 0);
	const chosen = chosenIn(explanation);
	const isAttracted = scienceAttracts(questionnaire, answers);
	return (
		<div className="grid gap-10 pb-6">
			<div className="measure grid gap-3">
				<h1 className="display-2">
					{t(isAttracted ? `results.noStandOut.${owner}.attractedTitle` : "results.noStandOut.title")}
				</h1>
				{isNothing ? null : (
					<p className="lead">
						{t(`results.noStandOut.${owner}.${isAttracted ? "attractedWhy" : "why"}`, { none, total })}
					</p>
				)}
				<p className="text-soft">
					{t(`results.noStandOut.${owner}.meaning`)}{" "}
					<LocalLink to="/evidence" className="text-ink underline underline-offset-4 print:hidden">
						{t("results.noStandOut.rule")}
					</LocalLink>
				</p>
			</div>
			<section aria-labelledby="after-no-stand-out" className="grid gap-5 border-t border-hairline pt-8">
				<h2 id="after-no-stand-out" className="display-3">
					{t("results.noStandOut.next")}
				</h2>
				<ul className="grid gap-x-14 gap-y-6 md:grid-cols-2">
					{isAttracted ? <OftenNamedFields explanation={explanation} /> : null}
					{(isAttracted ? steps.toReversed() : steps).map((step) => (
						<li key={step} className="grid content-start gap-1">
							<h3 className="text-xl">{t(`results.noStandOut.${step}.title`)}</h3>
							<p>{t(`results.noStandOut.${step}.text`)}</p>
							<OutsideLink href={t(`results.noStandOut.${step}.address`)}>
								{t(`results.noStandOut.${step}.link`)}
							</OutsideLink>
						</li>
					))}
				</ul>
			</section>
			{chosen.length > 0 ? (
				<section aria-labelledby="chosen-answers" className="border-t border-hairline">
					<details className="group/chosen">
						<summary className="grid min-h-16 cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-4 py-4 [&::-webkit-details-marker]:hidden">
							<h2 id="chosen-answers" className="display-3">
								{t(`results.noStandOut.${owner}.chosen`)}
							</h2>
							<ChevronDown
								aria-hidden="true"
								className="size-5 text-soft transition-transform duration-150 group-open/chosen:rotate-180 print:hidden"
							/>
						</summary>
						<div className="grid gap-5 pb-4">
							<p className="measure text-soft">{t(`results.noStandOut.${owner}.chosenText`)}</p>
							<dl className="grid gap-x-14 gap-y-4 md:grid-cols-2">
								{chosen.map(({ question, option }) => (
									<div key={`${question} ${option}`} className="grid content-start gap-0.5">
										<dt className="text-[0.9375rem] text-soft">{question}</dt>
										<dd className="font-semibold">{option}</dd>
									</div>
								))}
							</dl>
						</div>
					</details>
				</section>
			) : null}
		</div>
	);
}
