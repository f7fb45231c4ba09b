import { type CategoryKey, categoryKeys } from "#domain/careers/category.ts";
import { circleStates, maxSeats } from "#domain/circles/circle.ts";
import { appointmentStatuses, reminderKinds, reservationStates } from "#domain/consultations/appointment.ts";
import { durations } from "#domain/consultations/slots.ts";
import { availabilityExceptionKinds } from "#domain/consultations/weekly.ts";
import { type Locale, type Localized, locales } from "#domain/shared/locale.ts";
import {
	boolean,
	check,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	sql,
	text,
	timestamp,
	uniqueIndex,
	uuid,
} from "../drizzle.ts";
import { owner } from "./account.ts";
import { amountInCents, enumCheck, instant, localDate, oneOf, zone } from "./column.ts";
import { payment } from "./payment.ts";

/** A researcher. Rows are never deleted: a researcher who left is retired, and their appointments stay. */
export const researcher = pgTable(
	"researcher",
	{
		id: text("id").primaryKey(),
		zone: zone("zone").notNull(),
		/** The profile on the pages, checked by the contract's schema. */
		words: jsonb("words").$type<Localized<ResearcherWords>>().notNull(),
		/** The languages in which a consultation can be held. */
		languages: jsonb("languages").$type<Locale[]>().notNull(),
		monogram: text("monogram").notNull(),
		hue: text("hue").$type<CategoryKey>().notNull(),
		/** Invented: shown only where payments are simulated. */
		isIllustrative: boolean("is_illustrative").notNull(),
		/** The address for mails about appointments; null: no mails. */
		email: text("email"),
		/** The language of these mails. */
		locale: oneOf("locale", locales).notNull(),
		/** The hash of the token in their calendar's address; null: no calendar. */
		feedTokenHash: text("feed_token_hash"),
		retiredAt: instant("retired_at"),
		/** When an operator last invited them to their desk. */
		invitedAt: instant("invited_at"),
		/** The operator's check of their identity: when, against what, and by whom. */
		identityCheckedAt: instant("identity_checked_at"),
		identityCheck: text("identity_check"),
		identityCheckedBy: text("identity_checked_by"),
		/** The version of the code of conduct that they accepted, and when. */
		conductVersion: integer("conduct_version"),
		conductAcceptedAt: instant("conduct_accepted_at"),
		/** They take no new bookings for now. */
		pausedAt: instant("paused_at"),
		/** A problem was reported, or an operator decided so: no new bookings until an operator ends it. */
		suspendedAt: instant("suspended_at"),
		createdAt: instant("created_at").notNull(),
		updatedAt: instant("updated_at").notNull(),
	},
	(table) => [
		uniqueIndex("researcher_feed_token").on(table.feedTokenHash),
		enumCheck("researcher", "locale", locales),
		enumCheck("researcher", "hue", categoryKeys),
	],
);

/** A researcher in one language. */
export interface ResearcherWords {
	readonly name: string;
	readonly title: string;
	readonly specialization: string;
	readonly bio: string;
	/** An answer about the work, in their own words; the forms of the desks do not ask for one. */
	readonly answer?: string | undefined;
	readonly topics: readonly string[];
}

const ofResearcher = () =>
	text("researcher_id")
		.notNull()
		.references(() => researcher.id);

const stretch = { start: integer("start_minute").notNull(), end: integer("end_minute").notNull() };

/** Weekly hours in the researcher's zone; weekday 1 is Monday, minutes are since midnight. */
export const weeklyAvailability = pgTable(
	"weekly_availability",
	{ researcherId: ofResearcher(), weekday: integer("weekday").notNull(), ...stretch },
	(table) => [
		primaryKey({ columns: [table.researcherId, table.weekday, table.start] }),
		check(
			"weekly_availability_is_sound",
			sql`weekday between 1 and 7 and 0 <= start_minute and start_minute < end_minute and end_minute <= 1440`,
		),
	],
);

/** Hours of one day that differ from the week's. */
export const availabilityException = pgTable(
	"availability_exception",
	{
		researcherId: ofResearcher(),
		date: localDate("day").notNull(),
		kind: oneOf("kind", availabilityExceptionKinds).notNull(),
		...stretch,
	},
	(table) => [
		primaryKey({ columns: [table.researcherId, table.date, table.kind, table.start] }),
		enumCheck("availability_exception", "kind", availabilityExceptionKinds),
		check(
			"availability_exception_is_sound",
			sql`0 <= start_minute and start_minute < end_minute and end_minute <= 1440`,
		),
	],
);

const length = () => oneOf("duration", durations).notNull();

/**
 * A time that is reserved while its payment is open. The row stays when it is booked (its id is the
 * appointment's) and for a while when it is not: a repeated request finds the outcome of the first.
 */
export const reservation = pgTable(
	"appointment_hold",
	{
		id: uuid("id").primaryKey(),
		accountId: owner(),
		researcherId: ofResearcher(),
		startsAt: instant("starts_at").notNull(),
		duration: length(),
		paymentId: uuid("payment_id")
			.notNull()
			.references(() => payment.id),
		/** The idempotency key, drawn by the browser for one booking request. */
		idempotencyKey: text("idempotency_key").notNull(),
		state: oneOf("state", reservationStates).notNull(),
		/** The student's own zone, for mails. */
		visitorZone: zone("visitor_zone").notNull(),
		/** The topic in the student's words. */
		topic: text("topic"),
		createdAt: instant("created_at").notNull(),
		/** From then on the time is released, unless it was booked. */
		expiresAt: instant("expires_at").notNull(),
	},
	(table) => [
		uniqueIndex("appointment_hold_once").on(table.accountId, table.idempotencyKey),
		uniqueIndex("appointment_hold_payment").on(table.paymentId),
		index("appointment_hold_expires").on(table.expiresAt).where(sql`state = 'held'`),
		enumCheck("appointment_hold", "duration", durations),
		enumCheck("appointment_hold", "state", reservationStates),
	],
);

