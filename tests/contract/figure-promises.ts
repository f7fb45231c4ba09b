import { describe, expect, it } from "vitest";
import { questOverviewSchema } from "#contract/quest.ts";
import { badgeIds } from "#domain/quest/badge-id.ts";
import type { Stage } from "./stage.ts";
import { work } from "./work.ts";

/** The behaviour of the quest and the contact form in both editions. */
export const describeFigurePromises = (stage: () => Stage): void => {
	describe("quest", () => {
		it("the overview has five domains and every badge", async () => {
			const overview = await work(stage().call).quest();
			expect(questOverviewSchema.parse(overview)).toEqual(overview);
			expect(overview.domains.map(({ key }) => key)).toEqual([
				"biology",
				"chemistry",
				"physics",
				"space",
				"computer",
			]);
			expect(overview.badges.map(({ id }) => id)).toEqual(badgeIds);
			const earned = overview.badges.filter(({ earnedAt }) => earnedAt !== null);
			expect(earned).toHaveLength(overview.stats.totalBadges);
		});

		it("a finished game awards experience", async () => {
			const finished = await work(stage().call).completeGame("dna-detective", [0, 0]);
			expect(finished.ok && finished.value.xp).toBeGreaterThan(0);
		});

		it.each([[[0]], [[0, 4]], [[0, -1]], [[0, 0.5]], [[0, 0, 0]]])(
			"the answers %j to two questions of four options are refused",
			async (given) => {
				expect(await work(stage().call).completeGame("dna-detective", given)).toEqual({
					ok: false,
					code: "quest.answers_incomplete",
				});
			},
		);

		it("an unknown game is refused", async () => {
			const unknown = "constructor" as "dna-detective";
			expect(await work(stage().call).completeGame(unknown, [])).toEqual({
				ok: false,
				code: "quest.game_unknown",
			});
		});
	});

	it("a complete contact message is accepted", async () => {
		const { contact } = work(stage().call);
		expect(await contact("How do I print my results?")).toEqual({ ok: true, value: null });
		expect(await contact(" ")).toEqual({ ok: false, code: "forms.required" });
		expect(await contact("How do I print my results?", "ada")).toEqual({
			ok: false,
			code: "forms.email_invalid",
		});
	});
};
