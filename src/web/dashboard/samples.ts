import type { StudentDashboard } from "#contract/dashboard.ts";
import type { CategoryKey } from "#domain/careers/category.ts";
import type { InterestLevel } from "#domain/careers/interest-level.ts";
import { addMinutes } from "#domain/shared/elapsed.ts";
import type { Instant } from "#domain/shared/instant.ts";
import { minutesPerDay } from "#domain/shared/units.ts";

/** The specification's sample figures of a student. They belong to no person, and the screen says so. */
export const sampleStudent = (now: Instant): StudentDashboard => {
	const daysAgo = (days: number) => addMinutes(now, -days * minutesPerDay);
	return {
		sample: true,
		interests: ["biology", "environmental", "computer"],
		quizzesCompleted: 3,
		savedCareers: 5,
		activities: [
			{ kind: "quiz_completed", at: daysAgo(1) },
			{ kind: "career_saved", about: "marine-biologist", at: daysAgo(3) },
			{ kind: "game_completed", about: "plant-outbreak", at: daysAgo(6) },
		],
	};
};

interface ClassDashboard {
	readonly activeStudents: number;
	/** Whole percentages of the class, largest first. */
	readonly interests: readonly { readonly category: CategoryKey; readonly percent: number }[];
}

export const sampleTeacher: ClassDashboard = {
	activeStudents: 24,
	interests: [
		{ category: "biology", percent: 32 },
		{ category: "computer", percent: 28 },
		{ category: "engineering", percent: 20 },
	],
};

/** Three classes like the teacher's, for visitors of the institution's tab. */
export const sampleInstitution = {
	classes: 3,
	pupils: 3 * sampleTeacher.activeStudents,
	interests: sampleTeacher.interests,
};

interface ChildDashboard {
	readonly interests: readonly { readonly category: CategoryKey; readonly level: InterestLevel }[];
}

export const sampleParent: ChildDashboard = {
	interests: [
		{ category: "biology", level: "high" },
		{ category: "chemistry", level: "medium" },
		{ category: "computer", level: "high" },
	],
};
