import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "../drizzle.ts";
import { account, owner } from "./account.ts";
import { instant } from "./column.ts";

/** A student's open code to link a parent's account: one at most, used once, deleted when it expires. */
export const familyCode = pgTable(
	"family_code",
	{
		studentId: owner().primaryKey(),
		/** The code itself is only on the student's screen; this is its hash. */
		codeHash: text("code_hash").notNull(),
		/** The student's name on the parent's page. */
		childName: text("child_name").notNull(),
		expiresAt: instant("expires_at").notNull(),
	},
	(table) => [
		uniqueIndex("family_code_hash").on(table.codeHash),
		index("family_code_expires").on(table.expiresAt),
	],
);

/** A parent's open code, which a student scans to see who asks, and to agree: one at most, used once. */
export const parentCode = pgTable(
	"parent_code",
	{
		parentId: owner().primaryKey(),
		/** The code itself is only on the parent's screen; this is its hash. */
		codeHash: text("code_hash").notNull(),
		expiresAt: instant("expires_at").notNull(),
	},
	(table) => [
		uniqueIndex("parent_code_hash").on(table.codeHash),
		index("parent_code_expires").on(table.expiresAt),
	],
);

/** A link between a student's account and a parent's, by a code of either. It is deleted with either. */
export const familyLink = pgTable(
	"family_link",
	{
		id: uuid("id").primaryKey(),
		studentId: owner(),
		parentId: uuid("parent_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		childName: text("child_name").notNull(),
		linkedAt: instant("linked_at").notNull(),
	},
	(table) => [
		uniqueIndex("family_link_pair").on(table.studentId, table.parentId),
		index("family_link_parent").on(table.parentId),
	],
);

const link = () =>
	uuid("link_id")
		.notNull()
		.references(() => familyLink.id, { onDelete: "cascade" });

/** A career that a student shows to one parent. */
export const familyShownCareer = pgTable(
	"family_shown_career",
	{ linkId: link(), careerId: text("career_id").notNull(), shownAt: instant("shown_at").notNull() },
	(table) => [primaryKey({ columns: [table.linkId, table.careerId] })],
);

/** A parent's guess at a student's answer, and the answer once the student shows it. */
export const familyGuess = pgTable(
	"family_guess",
	{
		linkId: link(),
		questionId: text("question_id").notNull(),
		questionnaireVersion: integer("questionnaire_version").notNull(),
		guessed: jsonb("guessed").$type<string[]>().notNull(),
		/** The answer at the time of showing: later answers stay private. Null until then. */
		shown: jsonb("shown").$type<string[]>(),
	},
	(table) => [primaryKey({ columns: [table.linkId, table.questionId] })],
);
