import { useQuery } from "@tanstack/react-query";
import type { PresentedGame } from "#domain/quest/presented-quest.ts";
import type { GameOutline } from "#domain/quest/quest-outline.ts";
import { type Loaded, loadedOf } from "../api/loaded.ts";
import { useLocale } from "../shared/locale.ts";

/** Fetches a game once it is chosen. A change of language keeps the old words until the new ones are here. */
export const useGame = (
	outline: GameOutline | null,
	load: (game: GameOutline) => Promise<PresentedGame>,
): Loaded<PresentedGame> => {
	const locale = useLocale();
	return loadedOf(
		useQuery({
			queryKey: ["content", "game", outline?.id, locale],
			queryFn: () => (outline ? load(outline) : Promise.reject(new Error("No game is chosen"))),
			enabled: outline !== null,
			staleTime: Number.POSITIVE_INFINITY,
			// Only of the same game: another one is waited for.
			placeholderData: (before) => (before?.id === outline?.id ? before : undefined),
		}),
	);
};
