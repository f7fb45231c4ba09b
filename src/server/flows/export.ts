import type { AccountExport } from "#contract/account-export.ts";
import { exportAccount } from "#server/features/account/own-data.ts";
import { presentSavedCareers } from "#server/features/careers/present.ts";
import { savedCareersOf } from "#server/features/careers/store.ts";
import { presentCompletions } from "#server/features/quest/present.ts";
import { activeDaysOf, completionsOf } from "#server/features/quest/store.ts";
import { presentAttempt } from "#server/features/quiz/present.ts";
import { attemptsOf } from "#server/features/quiz/store.ts";
import { exportBilling } from "#server/features/subscription/export.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { exportAppointments } from "./appointments/own-data.ts";
import { mergesOf } from "./guest-merge/store.ts";

/** Everything that any room keeps of an account, as one document. */
export async function collectEverything(
	queries: Queries,
	accountId: string,
	now: Date,
): Promise<AccountExport> {
	const merges = await mergesOf(queries, accountId);
	return {
		exportedAt: now.toISOString(),
		...(await exportAccount(queries, accountId, now)),
		...(await exportBilling(queries, accountId)),
		appointments: await exportAppointments(queries, accountId, now),
		quizAttempts: (await attemptsOf(queries, accountId)).map(presentAttempt),
		savedCareers: presentSavedCareers(await savedCareersOf(queries, accountId)),
		questCompletions: presentCompletions(await completionsOf(queries, accountId)),
		questActiveDays: await activeDaysOf(queries, accountId),
		guestMerges: merges.map(({ mergeId, mergedAt }) => ({ mergeId, mergedAt: mergedAt.toISOString() })),
	};
}
