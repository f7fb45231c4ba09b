import * as z from "zod/mini";
import { type Appointment, appointmentStatuses, refundProgress } from "#domain/consultations/appointment.ts";
import { maxTopicLength } from "#domain/consultations/free-text.ts";
import { missedOutcomes, sides } from "#domain/consultations/missed.ts";
import type { Proposal } from "#domain/consultations/proposed.ts";
import { maxReportLength } from "#domain/consultations/safety.ts";
import { type BookingRequest, durations, type Slot } from "#domain/consultations/slots.ts";
import { categoryKeySchema } from "./careers.ts";
import { declareRoute } from "./route.ts";
import {
	browserZoneSchema,
	centsSchema,
	instantSchema,
	localeSchema,
	localized,
	zoneSchema,
} from "./shared.ts";

const text = z.string().check(z.minLength(1));

/** Reads a duration. */
export const durationSchema = z.enum(durations);

/** A `Slot`. */
const slotSchema = z.object({
	startsAt: instantSchema,
	durations: z.array(durationSchema),
}) satisfies z.ZodMiniType<Slot>;

/** Whether a side of an appointment did not come, as one side sees it. */
export const missedSchema = z.object({
	/** From when until when this side can report that the other did not come. */
	from: instantSchema,
	until: instantSchema,
	reportedBy: z.array(z.enum(sides)),
	/** The outcome for the price; null while no one has reported anything. */
	outcome: z.nullable(z.enum(missedOutcomes)),
});

/** Other times that a researcher proposes for an appointment. */
export const proposalSchema = z.object({
	times: z.readonly(z.array(instantSchema)),
	answerBy: instantSchema,
	reason: z.string(),
}) satisfies z.ZodMiniType<Proposal>;

export const appointmentSchema = z.object({
	id: text,
	researcherId: text,
	startsAt: instantSchema,
	zone: zoneSchema,
	duration: durationSchema,
	status: z.enum(appointmentStatuses),
	createdAt: instantSchema,
	amountCents: centsSchema,
	/** No longer sent: only the room has the address of the meeting. */
	meetingUrl: z.optional(z.url()),
	calendarPath: z.optional(z.string()),
	wasMoved: z.optional(z.boolean()),
	refund: z.optional(z.enum(refundProgress)),
	cancelReason: z.optional(z.string()),
	topic: z.optional(z.string()),
	missed: z.optional(missedSchema),
	proposal: z.optional(proposalSchema),
	researcherName: z.optional(localized(z.string())),
}) satisfies z.ZodMiniType<Appointment>;

const bookingRequestSchema = z.object({
	researcherId: z.nullable(z.string()),
	startsAt: z.nullable(instantSchema),
	duration: durationSchema,
}) satisfies z.ZodMiniType<BookingRequest>;

/** A researcher as one language presents them, with every time still ahead that they offer. */
export const researcherSchema = z.object({
	id: text,
	name: text,
	title: text,
	specialization: text,
	bio: text,
	/** The person's answer to a question about the work, in their own words. */
	answer: z.optional(text),
	/** The topics of a consultation. */
	topics: z.array(text),
	/** The languages in which a consultation can take place. */
	languages: z.array(localeSchema),
	/** The path of a portrait, or null where the screen draws the monogram. */
	imageUrl: z.nullable(text),
	/** Initials, drawn in the colour of `category`. */
	monogram: text,
	category: categoryKeySchema,
	/** Labelled as invented: the researcher does not exist. */
	illustrative: z.boolean(),
	/** False for a real researcher where payments are simulated, and while paused: no time is offered. Default: true. */
	bookable: z.optional(z.boolean()),
	/** True while the researcher takes no new bookings: then they are not bookable. Default: false. */
	isPaused: z.optional(z.boolean()),
	/** The zone in which days and times are offered. */
	zone: zoneSchema,
	/** Earliest first; a taken one is listed with no duration left (see domain/consultations/slots.ts). */
	slots: z.array(slotSchema),
});
/** A researcher with words in one language. */
export type Researcher = z.infer<typeof researcherSchema>;

/** The outcome of a booking: booked, or the payment continues on the provider's own page at `url`. */
export const bookingOutcomeSchema = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("booked"), appointment: appointmentSchema }),
	z.object({ kind: z.literal("redirect"), url: z.url() }),
]);

/** The text of a report. Longer ones are refused by the form already. */
export const reportTextSchema = z.string().check(z.maxLength(maxReportLength));

const appointmentParams = z.object({ appointmentId: z.uuid() });

