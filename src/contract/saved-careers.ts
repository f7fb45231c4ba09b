import * as z from "zod/mini";
import type { CareerId } from "#domain/careers/career-id.ts";
import { careerIdSchema } from "#domain/careers/career-id-schema.ts";
import { instantSchema } from "#domain/shared/moment-schema.ts";
import type { Outcome, Unobserve } from "./problem.ts";

/** A career somebody marked to come back to. */
export const savedCareerSchema = z.object({ careerId: careerIdSchema, savedAt: instantSchema });
export type SavedCareer = z.infer<typeof savedCareerSchema>;

/** Careers to come back to: an account's, or a guest's in this browser. */
export interface SavedCareersBackend {
	/** Latest first. */
	list(): Promise<CareerId[]>;
	/** Saving what is saved changes nothing. */
	save(careerId: CareerId): Outcome<null, "careers.unknown">;
	unsave(careerId: CareerId): Outcome<null, "careers.unknown">;
	/** Calls `listener` once with the present list and again at every change, in other tabs too. */
	observe(listener: (careerIds: readonly CareerId[]) => void): Unobserve;
}
