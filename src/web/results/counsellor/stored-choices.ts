import {
	counsellorQuestions,
	maxOwnTextLength,
	maxPlannedSteps,
	type PlannedStep,
	type SummaryChoices,
	suggestedSteps,
} from "#domain/quiz/counsellor-summary.ts";
import type { LocalDate } from "#domain/shared/instant.ts";
import { entriesOf, listIn, visitStorage } from "../../api/storage.ts";
import { counsellorKey } from "../../api/storage-keys.ts";

const textIn = (value: unknown): string =>
	typeof value === "string" ? value.slice(0, maxOwnTextLength) : "";
const textsIn = (value: unknown): string[] =>
	entriesOf(listIn(value) ?? [], (entry) => (typeof entry === "string" ? entry : null));

const stepIn = (value: unknown): PlannedStep | null => {
	if (typeof value !== "object" || value === null) return null;
	const { step, date } = value as Readonly<Record<string, unknown>>;
	const known = [...suggestedSteps, "own" as const].find((one) => one === step);
	if (known === undefined) return null;
	const isDate = typeof date === "string" && /^\d{4}-\d{2}-\d{2}$/.test(date);
	return { step: known, date: isDate ? (date as LocalDate) : "" };
};

const choicesIn = (value: unknown): SummaryChoices | null => {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
	const { careers, ruledOut, subjects, steps, ownStep, questions, ownQuestion } = value as Readonly<
		Record<string, unknown>
	>;
	return {
		careers: textsIn(careers),
		ruledOut: textsIn(ruledOut),
		subjects: textsIn(subjects),
		steps: entriesOf(listIn(steps) ?? [], stepIn).slice(0, maxPlannedSteps),
		ownStep: textIn(ownStep),
		questions: counsellorQuestions.filter((question) => textsIn(questions).includes(question)),
		ownQuestion: textIn(ownQuestion),
	};
};

/** The choices made in this tab; null before the first. */
export const readChoices = (): SummaryChoices | null => visitStorage.read(counsellorKey, choicesIn);

/** Stores the choices for as long as the tab is open. */
export const storeChoices = (choices: SummaryChoices): void => visitStorage.write(counsellorKey, choices);
