import * as z from "zod/mini";
import { durationSchema } from "#contract/consultations.ts";
import { centsSchema, instantSchema, zoneSchema } from "#contract/shared.ts";

/** What is told of an appointment: that it is booked, has moved or is cancelled, or that it begins soon. */
export const appointmentNews = ["booked", "moved", "cancelled", "day", "hour"] as const;
/** What a mail about an appointment tells. */
export type AppointmentNews = (typeof appointmentNews)[number];

/** By whom, or with what, an appointment was cancelled, where a mail can say so. */
export const cancelledBy = ["student", "operator", "guardian", "erasure"] as const;
/** Who cancelled an appointment: a guardian by withdrawing, or the erasing of the account. */
export type CancelledBy = (typeof cancelledBy)[number];

/** What a mail tells, as it was when it was promised: later changes have mails of their own, which take its place. */
export const appointmentFactsSchema = z.object({
	news: z.enum(appointmentNews),
	reader: z.enum(["student", "guardian", "researcher"]),
	/** The student's first name. */
	student: z.string(),
	/** The student's zone. */
	zone: zoneSchema,
	id: z.string(),
	researcherId: z.string(),
	startsAt: instantSchema,
	endsAt: instantSchema,
	duration: durationSchema,
	/** What was paid. */
	amountCents: centsSchema,
	meetingUrl: z.string(),
	sequence: z.int(),
	/** Where it began before it was moved. */
	before: z.nullable(instantSchema),
	/** Whether the price comes back, of what is cancelled; `none`: it was too late, `withheld`: as an operator decided. */
	refund: z.nullable(z.enum(["all", "none", "withheld"])),
	/** Who cancelled it. */
	by: z.optional(z.enum(cancelledBy)),
	/** An operator gave it another time: cancelling brings the price back until it begins. */
	isMovedByOperator: z.optional(z.boolean()),
	/** The payment whose receipt comes with the booking. */
	paymentId: z.optional(z.string()),
});
/** What a mail about an appointment is written from. */
export type AppointmentFacts = z.infer<typeof appointmentFactsSchema>;
