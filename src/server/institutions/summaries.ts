import { routes } from "#contract/routes.ts";
import { isSummaryMailed } from "#domain/institutions/shown-summary.ts";
import { toInstant, toInstantOrNull } from "#domain/shared/instant.ts";
import { failure, success } from "#domain/shared/result.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Database } from "#server/platform/db/database.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import type { JobDefinition } from "#server/platform/jobs/jobs.ts";
import type { InstitutionMails } from "./mail.ts";
import { lockRecipient } from "./store.ts";
import {
	counsellorsOf,
	deleteEndedSummaries,
	deleteSummary,
	lockMember,
	setSummaryMail,
	storeSummary,
	summariesOf,
	summariesSeenBy,
} from "./summary-store.ts";

/** Routes by which a pupil shows a counsellor a summary and takes it back, and the counsellor reads it. */
export const summaryRoutes = ({
	database,
	mailer,
}: {
	readonly database: Pick<Database, "queries" | "transaction">;
	readonly mailer: InstitutionMails;
}): RouteHandler[] => [
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
			// Locked, so that nothing is shown to a member whose role ends at the same moment, and two pupils cause one mail.
			const member = await lockMember(transaction, counsellorId);
			const own = await counsellorsOf(transaction, accountId);
			if (member === undefined || !own.some(({ id }) => id === counsellorId))
				return failure("request.not_found");
			const shown = { studentId: accountId, memberId: counsellorId, ...body };
			const endsAt = await storeSummary(transaction, shown, now);
			await recordEvent(transaction, { event: "summary_shown", accountId, at: now });
			if (isSummaryMailed(toInstantOrNull(member.summaryMailAt), toInstant(now))) {
				const recipient = await lockRecipient(transaction, member.accountId);
				const mail = { kind: "institutionSummaries", facts: {} } as const;
				if (recipient !== undefined) await mailer.enqueue(transaction, { ...mail, ...recipient }, now);
				await setSummaryMail(transaction, member.accountId, now);
			}
			return success({ endsAt });
		}),
	),

	implementRoute(routes.hideSummary, async ({ session, params: { counsellorId }, now }) =>
		database.transaction(async (transaction) => {
			await deleteSummary(transaction, session.accountId, counsellorId);
			await recordEvent(transaction, { event: "summary_hidden", accountId: session.accountId, at: now });
			return success(null);
		}),
	),

	implementRoute(routes.shownSummaries, async ({ session, now }) => {
		const summaries = await summariesSeenBy(database.queries(), session.accountId, now);
		await setSummaryMail(database.queries(), session.accountId, null);
		return success({ summaries });
	}),
];

/** Deletes the summaries whose time is over, every hour. */
export const summaryHousekeeping = (
	{ queries }: Pick<Database, "queries">,
	now: () => Date,
): JobDefinition => ({
	name: "shown-summaries",
	every: "29 * * * *",
	isFinal: true,
	handle: async () => deleteEndedSummaries(queries(), now()),
});
