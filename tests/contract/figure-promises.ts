import { describe, expect, it } from "vitest";
import {
	parentDashboardSchema,
	studentDashboardSchema,
	teacherDashboardSchema,
} from "#contract/dashboard.ts";
import { questOverviewSchema } from "#contract/quest.ts";
import type { Stage } from "./stage.ts";

/** What is promised of the quest, the dashboards and the contact form. */
export const describeFigurePromises = (stage: () => Stage): void => {
	describe("quest", () => {
		it("gives an overview of five domains and six badges", async () => {
			const overview = await stage().backend.quest.overview();
			expect(questOverviewSchema.parse(overview)).toEqual(overview);
			expect(overview.domains.map(({ key }) => key)).toEqual([
				"biology",
				"chemistry",
				"physics",
				"space",
				"computer",
			]);
			expect(overview.badges).toHaveLength(6);
			const earned = overview.badges.filter(({ earnedAt }) => earnedAt !== null);
			expect(earned).toHaveLength(overview.stats.totalBadges);
		});

		it("awards experience for a finished game", async () => {
			const finished = await stage().backend.quest.completeGame("dna-detective", [0, 0]);
			expect(finished.ok && finished.value.xp).toBeGreaterThan(0);
		});

		it.each([[[0]], [[0, 4]], [[0, -1]], [[0, 0.5]], [[0, 0, 0]]])(
			"refuses the answers %j to two questions of four options",
			async (given) => {
				expect(await stage().backend.quest.completeGame("dna-detective", given)).toEqual({
					ok: false,
					code: "quest.answers_incomplete",
				});
			},
		);

		it("knows its games", async () => {
			const unknown = "constructor" as "dna-detective";
			expect(await stage().backend.quest.completeGame(unknown, [])).toEqual({
				ok: false,
				code: "quest.game_unknown",
			});
		});
	});

	it("gives three dashboards to anyone, as samples to a stranger", async () => {
		const { dashboard } = stage().backend;
		const [student, teacher, parent] = [
			await dashboard.student(),
			await dashboard.teacher(),
			await dashboard.parent(),
		];
		expect(studentDashboardSchema.parse(student)).toEqual(student);
		expect(teacherDashboardSchema.parse(teacher)).toEqual(teacher);
		expect(parentDashboardSchema.parse(parent)).toEqual(parent);
		expect([student, teacher, parent].every(({ sample }) => sample)).toBe(true);
		expect(student).toMatchObject({ quizzesCompleted: 3, savedCareers: 5 });
		expect(student.activities).toHaveLength(3);
		expect(teacher.activeStudents).toBe(24);
		expect(teacher.interests.map(({ percent }) => percent)).toEqual([32, 28, 20]);
		expect(parent.interests.map(({ level }) => level)).toEqual(["high", "medium", "high"]);
	});

	it("takes a contact message when it is complete", async () => {
		const email = "ada@example.org";
		const { contact } = stage().backend;
		const message = { name: "Ada", email, message: "How do I print my results?" };
		expect(await contact.send(message, "en")).toEqual({ ok: true, value: null });
		expect(await contact.send({ ...message, message: " " }, "en")).toEqual({
			ok: false,
			code: "forms.required",
		});
		expect(await contact.send({ ...message, email: "ada" }, "en")).toEqual({
			ok: false,
			code: "forms.email_invalid",
		});
	});
};
