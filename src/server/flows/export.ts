import type { AccountExport } from "#contract/account-export.ts";
import { exportAppointments } from "#server/consultations/own-data.ts";
import { exportAccount } from "#server/features/account/own-data.ts";
import type { Exporting } from "#server/features/account/parts.ts";
import { presentSavedCareers } from "#server/features/careers/present.ts";
import { savedCareersOf } from "#server/features/careers/store.ts";
import { presentMessages } from "#server/features/contact/present.ts";
import { messagesOf } from "#server/features/contact/store.ts";
import { presentCompletions } from "#server/features/quest/present.ts";
import { activeDaysOf, completionsOf } from "#server/features/quest/store.ts";
import { presentAttempt } from "#server/features/quiz/present.ts";
import { attemptsOf } from "#server/features/quiz/store.ts";
import { exportBilling } from "#server/features/subscription/export.ts";
import { presentSubscription } from "#server/features/updates/present.ts";
import { subscriptionOf } from "#server/features/updates/store.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { mergesOf } from "./guest-merge/store.ts";

/** Everything that any room keeps of an account, as one document. */
export async function collectEverything(
	queries: Queries,
	exporting: Exporting,
	now: Date,
): Promise<AccountExport> {
	const { accountId } = exporting;
	const merges = await mergesOf(queries, accountId);
	const own = await exportAccount(queries, exporting, now);
	// Anybody may sign up with any address: what was written under it is its owner's once it is confirmed.
	const email = own.profile.emailVerified ? own.profile.email : null;
	return {
		exportedAt: now.toISOString(),
		...own,
		...(await exportBilling(queries, accountId)),
		appointments: await exportAppointments(queries, accountId, now),
		quizAttempts: (await attemptsOf(queries, accountId)).map(presentAttempt),
		savedCareers: presentSavedCareers(await savedCareersOf(queries, accountId)),
		questCompletions: presentCompletions(await completionsOf(queries, accountId)),
		questActiveDays: await activeDaysOf(queries, accountId),
		contactMessages: presentMessages(await messagesOf(queries, accountId, email)),
		updates: presentSubscription(await subscriptionOf(queries, accountId, email)),
		guestMerges: merges.map(({ mergeId, mergedAt }) => ({ mergeId, mergedAt: mergedAt.toISOString() })),
	};
}
