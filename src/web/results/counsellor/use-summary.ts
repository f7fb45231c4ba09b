import { useTranslation } from "react-i18next";
import type { PresentedCareerCard } from "#domain/careers/presented-career.ts";
import {
	type PlannedStep,
	ruledOutIn,
	type SummaryChoices,
	stepsByDay,
} from "#domain/quiz/counsellor-summary.ts";
import type { PresentedResult } from "#domain/quiz/presented-result.ts";
import { noneAnswers } from "#domain/quiz/stand-out.ts";
import type { Steadiness } from "#domain/quiz/steadiness.ts";
import { utcMidnight, utcZone } from "#domain/shared/instant.ts";
import type { MomentInWords } from "../../careers/career/use-moments-in-words.ts";
import { useFormat } from "../../shared/i18n/format.ts";

/** A subject by its name. */
export interface NamedSubject {
	readonly id: string;
	readonly label: string;
}

/** A thing that the student ruled out, with the reason. */
export interface RuledOut {
	readonly id: string;
	readonly text: string;
	readonly note: string;
}

/** The questions that were answered with "None of these", then the unwanted moments. */
export const useRuledOut = (result: PresentedResult, moments: readonly MomentInWords[]): RuledOut[] => {
	const { t } = useTranslation();
	return [
		...ruledOutIn(result).map(({ id, text }) => ({ id, text, note: t("counsellor.paper.none") })),
		...moments.map(({ career, moment, answer, title, text }) => ({
			id: `${career} ${moment}`,
			text,
			note: t(`counsellor.paper.moment.${answer === "no" ? "no" : "ifIMust"}`, { title }),
		})),
	];
};

/** A career to show, with the steadiness of its place among the five. */
export interface ChosenCareer extends PresentedCareerCard {
	readonly steadiness: Steadiness;
}

/** The facts from which a student chooses. */
export interface SummarySource {
	readonly result: PresentedResult;
	/** The careers to show, best first. */
	readonly careers: readonly ChosenCareer[];
	readonly subjects: readonly NamedSubject[];
	/** The things to which the student said no: questions of the quiz and moments of careers. */
	readonly ruledOut: readonly RuledOut[];
}

/** A part of the summary: its heading and its lines, each with a note or without. */
export interface SummarySection {
	readonly title: string;
	readonly lines: readonly { readonly text: string; readonly note?: string }[];
}

const maxFields = 3;

/** The chosen parts of the summary in words. A part without lines is left out. */
export const useSummary = (
	{ result, careers, subjects, ruledOut }: SummarySource,
	choices: SummaryChoices,
): SummarySection[] => {
	const { t } = useTranslation();
	const { list, longDate } = useFormat();
	const fields = result.categories.slice(0, maxFields).map(({ key }) => t(`common.inText.${key}`));
	const dayOf = (date: PlannedStep["date"]) =>
		date === "" ? t("counsellor.steps.noDay") : longDate(utcMidnight(date), utcZone);
	const standing = result.hasScience
		? [
				{ text: t("counsellor.paper.fields", { fields: list(fields) }) },
				...careers
					.filter(({ id }) => choices.careers.includes(id))
					.map(({ id, title, steadiness }) => {
						const reasons = result.reasonsOf(id);
						return {
							text: t("counsellor.paper.career", {
								title,
								count: reasons.length,
								steadiness: t(`counsellor.paper.steadiness.${steadiness}`),
							}),
							...(reasons[0]
								? {
										note: t("counsellor.paper.reason", {
											question: reasons[0].question,
											answer: reasons[0].option,
										}),
									}
								: {}),
						};
					}),
			]
		: [
				{
					text: t("counsellor.paper.noScience", {
						none: noneAnswers(result.questionnaire, result.answers),
						total: result.total,
					}),
				},
			];
	const steps = stepsByDay(choices.steps).flatMap(({ step, date }) => {
		const text = step === "own" ? choices.ownStep.trim() : t(`counsellor.steps.suggested.${step}`);
		return text === "" ? [] : [{ text, note: dayOf(date) }];
	});
	const sections: SummarySection[] = [
		{ title: t("counsellor.sections.standOut"), lines: standing },
		{
			title: t("counsellor.sections.ruledOut"),
			lines: ruledOut.filter(({ id }) => choices.ruledOut.includes(id)),
		},
		{
			title: t("counsellor.sections.subjects"),
			lines: subjects.filter(({ id }) => choices.subjects.includes(id)).map(({ label }) => ({ text: label })),
		},
		{ title: t("counsellor.sections.steps"), lines: steps },
		{
			title: t("counsellor.sections.questions"),
			lines: [
				...choices.questions.map((question) => t(`counsellor.questions.suggested.${question}`)),
				choices.ownQuestion.trim(),
			]
				.filter((text) => text !== "")
				.map((text) => ({ text })),
		},
	];
	return sections.filter(({ lines }) => lines.length > 0);
};

/** The summary as plain text, for a form that accepts only text, such as a portfolio. */
export const summaryText = (title: string, sections: readonly SummarySection[]): string =>
	[
		title,
		...sections.map(({ title: heading, lines }) =>
			[heading, ...lines.map(({ text, note }) => (note ? `- ${text} (${note})` : `- ${text}`))].join("\n"),
		),
	].join("\n\n");
