import type { PlayableGame } from "#domain/quest/presented-quest.ts";
import type { GameId } from "#domain/quest/quest.ts";
import type { QuestOutline } from "#domain/quest/quest-outline.ts";
import type { Locale, Localized } from "#domain/shared/locale.ts";
import { loadCareerTitles } from "../careers/content.ts";
import { localeOfRequest } from "../shared/i18n/route-locale.ts";

const questIn = {
	en: () => import("spectra:quest/en"),
	fr: () => import("spectra:quest/fr"),
} satisfies Localized<unknown>;

/** Domains, games and badges with their titles, in one language. */
export const loadQuest = async (locale: Locale): Promise<QuestOutline> => (await questIn[locale]()).default;

const gameIn = {
	en: () => import("spectra:game/en"),
	fr: () => import("spectra:game/fr"),
} satisfies Localized<unknown>;

/** One game with its story and questions, in one language. */
export const loadGame = async (id: GameId, locale: Locale): Promise<PlayableGame> => {
	const games = (await gameIn[locale]()).default;
	return (await games[id]()).default;
};

/** Loads the content of the quest's screen in the language of a request: domains, games, badges, career titles. */
export const loadQuestScreen = async (request: Request) => {
	const locale = localeOfRequest(request);
	const [quest, titles] = await Promise.all([loadQuest(locale), loadCareerTitles(locale)]);
	const unlocked = quest.domains.flatMap(({ games }) => games.flatMap(({ unlocks }) => unlocks));
	return { quest, titles: Object.fromEntries(unlocked.map((id) => [id, titles[id] ?? id])) };
};
