import type { PresentedGame } from "#domain/quest/presented-quest.ts";
import type { GameId } from "#domain/quest/quest.ts";
import type { Locale } from "#domain/shared/locale.ts";

/** One game with its story and questions, in one language. */
export const loadGame = async (id: GameId, locale: Locale): Promise<PresentedGame> => {
	const games = (locale === "fr" ? await import("spectra:game/fr") : await import("spectra:game/en")).default;
	return (await games[id]()).default;
};
