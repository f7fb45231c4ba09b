import { useEffect, useState } from "react";
import type { GameOutline, QuestOutline } from "#domain/quest/quest-outline.ts";
import type { FirstCase } from "./first-case.tsx";

type Part = typeof FirstCase;

/**
 * The first case, for visitors who have not finished any game. It loads late; if that fails, the progress dots stay.
 */
export const useFirstCase = (
	isFirstVisit: boolean,
	outline: QuestOutline,
): { readonly FirstCase: Part | null; readonly game: GameOutline | undefined } => {
	const [part, setPart] = useState<Part | null>(null);
	useEffect(() => {
		if (!isFirstVisit) return;
		let isWanted = true;
		import("./first-case.tsx").then(
			(fetched) => isWanted && setPart(() => fetched.FirstCase),
			() => {
				// Without it the dots stay: every game can be played from its row.
			},
		);
		return () => {
			isWanted = false;
		};
	}, [isFirstVisit]);
	return { FirstCase: isFirstVisit ? part : null, game: outline.domains[0]?.games[0] };
};
