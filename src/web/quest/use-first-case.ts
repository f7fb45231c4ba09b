import { useEffect, useState } from "react";
import type { GameOutline, QuestOutline } from "#domain/quest/quest-outline.ts";
import { loadMessages } from "../shared/i18n.ts";
import type { FirstCase } from "./first-case.tsx";

type Part = typeof FirstCase;

/** The first case in place, for whoever has not finished any game; it arrives late, and the lamps stay where it cannot. */
export const useFirstCase = (
	isFirstVisit: boolean,
	outline: QuestOutline,
): { readonly FirstCase: Part | null; readonly game: GameOutline | undefined } => {
	const [part, setPart] = useState<Part | null>(null);
	useEffect(() => {
		if (!isFirstVisit) return;
		let isWanted = true;
		Promise.all([import("./first-case.tsx"), loadMessages(["quest/play"])]).then(
			([fetched]) => isWanted && setPart(() => fetched.FirstCase),
			() => {
				// Without it the lamps stay: every game can be played from its line.
			},
		);
		return () => {
			isWanted = false;
		};
	}, [isFirstVisit]);
	return { FirstCase: isFirstVisit ? part : null, game: outline.domains[0]?.games[0] };
};
