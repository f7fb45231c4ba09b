import { paymentProviders } from "#domain/billing/payment.ts";
import { durations } from "#domain/consultations/slots.ts";
import { statementKinds } from "#domain/consultations/statement.ts";
import type { Month } from "#domain/shared/instant.ts";
import { index, integer, pgTable, primaryKey, text, uuid } from "../drizzle.ts";
import { enumCheck, instant, oneOf, zone } from "./column.ts";
import { researcher } from "./consultation.ts";
import { payment } from "./payment.ts";

const ofResearcher = () =>
	text("researcher_id")
		.notNull()
		.references(() => researcher.id);

const month = () => text("month").$type<Month>().notNull();

/**
 * A line of a researcher's statement. It names no person, so that it outlives an erased account, as its payment does. Price
 * and fee are those of the moment of the payment.
 */
export const statementLine = pgTable(
	"statement_line",
	{
		paymentId: uuid("payment_id")
			.notNull()
			.references(() => payment.id),
		kind: oneOf("kind", statementKinds).notNull(),
		researcherId: ofResearcher(),
		/** The researcher's zone at the booking. */
		zone: zone("zone").notNull(),
		/** When the consultation begins. */
		startsAt: instant("starts_at").notNull(),
		duration: oneOf("duration", durations).notNull(),
		/** From then on it counts: the beginning of the consultation, or the refund. */
		countsFrom: instant("counts_from").notNull(),
		/** The month of `countsFrom` on the clock of the zone. */
		month: month(),
		/** In cents; negative for a refund. */
		amountCents: integer("amount_cents").notNull(),
		feeCents: integer("fee_cents").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.paymentId, table.kind] }),
		index("statement_line_month").on(table.researcherId, table.month),
		enumCheck("statement_line", "kind", statementKinds),
		enumCheck("statement_line", "duration", durations),
	],
);

/** A month of a researcher that an operator marked as paid. Months of each payment provider are apart. */
export const statementPayout = pgTable(
	"statement_payout",
	{
		researcherId: ofResearcher(),
		month: month(),
		provider: oneOf("provider", paymentProviders).notNull(),
		/** The amount due then, in cents. */
		dueCents: integer("due_cents").notNull(),
		paidAt: instant("paid_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.researcherId, table.month, table.provider] }),
		enumCheck("statement_payout", "provider", paymentProviders),
	],
);
