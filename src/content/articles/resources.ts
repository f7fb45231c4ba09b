import type { DocumentPage } from "#domain/shared/document.ts";
import type { Localized } from "#domain/shared/locale.ts";
import monthOfObservations from "./a-month-of-observations.ts";
import readCoursePage from "./read-a-course-page.ts";
import readScientificArticle from "./read-a-scientific-article.ts";
import talkToResearcher from "./talk-to-a-researcher.ts";

/** A text of the premium plan. Only the server reads these: no page contains them. */
export interface ExclusiveResource {
	readonly id: string;
	readonly page: Localized<DocumentPage>;
}

/** In the order of the list. */
export const exclusiveResources: readonly ExclusiveResource[] = [
	{ id: "talk-to-a-researcher", page: talkToResearcher },
	{ id: "read-a-course-page", page: readCoursePage },
	{ id: "read-a-scientific-article", page: readScientificArticle },
	{ id: "a-month-of-observations", page: monthOfObservations },
];
