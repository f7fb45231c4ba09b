import { useEffect, useState } from "react";
import type { PresentedGame } from "#domain/quest/presented-quest.ts";
import type { GameOutline } from "#domain/quest/quest-outline.ts";

export type LoadedGame =
	| { readonly status: "loading" }
	| { readonly status: "error"; readonly retry: () => void }
	| { readonly status: "ready"; readonly game: PresentedGame };

/** Fetches a game once it is chosen. A change of language keeps the old words until the new ones are here. */
export const useGame = (
	outline: GameOutline | null,
	load: (game: GameOutline) => Promise<PresentedGame>,
): LoadedGame => {
	const [game, setGame] = useState<PresentedGame | null>(null);
	const [hasFailed, setFailed] = useState(false);
	const [round, setRound] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each round is another try
	useEffect(() => {
		if (!outline) return;
		let isCurrent = true;
		setFailed(false);
		load(outline).then(
			(loaded) => isCurrent && setGame(loaded),
			() => isCurrent && setFailed(true),
		);
		return () => {
			isCurrent = false;
		};
	}, [outline, load, round]);
	if (outline && game?.id === outline.id) return { status: "ready", game };
	return hasFailed
		? { status: "error", retry: () => setRound((before) => before + 1) }
		: { status: "loading" };
};
