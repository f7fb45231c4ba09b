import type { Feature } from "#server/platform/feature.ts";
import { bindRecommendationRoutes } from "./routes.ts";

/** Careers that are recommended, with their reasons. */
export const createRecommendations = (
	dependencies: Parameters<typeof bindRecommendationRoutes>[0],
): Feature => ({ routes: bindRecommendationRoutes(dependencies), jobs: [] });
