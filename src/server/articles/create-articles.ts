import type { Feature } from "#server/platform/feature.ts";
import { type ArticlesDependencies, resourceRoutes } from "./routes.ts";

/** Texts of the premium plan. */
export const createArticles = (dependencies: ArticlesDependencies): Feature => ({
	routes: resourceRoutes(dependencies),
	jobs: [],
});