/** A consultation of one researcher with a group, in the presence of a host. Rows are never deleted. */
export const circle = pgTable(
	"circle",
	{
		id: uuid("id").primaryKey(),
		researcherId: ofResearcher(),
		/** The adult who opens the room and stays; erased some time after the end. */
		hostName: text("host_name").notNull(),
		hostEmail: text("host_email"),
		/** The language of mails to the host. */
		hostLocale: oneOf("host_locale", locales).notNull(),
		subject: jsonb("subject").$type<Localized<string>>().notNull(),
		/** The language that is spoken. */
		language: oneOf("language", locales).notNull(),
		startsAt: instant("starts_at").notNull(),
		minutes: integer("minutes").notNull(),
		/** The zone in which the operator wrote the time. */
		zone: zone("zone").notNull(),
		seats: integer("seats").notNull(),
		/** The price of a seat. */
		priceCents: amountInCents("price_cents").notNull(),
		state: oneOf("state", circleStates).notNull(),
		roomUrl: text("room_url").notNull(),
		/** When the host came and opened the room. */
		hostCameAt: instant("host_came_at"),
		/** The SEQUENCE of the calendar event: the number of changes. */
		sequence: integer("sequence").notNull(),
		/** When it was planned for its current time: reminders that were due before are not sent. */
		placedAt: instant("placed_at").notNull(),
		/** Whether its time was changed: giving a seat back then refunds the price until it starts. */
		isMoved: boolean("is_moved").notNull(),
		createdAt: instant("created_at").notNull(),
		cancelledAt: instant("cancelled_at"),
		/** An operator's reason for the cancellation. */
		cancelReason: text("cancel_reason"),
	},
	(table) => [
		index("circle_planned").on(table.startsAt).where(sql`state = 'planned'`),
		index("circle_researcher").on(table.researcherId),
		enumCheck("circle", "host_locale", locales),
		enumCheck("circle", "language", locales),
		enumCheck("circle", "state", circleStates),
		check("circle_has_seats", sql.raw(`seats between 1 and ${maxSeats}`)),
	],
);

/** Taken half hours. The unique key keeps consultations and circles of a researcher from overlapping. */
export const reservedHalfHour = pgTable(
	"appointment_cell",
	{
		researcherId: ofResearcher(),
		/** A half hour in UTC. */
		halfHourStart: timestamp("cell_start", { withTimezone: true, precision: 0, mode: "date" }).notNull(),
		/** Of an appointment; null for a circle. */
		reservationId: uuid("hold_id").references(() => reservation.id, { onDelete: "cascade" }),
		circleId: uuid("circle_id").references(() => circle.id),
	},
	(table) => [
		primaryKey({ columns: [table.researcherId, table.halfHourStart] }),
		index("appointment_cell_hold").on(table.reservationId),
		index("appointment_cell_circle").on(table.circleId),
		check("appointment_cell_is_half_hour", sql`extract(epoch from cell_start)::bigint % 1800 = 0`),
	],
);

/** A consultation that was paid for. */
export const appointment = pgTable(
	"appointment",
	{
		/** The reservation's id. */
		id: uuid("id")
			.primaryKey()
			.references(() => reservation.id, { onDelete: "cascade" }),
		accountId: owner(),
		researcherId: ofResearcher(),
		startsAt: instant("starts_at").notNull(),
		endsAt: instant("ends_at").notNull(),
		/** The researcher's zone at the booking: the time was offered in it. */
		zone: zone("zone").notNull(),
		duration: length(),
		state: oneOf("state", appointmentStatuses).notNull(),
		paymentId: uuid("payment_id")
			.notNull()
			.references(() => payment.id),
		meetingUrl: text("meeting_url").notNull(),
		sequence: integer("sequence").notNull(),
		visitorZone: zone("visitor_zone").notNull(),
		createdAt: instant("created_at").notNull(),
		/** When it was booked for its current time: reminders that were due before are not sent. */
		placedAt: instant("placed_at").notNull(),
		cancelledAt: instant("cancelled_at"),
		/** An operator's or the researcher's reason for the cancellation, for its participants. */
		cancelReason: text("cancel_reason"),
		/** Copied from the reservation. */
		topic: text("topic"),
		/** Whether an operator moved it: cancelling then refunds the price until it starts. */
		isMovedByOperator: boolean("is_moved_by_operator").notNull().default(false),
		/** Whether its mails announced the refund. */
		isRefundAnnounced: boolean("is_refund_told").notNull().default(false), // cspell:disable-line
	},
	(table) => [
		index("appointment_account").on(table.accountId, table.startsAt),
		index("appointment_researcher").on(table.researcherId, table.startsAt),
		index("appointment_confirmed").on(table.startsAt).where(sql`state = 'confirmed'`),
		uniqueIndex("appointment_payment").on(table.paymentId),
		enumCheck("appointment", "duration", durations),
		enumCheck("appointment", "state", appointmentStatuses),
	],
);

/** A reminder that was enqueued. The key allows each once, also after a move. */
export const appointmentReminder = pgTable(
	"appointment_reminder",
	{
		appointmentId: uuid("appointment_id")
			.notNull()
			.references(() => appointment.id, { onDelete: "cascade" }),
		startsAt: instant("starts_at").notNull(),
		kind: oneOf("kind", reminderKinds).notNull(),
		enqueuedAt: instant("promised_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.appointmentId, table.startsAt, table.kind] }),
		enumCheck("appointment_reminder", "kind", reminderKinds),
	],
);
