import { routes } from "#contract/routes.ts";
import { failure, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Database } from "#server/platform/db/database.ts";
import { eq } from "#server/platform/db/drizzle.ts";
import { institutionTeacher } from "#server/platform/db/schema/institutions.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import type { JobDefinition } from "#server/platform/jobs/jobs.ts";
import {
	counsellorsOf,
	deleteEndedSummaries,
	deleteSummary,
	storeSummary,
	summariesOf,
	summariesSeenBy,
} from "./summary-store.ts";

/** Routes by which a pupil shows a counsellor a summary and takes it back, and the counsellor reads it. */
export const summaryRoutes = (database: Pick<Database, "queries" | "transaction">): RouteHandler[] => [
	implementRoute(routes.counsellors, async ({ session, now }) => {
		const queries = database.queries();
		return success({
			counsellors: await counsellorsOf(queries, session.accountId),
			shown: await summariesOf(queries, session.accountId, now),
		});
	}),

	implementRoute(routes.showSummary, async ({ session, params: { counsellorId }, body, now }) =>
		database.transaction(async (transaction) => {
			const { accountId } = session;
			// Locked, so that nothing is shown to a member whose role ends at the same moment.
			await transaction
				.select({ id: institutionTeacher.id })
				.from(institutionTeacher)
				.where(eq(institutionTeacher.id, counsellorId))
				.for("share");
			const own = await counsellorsOf(transaction, accountId);
			if (!own.some(({ id }) => id === counsellorId)) return failure("request.not_found");
			const shown = { studentId: accountId, memberId: counsellorId, ...body };
			const endsAt = await storeSummary(transaction, shown, now);
			await recordEvent(transaction, "summary_shown", accountId, now);
			return success({ endsAt });
		}),
	),

	implementRoute(routes.hideSummary, async ({ session, params: { counsellorId }, now }) =>
		database.transaction(async (transaction) => {
			await deleteSummary(transaction, session.accountId, counsellorId);
			await recordEvent(transaction, "summary_hidden", session.accountId, now);
			return success(null);
		}),
	),

	implementRoute(routes.shownSummaries, async ({ session, now }) =>
		success({ summaries: await summariesSeenBy(database.queries(), session.accountId, now) }),
	),
];

/** Deletes the summaries whose time is over, every hour. */
export const summaryHousekeeping = (
	{ queries }: Pick<Database, "queries">,
	now: () => Date,
): JobDefinition => ({
	name: "shown-summaries",
	every: "29 * * * *",
	handle: async () => deleteEndedSummaries(queries(), now()),
});
