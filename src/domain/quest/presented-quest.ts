import type { BadgeId } from "./badge-id.ts";
import type { GameId, QuestDomainKey } from "./quest.ts";

/** One question in one language. `correctAnswer` is the index of the right option. */
export interface PresentedGameQuestion {
	/** The evidence in two lines of a phone. */
	readonly brief: string;
	/** The findings of the investigation so far, shown before the question. */
	readonly evidence: string;
	readonly question: string;
	readonly options: readonly string[];
	readonly correctAnswer: number;
	/** Why the answer is right, and why the tempting one is not. */
	readonly explanation: string;
}

/** One game in one language. */
export interface PresentedGame {
	readonly id: GameId;
	readonly title: string;
	/** The case in one question. */
	readonly hook: string;
	/** The start of the investigation, shown before the first question. */
	readonly story: string;
	readonly xp: number;
	/** Ids of catalogue careers that finishing the game unlocks. */
	readonly unlocks: readonly string[];
	readonly questions: readonly PresentedGameQuestion[];
}

/** A career as the end of a game shows it. */
export interface UnlockedCareer {
	readonly id: string;
	readonly title: string;
	/** Fourteen weights from 0 to 1, violet to red. */
	readonly fingerprint: readonly number[];
}

/** A game with all that playing it needs. */
export interface PlayableGame extends PresentedGame {
	/** The careers of `unlocks`, in their order. */
	readonly careers: readonly UnlockedCareer[];
}

/** One domain card in one language, its games in order. */
export interface PresentedDomain {
	readonly key: QuestDomainKey;
	/** Name of a lucide icon, in kebab-case. */
	readonly icon: string;
	readonly title: string;
	readonly description: string;
	readonly games: readonly PresentedGame[];
}

/** One badge in one language; `description` says the rule in plain words. */
export interface PresentedBadge {
	readonly id: BadgeId;
	readonly icon: string;
	readonly name: string;
	readonly description: string;
}

/** Everything the quest area says, in one language. */
export interface PresentedQuest {
	readonly domains: readonly PresentedDomain[];
	readonly badges: readonly PresentedBadge[];
}
