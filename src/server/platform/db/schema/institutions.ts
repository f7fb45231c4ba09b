import { invitationAnswers, invitedRoles, memberRoles } from "#domain/institutions/invitation.ts";
import type { ShownPart } from "#domain/institutions/shown-summary.ts";
import { locales } from "#domain/shared/locale.ts";
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from "../drizzle.ts";
import { owner } from "./account.ts";
import { enumCheck, instant, localDate, oneOf } from "./column.ts";

/**
 * A school or another place of learning. Its account is the first manager; when that account ends, another takes
 * its place, and without another the institution is deleted. Its teachers keep their classes.
 */
export const institution = pgTable(
	"institution",
	{
		id: uuid("id").primaryKey(),
		/** One for each account. */
		accountId: owner(),
		name: text("name").notNull(),
		town: text("town").notNull(),
		code: text("code").notNull(),
		/** Whether teachers can join by the code. */
		isOpen: boolean("is_open").notNull(),
		createdAt: instant("created_at").notNull(),
	},
	(table) => [
		uniqueIndex("institution_account").on(table.accountId),
		uniqueIndex("institution_code").on(table.code),
	],
);

/** A teacher's membership of an institution: one at most. */
export const institutionTeacher = pgTable(
	"institution_teacher",
	{
		id: uuid("id").primaryKey(),
		institutionId: uuid("institution_id")
			.notNull()
			.references(() => institution.id, { onDelete: "cascade" }),
		accountId: owner(),
		role: oneOf("role", memberRoles).notNull().default("teacher"),
		joinedAt: instant("joined_at").notNull(),
		/** When a counsellor got a mail about summaries, not opened since; null: the next one is mailed. */
		summaryMailAt: instant("summary_mail_at"),
	},
	(table) => [
		enumCheck("institution_teacher", "role", memberRoles),
		uniqueIndex("institution_teacher_account").on(table.accountId),
		index("institution_teacher_of").on(table.institutionId),
	],
);

/** An invitation of a person by mail: one for each address. The address is deleted after sixty days. */
export const institutionInvitation = pgTable(
	"institution_invitation",
	{
		id: uuid("id").primaryKey(),
		institutionId: uuid("institution_id")
			.notNull()
			.references(() => institution.id, { onDelete: "cascade" }),
		/** In lower case. */
		email: text("email").notNull(),
		answer: oneOf("answer", invitationAnswers).notNull(),
		/** The hash of the token in the latest mail; null until it is written. */
		tokenHash: text("token_hash"),
		invitedAt: instant("invited_at").notNull(),
		/** The role that accepting it by its link gives. */
		role: oneOf("role", invitedRoles).notNull().default("teacher"),
		/** The language of its mail; null in rows of earlier versions. */
		locale: oneOf("locale", locales),
		withdrawnAt: instant("withdrawn_at"),
	},
	(table) => [
		enumCheck("institution_invitation", "role", invitedRoles),
		enumCheck("institution_invitation", "locale", locales),
		uniqueIndex("institution_invitation_address").on(table.institutionId, table.email),
		uniqueIndex("institution_invitation_token").on(table.tokenHash),
		enumCheck("institution_invitation", "answer", invitationAnswers),
	],
);

/**
 * A summary that a pupil shows a counsellor: the lines of the pupil's page for counsellors, as they were sent. Deleted with
 * either account, with the counsellor's membership or role, when the pupil takes it back, and when it ends.
 */
export const shownSummary = pgTable(
	"shown_summary",
	{
		id: uuid("id").primaryKey(),
		studentId: owner(),
		/** The counsellor's membership. */
		memberId: uuid("member_id")
			.notNull()
			.references(() => institutionTeacher.id, { onDelete: "cascade" }),
		locale: oneOf("locale", locales).notNull(),
		parts: jsonb("parts").$type<readonly ShownPart[]>().notNull(),
		shownAt: instant("shown_at").notNull(),
		endsAt: instant("ends_at").notNull(),
	},
	(table) => [
		uniqueIndex("shown_summary_one").on(table.studentId, table.memberId),
		index("shown_summary_member").on(table.memberId),
		index("shown_summary_end").on(table.endsAt),
		enumCheck("shown_summary", "locale", locales),
	],
);

/** An institution's plan for the year's change: one at a time. */
export const institutionYear = pgTable("institution_year", {
	institutionId: uuid("institution_id")
		.primaryKey()
		.references(() => institution.id, { onDelete: "cascade" }),
	archiveOn: localDate("archive_on").notNull(),
	eraseOn: localDate("erase_on").notNull(),
	changedAt: instant("changed_at").notNull(),
});

/** When a teacher got a mail about the present plan of the institution. */
export const institutionYearNotice = pgTable(
	"institution_year_notice",
	{
		institutionId: uuid("institution_id")
			.notNull()
			.references(() => institution.id, { onDelete: "cascade" }),
		accountId: owner(),
		sentAt: instant("sent_at").notNull(),
	},
	(table) => [uniqueIndex("institution_year_notice_one").on(table.institutionId, table.accountId)],
);

/** A person who is in charge of an institution beside its account: a teacher, or the account of a merged institution. */
export const institutionManager = pgTable(
	"institution_manager",
	{
		id: uuid("id").primaryKey(),
		accountId: owner(),
		institutionId: uuid("institution_id")
			.notNull()
			.references(() => institution.id, { onDelete: "cascade" }),
		since: instant("since").notNull(),
	},
	(table) => [
		uniqueIndex("institution_manager_account").on(table.accountId),
		index("institution_manager_of").on(table.institutionId),
	],
);

/** A token by which a program reads the sums of an institution. It ends by its age, or by a manager. */
export const institutionToken = pgTable(
	"institution_token",
	{
		id: uuid("id").primaryKey(),
		institutionId: uuid("institution_id")
			.notNull()
			.references(() => institution.id, { onDelete: "cascade" }),
		/** The program that uses it. */
		name: text("name").notNull(),
		tokenHash: text("token_hash").notNull(),
		madeAt: instant("made_at").notNull(),
		endsAt: instant("ends_at").notNull(),
		/** The last use, exact to an hour; null before. */
		usedAt: instant("used_at"),
	},
	(table) => [
		uniqueIndex("institution_token_hash").on(table.tokenHash),
		index("institution_token_of").on(table.institutionId),
	],
);

/** An institution that asks to become part of another. It is deleted once it is answered. */
export const institutionMerger = pgTable(
	"institution_merger",
	{
		fromId: uuid("from_id")
			.primaryKey()
			.references(() => institution.id, { onDelete: "cascade" }),
		intoId: uuid("into_id")
			.notNull()
			.references(() => institution.id, { onDelete: "cascade" }),
		askedAt: instant("asked_at").notNull(),
	},
	(table) => [index("institution_merger_into").on(table.intoId)],
);
