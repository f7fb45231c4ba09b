import * as z from "zod/mini";
import { linkRefusals } from "#domain/account/link-refusal.ts";
import { appointmentStatuses, maxCancelReasonLength } from "#domain/consultations/appointment.ts";
import { maxWeeklyEntries } from "#domain/consultations/desk-hours.ts";
import { maxNoteLength } from "#domain/consultations/free-text.ts";
import { maxProposedTimes } from "#domain/consultations/proposal.ts";
import { bookingObstacles } from "#domain/consultations/safety.ts";
import { availabilityExceptionKinds } from "#domain/consultations/weekly.ts";
import { durationSchema, missedSchema, proposalSchema, reportTextSchema } from "./consultations.ts";
import { roomSchema } from "./rooms.ts";
import { declareRoute } from "./route.ts";
import {
	countSchema,
	instantSchema,
	lineSchema,
	localDateSchema,
	localeSchema,
	localized,
	zoneSchema,
} from "./shared.ts";

/** A consultation as its researcher sees it: no address, surname, age or school of the student. */
const deskAppointmentSchema = z.object({
	id: z.string(),
	startsAt: instantSchema,
	duration: durationSchema,
	status: z.enum(appointmentStatuses),
	firstName: z.string(),
	/** Under eighteen: a parent or guardian has agreed, and gets every mail about it. */
	isMinor: z.boolean(),
	/** No longer sent: only the room has the address of the meeting. */
	meetingUrl: z.optional(z.url()),
	cancelReason: z.optional(z.string()),
	/** The topic in the student's words, until the consultation is over. */
	topic: z.optional(z.string()),
	/** The researcher's own note, until the consultation is over. No one else reads it. */
	note: z.optional(z.string()),
	/** Whether the other side came; omitted for an invented researcher and once it is cancelled. */
	missed: z.optional(missedSchema),
	/** The times that the researcher proposed, while the student can answer. */
	proposal: z.optional(proposalSchema),
});
export type DeskAppointment = z.infer<typeof deskAppointmentSchema>;

/** The contents of a researcher's desk. */
const deskSchema = z.object({
	/** Why students can't book; empty when they can. `test_mode`: a real researcher where payments are simulated. */
	obstacles: z.array(z.enum([...bookingObstacles, "test_mode"])),
	isPaused: z.boolean(),
	/** Invented: no one attends its consultations. */
	isIllustrative: z.boolean(),
	/** Whether a calendar program can read the consultations at a private address. */
	hasCalendar: z.boolean(),
	/** When the code of conduct in force was accepted; null: not yet. */
	conductAcceptedAt: z.nullable(instantSchema),
	/** Of the past, those of the last twelve months. */
	appointments: z.array(deskAppointmentSchema),
});
export type Desk = z.infer<typeof deskSchema>;

const minuteSchema = z.int().check(z.gte(0), z.lte(1440));
const hoursSchema = z.object({ start: minuteSchema, end: minuteSchema });
const weeklySchema = z.extend(hoursSchema, { weekday: z.int().check(z.gte(1), z.lte(7)) });

/** A researcher's hours, in minutes since midnight of their zone. */
const deskHoursSchema = z.object({
	weekly: z.array(weeklySchema),
	/** From today on, in any order: days off, and hours on single days. */
	exceptions: z.array(
		z.extend(hoursSchema, { date: localDateSchema, kind: z.enum(availabilityExceptionKinds) }),
	),
});

const changesOfHours = { minutes: 60, perAccount: 120 };

const appointmentParams = z.object({ appointmentId: z.uuid() });

