import type { AccountExport } from "#contract/account-export.ts";
import { exportAccount } from "#server/features/account/own-data.ts";
import type { Queries } from "#server/platform/db/queries.ts";

/** Everything that any room keeps of an account, as one document. */
export async function collectEverything(
	queries: Queries,
	accountId: string,
	now: Date,
): Promise<AccountExport> {
	return {
		exportedAt: now.toISOString(),
		...(await exportAccount(queries, accountId, now)),
		quizAttempts: [],
		savedCareers: [],
		questCompletions: [],
		questActiveDays: [],
		guestMerges: [],
	};
}
