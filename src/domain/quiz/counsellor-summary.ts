import type { LocalDate } from "../shared/instant.ts";
import type { PresentedResult } from "./presented-result.ts";
import { chosenOptions, isNoneOption } from "./questionnaire.ts";
import type { Steadiness } from "./steadiness.ts";

/** The steps that a student can choose from for the weeks after the talk. */
export const suggestedSteps = [
	"counsellor",
	"person",
	"openDay",
	"coursePages",
	"subjects",
	"placement",
] as const;
/** One of them; a step of the student's own is "own". */
export type SuggestedStep = (typeof suggestedSteps)[number];

/** More than three steps are a list that stays undone. */
export const maxPlannedSteps = 3;
/** The longest text of an own step or question. */
export const maxOwnTextLength = 300;

/** The questions that a result suggests for the talk. */
export const counsellorQuestions = [
	"beyond",
	"between",
	"unsteady",
	"sooner",
	"maths",
	"refused",
	"help",
] as const;
export type CounsellorQuestion = (typeof counsellorQuestions)[number];

/** A step with the day on which the student means to take it; empty while no day is chosen. */
export interface PlannedStep {
	readonly step: SuggestedStep | "own";
	readonly date: LocalDate | "";
}

/** The choices of a student for the summary. Nothing else is on it. */
export interface SummaryChoices {
	/** Careers among the five, by id. */
	readonly careers: readonly string[];
	/** Questions that were answered with "None of these", by id. */
	readonly ruledOut: readonly string[];
	/** School subjects, by id. */
	readonly subjects: readonly string[];
	readonly steps: readonly PlannedStep[];
	readonly ownStep: string;
	readonly questions: readonly CounsellorQuestion[];
	readonly ownQuestion: string;
}

/** The questions of an attempt whose answer is "None of these", in their order. */
export const ruledOutIn = ({ questionnaire, answers }: Pick<PresentedResult, "questionnaire" | "answers">) =>
	questionnaire.questions.filter((question) => chosenOptions(question, answers).some(isNoneOption));

/** A career of a result, as far as the suggested questions need it. */
export interface SummaryCareer {
	readonly id: string;
	readonly category: string;
	/** The shortest studies that lead to it, in years after school. */
	readonly yearsFrom: number;
	readonly steadiness: Steadiness;
}

/** From this many years on, a student may want to hear of a sooner way in. */
const longStudies = 8;

/**
 * The questions that this result suggests: two fields to keep open, a place that hangs on one answer, a shorter way into long
 * studies, careers beyond science, and always a refused course and help.
 */
export const questionsFor = (
	{ hasScience }: Pick<PresentedResult, "hasScience">,
	careers: readonly SummaryCareer[],
): CounsellorQuestion[] => {
	const [first] = careers;
	const fits: Readonly<Record<CounsellorQuestion, boolean>> = {
		beyond: !hasScience,
		between: careers.some(({ category }) => category !== first?.category),
		unsteady: first?.steadiness === 1,
		sooner: careers.some(({ yearsFrom }) => yearsFrom >= longStudies),
		maths: hasScience,
		refused: true,
		help: true,
	};
	return counsellorQuestions.filter((question) => fits[question]);
};

const firstMonth = 9;

/** The last day of the school year of `today`: 31 August, since French school years begin on 1 September. */
export const schoolYearEnd = (today: LocalDate): LocalDate => {
	const [year = 0, month = 0] = today.split("-").map(Number);
	return `${month >= firstMonth ? year + 1 : year}-08-31` as LocalDate;
};

/** Planned steps by day, those without a day last. */
export const stepsByDay = (steps: readonly PlannedStep[]): PlannedStep[] =>
	steps.toSorted((one, other) => (one.date || "9").localeCompare(other.date || "9"));

/** The choices with one step added or removed; a fourth step changes nothing. */
export const toggleStep = (
	steps: readonly PlannedStep[],
	step: PlannedStep["step"],
): readonly PlannedStep[] => {
	if (steps.some((planned) => planned.step === step)) return steps.filter((planned) => planned.step !== step);
	return steps.length < maxPlannedSteps ? [...steps, { step, date: "" }] : steps;
};
