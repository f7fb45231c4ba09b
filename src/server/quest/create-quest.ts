import type { Feature } from "#server/platform/feature.ts";
import { bindQuestRoutes, type QuestDependencies } from "./routes.ts";

/** Games that were finished. */
export const createQuest = (dependencies: QuestDependencies): Feature => ({
	routes: bindQuestRoutes(dependencies),
	jobs: [],
});
