import { type BlurredSum, emptySum } from "#domain/classes/blurred-sum.ts";
import { type GuessSum, noGuesses } from "#domain/classes/guess.ts";
import type { SentResult } from "#domain/classes/sent-result.ts";
import type { TermSum } from "#domain/classes/terms.ts";
import { locales } from "#domain/shared/locale.ts";
import { boolean, foreignKey, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "../drizzle.ts";
import { account, owner } from "./account.ts";
import { enumCheck, instant, oneOf } from "./column.ts";

/** A teacher's class, deleted with the teacher's account. */
export const schoolClass = pgTable(
	"school_class",
	{
		id: uuid("id").primaryKey(),
		teacherId: owner(),
		name: text("name").notNull(),
		level: text("level").notNull(),
		locale: oneOf("locale", locales).notNull(),
		code: text("code").notNull(),
		isOpen: boolean("is_open").notNull(),
		/** Unused; servers of earlier versions read it. */
		heldBack: integer("held_back").notNull(),
		/** Everything the class view is made from: it stays when pupils leave (domain/classes/blurred-sum.ts). */
		blurredSum: jsonb("blurred_sum").$type<BlurredSum>().notNull().default(emptySum),
		/** The same by term, of groups that were counted since terms are kept (domain/classes/terms.ts). */
		termSums: jsonb("term_sums").$type<readonly TermSum[]>().notNull().default([]),
		/** The earlier class that it continues, by its teacher's choice; null once that one is deleted. */
		followsId: uuid("follows_id"),
		/** The sum of the guesses at the class's spectrum; no single guess is stored (domain/classes/guess.ts). */
		guesses: jsonb("guesses").$type<GuessSum>().notNull().default(noGuesses),
		createdAt: instant("created_at").notNull(),
		lastActiveAt: instant("last_active_at").notNull(),
		/** When its teacher was warned of the erasure; null again once the class is active. */
		warnedAt: instant("warned_at"),
		/** When the year's change of its institution archived it; null once its teacher has opened it again. */
		archivedAt: instant("archived_at"),
		/** The last school year whose change archived it, by the year in which it ended. */
		archivedYear: integer("archived_year"),
	},
	(table) => [
		uniqueIndex("school_class_code").on(table.code),
		index("school_class_teacher").on(table.teacherId),
		index("school_class_active").on(table.lastActiveAt),
		index("school_class_follows").on(table.followsId),
		foreignKey({ columns: [table.followsId], foreignColumns: [table.id] }).onDelete("set null"),
		enumCheck("school_class", "locale", locales),
	],
);

/**
 * A pupil's membership in a class. After the pupil is gone, the membership stays as a number with the day of sending, and with a
 * result that waits if a teacher removed the pupil: no name, no account, no token.
 */
export const classMember = pgTable(
	"class_member",
	{
		id: uuid("id").primaryKey(),
		classId: uuid("class_id")
			.notNull()
			.references(() => schoolClass.id, { onDelete: "cascade" }),
		/** Null for a pupil without an account. */
		accountId: uuid("account_id").references(() => account.id, { onDelete: "set null" }),
		tokenHash: text("token_hash"),
		nickname: text("nickname"),
		sent: jsonb("sent").$type<SentResult>(),
		counted: jsonb("counted").$type<SentResult>(),
		isGone: boolean("is_gone").notNull(),
		/** Whether this pupil has guessed, so that each does once; not what. */
		hasGuessed: boolean("has_guessed").notNull().default(false),
		joinedAt: instant("joined_at").notNull(),
		lastActiveAt: instant("last_active_at").notNull(),
		/** The hash of the code by which another device takes over the membership, once; null without one. */
		claimHash: text("claim_hash"),
		claimUntil: instant("claim_until"),
	},
	(table) => [
		index("class_member_claim").on(table.claimHash),
		uniqueIndex("class_member_token").on(table.tokenHash),
		uniqueIndex("class_member_nickname").on(table.classId, table.nickname),
		uniqueIndex("class_member_account").on(table.classId, table.accountId),
		index("class_member_of_account").on(table.accountId),
	],
);

/** A class that its teacher offers to a colleague, by mail: one offer at a time. It is deleted once it is answered. */
export const classOffer = pgTable(
	"class_offer",
	{
		classId: uuid("class_id")
			.primaryKey()
			.references(() => schoolClass.id, { onDelete: "cascade" }),
		/** The colleague's address, in lower case. */
		email: text("email").notNull(),
		/** The hash of the token in the mail; null until it is written. */
		tokenHash: text("token_hash"),
		offeredAt: instant("offered_at").notNull(),
	},
	(table) => [uniqueIndex("class_offer_token").on(table.tokenHash)],
);
