import { ratingGroups, ratingVerdicts } from "#domain/quiz/blind-rating.ts";
import type { LocalTime } from "#domain/shared/moment.ts";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "../drizzle.ts";
import { owner } from "./account.ts";
import { instant, knownWords, localDate, oneOf } from "./column.ts";

/**
 * A finished quiz. Results are computed when they are read. Of a free account's older attempts only the day
 * is kept (see domain/quiz/kept-attempts.ts).
 */
export const quizAttempt = pgTable(
	"quiz_attempt",
	{
		accountId: owner(),
		id: uuid("id").notNull(),
		questionnaireVersion: integer("questionnaire_version").notNull(),
		/** Null where only the day is kept. */
		answers: jsonb("answers").$type<Record<string, string[]>>(),
		completedAt: instant("completed_at").notNull(),
		/** Stored under the premium plan: it stays, also after the plan has ended. */
		isForGood: boolean("is_for_good").notNull().default(false),
		/** A hash of version, answers and instant: a repeated attempt is stored once. */
		fingerprint: text("fingerprint").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.accountId, table.id] }),
		uniqueIndex("quiz_attempt_fingerprint").on(table.accountId, table.fingerprint),
		index("quiz_attempt_completed").on(table.accountId, table.completedAt),
	],
);

/** Counts of students' judgements in blind ratings, without a person or a career. */
export const blindRating = pgTable(
	"blind_rating",
	{
		questionnaireVersion: integer("questionnaire_version").notNull(),
		group: oneOf("group", ratingGroups).notNull(),
		verdict: oneOf("verdict", ratingVerdicts).notNull(),
		count: integer("count").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.questionnaireVersion, table.group, table.verdict] }),
		knownWords("blind_rating", "group", ratingGroups),
		knownWords("blind_rating", "verdict", ratingVerdicts),
	],
);

/** The saved careers of an account. */
export const savedCareer = pgTable(
	"saved_career",
	{ accountId: owner(), careerId: text("career_id").notNull(), savedAt: instant("saved_at").notNull() },
	(table) => [primaryKey({ columns: [table.accountId, table.careerId] })],
);

/** A game's first completion; replays award nothing and are not kept. */
export const questCompletion = pgTable(
	"quest_completion",
	{
		accountId: owner(),
		gameId: text("game_id").notNull(),
		answers: jsonb("answers").$type<number[]>().notNull(),
		completedAt: instant("completed_at").notNull(),
	},
	(table) => [primaryKey({ columns: [table.accountId, table.gameId] })],
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

/** A guest's work that was taken over, so that a repeated request gets the first response. */
export const guestMerge = pgTable(
	"guest_merge",
	{
		accountId: owner(),
		mergeId: uuid("merge_id").notNull(),
		answer: jsonb("answer").$type<Record<"attempts" | "saved" | "completions", number>>().notNull(),
		mergedAt: instant("merged_at").notNull(),
	},
	(table) => [primaryKey({ columns: [table.accountId, table.mergeId] })],
);
