import { ratingGroups, ratingVerdicts } from "#domain/quiz/blind-rating.ts";
import type { TieChoice } from "#domain/quiz/tie-decision.ts";
import {
	boolean,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	sql,
	text,
	uniqueIndex,
	uuid,
} from "../drizzle.ts";
import { owner } from "./account.ts";
import { enumCheck, instant, localDate, oneOf } from "./column.ts";

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
		/** The student's choices between careers that are level at the cut; null without any. */
		tieChoices: jsonb("tie_choices").$type<TieChoice[]>(),
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
		// Of a long history only the rows with answers are read, each from a page of its own.
		index("quiz_attempt_answers")
			.on(table.accountId, table.completedAt.desc().nullsFirst(), table.id)
			.where(sql`${table.answers} IS NOT NULL`),
	],
);

/** Counts of blind ratings by day (UTC), without a person or a career, so that an operator can leave a day out. */
export const dailyBlindRating = pgTable(
	"daily_blind_rating",
	{
		day: localDate("day").notNull(),
		questionnaireVersion: integer("questionnaire_version").notNull(),
		group: oneOf("group", ratingGroups).notNull(),
		verdict: oneOf("verdict", ratingVerdicts).notNull(),
		count: integer("count").notNull(),
		/** An operator has left the day out of the published figures. */
		isLeftOut: boolean("is_left_out").notNull().default(false),
	},
	(table) => [
		primaryKey({ columns: [table.day, table.questionnaireVersion, table.group, table.verdict] }),
		enumCheck("daily_blind_rating", "group", ratingGroups),
		enumCheck("daily_blind_rating", "verdict", ratingVerdicts),
	],
);

/** Counts of blind ratings from before they were counted by day. */
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
		enumCheck("blind_rating", "group", ratingGroups),
		enumCheck("blind_rating", "verdict", ratingVerdicts),
	],
);
