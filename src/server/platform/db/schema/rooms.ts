import { index, integer, pgTable, text, uniqueIndex, uuid } from "../drizzle.ts";
import { instant } from "./column.ts";
import { appointment } from "./consultation.ts";

/**
 * A guardian's link to the room of one consultation. Its token is in the mail alone; this table holds the hashes of the
 * token and of the address to which it was sent.
 */
export const roomLink = pgTable(
	"room_link",
	{
		id: uuid("id").primaryKey(),
		appointmentId: uuid("appointment_id")
			.notNull()
			.references(() => appointment.id, { onDelete: "cascade" }),
		/** The SEQUENCE of the appointment for which it was drawn: another one ends the link. */
		sequence: integer("sequence").notNull(),
		tokenHash: text("token_hash").notNull(),
		addressHash: text("address_hash").notNull(),
		/** When the room closes. */
		expiresAt: instant("expires_at").notNull(),
		createdAt: instant("created_at").notNull(),
	},
	(table) => [
		uniqueIndex("room_link_token").on(table.tokenHash),
		index("room_link_appointment").on(table.appointmentId),
		index("room_link_expires").on(table.expiresAt),
	],
);
