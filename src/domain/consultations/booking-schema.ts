import * as z from "zod/mini";
import { instantSchema } from "../shared/moment-schema.ts";
import { durationSchema } from "./duration-schema.ts";

/** What a person asks to book. Null stands for what is not chosen yet. */
export const bookingRequestSchema = z.object({
	researcherId: z.nullable(z.string()),
	startsAt: z.nullable(instantSchema),
	duration: durationSchema,
});
export type BookingRequest = z.infer<typeof bookingRequestSchema>;
