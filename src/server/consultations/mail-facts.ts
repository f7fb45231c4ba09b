import * as z from "zod/mini";
import { durationSchema } from "#contract/consultations.ts";
import { centsSchema, instantSchema, zoneSchema } from "#contract/shared.ts";
import { reminderKinds } from "#domain/consultations/appointment.ts";

/** The appointment events that are mailed. */
export const appointmentNews = ["booked", "moved", "cancelled", ...reminderKinds] as const;
/** The content of a mail about an appointment. */
export type AppointmentNews = (typeof appointmentNews)[number];

/** The party or reason of a cancellation, where a mail can name it. */
export const cancelledBy = [
	"student",
	"researcher",
	"operator",
	"guardian",
	"erasure",
	"declined",
	"expired",
] as const;
/**
 * The party that cancelled: a guardian by withdrawing, the erasure of the account, or a student who declined other times or
 * did not answer.
 */
export type CancelledBy = (typeof cancelledBy)[number];

/**
 * The facts as they were when the mail was enqueued: later changes have mails of their own, which replace it.
 */
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
	/** The amount that was paid. */
	amountCents: centsSchema,
	sequence: z.int(),
	/** The start before the move. */
	before: z.nullable(instantSchema),
	/** The refund of a cancellation; `none`: it was too late, `withheld`: an operator decided so. */
	refund: z.nullable(z.enum(["all", "none", "withheld"])),
	/** The party that cancelled. */
	by: z.optional(z.enum(cancelledBy)),
	/** The topic in the student's words. */
	topic: z.optional(z.string()),
	/** An operator's or a researcher's reason for the cancellation. */
	reason: z.optional(z.string()),
	/** Whether an operator moved it: then cancelling refunds the price until it starts. */
	isMovedByOperator: z.optional(z.boolean()),
	/** The payment whose receipt the mail prints. */
	paymentId: z.optional(z.string()),
});
/** The facts of a mail about an appointment. */
export type AppointmentFacts = z.infer<typeof appointmentFactsSchema>;
