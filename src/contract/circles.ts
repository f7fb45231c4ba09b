import * as z from "zod/mini";
import { circleStates } from "#domain/circles/circle.ts";
import { circleRoomStates } from "#domain/circles/room.ts";
import { leavingReasons, participantStates } from "#domain/circles/seats.ts";
import { refundProgress } from "#domain/consultations/appointment.ts";
import { categoryKeySchema } from "./careers.ts";
import { reportTextSchema } from "./consultations.ts";
import { declareRoute } from "./route.ts";
import {
	browserZoneSchema,
	centsSchema,
	countSchema,
	instantSchema,
	lineSchema,
	localeSchema,
	localized,
	zoneSchema,
} from "./shared.ts";

const text = z.string().check(z.minLength(1));
/** An id of a circle: a UUID, or a name of the demonstration's. */
const circleIdSchema = z.string().check(z.regex(/^[\w-]{1,64}$/));

/** A circle as everyone sees it: no participant's name. */
export const circleSchema = z.object({
	id: circleIdSchema,
	subject: localized(text),
	researcher: z.object({
		id: text,
		name: localized(text),
		title: localized(text),
		monogram: text,
		category: categoryKeySchema,
		/** Labelled as invented: the researcher does not exist, and no one will come. */
		illustrative: z.boolean(),
	}),
	/** The adult who opens the room and stays; empty once it is long over. */
	hostName: z.string(),
	/** The language that is spoken. */
	language: localeSchema,
	startsAt: instantSchema,
	minutes: countSchema,
	zone: zoneSchema,
	priceCents: centsSchema,
	status: z.enum(circleStates),
	seats: countSchema,
	/** Seats that no one has and none is kept for anyone. */
	seatsLeft: countSchema,
	/** The number of people on the waiting list. */
	waiting: countSchema,
	/** Whether a seat that becomes free can still be offered to who waits. */
	isListOpen: z.boolean(),
});
export type Circle = z.infer<typeof circleSchema>;

/** One's own participation in a circle. */
export const participationSchema = z.object({
	circle: circleSchema,
	state: z.enum(participantStates),
	leavingReason: z.optional(z.enum(leavingReasons)),
	/** The reader's position on the waiting list: 1 is next. */
	place: z.optional(countSchema),
	/** Until when an offered seat can be accepted. */
	offerEndsAt: z.optional(instantSchema),
	amountCents: centsSchema,
	/** Giving the seat back refunds the price until then. */
	refundUntil: z.optional(instantSchema),
	refund: z.optional(z.enum(refundProgress)),
	/** Why the circle was cancelled, in an operator's words. */
	cancelReason: z.optional(z.string()),
	/** The path of its calendar file, for a seat. */
	calendarPath: z.optional(z.string()),
});
export type Participation = z.infer<typeof participationSchema>;

/** The outcome of taking a seat: it is there, or the payment continues on the provider's own page at `url`. */
export const seatOutcomeSchema = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("done"), participation: participationSchema }),
	z.object({ kind: z.literal("redirect"), url: z.url() }),
]);

/** The room of a circle: its state, and its address while it is open. */
const roomSchema = z.object({ room: z.enum(circleRoomStates), url: z.optional(z.url()) });

/** A participant as host and researcher see them: no surname, address, age or school. */
const seatedSchema = z.object({
	firstName: z.string(),
	/** Under eighteen: a parent or guardian has agreed, and gets every mail about it. */
	isMinor: z.boolean(),
});

/** The page of a circle's host or researcher. */
const circleDeskSchema = z.extend(roomSchema, {
	circle: circleSchema,
	reader: z.enum(["host", "researcher"]),
	seated: z.array(seatedSchema),
	/** Whether the reader can open the room now: the host, around its time, once. */
	canOpen: z.boolean(),
	cancelReason: z.optional(z.string()),
});
export type CircleDesk = z.infer<typeof circleDeskSchema>;

/** Why a person gets no seat, or no place on the waiting list. */
const joinProblems = [
	"circles.closed",
	"circles.full",
	"circles.not_full",
	"circles.offer_ended",
	"circles.list_closed",
	"consultations.own_time",
	"billing.guardian_needed",
	"billing.guardian_pending",
] as const;

