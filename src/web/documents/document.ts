import type { DocumentPage } from "#domain/shared/document.ts";
import type { Locale } from "#domain/shared/locale.ts";

const pages = {
	en: () => import("spectra:page/en"),
	fr: () => import("spectra:page/fr"),
};

/** Loads a text page in one language, by the name of its content file. */
export const loadDocument = async (name: string, locale: Locale): Promise<DocumentPage> => {
	const load = (await pages[locale]()).default[name];
	if (!load) throw new Error(`No text page is called ${name}`);
	return (await load()).default;
};
