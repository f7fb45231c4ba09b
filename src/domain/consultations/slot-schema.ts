import * as z from "zod/mini";
import { instantSchema } from "../shared/moment-schema.ts";
import { durationSchema } from "./duration-schema.ts";

/** A time offered by a researcher and the lengths that still fit there; none is left when it is taken. */
export const slotSchema = z.object({ startsAt: instantSchema, durations: z.array(durationSchema) });
export type Slot = z.infer<typeof slotSchema>;
