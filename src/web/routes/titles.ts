import type { Locale } from "#domain/shared/locale.ts";
import { loadCatalogue } from "./catalogue.ts";
import { loadQuest } from "./quest-content.ts";

export type Titles = Readonly<Record<string, string>>;

const byId = (titled: readonly { readonly id: string; readonly title: string }[]): Titles =>
	Object.fromEntries(titled.map(({ id, title }) => [id, title]));

/** The title of every career in one language, by its id. */
export const loadCareerTitles = async (locale: Locale): Promise<Titles> => byId(await loadCatalogue(locale));

/** The title of every game in one language, by its id. */
const loadGameTitles = async (locale: Locale): Promise<Titles> =>
	byId((await loadQuest(locale)).domains.flatMap(({ games }) => games));

/** The titles of all that an activity can be about: careers and games. */
export const loadTitles = async (locale: Locale): Promise<Titles> => {
	const [careers, games] = await Promise.all([loadCareerTitles(locale), loadGameTitles(locale)]);
	return { ...careers, ...games };
};
