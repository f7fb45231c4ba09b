import type { AccountExport } from "#contract/personal-data.ts";
import { toInstant } from "#domain/shared/instant.ts";
import type { Exporting } from "#server/account/dependencies.ts";
import { exportAccount } from "#server/account/export.ts";
import { exportBilling } from "#server/billing/export.ts";
import { presentSavedCareers } from "#server/careers/present.ts";
import { savedCareersOf } from "#server/careers/store.ts";
import { presentEvery } from "#server/circles/present-own.ts";
import { exportClasses } from "#server/classes/export.ts";
import { exportAppointments, exportReports } from "#server/consultations/export.ts";
import { presentMessages } from "#server/contact/present.ts";
import { messagesOf } from "#server/contact/store.ts";
import { exportFamilies } from "#server/families/export.ts";
import { exportInstitutions } from "#server/institutions/present.ts";
import { presentNewsletterSignup } from "#server/newsletter/present.ts";
import { newsletterSignupOf } from "#server/newsletter/store.ts";
import type { Queries } from "#server/platform/db/queries.ts";
import { presentCompletions, presentPlays, presentUnderstood } from "#server/quest/present.ts";
import { activeDaysOf, completionsOf, playsOf, understoodOf } from "#server/quest/store.ts";
import { presentAttempt, presentEarlierQuiz } from "#server/quiz/present.ts";
import { attemptsOf, earlierQuizzesOf } from "#server/quiz/store.ts";
import { mergesOf } from "./guest-merge/store.ts";

/** Everything that any feature stores about an account, as one document. */
export async function collectEverything(
	queries: Queries,
	exporting: Exporting,
	now: Date,
): Promise<AccountExport> {
	const { accountId } = exporting;
	const merges = await mergesOf(queries, accountId);
	const own = await exportAccount(queries, exporting, now);
	// Anyone may sign up with any address: data stored under it belongs to its owner once it is confirmed.
	const email = own.profile.emailVerified ? own.profile.email : null;
	return {
		exportedAt: toInstant(now),
		...own,
		...(await exportBilling(queries, accountId)),
		appointments: await exportAppointments(queries, accountId, now),
		circles: await presentEvery(queries, accountId, now),
		problemReports: await exportReports(queries, accountId),
		quizAttempts: (await attemptsOf(queries, accountId)).map(presentAttempt),
		earlierQuizzes: (await earlierQuizzesOf(queries, accountId)).map(presentEarlierQuiz),
		savedCareers: presentSavedCareers(await savedCareersOf(queries, accountId)),
		questCompletions: presentCompletions(await completionsOf(queries, accountId)),
		questUnderstood: presentUnderstood(await understoodOf(queries, accountId)),
		questActiveDays: await activeDaysOf(queries, accountId),
		questPlays: presentPlays(await playsOf(queries, accountId)),
		contactMessages: presentMessages(await messagesOf(queries, accountId, email)),
		...(await exportClasses(queries, accountId, now)),
		...(await exportFamilies(queries, accountId)),
		...(await exportInstitutions(queries, accountId, now)),
		updates: presentNewsletterSignup(await newsletterSignupOf(queries, accountId, email)),
		guestMerges: merges.map(({ mergeId, mergedAt }) => ({ mergeId, mergedAt: toInstant(mergedAt) })),
	};
}