/** The researcher's desk. Its session is of its own kind: it opens no route of an account, and no account opens these. */
export const deskRoutes = {
	/** Mails a link to log in. The response is the same whether or not a researcher has the address. */
	requestDeskLink: declareRoute({
		method: "POST",
		path: "/api/desk/links",
		access: "everyone",
		body: z.object({ email: lineSchema, locale: localeSchema }),
		problems: ["forms.required", "forms.email_invalid"],
		response: z.null(),
		limit: { minutes: 60, perNetwork: 300, perEmail: 15, perEmailAndNetwork: 5 },
	}),
	/** Uses a mailed link, once, and starts the session. */
	openDesk: declareRoute({
		method: "POST",
		path: "/api/desk/session",
		access: "everyone",
		body: z.object({ token: lineSchema }),
		problems: linkRefusals,
		response: z.null(),
		limit: { minutes: 10, perNetwork: 600, guesses: { perNetwork: 100, problems: linkRefusals } },
	}),
	closeDesk: declareRoute({
		method: "DELETE",
		path: "/api/desk/session",
		access: "everyone",
		response: z.null(),
	}),
	/** Whose desk is open in this browser. */
	deskSession: declareRoute({
		method: "GET",
		path: "/api/desk/session",
		access: "everyone",
		ofAnyAccount: true,
		response: z.object({
			researcher: z.nullable(z.object({ id: z.string(), name: localized(z.string()), zone: zoneSchema })),
		}),
	}),
	desk: declareRoute({
		method: "GET",
		path: "/api/desk",
		access: "researcher",
		response: deskSchema,
	}),
	/** Accepts the code of conduct. `version` is the one that was read. */
	acceptConduct: declareRoute({
		method: "PUT",
		path: "/api/desk/conduct",
		access: "researcher",
		body: z.object({ version: z.int() }),
		problems: ["desk.conduct_changed"],
		response: deskSchema,
	}),
	/** Stops or resumes new bookings. What is booked stays. */
	pauseDesk: declareRoute({
		method: "PUT",
		path: "/api/desk/pause",
		access: "researcher",
		body: z.object({ isPaused: z.boolean() }),
		response: deskSchema,
	}),
	/** Draws a new private address for a calendar program; the one before stops working. It is never shown again. */
	drawDeskCalendar: declareRoute({
		method: "POST",
		path: "/api/desk/calendar",
		access: "researcher",
		response: z.object({ address: z.url() }),
		limit: { minutes: 60, perAccount: 30 },
	}),
	endDeskCalendar: declareRoute({
		method: "DELETE",
		path: "/api/desk/calendar",
		access: "researcher",
		response: z.null(),
	}),
	deskHours: declareRoute({
		method: "GET",
		path: "/api/desk/hours",
		access: "researcher",
		response: deskHoursSchema,
	}),
	/** Replaces the hours of every week. What is booked stays. */
	setDeskHours: declareRoute({
		method: "PUT",
		path: "/api/desk/hours",
		access: "researcher",
		body: z.object({
			weekly: z.array(weeklySchema).check(z.maxLength(maxWeeklyEntries)),
		}),
		problems: ["desk.hours_midnight", "desk.hours_short", "desk.hours_overlap"],
		response: deskHoursSchema,
		limit: changesOfHours,
	}),
	/** Closes every day from one to another. `booked` consultations of these days stay. */
	addDaysOff: declareRoute({
		method: "POST",
		path: "/api/desk/days-off",
		access: "researcher",
		body: z.object({ from: localDateSchema, to: localDateSchema }),
		problems: ["desk.days_order", "desk.day_over", "desk.day_far", "desk.days_many"],
		response: z.object({ booked: countSchema }),
		limit: changesOfHours,
	}),
	/** Offers hours on one day, also when it is closed. */
	addExtraHours: declareRoute({
		method: "POST",
		path: "/api/desk/extra-hours",
		access: "researcher",
		body: z.extend(hoursSchema, { date: localDateSchema }),
		problems: ["desk.hours_midnight", "desk.hours_short", "desk.day_over", "desk.day_far"],
		response: z.null(),
		limit: changesOfHours,
	}),
	/** Takes back every exception from one day to another. */
	removeExceptions: declareRoute({
		method: "POST",
		path: "/api/desk/usual-days",
		access: "researcher",
		body: z.object({ from: localDateSchema, to: localDateSchema }),
		response: z.null(),
		limit: changesOfHours,
	}),
	/** The room of one of the researcher’s consultations. */
	deskRoom: declareRoute({
		method: "GET",
		path: "/api/desk/appointments/:appointmentId/room",
		access: "researcher",
		params: appointmentParams,
		response: roomSchema,
		limit: { minutes: 60, perAccount: 600 },
	}),
	/** The researcher cancels an upcoming consultation. The whole price is refunded, and everyone gets the reason by mail. */
	cancelFromDesk: declareRoute({
		method: "POST",
		path: "/api/desk/appointments/:appointmentId/cancel",
		access: "researcher",
		params: appointmentParams,
		body: z.object({ reason: z.string().check(z.maxLength(maxCancelReasonLength)) }),
		problems: ["forms.required", "consultations.contact_data", "consultations.cancel_failed"],
		response: z.null(),
		limit: { minutes: 60, perAccount: 60 },
	}),
	/** The researcher's free times that can be proposed for a consultation, earliest first. */
	proposableTimes: declareRoute({
		method: "GET",
		path: "/api/desk/appointments/:appointmentId/free-times",
		access: "researcher",
		params: appointmentParams,
		response: z.object({ times: z.array(instantSchema) }),
	}),
	/** Proposes other times in place of a cancellation. They stay free for the student, who gets a mail with the reason. */
	proposeTimes: declareRoute({
		method: "POST",
		path: "/api/desk/appointments/:appointmentId/proposal",
		access: "researcher",
		params: appointmentParams,
		body: z.object({
			times: z.array(instantSchema).check(z.maxLength(maxProposedTimes)),
			reason: z.string().check(z.maxLength(maxCancelReasonLength)),
		}),
		problems: [
			"forms.required",
			"consultations.contact_data",
			"desk.times_missing",
			"desk.times_overlap",
			"desk.time_not_free",
			"desk.proposal_late",
			"desk.proposal_open",
		],
		response: z.null(),
		limit: { minutes: 24 * 60, perAccount: 60 },
	}),
	/** Replaces the researcher's own note before a consultation; an empty text deletes it. Deleted when the consultation is over. */
	writeDeskNote: declareRoute({
		method: "PUT",
		path: "/api/desk/appointments/:appointmentId/note",
		access: "researcher",
		params: appointmentParams,
		body: z.object({ text: z.string().check(z.maxLength(maxNoteLength)) }),
		problems: ["consultations.contact_data", "desk.note_closed"],
		response: z.null(),
		limit: { minutes: 60, perAccount: 240 },
	}),
	/** Reports that the student did not come. It refunds nothing, and the student can answer. A second report changes nothing. */
	reportMissedFromDesk: declareRoute({
		method: "POST",
		path: "/api/desk/appointments/:appointmentId/missed",
		access: "researcher",
		params: appointmentParams,
		problems: ["consultations.missed_closed"],
		response: z.null(),
		limit: { minutes: 24 * 60, perAccount: 60 },
	}),
	/** A researcher reports a problem with one of their own consultations to the operator. */
	reportFromDesk: declareRoute({
		method: "POST",
		path: "/api/desk/appointments/:appointmentId/report",
		access: "researcher",
		params: appointmentParams,
		body: z.object({ text: reportTextSchema }),
		problems: ["forms.required"],
		response: z.null(),
		limit: { minutes: 24 * 60, perAccount: 20 },
	}),
};
