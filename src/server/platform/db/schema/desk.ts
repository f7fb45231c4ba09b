import { deskLinkPurposes } from "#domain/consultations/desk-link.ts";
import { missedOutcomes } from "#domain/consultations/missed.ts";
import { reporters } from "#domain/consultations/safety.ts";
import { check, index, pgTable, sql, text, uniqueIndex, uuid } from "../drizzle.ts";
import { account } from "./account.ts";
import { enumCheck, instant, oneOf } from "./column.ts";
import { appointment, circle, researcher } from "./consultation.ts";

const ofResearcher = () =>
	text("researcher_id")
		.notNull()
		.references(() => researcher.id);

/** A browser in which a researcher's desk is open. */
export const deskSession = pgTable(
	"desk_session",
	{
		id: uuid("id").primaryKey(),
		researcherId: ofResearcher(),
		/** The SHA-256 of the token in the cookie: a copy of this table opens no session. */
		tokenHash: text("token_hash").notNull(),
		expiresAt: instant("expires_at").notNull(),
		/** Browser and operating system, never the whole user agent; empty when unknown. */
		device: text("device").notNull(),
		createdAt: instant("created_at").notNull(),
		updatedAt: instant("updated_at").notNull(),
	},
	(table) => [
		uniqueIndex("desk_session_token").on(table.tokenHash),
		index("desk_session_researcher").on(table.researcherId),
	],
);

/** A link by mail to a researcher's desk. Its token is in the mail alone; this table holds the hash. */
export const deskLink = pgTable(
	"desk_link",
	{
		id: uuid("id").primaryKey(),
		researcherId: ofResearcher(),
		purpose: oneOf("purpose", deskLinkPurposes).notNull(),
		tokenHash: text("token_hash").notNull(),
		expiresAt: instant("expires_at").notNull(),
		usedAt: instant("used_at"),
		createdAt: instant("created_at").notNull(),
	},
	(table) => [
		uniqueIndex("desk_link_token").on(table.tokenHash),
		// One unused link of each purpose: a newer one replaces it.
		uniqueIndex("desk_link_open").on(table.researcherId, table.purpose).where(sql`used_at is null`),
		enumCheck("desk_link", "purpose", deskLinkPurposes),
	],
);

/**
 * A problem with a consultation or a circle that one side reported. It outlasts an erased account, without its name, because it
 * protects other students.
 */
export const problemReport = pgTable(
	"problem_report",
	{
		id: uuid("id").primaryKey(),
		researcherId: ofResearcher(),
		appointmentId: uuid("appointment_id").references(() => appointment.id, { onDelete: "set null" }),
		circleId: uuid("circle_id").references(() => circle.id),
		accountId: uuid("account_id").references(() => account.id, { onDelete: "set null" }),
		reporter: oneOf("reporter", reporters).notNull(),
		text: text("text").notNull(),
		createdAt: instant("created_at").notNull(),
		/** When an operator closed it. */
		closedAt: instant("closed_at"),
	},
	(table) => [
		index("problem_report_open").on(table.createdAt).where(sql`closed_at is null`),
		index("problem_report_researcher").on(table.researcherId),
		index("problem_report_account").on(table.accountId),
		index("problem_report_appointment").on(table.appointmentId),
		index("problem_report_circle").on(table.circleId),
		enumCheck("problem_report", "reporter", reporters),
	],
);

/** A past appointment of which a side reported that the other did not come. */
export const missedAppointment = pgTable(
	"missed_appointment",
	{
		appointmentId: uuid("appointment_id")
			.primaryKey()
			.references(() => appointment.id, { onDelete: "cascade" }),
		/** When each side reported that the other did not come. */
		studentReportedAt: instant("student_reported_at"),
		researcherReportedAt: instant("researcher_reported_at"),
		outcome: oneOf("outcome", missedOutcomes).notNull(),
		/** When an operator decided; null: the rule did, or no one has yet. */
		decidedAt: instant("decided_at"),
	},
	() => [
		enumCheck("missed_appointment", "outcome", missedOutcomes),
		check(
			"missed_appointment_is_reported",
			sql`student_reported_at is not null or researcher_reported_at is not null`,
		),
	],
);

/** A researcher's own note before a consultation. No one else reads it, and it is deleted when the consultation is over. */
export const deskNote = pgTable("desk_note", {
	appointmentId: uuid("appointment_id")
		.primaryKey()
		.references(() => appointment.id, { onDelete: "cascade" }),
	text: text("text").notNull(),
	writtenAt: instant("written_at").notNull(),
});
