import type { Locale } from "#domain/shared/locale.ts";
import { loadCatalogue } from "./catalogue.ts";

/** The title of every career in one language, by its id. */
export const loadCareerTitles = async (locale: Locale): Promise<Readonly<Record<string, string>>> =>
	Object.fromEntries((await loadCatalogue(locale)).map(({ id, title }) => [id, title]));
