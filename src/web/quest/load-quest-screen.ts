import { loadCareerTitles } from "../careers/content.ts";
import { localeOfRequest } from "../shared/route-locale.ts";
import { loadQuest } from "./quest-content.ts";

/** Loads the content of the quest's screen in the language of a request: domains, games, badges, career titles. */
export const loadQuestScreen = async (request: Request) => {
	const locale = localeOfRequest(request);
	const [quest, titles] = await Promise.all([loadQuest(locale), loadCareerTitles(locale)]);
	const unlocked = quest.domains.flatMap(({ games }) => games.flatMap(({ unlocks }) => unlocks));
	return { quest, titles: Object.fromEntries(unlocked.map((id) => [id, titles[id] ?? id])) };
};