/** Consultations with researchers. */
export const consultationRoutes = {
	/** The offer is public. */
	researchers: declareRoute({
		method: "GET",
		path: "/api/researchers/:locale",
		access: "everyone",
		params: z.object({ locale: localeSchema }),
		response: z.object({ researchers: z.array(researcherSchema) }),
		// All pupils of a school can share one address.
		limit: { minutes: 15, perNetwork: 1500 },
	}),
	appointments: declareRoute({
		method: "GET",
		path: "/api/appointments",
		access: "signed_in",
		response: z.object({
			appointments: z.array(appointmentSchema),
			/** A payment for one is open: its outcome is not known yet. */
			isPaymentOpen: z.optional(z.boolean()),
		}),
	}),
	/**
	 * Books and pays. Idempotent: a repeated key returns the outcome of the first request. `visitorZone` is the zone of
	 * times in mails.
	 */
	bookAppointment: declareRoute({
		method: "POST",
		path: "/api/appointments",
		access: "consented",
		body: z.extend(bookingRequestSchema, {
			idempotencyKey: z.uuid(),
			/** The topic in the student's words. */
			topic: z.optional(z.string().check(z.maxLength(maxTopicLength))),
			locale: localeSchema,
			visitorZone: browserZoneSchema,
		}),
		problems: [
			"consultations.incomplete",
			"consultations.slot_unavailable",
			"consultations.slot_taken",
			"consultations.own_time",
			"limits.too_many",
			"request.malformed",
			"consultations.premium_required",
			"subscription.payment.error",
			"billing.guardian_needed",
			"billing.guardian_pending",
			"consultations.contact_data",
		],
		response: bookingOutcomeSchema,
		limit: { minutes: 60, perAccount: 60 },
	}),
	/** Called when the payment page is left: open orders are cancelled unless they were paid. */
	leavePayment: declareRoute({
		method: "POST",
		path: "/api/appointments/leave-payment",
		access: "signed_in",
		response: z.null(),
		limit: { minutes: 60, perAccount: 60 },
	}),
	/** The price is refunded until 24 hours before the start. */
	cancelAppointment: declareRoute({
		method: "POST",
		path: "/api/appointments/:appointmentId/cancel",
		access: "signed_in",
		params: appointmentParams,
		problems: ["consultations.cancel_failed"],
		response: appointmentSchema,
	}),
	/** To another free time of the same researcher, until 24 hours before it begins. The price stays paid. */
	moveAppointment: declareRoute({
		method: "POST",
		path: "/api/appointments/:appointmentId/move",
		access: "signed_in",
		params: appointmentParams,
		body: z.object({ startsAt: instantSchema }),
		problems: [
			"consultations.move_failed",
			"consultations.move_late",
			"consultations.same_time",
			"consultations.own_time",
			"consultations.slot_unavailable",
			"consultations.slot_taken",
		],
		response: appointmentSchema,
		// Each move sends a mail to every recipient.
		limit: { minutes: 24 * 60, perAccount: 12 },
	}),
	/** Takes one of the times that the researcher proposes. Nothing more is paid. */
	acceptProposal: declareRoute({
		method: "POST",
		path: "/api/appointments/:appointmentId/proposal/accept",
		access: "signed_in",
		params: appointmentParams,
		body: z.object({ startsAt: instantSchema }),
		problems: ["consultations.proposal_ended", "consultations.own_time"],
		response: appointmentSchema,
	}),
	/** Takes none of them: the appointment is cancelled and the whole price goes back. */
	declineProposal: declareRoute({
		method: "POST",
		path: "/api/appointments/:appointmentId/proposal/decline",
		access: "signed_in",
		params: appointmentParams,
		problems: ["consultations.proposal_ended"],
		response: appointmentSchema,
	}),
	/** Reports a problem with a consultation to the operator, who is notified at once; the researcher is suspended. */
	reportAppointment: declareRoute({
		method: "POST",
		path: "/api/appointments/:appointmentId/report",
		access: "signed_in",
		params: appointmentParams,
		body: z.object({ text: reportTextSchema, locale: localeSchema }),
		problems: ["forms.required"],
		response: z.null(),
		limit: { minutes: 24 * 60, perAccount: 10 },
	}),
	/**
	 * Reports that the researcher did not come. The price is refunded at once, unless the researcher reported the opposite
	 * or it was refunded often: then an operator decides. A second report changes nothing.
	 */
	reportMissed: declareRoute({
		method: "POST",
		path: "/api/appointments/:appointmentId/missed",
		access: "signed_in",
		params: appointmentParams,
		problems: ["consultations.missed_closed"],
		response: appointmentSchema,
		limit: { minutes: 24 * 60, perAccount: 10 },
	}),
	/** One appointment as a file for the student's own calendar. */
	appointmentCalendar: declareRoute({
		method: "GET",
		path: "/api/appointments/:appointmentId/calendar",
		access: "signed_in",
		params: appointmentParams,
		response: z.string(),
		answers: "calendar",
	}),
	/** A researcher's appointments; the address contains a secret. */
	calendarFeed: declareRoute({
		method: "GET",
		path: "/api/calendar-feeds/:file",
		access: "everyone",
		params: z.object({ file: z.string().check(z.maxLength(200)) }),
		response: z.string(),
		answers: "calendar",
		limit: { minutes: 60, perNetwork: 600 },
	}),
};
