import type { Instant, LocalDateTime } from "../shared/instant.ts";

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
export type GameId = (typeof gameIds)[number];

/** Whether a string, from an address or from storage, names a game of the quest. */
export const isGameId = (value: string): value is GameId => (gameIds as readonly string[]).includes(value);

/** The part of a game that the rules need: its domain, its list XP and its right answers (option index per question). */
export interface Game {
	id: GameId;
	domain: QuestDomainKey;
	xp: number;
	correctAnswers: number[];
}

/** Every question offers exactly four options. */
export const optionCount = 4;

/** A game's first completion: its answers (option index per question) and the instant at which it was finished. */
export interface Completion {
	game: GameId;
	completedAt: Instant;
	answers: readonly number[];
	/** Finished before understanding was counted: level, percent and badges count the whole game (decision 33). */
	countsWhole: boolean;
}

/** A question of a game, by its index, that a player answered right, and the first instant of it. */
export interface UnderstoodQuestion {
	game: GameId;
	question: number;
	understoodAt: Instant;
}

/** One play of a game to its end, replays included. `local` is the date and time on the player's clock. */
export interface Play {
	game: GameId;
	playedAt: Instant;
	local: LocalDateTime;
}

/** Further plays of one local day are not stored. */
export const maxPlaysPerDay = 20;

/** A guest's device stores this many plays of each game, the first ones. */
export const maxGuestPlays = 100;
