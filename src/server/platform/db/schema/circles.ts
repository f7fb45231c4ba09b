import { maxSeats } from "#domain/circles/circle.ts";
import { leavingReasons, participantStates } from "#domain/circles/seats.ts";
import { reminderKinds } from "#domain/consultations/appointment.ts";
import {
	boolean,
	check,
	index,
	integer,
	pgTable,
	primaryKey,
	sql,
	text,
	uniqueIndex,
	uuid,
} from "../drizzle.ts";
import { owner } from "./account.ts";
import { amountInCents, enumCheck, instant, oneOf, zone } from "./column.ts";
import { circle } from "./consultation.ts";
import { payment } from "./payment.ts";

const ofCircle = () =>
	uuid("circle_id")
		.notNull()
		.references(() => circle.id);

/** One participation of an account in a circle: a place on its waiting list, a seat, or the memory of either. */
export const circleParticipant = pgTable(
	"circle_participant",
	{
		id: uuid("id").primaryKey(),
		circleId: ofCircle(),
		accountId: owner(),
		state: oneOf("state", participantStates).notNull(),
		leavingReason: oneOf("leaving_reason", leavingReasons),
		waitingSince: instant("waiting_since").notNull(),
		/** Until when an offered seat is kept. */
		offerEndsAt: instant("offer_ends_at"),
		/** Null for a free seat, and before one is paid for. */
		paymentId: uuid("payment_id").references(() => payment.id),
		/** The price at which the seat was taken. */
		amountCents: amountInCents("amount_cents").notNull(),
		/** The idempotency key of the latest request of its browser. */
		idempotencyKey: text("idempotency_key").notNull(),
		/** The participant's own zone, for mails. */
		visitorZone: zone("visitor_zone").notNull(),
		createdAt: instant("created_at").notNull(),
		leftAt: instant("left_at"),
		/** Whether its mails announced the refund. */
		isRefundAnnounced: boolean("is_refund_announced").notNull().default(false),
	},
	(table) => [
		// One person has one participation in a circle at most, however many tabs are open.
		uniqueIndex("circle_participant_once").on(table.circleId, table.accountId).where(sql`state <> 'left'`),
		uniqueIndex("circle_participant_payment").on(table.paymentId),
		index("circle_participant_account").on(table.accountId),
		index("circle_participant_offer").on(table.offerEndsAt).where(sql`state = 'offered'`),
		enumCheck("circle_participant", "state", participantStates),
		enumCheck("circle_participant", "leaving_reason", leavingReasons),
	],
);

/** The taken seats. Each number of a circle exists once: the unique key decides between concurrent requests. */
export const circleSeat = pgTable(
	"circle_seat",
	{
		circleId: ofCircle(),
		number: integer("number").notNull(),
		participantId: uuid("participant_id")
			.notNull()
			.references(() => circleParticipant.id, { onDelete: "cascade" }),
	},
	(table) => [
		primaryKey({ columns: [table.circleId, table.number] }),
		uniqueIndex("circle_seat_participant").on(table.participantId),
		check("circle_seat_exists", sql.raw(`number between 1 and ${maxSeats}`)),
	],
);

/** A reminder that was enqueued. The key allows each once, also after a move. */
export const circleReminder = pgTable(
	"circle_reminder",
	{
		circleId: ofCircle(),
		startsAt: instant("starts_at").notNull(),
		kind: oneOf("kind", reminderKinds).notNull(),
		enqueuedAt: instant("enqueued_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.circleId, table.startsAt, table.kind] }),
		enumCheck("circle_reminder", "kind", reminderKinds),
	],
);

/** Who a circle's link in a mail is for. */
export const circleLinkReaders = ["host", "researcher"] as const;

/** A link in a mail to the page of a circle's host or researcher. Its token is in the mail alone. */
export const circleLink = pgTable(
	"circle_link",
	{
		tokenHash: text("token_hash").primaryKey(),
		circleId: ofCircle(),
		reader: oneOf("reader", circleLinkReaders).notNull(),
		/** The address that it was mailed to: another host's link opens nothing. */
		email: text("email").notNull(),
		createdAt: instant("created_at").notNull(),
	},
	(table) => [
		index("circle_link_circle").on(table.circleId),
		enumCheck("circle_link", "reader", circleLinkReaders),
	],
);
