import { guestOwner, type TabOwner } from "../account/tab-owner.ts";
import { type CareerId, isCareerId } from "../careers/career-id.ts";
import type { WeekPart } from "../careers/setting.ts";
import type { Instant, Month } from "../shared/instant.ts";

/** The answers to "Would you?", the most willing first. */
export const momentAnswers = ["yes", "if_i_must", "no"] as const;
export type MomentAnswer = (typeof momentAnswers)[number];

/** A student's answer to a moment of a career: `moment` is the index of the part in the career's week. */
export interface AnsweredMoment {
	readonly career: CareerId;
	readonly moment: number;
	readonly answer: MomentAnswer;
	readonly answeredAt: Instant;
}

/** A student's own line to the question of a month. */
export interface MonthlyLine {
	readonly month: Month;
	readonly text: string;
	readonly writtenAt: Instant;
}

/** The notes that a student keeps on a device, beside the score and never in it. */
export interface Notebook {
	readonly moments: readonly AnsweredMoment[];
	readonly lines: readonly MonthlyLine[];
}

/** The maximum length of a line, in characters. */
export const maxLineLength = 200;

/** The number of moments of a week that are asked. */
const askedMoments = 3;

/** The number of different monthly questions: one for each month of the year. */
export const monthlyQuestions = 12;

/**
 * The parts of a week to ask about, by index, in the order of the week: the longest first, and one of each setting before a
 * second one.
 */
export const momentsToAsk = (week: readonly WeekPart[]): number[] => {
	const byLength = week
		.map((part, index) => ({ ...part, index: index }))
		.sort((one, other) => other.parts - one.parts);
	const isFirstOfSetting = (index: number, setting: string) =>
		byLength.find((part) => part.setting === setting)?.index === index;
	return [
		...byLength.filter(({ index, setting }) => isFirstOfSetting(index, setting)),
		...byLength.filter(({ index, setting }) => !isFirstOfSetting(index, setting)),
	]
		.slice(0, askedMoments)
		.map(({ index }) => index)
		.sort((one, other) => one - other);
};

/** The notebook with an answer, in place of an earlier one to the same moment. */
export const withMoment = (notebook: Notebook, answered: AnsweredMoment): Notebook => ({
	...notebook,
	moments: [
		...notebook.moments.filter(
			({ career, moment }) => career !== answered.career || moment !== answered.moment,
		),
		answered,
	],
});

/** The notebook with a line, in place of an earlier one of the same month; an empty line removes it. */
export const withLine = (notebook: Notebook, line: MonthlyLine): Notebook => {
	const text = line.text.trim().slice(0, maxLineLength);
	const others = notebook.lines.filter(({ month }) => month !== line.month);
	return { ...notebook, lines: text === "" ? others : [...others, { ...line, text }] };
};

/** The moments that a student would not live gladly: those answered with "no" first. */
export const unwantedMoments = ({ moments }: Notebook): AnsweredMoment[] =>
	moments
		.filter(({ answer }) => answer !== "yes")
		.toSorted((one, other) => momentAnswers.indexOf(other.answer) - momentAnswers.indexOf(one.answer));

/** The month of an instant, in UTC. */
export const monthOf = (instant: Instant): Month => instant.slice(0, 7) as Month;

/** The lines of earlier months, the oldest first: all are shown again in January, none in another month. */
export const linesShownAgain = ({ lines }: Notebook, month: Month): MonthlyLine[] =>
	month.endsWith("-01")
		? lines
				.filter((line) => line.month < month)
				.toSorted((one, other) => one.month.localeCompare(other.month))
		: [];

/** The question of a month, an index below `monthlyQuestions`. */
export const questionOfMonth = (month: Month): number => Number(month.slice(5)) - 1;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
	(typeof value === "object" && value !== null ? value : {}) as Fields;

const listOf = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : []);

const isInstant = (value: unknown): value is Instant =>
	typeof value === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value);

/** A stored notebook; entries that are broken are left out. Never throws. */
export const notebookIn = (stored: unknown): Notebook => {
	const { moments, lines } = fieldsOf(stored);
	return {
		moments: listOf(moments).flatMap(({ career, moment, answer, answeredAt }) => {
			const known = momentAnswers.find((each) => each === answer);
			return typeof career === "string" &&
				isCareerId(career) &&
				Number.isSafeInteger(moment) &&
				known &&
				isInstant(answeredAt)
				? [{ career, moment: moment as number, answer: known, answeredAt }]
				: [];
		}),
		lines: listOf(lines).flatMap(({ month, text, writtenAt }) =>
			typeof month === "string" &&
			/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) &&
			typeof text === "string" &&
			text.length <= maxLineLength &&
			isInstant(writtenAt)
				? [{ month: month as Month, text, writtenAt }]
				: [],
		),
	};
};

/**
 * The notebook of a person in what a device has stored: empty where the stored one belongs to another person. A notebook
 * without an owner was written by a guest.
 */
export const notebookOf = (stored: unknown, person: TabOwner): Notebook =>
	notebookIn(ownerOfNotebook(stored) === person ? stored : null);

/** The person who wrote a stored notebook. */
export const ownerOfNotebook = (stored: unknown): TabOwner => {
	const { owner } = fieldsOf(stored);
	return typeof owner === "string" ? owner : guestOwner;
};
