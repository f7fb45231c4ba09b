import type { DocumentPage } from "#domain/shared/document.ts";
import type { Localized } from "#domain/shared/locale.ts";
import monthOfObservations from "./a-month-of-observations.ts";
import questionForOralExam from "./a-question-for-an-oral-exam.ts";
import yearOfResearch from "./a-year-of-research.ts";
import readScientificArticle from "./read-a-scientific-article.ts";

/** A text of the premium plan. Only the server reads these: no page contains them. */
export interface ExclusiveResource {
	readonly id: string;
	readonly page: Localized<DocumentPage>;
}

/**
 * In the order of the list. None of them helps to decide about studies or a career: the guides that do are pages for
 * everyone (`content/pages`).
 */
export const exclusiveResources: readonly ExclusiveResource[] = [
	{ id: "a-question-for-an-oral-exam", page: questionForOralExam },
	{ id: "a-year-of-research", page: yearOfResearch },
	{ id: "a-month-of-observations", page: monthOfObservations },
	{ id: "read-a-scientific-article", page: readScientificArticle },
];
