import { beforeEach, describe, expect, it } from "vitest";
import { capabilitiesSchema } from "#contract/capabilities.ts";
import { describeConsultationPromises } from "./consultation-promises.ts";
import { describeFigurePromises } from "./figure-promises.ts";
import { describePremiumPromises } from "./premium-promises.ts";
import type { Stage } from "./stage.ts";
import { describeVisitorPromises } from "./visitor-promises.ts";

/** What every backend promises, proved on one. `createStage` gives a fresh backend with nobody there. */
export const describeBackendContract = (name: string, createStage: () => Promise<Stage>): void => {
	describe(`the backend "${name}"`, () => {
		let stage: Stage;
		beforeEach(async () => {
			stage = await createStage();
		});

		it("says what is possible", () => {
			expect(capabilitiesSchema.parse(stage.backend.capabilities)).toEqual(stage.backend.capabilities);
		});

		it("has a part exactly where it says that something is possible", async () => {
			const { capabilities, ownAccount } = stage.backend;
			expect(ownAccount !== null).toBe(capabilities.accountPage);
			const saved = await stage.call("GET /api/saved-careers", {});
			expect(saved.ok).toBe(capabilities.savedCareers);
		});

		describeVisitorPromises(() => stage);
		describeFigurePromises(() => stage);
		describePremiumPromises(() => stage);
		describeConsultationPromises(() => stage);
	});
};
