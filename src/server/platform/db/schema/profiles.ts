import type { ProfileWords } from "#domain/consultations/profile.ts";
import type { Localized } from "#domain/shared/locale.ts";
import { jsonb, pgTable, text } from "../drizzle.ts";
import { instant } from "./column.ts";
import { researcher } from "./consultation.ts";

/** A profile that a researcher has sent and that students do not see yet. Deleted once an operator approves it. */
export const researcherProfile = pgTable("researcher_profile", {
	researcherId: text("researcher_id")
		.primaryKey()
		.references(() => researcher.id),
	words: jsonb("words").$type<Localized<ProfileWords>>().notNull(),
	/** Drawn with each sending, so that an operator decides about the words that they have read. */
	version: text("version").notNull(),
	sentAt: instant("sent_at").notNull(),
	/** When an operator refused it, and why. */
	refusedAt: instant("refused_at"),
	refusal: text("refusal"),
});
