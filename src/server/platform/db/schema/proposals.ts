import type { Instant } from "#domain/shared/instant.ts";
import { index, jsonb, pgTable, text, uuid } from "../drizzle.ts";
import { instant } from "./column.ts";
import { appointment } from "./consultation.ts";

/** Other times that a researcher proposes for an appointment. The row exists until it is answered or ends. */
export const appointmentProposal = pgTable(
	"appointment_proposal",
	{
		appointmentId: uuid("appointment_id")
			.primaryKey()
			.references(() => appointment.id, { onDelete: "cascade" }),
		/** Earliest first. Their half hours belong to the appointment. */
		times: jsonb("times").$type<Instant[]>().notNull(),
		/** Why, in the words of the researcher. */
		reason: text("reason").notNull(),
		answerBy: instant("answer_by").notNull(),
		proposedAt: instant("proposed_at").notNull(),
	},
	(table) => [index("appointment_proposal_answer_by").on(table.answerBy)],
);
