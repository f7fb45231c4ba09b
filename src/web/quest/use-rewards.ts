import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { QuestOverview } from "#contract/quest.ts";
import { loadedOf } from "../api/loaded.ts";
import { questQuery } from "./queries.ts";

const earnedOf = (overview: QuestOverview): string[] =>
	overview.badges.filter(({ earnedAt }) => earnedAt !== null).map(({ id }) => id);

/** The rewards of a finished game besides XP: the new level and the badges earned since it was opened, replays included. */
export const useRewards = (
	isCounted: boolean,
): {
	readonly level: number | null;
	readonly badges: readonly string[];
	/** Counts from now on, for a replay. */
	readonly restart: () => void;
} => {
	const overview = loadedOf(useQuery(questQuery));
	const now = overview.status === "ready" ? overview.data : null;
	const [before, setBefore] = useState(now);
	const restart = () => setBefore(now);
	if (before === null && now !== null && !isCounted) setBefore(now);
	if (!isCounted || before === null || now === null) return { level: null, badges: [], restart };
	const had = earnedOf(before);
	return {
		level: now.stats.level > before.stats.level ? now.stats.level : null,
		badges: earnedOf(now).filter((id) => !had.includes(id)),
		restart,
	};
};
