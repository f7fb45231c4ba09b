import type { DocumentPage } from "#domain/shared/document.ts";
import type { Locale, Localized } from "#domain/shared/locale.ts";
import about from "./about.ts";
import changingCourse from "./changing-course.ts";
import contact from "./contact.ts";
import nearHome from "./near-home.ts";
import privacy from "./privacy.ts";
import readCoursePage from "./read-a-course-page.ts";
import resources from "./resources.ts";
import sources from "./sources.ts";
import talkToResearcher from "./talk-to-a-researcher.ts";
import terms from "./terms.ts";
import whatStudiesCost from "./what-studies-cost.ts";

/** The text pages by the last part of their address. Build time only: not for the browser. */
const pages: Readonly<Record<string, Localized<DocumentPage>>> = {
	about,
	sources,
	contact,
	resources,
	"read-a-course-page": readCoursePage,
	"talk-to-a-researcher": talkToResearcher,
	"what-studies-cost": whatStudiesCost,
	"changing-course": changingCourse,
	"near-home": nearHome,
	privacy,
	terms,
};

export const pageNames: readonly string[] = Object.keys(pages);

/** One text page in one language. Throws on a name that is not in `pageNames`. */
export const textPage = (name: string, locale: Locale): DocumentPage => {
	const page = pages[name];
	if (!page) throw new Error(`No text page is called ${name}`);
	return page[locale];
};
