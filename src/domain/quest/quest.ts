import type { Instant } from "../shared/moment.ts";

export const questDomainKeys = ["biology", "chemistry", "physics", "space", "computer"] as const;
export type QuestDomainKey = (typeof questDomainKeys)[number];

export const gameIds = [
	"plant-outbreak",
	"dna-detective",
	"mystery-substance",
	"green-chemistry",
	"roller-coaster",
	"mission-to-mars",
	"image-recognition",
] as const;
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
