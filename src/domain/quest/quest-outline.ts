import type { PresentedBadge, PresentedDomain, PresentedGame, PresentedQuest } from "./presented-quest.ts";

/** A game in the list; its story and questions are loaded when it is played. */
export type GameOutline = Omit<PresentedGame, "story" | "questions"> & { readonly questionCount: number };

/** A domain of the quest with its games, without words. */
export type DomainOutline = Omit<PresentedDomain, "games"> & { readonly games: readonly GameOutline[] };

/** The quest page before a game is played, in one language. */
export interface QuestOutline {
	readonly domains: readonly DomainOutline[];
	readonly badges: readonly PresentedBadge[];
}

/** The quest without stories, questions and answers: a tenth of its size. */
export const questOutline = ({ domains, badges }: PresentedQuest): QuestOutline => ({
	domains: domains.map((domain) => ({
		...domain,
		games: domain.games.map(({ id, title, hook, xp, unlocks, questions }) => ({
			id,
			title,
			hook,
			xp,
			unlocks,
			questionCount: questions.length,
		})),
	})),
	badges,
});
