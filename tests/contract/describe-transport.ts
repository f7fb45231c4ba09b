import { beforeEach, describe, expect, it } from "vitest";
import { describeCirclePromises } from "./circle-promises.ts";
import { describeConsultationPromises } from "./consultation-promises.ts";
import { describeFigurePromises } from "./figure-promises.ts";
import { describePremiumPromises } from "./premium-promises.ts";
import type { Stage } from "./stage.ts";
import { describeVisitorPromises } from "./visitor-promises.ts";

/** The behaviour of both editions, tested on one. `createStage` returns a new one without accounts. */
export const describeTransport = (name: string, createStage: () => Promise<Stage>): void => {
	describe(`the edition "${name}"`, () => {
		let stage: Stage;
		beforeEach(async () => {
			stage = await createStage();
		});

		it("routes of real accounts answer only where accounts are real", async () => {
			const profile = await stage.call("GET /api/account/profile", {});
			const saved = await stage.call("GET /api/saved-careers", {});
			expect(profile).toEqual({
				ok: false,
				code: stage.isReal ? "account.sign_in_required" : "request.not_found",
			});
			expect(saved.ok).toBe(stage.isReal);
		});

		describeVisitorPromises(() => stage);
		describeFigurePromises(() => stage);
		describePremiumPromises(() => stage);
		describeConsultationPromises(() => stage);
		describeCirclePromises(() => stage);
	});
};