const circleParams = z.object({ circleId: circleIdSchema });
const linkProblems = ["circles.link_unknown"] as const;
const linkBody = z.object({ token: lineSchema });
const linkLimit = {
	minutes: 10,
	perNetwork: 600,
	guesses: { perNetwork: 100, problems: linkProblems },
};

/** Circles: consultations of a researcher with a group, in the presence of a host. */
export const circleRoutes = {
	/** The circles that are ahead, earliest first. */
	circles: declareRoute({
		method: "GET",
		path: "/api/circles",
		access: "everyone",
		response: z.object({ circles: z.array(circleSchema) }),
		// All pupils of a school can share one address.
		limit: { minutes: 15, perNetwork: 1500 },
	}),
	/** The caller's own participations, the latest of each circle; and whether circles come first for them. */
	ownCircles: declareRoute({
		method: "GET",
		path: "/api/circles/own",
		access: "signed_in",
		response: z.object({
			participations: z.array(participationSchema),
			/** For students under eighteen or of unknown age. */
			isRecommended: z.boolean(),
			/** A payment for a seat is open: its outcome is not known yet. */
			isPaymentOpen: z.optional(z.boolean()),
		}),
	}),
	/**
	 * Takes a free or an offered seat, and pays for it. Idempotent: a person with a seat gets it again, and an open payment
	 * continues.
	 */
	takeSeat: declareRoute({
		method: "POST",
		path: "/api/circles/:circleId/seat",
		access: "student",
		params: circleParams,
		body: z.object({ idempotencyKey: z.uuid(), locale: localeSchema, visitorZone: browserZoneSchema }),
		problems: [...joinProblems, "subscription.payment.error"],
		response: seatOutcomeSchema,
		limit: { minutes: 60, perAccount: 60 },
	}),
	/** Puts the caller on the waiting list. A second request changes nothing. */
	joinWaitingList: declareRoute({
		method: "POST",
		path: "/api/circles/:circleId/wait",
		access: "student",
		params: circleParams,
		body: z.object({ visitorZone: browserZoneSchema }),
		problems: joinProblems,
		response: participationSchema,
		limit: { minutes: 60, perAccount: 60 },
	}),
	/** Gives a seat, an offered one or a place on the list back. The price is refunded until 24 hours before the start. */
	leaveCircle: declareRoute({
		method: "POST",
		path: "/api/circles/:circleId/leave",
		access: "signed_in",
		params: circleParams,
		problems: ["circles.leave_failed"],
		response: participationSchema,
		limit: { minutes: 60, perAccount: 60 },
	}),
	/** Called when the payment page is left: open orders are cancelled unless they were paid. */
	leaveSeatPayment: declareRoute({
		method: "POST",
		path: "/api/circles/leave-payment",
		access: "signed_in",
		response: z.null(),
		limit: { minutes: 60, perAccount: 60 },
	}),
	/** The room of a circle in which the caller has a seat. */
	circleRoom: declareRoute({
		method: "GET",
		path: "/api/circles/:circleId/room",
		access: "signed_in",
		params: circleParams,
		response: roomSchema,
	}),
	/** Reports a problem with a circle to the operator, who is notified at once; the researcher is suspended. For who has, or had, a seat. */
	reportCircle: declareRoute({
		method: "POST",
		path: "/api/circles/:circleId/report",
		access: "signed_in",
		params: circleParams,
		body: z.object({ text: reportTextSchema, locale: localeSchema }),
		problems: ["forms.required"],
		response: z.null(),
		limit: { minutes: 24 * 60, perAccount: 10 },
	}),
	/** A seat as a file for the student's own calendar. */
	circleCalendar: declareRoute({
		method: "GET",
		path: "/api/circles/:circleId/calendar",
		access: "signed_in",
		params: circleParams,
		response: z.string(),
		answers: "calendar",
	}),
	/** The page of the host or the researcher, by a mailed link. */
	circleDesk: declareRoute({
		method: "POST",
		path: "/api/circle-desk",
		access: "everyone",
		body: linkBody,
		problems: [...linkProblems, "account.link_damaged"],
		response: circleDeskSchema,
		limit: linkLimit,
	}),
	/** The host has come: opens the room. A second request changes nothing. */
	openCircle: declareRoute({
		method: "POST",
		path: "/api/circle-desk/open",
		access: "everyone",
		body: linkBody,
		problems: [...linkProblems, "account.link_damaged", "circles.room_closed"],
		response: circleDeskSchema,
		limit: linkLimit,
	}),
};
