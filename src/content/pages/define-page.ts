import { documentPageSchema, localized } from "#contract/shared.ts";
import type { DocumentPage } from "#domain/shared/document.ts";
import type { Localized } from "#domain/shared/locale.ts";

const schema = localized(documentPageSchema);

/** Checks a text page in both languages at build: same sections in the same order; throws with the error. */
export const definePage = (source: Localized<DocumentPage>): Localized<DocumentPage> => {
	const page = schema.parse(source);
	const anchors = (one: DocumentPage): string => one.sections.map(({ id }) => id).join();
	if (anchors(page.en) !== anchors(page.fr))
		throw new Error(`Sections of "${page.en.title}" differ: ${anchors(page.en)} and ${anchors(page.fr)}`);
	return page;
};
