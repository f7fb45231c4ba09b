import type { Instant } from "../shared/moment.ts";

/** The five domains of the quest, in the order of the screen. */
export const questDomainKeys = ["biology", "chemistry", "physics", "space", "computer"] as const;
export type QuestDomainKey = (typeof questDomainKeys)[number];

/** The seven games, in the order of the screen. */
export const gameIds = [
	"plant-outbreak",
	"dna-detective",
	"mystery-substance",
	"green-chemistry",
	"roller-coaster",
	"mission-to-mars",
	"image-recognition",
] as const;
/** A game of the quest. */
export type GameId = (typeof gameIds)[number];

/** Whether a string, from an address or from storage, names a game of the quest. */
export const isGameId = (value: string): value is GameId => (gameIds as readonly string[]).includes(value);

/** What the rules need of a game: its domain, its list XP and its right answers (option index per question). */
export interface Game {
	id: GameId;
	domain: QuestDomainKey;
	xp: number;
	correctAnswers: number[];
}

/** Every question offers exactly four options. */
export const optionCount = 4;

/** A game someone finished, and when. */
export interface Completion {
	game: GameId;
	completedAt: Instant;
}
