import type { DocumentPage } from "#domain/shared/document.ts";
import type { Locale, Localized } from "#domain/shared/locale.ts";
import about from "./about.ts";
import contact from "./contact.ts";
import privacy from "./privacy.ts";
import resources from "./resources.ts";
import sources from "./sources.ts";
import terms from "./terms.ts";

const pages: Readonly<Record<string, Localized<DocumentPage>>> = {
	about,
	contact,
	privacy,
	resources,
	sources,
	terms,
};

/** The text pages by the last part of their address. */
export const pageNames = Object.keys(pages);

/** One text page in one language. Throws when there is none of that name. */
export const textPage = (name: string, locale: Locale): DocumentPage => {
	const page = pages[name];
	if (!page) throw new Error(`No text page is called ${name}`);
	return page[locale];
};
