import { routes } from "#contract/routes.ts";
import { success } from "#domain/shared/result.ts";
import type { Database } from "#server/platform/db/database.ts";
import { type BoundRoute, defineRoute } from "#server/platform/http/define-route.ts";
import { presentSavedCareers } from "./present.ts";
import { saveCareers, savedCareersOf, unsaveCareer } from "./store.ts";

/** What saved careers work with. */
interface CareersParts {
	readonly database: Pick<Database, "queries">;
}

/** Careers that somebody comes back to. Doing again what is done changes nothing. */
export const careersRoutes = ({ database }: CareersParts): BoundRoute[] => [
	defineRoute(routes.savedCareers, async ({ caller }) => {
		const rows = await savedCareersOf(database.queries(), caller.accountId);
		return success({ saved: presentSavedCareers(rows) });
	}),

	defineRoute(routes.saveCareer, async ({ caller, params, now }) => {
		await saveCareers(database.queries(), caller.accountId, [params.careerId], now);
		return success(null);
	}),

	defineRoute(routes.unsaveCareer, async ({ caller, params }) => {
		await unsaveCareer(database.queries(), caller.accountId, params.careerId);
		return success(null);
	}),
];
