import * as z from "zod/mini";
import { interestLevels } from "#domain/careers/interest-level.ts";
import { categoryKeySchema } from "./careers.ts";
import { declareRoute } from "./route.ts";
import { countSchema, instantSchema } from "./shared.ts";

/** `sample` says that the figures are nobody's; the screen labels them so. */
const sample = z.boolean();

/** What somebody did last; the screen finds the words of the career or game named by `about`. */
export const activitySchema = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("quiz_completed"), at: instantSchema }),
	z.object({ kind: z.literal("career_saved"), about: z.string(), at: instantSchema }),
	z.object({ kind: z.literal("game_completed"), about: z.string(), at: instantSchema }),
]);
export type Activity = z.infer<typeof activitySchema>;

export const studentDashboardSchema = z.object({
	sample,
	/** Strongest first. */
	interests: z.array(categoryKeySchema),
	quizzesCompleted: countSchema,
	savedCareers: countSchema,
	/** Latest first. */
	activities: z.array(activitySchema),
});
export type StudentDashboard = z.infer<typeof studentDashboardSchema>;

export const teacherDashboardSchema = z.object({
	sample,
	activeStudents: countSchema,
	/** Whole percentages of the class, largest first. */
	interests: z.array(z.object({ category: categoryKeySchema, percent: z.int().check(z.gte(0), z.lte(100)) })),
});
export type TeacherDashboard = z.infer<typeof teacherDashboardSchema>;

export const parentDashboardSchema = z.object({
	sample,
	interests: z.array(z.object({ category: categoryKeySchema, level: z.enum(interestLevels) })),
});
export type ParentDashboard = z.infer<typeof parentDashboardSchema>;

/** The three tabs, open to anyone: whoever has no figures of their own there sees samples. */
export interface DashboardBackend {
	student(): Promise<StudentDashboard>;
	teacher(): Promise<TeacherDashboard>;
	parent(): Promise<ParentDashboard>;
}

/** The figures of whoever asks. */
export const dashboardRoutes = {
	studentDashboard: declareRoute({
		method: "GET",
		path: "/api/dashboard/student",
		access: "student",
		response: studentDashboardSchema,
	}),
};
