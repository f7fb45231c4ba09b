import type { Locale } from "#domain/shared/locale.ts";
import { loadCareerTitles } from "../careers/content.ts";
import { loadQuest } from "../quest/content.ts";

/** The titles of everything that an activity can refer to, by id: careers and games. */
export const loadTitles = async (locale: Locale): Promise<Readonly<Record<string, string>>> => {
	const [careers, quest] = await Promise.all([loadCareerTitles(locale), loadQuest(locale)]);
	const games = quest.domains.flatMap((domain) => domain.games);
	return { ...careers, ...Object.fromEntries(games.map(({ id, title }) => [id, title])) };
};
