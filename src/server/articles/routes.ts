import { routes } from "#contract/routes.ts";
import { failure, success } from "#domain/shared/result.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import type { Feature } from "#server/platform/feature.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import { presentArticleCard } from "./present.ts";

export interface ArticlesDependencies {
	readonly database: Pick<Database, "queries">;
	/** Whether an account has the premium plan. */
	readonly isPremium: (queries: Queries, accountId: string, now: Date) => Promise<boolean>;
}

/** Loaded with the first request. */
const resources = async () => (await import("#content/articles/resources.ts")).exclusiveResources;

const articleRoutes = ({ database, isPremium }: ArticlesDependencies): RouteHandler[] => [
	implementRoute(routes.resources, async ({ params: { locale } }) => {
		const list = await resources();
		return success({ resources: list.map(({ id, page }) => presentArticleCard(id, page[locale])) });
	}),

	implementRoute(routes.resource, async ({ params: { locale, resourceId }, session, now }) => {
		const found = (await resources()).find(({ id }) => id === resourceId);
		if (found === undefined) return failure("resources.unknown");
		if (!(await isPremium(database.queries(), session.accountId, now))) {
			return failure("subscription.premium_required");
		}
		return success({ id: found.id, page: found.page[locale] });
	}),
];

/** Guides of the premium plan: titles for everyone, texts for members. */
export const createArticles = (dependencies: ArticlesDependencies): Feature => ({
	routes: articleRoutes(dependencies),
	jobs: [],
});
