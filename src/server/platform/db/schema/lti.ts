import { launchKinds } from "#domain/lti/launch.ts";
import type { PublicToolKey } from "#domain/lti/tool-keys.ts";
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from "../drizzle.ts";
import { classMember, schoolClass } from "./classes.ts";
import { enumCheck, instant, oneOf } from "./column.ts";

/** A launch that a platform has started and that has not come back, or was used. Its nonce follows from the token. */
export const ltiAttempt = pgTable(
	"lti_attempt",
	{
		/** The SHA-256 of the token, which is the `state` of the exchange. */
		tokenHash: text("token_hash").primaryKey(),
		/** The SHA-256 of the browser's own token. */
		browserHash: text("browser_hash").notNull(),
		/** The platform's id in the settings. */
		platformId: text("platform_id").notNull(),
		usedAt: instant("used_at"),
		expiresAt: instant("expires_at").notNull(),
	},
	(table) => [index("lti_attempt_expiry").on(table.expiresAt)],
);

/** A launch that has come back, as its page uses it. */
export const ltiLaunch = pgTable(
	"lti_launch",
	{
		/** The SHA-256 of the token in the address of the page. */
		tokenHash: text("token_hash").primaryKey(),
		platformId: text("platform_id").notNull(),
		deploymentId: text("deployment_id").notNull(),
		kind: oneOf("kind", launchKinds).notNull(),
		/** The title of the course, of a teacher's launch; "" of a pupil's. */
		courseTitle: text("course_title").notNull(),
		/** The activity that was opened; null while it is being made. */
		resourceLinkId: text("resource_link_id"),
		/** The class that the activity opens, or that was chosen for it; null before. */
		classId: uuid("class_id").references(() => schoolClass.id, { onDelete: "set null" }),
		/** The further facts that the launch needs, encrypted by its token: who the pupil is, or where the answer goes. */
		sealed: text("sealed").notNull(),
		usedAt: instant("used_at"),
		expiresAt: instant("expires_at").notNull(),
	},
	(table) => [
		index("lti_launch_class").on(table.classId),
		index("lti_launch_expiry").on(table.expiresAt),
		enumCheck("lti_launch", "kind", launchKinds),
	],
);

/** The class that an activity of a course opens. */
export const ltiLink = pgTable(
	"lti_link",
	{
		/** Part of the activity's parameters where a teacher has chosen the class while making it. */
		id: uuid("id").primaryKey(),
		platformId: text("platform_id").notNull(),
		deploymentId: text("deployment_id").notNull(),
		/** The platform's id of the activity; null where its parameters have the id of this row. */
		resourceLinkId: text("resource_link_id"),
		classId: uuid("class_id")
			.notNull()
			.references(() => schoolClass.id, { onDelete: "cascade" }),
		createdAt: instant("created_at").notNull(),
	},
	(table) => [
		uniqueIndex("lti_link_activity").on(table.platformId, table.deploymentId, table.resourceLinkId),
		index("lti_link_class").on(table.classId),
	],
);

/** A pupil's membership that was taken from a course, so that the next launch leads back to it. */
export const courseMember = pgTable(
	"lti_place",
	{
		memberId: uuid("member_id")
			.primaryKey()
			.references(() => classMember.id, { onDelete: "cascade", onUpdate: "cascade" }),
		classId: uuid("class_id")
			.notNull()
			.references(() => schoolClass.id, { onDelete: "cascade" }),
		/** A keyed hash of platform, person and class: it names no one, and no two classes have the same. */
		personHash: text("person_hash").notNull(),
		/** Where a report goes, encrypted by the token of the pupil's device; null where none is possible. */
		sealed: text("sealed"),
		isReported: boolean("is_reported").notNull(),
	},
	(table) => [uniqueIndex("lti_place_person").on(table.classId, table.personHash)],
);

/** A report that a pupil is done, until the platform has taken it. */
export const ltiReport = pgTable(
	"lti_report",
	{
		id: uuid("id").primaryKey(),
		platformId: text("platform_id").notNull(),
		/** The address of the activity's column in the platform's gradebook. */
		lineItem: text("line_item").notNull(),
		/** The platform's own identifier of the pupil, which the report has to name. */
		person: text("person").notNull(),
		/** The pupil's membership; null once it has ended. */
		memberId: uuid("member_id").references(() => classMember.id, {
			onDelete: "set null",
			onUpdate: "cascade",
		}),
		writtenAt: instant("written_at").notNull(),
	},
	(table) => [index("lti_report_member").on(table.memberId)],
);

/** A key of this site for platforms: the public half as everyone reads it, the private one encrypted. */
export const ltiKey = pgTable("lti_key", {
	id: text("id").primaryKey(),
	publicKey: jsonb("public_key").$type<PublicToolKey>().notNull(),
	sealed: text("sealed").notNull(),
	signsFrom: instant("signs_from").notNull(),
});
