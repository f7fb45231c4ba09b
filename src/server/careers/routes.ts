import { routes } from "#contract/routes.ts";
import { success } from "#domain/shared/result.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Feature } from "#server/platform/feature.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import { presentSavedCareers } from "./present.ts";
import { saveCareers, savedCareersOf, unsaveCareer } from "./store.ts";

export interface CareersDependencies {
	readonly database: Pick<Database, "queries">;
}

const careerRoutes = ({ database }: CareersDependencies): RouteHandler[] => [
	implementRoute(routes.savedCareers, async ({ session }) => {
		const rows = await savedCareersOf(database.queries(), session.accountId);
		return success({ saved: presentSavedCareers(rows) });
	}),

	implementRoute(routes.saveCareer, async ({ session, params, now }) => {
		await saveCareers(database.queries(), session.accountId, [params.careerId], now);
		return success(null);
	}),

	implementRoute(routes.unsaveCareer, async ({ session, params }) => {
		await unsaveCareer(database.queries(), session.accountId, params.careerId);
		return success(null);
	}),
];

/** Saved careers. */
export const createCareers = (dependencies: CareersDependencies): Feature => ({
	routes: careerRoutes(dependencies),
	jobs: [],
});
