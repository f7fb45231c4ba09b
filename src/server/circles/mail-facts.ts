import * as z from "zod/mini";
import { centsSchema, instantSchema, zoneSchema } from "#contract/shared.ts";

/**
 * The news about a circle for a participant and a guardian. `left`: the seat was given back; `changed`: time, host or
 * subject.
 */
export const participantNews = [
	"seated",
	"offered",
	"offer_ended",
	"changed",
	"cancelled",
	"left",
	"day",
	"hour",
] as const;
/** The news for host and researcher. `replaced`: someone else is the host now. */
export const leaderNews = ["planned", "changed", "cancelled", "replaced", "day", "hour"] as const;

/** The cause of a cancellation or of a seat given back, where a mail can name it. */
export const circleEndedBy = ["student", "operator", "host_missing", "guardian", "erasure"] as const;
export type CircleEndedBy = (typeof circleEndedBy)[number];

const common = {
	circleId: z.string(),
	startsAt: instantSchema,
	endsAt: instantSchema,
	sequence: z.int(),
	/** The start before the change, where it has another one. */
	before: z.nullable(instantSchema),
	by: z.optional(z.enum(circleEndedBy)),
	/** An operator's reason for the cancellation. */
	reason: z.optional(z.string()),
};

/** The facts of a mail about a circle, as they were when it was enqueued: later changes have mails of their own. */
export const circleFactsSchema = z.discriminatedUnion("reader", [
	z.object({
		...common,
		reader: z.enum(["student", "guardian"]),
		news: z.enum(participantNews),
		participantId: z.string(),
		/** The student's first name. */
		student: z.string(),
		/** The student's zone. */
		zone: zoneSchema,
		amountCents: centsSchema,
		/** The refund of a paid seat; null where none was paid for. */
		refund: z.nullable(z.enum(["all", "none"])),
		offerEndsAt: z.nullable(instantSchema),
		/** The payment whose receipt the mail prints. */
		paymentId: z.optional(z.string()),
	}),
	z.object({ ...common, reader: z.enum(["host", "researcher"]), news: z.enum(leaderNews), name: z.string() }),
]);
export type CircleMailFacts = z.infer<typeof circleFactsSchema>;
/** The facts of a mail to a participant or a guardian. */
export type ParticipantFacts = Extract<CircleMailFacts, { reader: "student" | "guardian" }>;
/** The facts of a mail to a host or a researcher. */
export type LeaderFacts = Extract<CircleMailFacts, { reader: "host" | "researcher" }>;
