import * as z from "zod/mini";
import { careerIdSchema } from "#domain/careers/career-id-schema.ts";
import { instantSchema } from "#domain/shared/moment-schema.ts";

/** A career somebody marked to come back to. */
export const savedCareerSchema = z.object({ careerId: careerIdSchema, savedAt: instantSchema });
export type SavedCareer = z.infer<typeof savedCareerSchema>;
