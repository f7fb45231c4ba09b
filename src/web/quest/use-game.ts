import { useQuery } from "@tanstack/react-query";
import type { PlayableGame } from "#domain/quest/presented-quest.ts";
import type { GameOutline } from "#domain/quest/quest-outline.ts";
import { type Loaded, loadedOf } from "../api/loaded.ts";
import { useLocale } from "../shared/i18n/locale.ts";

/** Loads a game once it is chosen. A change of language keeps the old texts until the new ones have loaded. */
export const useGame = (
	outline: GameOutline | null,
	load: (game: GameOutline) => Promise<PlayableGame>,
): Loaded<PlayableGame> => {
	const locale = useLocale();
	return loadedOf(
		useQuery({
			queryKey: ["content", "game", outline?.id, locale],
			queryFn: () => (outline ? load(outline) : Promise.reject(new Error("No game is chosen"))),
			enabled: outline !== null,
			staleTime: Number.POSITIVE_INFINITY,
			// Only for the same game: another one shows its skeleton.
			placeholderData: (before) => (before?.id === outline?.id ? before : undefined),
		}),
	);
};
