import type { LocalTime } from "#domain/shared/instant.ts";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from "../drizzle.ts";
import { owner } from "./account.ts";
import { instant, localDate } from "./column.ts";

/** A game's first completion; replays award nothing and are not kept. */
export const questCompletion = pgTable(
	"quest_completion",
	{
		accountId: owner(),
		gameId: text("game_id").notNull(),
		answers: jsonb("answers").$type<number[]>().notNull(),
		completedAt: instant("completed_at").notNull(),
		/** True for rows from before understanding was counted, and for those of servers that do not know the column. */
		countsWhole: boolean("counts_whole").notNull().default(true),
	},
	(table) => [primaryKey({ columns: [table.accountId, table.gameId] })],
);

/** A question that an account answered right at any try, and when first. Level, percent, badges and marks follow it. */
export const questUnderstood = pgTable(
	"quest_understood",
	{
		accountId: owner(),
		gameId: text("game_id").notNull(),
		/** Its index in the game. */
		question: integer("question").notNull(),
		understoodAt: instant("understood_at").notNull(),
	},
	(table) => [primaryKey({ columns: [table.accountId, table.gameId, table.question] })],
);

/** A day on which an account played, in the player's own zone. */
export const questActiveDay = pgTable(
	"quest_active_day",
	{ accountId: owner(), day: localDate("day").notNull() },
	(table) => [primaryKey({ columns: [table.accountId, table.day] })],
);

/** Every play of a game to its end, with the date and time on the player's clock. Badge rules read it. */
export const questPlay = pgTable(
	"quest_play",
	{
		accountId: owner(),
		gameId: text("game_id").notNull(),
		playedAt: instant("played_at").notNull(),
		localDate: localDate("local_date").notNull(),
		localTime: text("local_time").$type<LocalTime>().notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.accountId, table.playedAt, table.gameId] }),
		index("quest_play_day").on(table.accountId, table.localDate),
	],
);
