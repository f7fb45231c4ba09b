import * as z from "zod/mini";
import type { GuardianMissing } from "#domain/account/guardian.ts";
import { type Appointment, appointmentSchema } from "#domain/appointments/appointment.ts";
import type { BookingRequest } from "#domain/appointments/booking-schema.ts";
import { slotSchema } from "#domain/appointments/slot-schema.ts";
import { categoryKeySchema } from "#domain/careers/category-schema.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { localeSchema } from "#domain/shared/locale-schema.ts";
import { zoneSchema } from "#domain/shared/moment-schema.ts";
import type { Detailed, Outcome } from "./problem.ts";

const text = z.string().check(z.minLength(1));

/** A researcher as one language presents them, with every time still ahead that they offer. */
export const researcherSchema = z.object({
	id: text,
	name: text,
	title: text,
	specialization: text,
	bio: text,
	/** What a conversation can be about. */
	topics: z.array(text),
	/** The languages in which a consultation can take place. */
	languages: z.array(localeSchema),
	/** The path of a portrait, or null where the screen draws the monogram. */
	imageUrl: z.nullable(text),
	/** Initials, drawn in the colour of `category`. */
	monogram: text,
	category: categoryKeySchema,
	/** An "Illustrative profile": nobody of this name exists. */
	illustrative: z.boolean(),
	/** The zone in which days and times are offered. */
	zone: zoneSchema,
	/** Earliest first; a taken one is listed with no duration left (see domain/appointments/slots.ts). */
	slots: z.array(slotSchema),
});
export type Researcher = z.infer<typeof researcherSchema>;

/** How booking went on: booked, or the payment continues on the provider's own page at `url`. */
export const bookingOutcomeSchema = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("booked"), appointment: appointmentSchema }),
	z.object({ kind: z.literal("redirect"), url: z.url() }),
]);
export type BookingOutcome = z.infer<typeof bookingOutcomeSchema>;

/** Whose act it is. Drawn from the page: mails are written in `locale` and tell times in `visitorZone`. */
export type BookingVisitor = { readonly locale: Locale; readonly visitorZone: string };

/** What booking comes to. */
export type BookingAnswer = Detailed<Awaited<BookingResult>>;

type BookingResult = Outcome<
	BookingOutcome,
	| "consultations.incomplete"
	| "consultations.slot_unavailable"
	| "consultations.slot_taken"
	| "consultations.premium_required"
	| "subscription.payment.error"
	| "account.sign_in_required"
	| "account.consent_required"
	| GuardianMissing
>;

/** Consultations with researchers. Viewing is gated by the screen, booking by the backend. */
export interface ConsultationsBackend {
	/** Everyone who can be booked, in words of `locale`. Ask again after a booking: its slot is gone. */
	researchers(locale: Locale): Promise<Researcher[]>;
	/** One's own appointments in any order; domain/appointments/agenda.ts sorts them. */
	appointments(): Promise<Appointment[]>;
	/**
	 * Books and pays. Failures leave nothing booked and nothing paid. Asked again for the same after a failure that may
	 * pass (the network's), it books once. With `consultations.slot_taken` the failure's details may name alternatives.
	 */
	book(request: BookingRequest, visitor?: BookingVisitor): Promise<BookingAnswer>;
	/** For whoever left the payment page: what still waits to be paid is given up, unless it turns out to be paid. */
	leavePayment(): Outcome<null, "account.sign_in_required">;
	/** Cancels one's own upcoming appointment and gives it back as cancelled. Needs no premium plan. */
	cancel(
		appointmentId: string,
	): Outcome<Appointment, "consultations.cancel_failed" | "account.sign_in_required">;
}
