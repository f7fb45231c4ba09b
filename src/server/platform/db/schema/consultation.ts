import { type CategoryKey, categoryKeys } from "#domain/careers/category.ts";
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
import { instant, knownWords, localDate, oneOf, zone } from "./column.ts";
import { payment } from "./payment.ts";

/** Somebody who can be booked. Nobody is ever deleted: who left is retired, and their appointments stay. */
export const researcher = pgTable(
	"researcher",
	{
		id: text("id").primaryKey(),
		zone: zone("zone").notNull(),
		/** What the pages say of them, checked by the contract's schema. */
		words: jsonb("words").$type<Localized<ResearcherWords>>().notNull(),
		/** The languages in which a consultation can take place. */
		languages: jsonb("languages").$type<Locale[]>().notNull(),
		monogram: text("monogram").notNull(),
		hue: text("hue").$type<CategoryKey>().notNull(),
		/** Nobody of this name exists: only where payments are simulated. */
		isIllustrative: boolean("is_illustrative").notNull(),
		/** Where mails about appointments go; null: nowhere. */
		email: text("email"),
		/** The language of these mails. */
		locale: oneOf("locale", locales).notNull(),
		/** The hash of the token in the address of their calendar; null: there is none. */
		feedTokenHash: text("feed_token_hash"),
		retiredAt: instant("retired_at"),
		createdAt: instant("created_at").notNull(),
		updatedAt: instant("updated_at").notNull(),
	},
	(table) => [
		uniqueIndex("researcher_feed_token").on(table.feedTokenHash),
		knownWords("researcher", "locale", locales),
		knownWords("researcher", "hue", categoryKeys),
	],
);

/** A researcher in words of one language. */
export interface ResearcherWords {
	readonly name: string;
	readonly title: string;
	readonly specialization: string;
	readonly bio: string;
	readonly topics: readonly string[];
}

const ofResearcher = () =>
	text("researcher_id")
		.notNull()
		.references(() => researcher.id);

const stretch = { start: integer("start_minute").notNull(), end: integer("end_minute").notNull() };

/** Hours of every week on the wall of the researcher's zone; weekday 1 is Monday, minutes are since midnight. */
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
		knownWords("availability_exception", "kind", availabilityExceptionKinds),
		check(
			"availability_exception_is_sound",
			sql`0 <= start_minute and start_minute < end_minute and end_minute <= 1440`,
		),
	],
);

const length = () => oneOf("duration", durations).notNull();

/**
 * A time that somebody asked for and is paying for. It stays when it was booked (its id is the appointment's) and for a
 * while when it came to nothing: a repeated request finds what became of the first.
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
		/** Drawn by the browser for one wish to book. */
		idempotencyKey: text("idempotency_key").notNull(),
		state: oneOf("state", reservationStates).notNull(),
		/** The student's own zone, for mails. */
		visitorZone: zone("visitor_zone").notNull(),
		createdAt: instant("created_at").notNull(),
		/** From then on the time is given back, unless it was booked. */
		expiresAt: instant("expires_at").notNull(),
	},
	(table) => [
		uniqueIndex("appointment_hold_once").on(table.accountId, table.idempotencyKey),
		uniqueIndex("appointment_hold_payment").on(table.paymentId),
		index("appointment_hold_expires").on(table.expiresAt).where(sql`state = 'held'`),
		knownWords("appointment_hold", "duration", durations),
		knownWords("appointment_hold", "state", reservationStates),
	],
);

/** The half hours that are given away. That each is there once is what keeps consultations from overlapping. */
export const reservedHalfHour = pgTable(
	"appointment_cell",
	{
		researcherId: ofResearcher(),
		/** A half hour of UTC. */
		halfHourStart: timestamp("cell_start", { withTimezone: true, precision: 0, mode: "date" }).notNull(),
		reservationId: uuid("hold_id")
			.notNull()
			.references(() => reservation.id, { onDelete: "cascade" }),
	},
	(table) => [
		primaryKey({ columns: [table.researcherId, table.halfHourStart] }),
		index("appointment_cell_hold").on(table.reservationId),
		check("appointment_cell_is_half_hour", sql`extract(epoch from cell_start)::bigint % 1800 = 0`),
	],
);

/** A consultation that was paid for. */
export const appointment = pgTable(
	"appointment",
	{
		/** The hold's. */
		id: uuid("id")
			.primaryKey()
			.references(() => reservation.id, { onDelete: "cascade" }),
		accountId: owner(),
		researcherId: ofResearcher(),
		startsAt: instant("starts_at").notNull(),
		endsAt: instant("ends_at").notNull(),
		/** The researcher's when it was booked: the zone in which the time was offered. */
		zone: zone("zone").notNull(),
		duration: length(),
		state: oneOf("state", appointmentStatuses).notNull(),
		paymentId: uuid("payment_id")
			.notNull()
			.references(() => payment.id),
		meetingUrl: text("meeting_url").notNull(),
		/** How often calendars were told of a change. */
		sequence: integer("sequence").notNull(),
		visitorZone: zone("visitor_zone").notNull(),
		createdAt: instant("created_at").notNull(),
		/** When it was booked for its present time: reminders that were due before then are not sent. */
		placedAt: instant("placed_at").notNull(),
		cancelledAt: instant("cancelled_at"),
		/** An operator gave it another time than was booked: cancelling it brings the price back until it begins. */
		isMovedByOperator: boolean("is_moved_by_operator").notNull().default(false),
		/** Its mails said that the price comes back. */
		isRefundTold: boolean("is_refund_told").notNull().default(false),
	},
	(table) => [
		index("appointment_account").on(table.accountId, table.startsAt),
		index("appointment_researcher").on(table.researcherId, table.startsAt),
		index("appointment_confirmed").on(table.startsAt).where(sql`state = 'confirmed'`),
		uniqueIndex("appointment_payment").on(table.paymentId),
		knownWords("appointment", "duration", durations),
		knownWords("appointment", "state", appointmentStatuses),
	],
);

/** A reminder that was promised. By its key it is promised once, also after the appointment was moved. */
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
		knownWords("appointment_reminder", "kind", reminderKinds),
	],
);
