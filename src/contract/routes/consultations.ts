import * as z from "zod/mini";
import { appointmentSchema } from "#domain/consultations/appointment.ts";
import { bookingRequestSchema } from "#domain/consultations/booking-schema.ts";
import { localeSchema } from "#domain/shared/locale-schema.ts";
import { zoneSchema } from "#domain/shared/moment-schema.ts";
import { bookingOutcomeSchema, researcherSchema } from "../consultations.ts";
import { declareRoute } from "./route.ts";

const appointmentParams = z.object({ appointmentId: z.uuid() });

/** Consultations with researchers. */
export const consultationRoutes = {
	/** For anyone: what is offered is no secret. */
	researchers: declareRoute({
		method: "GET",
		path: "/api/researchers/:locale",
		access: "everyone",
		params: z.object({ locale: localeSchema }),
		response: z.object({ researchers: z.array(researcherSchema) }),
		// A school is one network.
		limit: { minutes: 15, perNetwork: 1500 },
	}),
	appointments: declareRoute({
		method: "GET",
		path: "/api/appointments",
		access: "signed_in",
		response: z.object({ appointments: z.array(appointmentSchema) }),
	}),
	/**
	 * Books and pays. A request repeated with its key books once and gets what came of the first. `visitorZone` is where
	 * the times in mails are told.
	 */
	bookAppointment: declareRoute({
		method: "POST",
		path: "/api/appointments",
		access: "keeper",
		body: z.extend(bookingRequestSchema, {
			idempotencyKey: z.uuid(),
			locale: localeSchema,
			visitorZone: zoneSchema.check(z.maxLength(64)),
		}),
		problems: [
			"consultations.incomplete",
			"consultations.slot_unavailable",
			"consultations.slot_taken",
			"consultations.premium_required",
			"subscription.payment.error",
			"billing.guardian_needed",
			"billing.guardian_pending",
		],
		response: bookingOutcomeSchema,
		limit: { minutes: 60, perAccount: 60 },
	}),
	/** For whoever left the payment page: what still waits to be paid is given up, unless it turns out to be paid. */
	leavePayment: declareRoute({
		method: "POST",
		path: "/api/appointments/leave-payment",
		access: "signed_in",
		response: z.null(),
		limit: { minutes: 60, perAccount: 60 },
	}),
	/** The price comes back until 24 hours before. */
	cancelAppointment: declareRoute({
		method: "POST",
		path: "/api/appointments/:appointmentId/cancel",
		access: "signed_in",
		params: appointmentParams,
		problems: ["consultations.cancel_failed"],
		response: appointmentSchema,
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
	/** A researcher's appointments, for whoever knows the secret in the address. */
	calendarFeed: declareRoute({
		method: "GET",
		path: "/api/calendar-feeds/:file",
		access: "everyone",
		params: z.object({ file: z.string().check(z.regex(/^[\w-]{43}\.ics$/)) }),
		response: z.string(),
		answers: "calendar",
		limit: { minutes: 60, perNetwork: 600 },
	}),
};
