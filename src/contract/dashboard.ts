import * as z from "zod/mini";
import { categoryKeySchema } from "./careers.ts";
import { declareRoute } from "./route.ts";
import { countSchema, instantSchema } from "./shared.ts";

/** `sample`: the figures are sample data, and the screen labels them so. */
const sample = z.boolean();

/** A recent activity; the screen finds the words of the career or game named by `about`. */
export const activitySchema = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("quiz_completed"), at: instantSchema }),
	z.object({ kind: z.literal("career_saved"), about: z.string(), at: instantSchema }),
	z.object({ kind: z.literal("game_completed"), about: z.string(), at: instantSchema }),
]);
/** A recent activity of a student. */
export type Activity = z.infer<typeof activitySchema>;

/** Reads a student's dashboard. */
export const studentDashboardSchema = z.object({
	sample,
	/** Strongest first. */
	interests: z.array(categoryKeySchema),
	quizzesCompleted: countSchema,
	savedCareers: countSchema,
	/** Latest first. */
	activities: z.array(activitySchema),
});
/** A student's dashboard. */
export type StudentDashboard = z.infer<typeof studentDashboardSchema>;

/** The figures of the signed-in account. */
export const dashboardRoutes = {
	studentDashboard: declareRoute({
		method: "GET",
		path: "/api/dashboard/student",
		access: "student",
		response: studentDashboardSchema,
	}),
};
