import type { PresentedGame } from "#domain/quest/presented-quest.ts";
import type { GameId } from "#domain/quest/quest.ts";
import type { Locale, Localized } from "#domain/shared/locale.ts";

const gameIn = {
	en: () => import("spectra:game/en"),
	fr: () => import("spectra:game/fr"),
} satisfies Localized<unknown>;

/** One game with its story and questions, in one language. */
export const loadGame = async (id: GameId, locale: Locale): Promise<PresentedGame> => {
	const games = (await gameIn[locale]()).default;
	return (await games[id]()).default;
};
