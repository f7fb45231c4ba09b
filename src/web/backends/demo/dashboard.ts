import type { DashboardBackend } from "#contract/dashboard.ts";
import { addMinutes } from "#domain/shared/elapsed.ts";
import type { DemoWorld } from "./world.ts";

const minutesPerDay = 24 * 60;

/** The specification's sample figures. They are nobody's and are labelled so. */
export const demoDashboard = (world: Pick<DemoWorld, "now">): DashboardBackend => {
	const daysAgo = (days: number) => addMinutes(world.now(), -days * minutesPerDay);
	return {
		student: async () => ({
			sample: true,
			interests: ["biology", "environmental", "computer"],
			quizzesCompleted: 3,
			savedCareers: 5,
			activities: [
				{ kind: "quiz_completed", at: daysAgo(1) },
				{ kind: "career_saved", about: "marine-biologist", at: daysAgo(3) },
				{ kind: "game_completed", about: "plant-outbreak", at: daysAgo(6) },
			],
		}),
		teacher: async () => ({
			sample: true,
			activeStudents: 24,
			interests: [
				{ category: "biology", percent: 32 },
				{ category: "computer", percent: 28 },
				{ category: "engineering", percent: 20 },
			],
		}),
		parent: async () => ({
			sample: true,
			interests: [
				{ category: "biology", level: "high" },
				{ category: "chemistry", level: "medium" },
				{ category: "computer", level: "high" },
			],
		}),
	};
};
